package io.github.deadcube.testkit.script;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A script cannot be read, or its play fails. The message is the {@link #report}. */
public final class ScriptFailed extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final transient Vector<Fault> faults;
    private final transient Option<Playback> played;

    ScriptFailed(Seq<Fault> faults, String report) {
        this(faults, report, Option.none());
    }

    private ScriptFailed(Seq<Fault> faults, String report, Option<Playback> played) {
        super(report);
        this.faults = faults.toVector();
        this.played = played;
    }

    /** A step that fails after others. */
    static ScriptFailed of(ScriptStep step, ScriptStep.Stumble stumble, Playback played) {
        ScriptProgress progress = stumble.progress();
        String report = "line " + step.source().line() + ": " + step.source().text() + "\n  " + stumble.fault() + "\n"
                + FailureReport.of(progress.rules(), progress.state());
        return new ScriptFailed(Vector.of(stumble.at(step.source())), report, Option.some(played));
    }

    /**
     * All faults of a text that cannot be read or of a situation that cannot be played; otherwise the first one of the play.
     *
     * @return at least one
     */
    public Vector<Fault> faults() {
        return faults;
    }

    /** What was played up to the failure; none if the play did not begin. */
    public Option<Playback> played() {
        return played;
    }

    /** The line, the fault, the prompt, the current effects, the options, and the situation as a script. */
    public String report() {
        return String.valueOf(getMessage());
    }
}
