package io.github.deadcube.testkit.report;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A report of a state, for the message of a failed test. */
public final class FailureReport {
    private static final int MOST_OFFERS = 40;

    private FailureReport() {}

    /**
     * The prompt, the current effects, the options, and the situation as a script: several lines, without a line feed
     * at the end.
     */
    public static String text(Rules rules, GameState state) {
        Prompt prompt = rules.prompt(state);
        return "question: " + prompt + "\npending rules: " + state.describePending() + offers(prompt)
                + "\nthe situation:\n"
                + rules(state)
                        .toVector()
                        .appendAll(Lines.lines(TextDrawing.script(state)))
                        .map("  "::concat)
                        .mkString("\n");
    }

    /** The rules as a line of a script; none if they are those of a script without such a line. */
    private static Option<String> rules(GameState state) {
        Setup setup = state.position().game().setup();
        Vector<String> items = Deadcube.editions()
                .drop(1)
                .filter(name -> Deadcube.edition(name)
                        .exists(edition -> edition.name().equals(setup.ruleset().name())))
                .map("edition "::concat)
                .appendAll(RuleOption.of(setup.ruleset()).map(option -> "option " + option));
        if (!isUsual(setup))
            items = items.append("scenario " + Registry.brief(setup.scenario().name()));
        int tokens = setup.scenario().items();
        if (tokens > 0 && waits(state)) items = items.append("items " + tokens);
        return Option.when(items.nonEmpty(), items.mkString(", "));
    }

    /** Whether a script on this battlefield has the scenario without naming it. */
    private static boolean isUsual(Setup setup) {
        return OpenGround.known(setup.scenario()).equals(OpenGround.usual(setup.battlefield()));
    }

    /**
     * SET-3: whether the situation is read as a game that begins with its deployment, for which a script says a number
     * of tokens.
     */
    private static boolean waits(GameState state) {
        return state.position()
                .models()
                .forAll(model -> model.status() == Model.Status.WAITING || model.status() == Model.Status.SPARE);
    }

    /**
     * The options of a prompt: a heading and one option on each line, each after a line feed. A long list is cut; empty
     * if the prompt is not a decision.
     */
    public static String offers(Prompt prompt) {
        if (!(prompt instanceof Prompt.Decision decision)) return "";
        Vector<String> options = decision.options().map(choice -> "\n  " + choice);
        String more = options.size() > MOST_OFFERS ? "\n  and " + (options.size() - MOST_OFFERS) + " more" : "";
        return "\noffered:" + options.take(MOST_OFFERS).mkString() + more;
    }
}
