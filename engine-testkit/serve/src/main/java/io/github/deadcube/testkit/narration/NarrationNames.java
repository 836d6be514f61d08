package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

record NarrationNames(Setup setup, TextStyle paint) {
    /** {@code A3 Gunner}; {@code A3} if its card has no other name. */
    String name(ModelId model) {
        String name = setup.card(model).name();
        return paint.side(model.side(), name.equals(model.toString()) ? name : model + " " + name);
    }

    String name(Side side) {
        return paint.side(side, side.name());
    }

    String name(Target target) {
        return target.isModel() ? name(target.model().get()) : target.toString();
    }

    /** {@code Dice, Shoot, Shoot}, as the dice are printed. */
    String words(CommandDice dice) {
        Vector<String> titles = CommandFace.ALL.flatMap(face -> Vector.fill(dice.count(face), face::title));
        return titles.isEmpty() ? "none" : titles.mkString(", ");
    }

    /** {@code (SHO-5)}. */
    String cited(RuleId rule) {
        return paint.faint("(" + rule + ")");
    }

    boolean isOrder(RuleId rule) {
        return order(rule).isDefined();
    }

    private Option<SpecialOrder> order(RuleId rule) {
        return setup.ruleset().library().orders().find(order -> order.rule().equals(rule));
    }

    /** The name of a rule in the game: the name of an order or a keyword, or the title in the rulebook. */
    String title(RuleId rule) {
        return order(rule)
                .map(SpecialOrder::name)
                .orElse(() -> setup.ruleset().library().keyword(rule).map(KeywordRule::printed))
                .getOrElse(() -> setup.title(rule));
    }
}
