package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.play.Choice;
import io.vavr.collection.Vector;

/**
 * A plan in few words: the notations of its choices without repeated models, small answers and the steps between two
 * places.
 */
public final class PlanWords {
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

    private PlanWords() {}

    /** {@code B5 activate, stand up, advance to f5, shoot pistol at A4}. */
    public static String words(Vector<Choice> plan) {
        Vector<String> words = Vector.empty();
        for (Choice choice : plan) {
            boolean more = words.nonEmpty();
            if (more && SMALL.contains(choice.getClass())) continue;
            if (choice instanceof Choice.Step step && more) {
                String last = words.last();
                int to = last.indexOf(" to ");
                words = words.init().append((to < 0 ? last : last.substring(0, to)) + " to " + step.cube());
            } else words = words.append(words(choice));
        }
        return shortened(words.take(MOST)) + (words.size() > MOST ? " …" : "");
    }

    /** The notation of a choice; words where it has only a number, a face or a rule. */
    private static String words(Choice choice) {
        if (choice instanceof Choice.Decline no && no.rule().known())
            return no.model() + " decline " + no.rule().title();
        if (choice instanceof Choice.AddDice add) return add.dice() == 0 ? "add no dice" : "add " + dice(add.dice());
        if (choice instanceof Choice.Reroll again)
            return again.dice() == 0 ? "keep all dice" : "roll " + dice(again.dice()) + " again";
        if (choice instanceof Choice.SpendReroll again)
            return "buy a re-roll with " + again.face().title();
        return choice.toString();
    }

    private static String dice(int number) {
        return number + (number == 1 ? " die" : " dice");
    }

    /** Leaves out the model that the words before have named. */
    private static String shortened(Vector<String> words) {
        String model = "";
        Vector<String> all = Vector.empty();
        for (String text : words) {
            String first = text.substring(0, Math.max(0, text.indexOf(' ')));
            boolean named = first.matches("[AB][0-9]+");
            all = all.append(
                    named && first.equals(model)
                            ? text.substring(first.length() + 1)
                            : text.replace(": " + model + " ", ": "));
            if (named) model = first;
        }
        return all.mkString(", ");
    }
}
