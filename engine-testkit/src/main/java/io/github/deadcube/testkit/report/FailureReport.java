package io.github.deadcube.testkit.report;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.text.SituationText;
import io.vavr.collection.Vector;

/** A report of a state, for the message of a failed test. */
public final class FailureReport {
    private static final int MOST_OFFERS = 40;

    private FailureReport() {}

    /**
     * The prompt, the current effects, the options, and the situation as a script: several lines, without a line feed at the
     * end.
     */
    public static String of(Rules rules, GameState state) {
        Prompt prompt = rules.prompt(state);
        return "question: " + prompt + "\npending rules: " + state.describePending() + offers(prompt)
                + "\nthe situation:\n"
                + Lines.of(SituationText.write(state)).map("  "::concat).mkString("\n");
    }

    /**
     * The options of a prompt: a heading and one option on each line, each after a line feed. A long list is cut; empty if the
     * prompt is not a decision.
     */
    public static String offers(Prompt prompt) {
        if (!(prompt instanceof Prompt.Decision decision)) return "";
        Vector<String> options = decision.options().map(choice -> "\n  " + choice);
        String more = options.size() > MOST_OFFERS ? "\n  and " + (options.size() - MOST_OFFERS) + " more" : "";
        return "\noffered:" + options.take(MOST_OFFERS).mkString() + more;
    }
}
