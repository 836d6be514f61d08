package io.github.deadcube.testkit.serve;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The kinds of requests that a server answers, by name. */
final class Handlers {
    private final Map<String, LongHandler> all = new LinkedHashMap<>();

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

    /** Answers one kind of request that takes long: the second part reads nothing that a later request changes. */
    @FunctionalInterface
    interface LongHandler {
        Either<JsonObject, Supplier<JsonObject>> begun(Request request) throws RequestError;
    }

    void put(String name, Handler handler) {
        all.put(name, request -> Either.left(handler.done(request)));
    }

    void putLong(String name, LongHandler handler) {
        all.put(name, handler);
    }

    Vector<String> names() {
        return Vector.ofAll(all.keySet());
    }

    JsonObject answer(Request request) throws RequestError {
        return begin(request).fold(answer -> answer, Supplier::get);
    }

    /** The answer, or how to compute it. */
    Either<JsonObject, Supplier<JsonObject>> begin(Request request) throws RequestError {
        String what = request.textOf(Request.DO, this::expected);
        LongHandler handler = all.get(what);
        if (handler == null) throw request.wrong(Request.DO, "nothing is called '" + what + "'", expected());
        return handler.begun(request);
    }

    private String expected() {
        return "one of " + String.join(", ", all.keySet());
    }
}
