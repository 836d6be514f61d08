package io.github.deadcube.testkit.serve;

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

    void put(String name, Handler handler) {
        all.put(name, handler);
    }

    Vector<String> names() {
        return Vector.ofAll(all.keySet());
    }

    JsonObject answer(Request request) throws RequestError {
        String what = request.text(Request.DO);
        Handler handler = all.get(what);
        if (handler == null)
            throw request.wrong(
                    Request.DO, "nothing is called '" + what + "'", "one of " + String.join(", ", all.keySet()));
        return handler.done(request);
    }
}
