package io.github.deadcube.testkit.script;

import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;

/**
 * The failure of a script: its line, from 1, or 0 for the whole situation; the fault in one line; and a report with the line,
 * the prompt, the current effects, the options, and the situation as a script.
 */
public record ScriptFailure(int line, String fault, String report) {
    static ScriptFailure of(ScriptStep step, ScriptStep.Stumble stumble) {
        ScriptProgress scene = stumble.scene();
        int line = step.source().line();
        String report = "line " + line + ": " + step.source().text() + "\n  " + stumble.fault() + "\n"
                + FailureReport.of(scene.rules(), scene.state());
        return new ScriptFailure(line, stumble.fault(), report);
    }

    @Override
    public String toString() {
        return report;
    }
}
