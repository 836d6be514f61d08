package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;

/**
 * Where and why a script went wrong.
 *
 * @param line the script's line, 1 for the first; 0 for its situation
 * @param fault what is wrong, in one line
 * @param report all that helps to see why: the line, the prompt, what goes on, what is offered, and the situation as a
 *     script
 */
public record Failure(int line, String fault, String report) {
    private static final int MOST_OFFERS = 40;

    static Failure of(Step step, Step.Stumble stumble) {
        Scene scene = stumble.scene();
        int line = step.source().line();
        String report =
                "line " + line + ": " + step.source().text() + "\n  " + stumble.fault() + "\nasked: " + scene.asked()
                        + "\nwhat goes on: " + scene.state().why() + offers(scene.prompt()) + "\nthe situation:\n"
                        + Picture.of(scene.state()).indent(2).stripTrailing();
        return new Failure(line, stumble.fault(), report);
    }

    /**
     * What a prompt offers, as reports show it.
     *
     * @param prompt any prompt
     * @return a heading and one option a line, each line with a line feed before it; empty if nothing is to be chosen, and
     *     cut short where there is very much
     */
    public static String offers(Prompt prompt) {
        if (!(prompt instanceof Prompt.Decision decision)) return "";
        Vector<String> options = decision.options().map(choice -> "\n  " + choice);
        String more = options.size() > MOST_OFFERS ? "\n  and " + (options.size() - MOST_OFFERS) + " more" : "";
        return "\noffered:" + options.take(MOST_OFFERS).mkString() + more;
    }

    /** The report. */
    @Override
    public String toString() {
        return report;
    }
}
