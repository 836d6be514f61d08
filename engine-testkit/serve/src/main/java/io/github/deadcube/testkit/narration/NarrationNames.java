package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The names of what a story is about: arguments of its sentences. */
record NarrationNames(Setup setup, TextStyle paint) {
    /** {@code A3 Gunner}; {@code A3} if its card has no other name. */
    String name(ModelId model) {
        String name = setup.card(model).name();
        return paint.side(model.side(), name.equals(model.toString()) ? name : model + " " + name);
    }

    String name(Side side) {
        return paint.side(side, side.name());
    }

    /** The name of a model; of another target its words. */
    Object name(Target target) {
        return target.isModel() ? name(target.model().get()) : target;
    }

    /** {@code Dice, Shoot, Shoot}, as the dice are printed. */
    Told words(CommandDice dice) {
        Vector<Told> titles = CommandFace.ALL.flatMap(face -> Vector.fill(dice.count(face), () -> title(face)));
        return titles.isEmpty() ? Sentence.of("none") : Sentence.of("{these}", titles);
    }

    /** {@code Shoot}, as the die is printed. */
    Told title(CommandFace face) {
        return new FaceTitle(face);
    }

    /** {@code (SHO-5)}. */
    String cited(RuleId rule) {
        return paint.faint("(" + rule + ")");
    }

    /** A sentence that stands out, but for the name of a model in it. */
    Told strong(Sentence sentence, String name) {
        return language -> {
            String text = sentence.told(language);
            int at = name.isEmpty() ? -1 : text.indexOf(name);
            if (at < 0) return paint.strong(text);
            return strong(text.substring(0, at)) + name + strong(text.substring(at + name.length()));
        };
    }

    /** A part of a sentence, without the spaces around it. */
    private String strong(String part) {
        String words = part.strip();
        return words.isEmpty() ? part : part.replace(words, paint.strong(words));
    }

    boolean isOrder(RuleId rule) {
        return order(rule).isDefined();
    }

    private Option<SpecialOrder> order(RuleId rule) {
        return setup.ruleset().library().orders().find(order -> order.rule().equals(rule));
    }

    /** The name of a rule in the game: the name of an order or a keyword, or the title in the rulebook. */
    Told title(RuleId rule) {
        Option<String> printed = order(rule)
                .map(SpecialOrder::name)
                .orElse(() -> setup.ruleset().library().keyword(rule).map(KeywordRule::printed));
        return printed.isDefined() ? Sentence.verbatim(printed.get()) : new RuleTitle(rule, setup.title(rule));
    }

    /** The title of a rule of the rulebook, or of one that the game adds, which is the same in each language. */
    private record RuleTitle(RuleId rule, String title) implements Told {
        @Override
        public String told(Language language) {
            return language.text(rule.id(), title);
        }

        @Override
        public String toString() {
            return title;
        }
    }

    private record FaceTitle(CommandFace face) implements Told {
        @Override
        public String told(Language language) {
            return face.titleIn(language);
        }

        @Override
        public String toString() {
            return face.title();
        }
    }
}
