package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The faults of a wrong request, each with its place: line 0 is the line of the request, and the part begins with a
 * JSON Pointer. The request has changed no game and no batch.
 */
final class RequestError extends Exception {
    private static final long serialVersionUID = 1;

    /** The most faults in an answer: a set-up may have many. */
    private static final int MOST = 100;

    private final transient Vector<Fault> faults;
    private final String bug;

    private RequestError(Seq<Fault> faults, String bug) {
        super(faults.map(RequestError::told).mkString("; "), null, false, false);
        this.faults = faults.take(MOST).toVector();
        this.bug = bug;
    }

    private static String told(Fault fault) {
        String part = fault.where().names();
        return (part.isEmpty() ? "column " + fault.where().column() : part) + ": " + fault.words();
    }

    static RequestError of(Seq<Fault> faults) {
        return new RequestError(faults, "");
    }

    /** A fault at a column of the line, from 1. */
    static RequestError at(int column, CharSequence text, CharSequence expected) {
        return of(Vector.of(Fault.at(0, column, text, expected)));
    }

    Vector<Fault> faults() {
        return faults;
    }

    /**
     * Adds what the engine or a rule has thrown. Its message is left out, because it may describe what is hidden from a
     * side.
     */
    RequestError because(Throwable thrown) {
        return new RequestError(faults, thrown.getClass().getName());
    }

    /** Adds the faults to an answer, with the number of the line. */
    JsonObject in(JsonObject answer, int line) {
        return in(answer, line, Language.ENGLISH);
    }

    /** Adds the faults to an answer, with the number of the line, in the language of the request. */
    JsonObject in(JsonObject answer, int line, Language language) {
        answer.put("faults", faults.map(fault -> JsonObject.of(fault, line, language)));
        if (!bug.isEmpty()) answer.put("bug", bug);
        return answer;
    }
}
