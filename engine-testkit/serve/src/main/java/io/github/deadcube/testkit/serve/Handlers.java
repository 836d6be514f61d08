package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/** The kinds of requests that a server answers, by name. */
final class Handlers {
    private final Map<String, Handler> all = new LinkedHashMap<>();

    /** Answers one kind of request. */
    @FunctionalInterface
    interface Handler {
        JsonObject done(Request request) throws RequestError;
    }

    /** Answers one kind of request about something, such as a game. */
    @FunctionalInterface
    interface About<S, T> {
        T done(S subject, Request request) throws RequestError;
    }

    void put(String name, Handler handler) {
        all.put(name, handler);
    }

    Vector<String> names() {
        return Vector.ofAll(all.keySet());
    }

    /** The answer; a fault if its work is stopped. */
    JsonObject answer(Request request) throws RequestError {
        String what = request.textOf(Request.DO, this::expected);
        Handler handler = all.get(what);
        if (handler == null)
            throw request.wrong(Request.DO, Sentence.of("nothing is called '{what}'", what), expected());
        try {
            return handler.done(request);
        } catch (RequestError fault) {
            throw fault;
        } catch (Throwable thrown) {
            for (Fault why : Work.Stopped.why(thrown)) throw request.wrong(Request.DO, Vector.of(why));
            throw thrown;
        }
    }

    private CharSequence expected() {
        return Sentence.of("one of {all}", String.join(", ", all.keySet()));
    }
}
