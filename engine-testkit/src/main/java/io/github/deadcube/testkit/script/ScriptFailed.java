package io.github.deadcube.testkit.script;

import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;

/** A script cannot be read, or its play fails. The message is the {@link #report}. */
public final class ScriptFailed extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String fault;

    ScriptFailed(int line, String fault, String report) {
        super(report);
        this.line = line;
        this.fault = fault;
    }

    static ScriptFailed of(ScriptStep step, ScriptStep.Stumble stumble) {
        ScriptProgress scene = stumble.scene();
        int line = step.source().line();
        String report = "line " + line + ": " + step.source().text() + "\n  " + stumble.fault() + "\n"
                + FailureReport.of(scene.rules(), scene.state());
        return new ScriptFailed(line, stumble.fault(), report);
    }

    /** The line of the script, from 1; 0 for the whole situation. */
    public int line() {
        return line;
    }

    /** The fault in one line. */
    public String fault() {
        return fault;
    }

    /** The line, the fault, the prompt, the current effects, the options, and the situation as a script. */
    public String report() {
        return String.valueOf(getMessage());
    }
}
