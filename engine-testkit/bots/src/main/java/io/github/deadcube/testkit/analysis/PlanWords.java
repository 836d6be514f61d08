package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A plan in few words: the notations of its choices without repeated models, small answers and the steps between two
 * places: {@code B5 activate, stand up, advance to f5, shoot pistol at A4}.
 */
public record PlanWords(Vector<Choice> plan) implements Told {
    /** What comes later depends on dice that have not fallen. */
    private static final int MOST = 5;
    /** Answers within an action, and the end of an activation. */
    private static final Vector<Class<?>> SMALL = Vector.of(
            Choice.TakeSpot.class,
            Choice.Decline.class,
            Choice.EndActivation.class,
            Choice.EndTurn.class,
            Choice.AddDice.class,
            Choice.Reroll.class,
            Choice.SpendReroll.class,
            Choice.Wield.class,
            Choice.Throw.class);

    /** The model that a choice begins with. */
    private static final Pattern NAMED = Pattern.compile("([AB][0-9]+)[\\u00a0:]* ");

    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }

    @Override
    public String told(Language language) {
        Vector<Part> parts = Vector.empty();
        for (Choice choice : plan) {
            boolean more = parts.nonEmpty();
            if (more && SMALL.contains(choice.getClass())) continue;
            if (choice instanceof Choice.Step step && more)
                parts = parts.init().append(parts.last().to(step.cube()));
            else parts = parts.append(new Part(words(choice), Option.none()));
        }
        return shortened(parts.take(MOST).map(part -> part.told(language))) + (parts.size() > MOST ? " …" : "");
    }

    /** A choice, and the cube where its steps lead. */
    private record Part(Sentence choice, Option<Cube> end) {
        Part to(Cube cube) {
            return new Part(choice, Option.some(cube));
        }

        String told(Language language) {
            return end.map(cube -> Sentence.of("{choice} to {cube}", choice, cube))
                    .getOrElse(choice)
                    .told(language);
        }
    }

    /** The notation of a choice; words where it has only a number, a face or a rule. */
    private static Sentence words(Choice choice) {
        if (choice instanceof Choice.Decline no && no.rule().known())
            return Sentence.of("{model} decline {rule}", no.model(), Sentence.title(no.rule()));
        if (choice instanceof Choice.AddDice add)
            return add.dice() == 0
                    ? Sentence.of("add no dice")
                    : Sentence.of("add {count, plural, one {# die} other {# dice}}", add.dice());
        if (choice instanceof Choice.Reroll again)
            return again.dice() == 0
                    ? Sentence.of("keep all dice")
                    : Sentence.of("roll {count, plural, one {# die} other {# dice}} again", again.dice());
        if (choice instanceof Choice.SpendReroll again)
            return Sentence.of("buy a re-roll with {face}", (Told) again.face()::titleIn);
        return choice.words();
    }

    /** Leaves out the model that the words before have named. */
    private static String shortened(Vector<String> words) {
        String model = "";
        Vector<String> all = Vector.empty();
        for (String text : words) {
            Matcher named = NAMED.matcher(text);
            boolean found = named.lookingAt();
            all = all.append(
                    found && named.group(1).equals(model)
                            ? text.substring(named.end())
                            : text.replace(": " + model + " ", ": "));
            if (found) model = named.group(1);
        }
        return all.mkString(", ");
    }
}
