package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;

/** A fault as JSON: {@code where}, {@code rule}, {@code text}, {@code expected}, {@code line} and {@code column}, if they say something. */
public final class FaultJson {
    private FaultJson() {}

    /** A fault of a text, or of something that has no lines. */
    public static JsonObject of(Fault fault) {
        return of(fault, 0);
    }

    /**
     * A fault in a line of a conversation.
     *
     * @param line the line of a fault that has none
     */
    public static JsonObject of(Fault fault, int line) {
        JsonObject json = new JsonObject();
        if (!fault.where().part().isEmpty()) json.put("where", fault.where().part());
        json.put("rule", fault.rule().id());
        json.put("text", fault.text());
        if (!fault.expected().isEmpty()) json.put("expected", fault.expected());
        int at = fault.where().line() > 0 ? fault.where().line() : line;
        if (at > 0) json.put("line", at);
        if (fault.where().column() > 0) json.put("column", fault.where().column());
        return json;
    }
}
