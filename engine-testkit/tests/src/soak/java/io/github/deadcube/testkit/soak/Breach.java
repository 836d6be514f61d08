package io.github.deadcube.testkit.soak;

import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A broken promise.
 *
 * @param number the number of the game
 * @param terms the rules and the battlefield
 * @param curious whether the curious bot played
 * @param played the game, with the input that broke the promise, if an input did
 * @param cause the failure
 */
record Breach(int number, Terms terms, boolean curious, PlayedState played, Throwable cause) {
    /** Writes the game as a script and as a record into the folder, and returns the report. */
    String written(SoakPlan plan) throws IOException {
        Files.createDirectories(plan.out());
        Path script = plan.out().resolve("game-" + number + ".script.txt");
        Path record = plan.out().resolve("game-" + number + ".record.txt");
        String heading =
                "# game " + number + ", " + terms + (curious ? ", curious" : ", random") + "\n# " + plan + "\n";
        Files.writeString(script, heading + played.script(), StandardCharsets.UTF_8);
        Files.writeString(record, record(), StandardCharsets.UTF_8);
        return heading + cause + "\n" + stack() + "\nwritten to " + script + " and " + record;
    }

    private String stack() {
        StringBuilder s = new StringBuilder();
        for (StackTraceElement element : cause.getStackTrace())
            s.append("  at ").append(element).append('\n');
        return s.toString();
    }

    /** Returns the record of the game without an input that is refused. */
    private String record() {
        Recorder recorder = Recorder.of(played.firstState(), Option.none());
        try {
            played.steps().forEach(step -> recorder.saw(step.input(), step.transition()));
        } catch (IllegalStateException refused) {
            recorder.comment(refused.toString());
        }
        recorder.unfinished();
        return recorder.text();
    }
}
