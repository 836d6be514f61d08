package io.github.deadcube.testkit.script;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A script cannot be read, or its play fails. The message is the {@link #report}. */
public final class ScriptFailed extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final transient Vector<Fault> faults;

    ScriptFailed(Seq<Fault> faults, String report) {
        super(report);
        this.faults = faults.toVector();
    }

    static ScriptFailed of(ScriptStep step, ScriptStep.Stumble stumble) {
        ScriptProgress scene = stumble.scene();
        String report = "line " + step.source().line() + ": " + step.source().text() + "\n  " + stumble.fault() + "\n"
                + FailureReport.of(scene.rules(), scene.state());
        return new ScriptFailed(Vector.of(stumble.at(step.source())), report);
    }

    /**
     * All faults of a text that cannot be read or of a situation that cannot be played; otherwise the first one of the play.
     *
     * @return at least one
     */
    public Vector<Fault> faults() {
        return faults;
    }

    /** The line, the fault, the prompt, the current effects, the options, and the situation as a script. */
    public String report() {
        return String.valueOf(getMessage());
    }
}
