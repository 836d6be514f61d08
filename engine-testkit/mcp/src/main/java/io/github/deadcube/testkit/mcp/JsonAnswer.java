package io.github.deadcube.testkit.mcp;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object that has been read from JSON. What a member does not have reads as nothing. */
record JsonAnswer(Map<String, Object> members) {
    boolean has(String name) {
        return members.containsKey(name);
    }

    /** The text of a member; a number or a boolean as JSON writes it; empty if there is none. */
    String text(String name) {
        return Option.of(members.get(name)).map(Object::toString).getOrElse("");
    }

    /** 0 if there is none. */
    int number(String name) {
        return members.get(name) instanceof Number number ? number.intValue() : 0;
    }

    /** 0 if there is none. */
    double decimal(String name) {
        return members.get(name) instanceof Number number ? number.doubleValue() : 0;
    }

    boolean yes(String name) {
        return Boolean.TRUE.equals(members.get(name));
    }

    Option<JsonAnswer> inner(String name) {
        return of(members.get(name));
    }

    Vector<JsonAnswer> all(String name) {
        return list(name).flatMap(JsonAnswer::of);
    }

    Vector<String> texts(String name) {
        return list(name).map(Object::toString);
    }

    private Vector<Object> list(String name) {
        return members.get(name) instanceof List<?> list ? Vector.ofAll(list) : Vector.empty();
    }

    private static Option<JsonAnswer> of(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> map)) return Option.none();
        Map<String, Object> members = new LinkedHashMap<>();
        map.forEach((name, member) -> members.put(String.valueOf(name), member));
        return Option.some(new JsonAnswer(members));
    }
}
