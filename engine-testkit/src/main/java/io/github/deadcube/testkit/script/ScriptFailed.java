package io.github.deadcube.testkit.script;

/** A script cannot be read, or its play fails. */
public final class ScriptFailed extends AssertionError {
    private static final long serialVersionUID = 1L;

    ScriptFailed(String report) {
        super(report);
    }
}
