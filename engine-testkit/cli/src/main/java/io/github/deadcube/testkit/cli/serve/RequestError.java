package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.testkit.cli.command.JsonObject;
import io.vavr.control.Option;

/** The error of a wrong request: its place and the fault. The request has changed nothing. */
final class RequestError extends Exception {
    private static final long serialVersionUID = 1;

    /** The most characters of a description: a set-up may have many faults, and a request may name long things. */
    private static final int LONGEST = 10_000;

    private final int column;
    private final String member;
    private final String what;
    private final transient Option<JsonObject.Raw> rejection;
    private final String bug;

    private RequestError(int column, String member, String what, Option<JsonObject.Raw> rejection, String bug) {
        super((member.isEmpty() ? "column " + column : member) + ": " + what, null, false, false);
        this.column = column;
        this.member = member;
        this.what = TextBounds.shortened(what, LONGEST);
        this.rejection = rejection;
        this.bug = bug;
    }

    /** An error at a column of the line, from 1. */
    static RequestError at(int column, String what) {
        return new RequestError(column, "", what, Option.none(), "");
    }

    /** An error in a member, which a JSON Pointer (RFC 6901) names. */
    static RequestError of(String member, int column, String what) {
        return new RequestError(column, member, what, Option.none(), "");
    }

    /** Adds the rejection if a rule forbids the request. */
    RequestError by(Option<JsonObject.Raw> rule) {
        return new RequestError(column, member, what, rule, "");
    }

    /** Adds what the engine or a rule has thrown. Its message is left out, because it may describe what is hidden from a side. */
    RequestError because(Throwable thrown) {
        return new RequestError(
                column, member, what, rejection, thrown.getClass().getName());
    }

    /** The error as JSON, with the line number. */
    JsonObject json(int line) {
        JsonObject error = JsonObject.of("line", line).with("column", column);
        if (!member.isEmpty()) error.put("member", member);
        error.put("what", what);
        rejection.forEach(no -> error.put("rejection", no));
        if (!bug.isEmpty()) error.put("bug", bug);
        return error;
    }
}
