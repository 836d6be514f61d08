package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.text.Picture;
import io.vavr.collection.Vector;

/** All that helps to see why a test fails in some state. */
public final class FailureReport {
    private static final int MOST_OFFERS = 40;

    private FailureReport() {}

    /** The prompt, what goes on, what is offered, and the situation as a script: several lines, the last without its end. */
    public static String of(Rules rules, GameState state) {
        Prompt prompt = rules.prompt(state);
        return "asked: " + prompt + "\nwhat goes on: " + state.why() + offers(prompt) + "\nthe situation:\n"
                + Picture.of(state).indent(2).stripTrailing();
    }

    /**
     * What a prompt offers, as reports show it: a heading and one option a line, each after a line feed; cut short where there is very
     * much, empty if nothing is to be chosen.
     */
    public static String offers(Prompt prompt) {
        if (!(prompt instanceof Prompt.Decision decision)) return "";
        Vector<String> options = decision.options().map(choice -> "\n  " + choice);
        String more = options.size() > MOST_OFFERS ? "\n  and " + (options.size() - MOST_OFFERS) + " more" : "";
        return "\noffered:" + options.take(MOST_OFFERS).mkString() + more;
    }
}
