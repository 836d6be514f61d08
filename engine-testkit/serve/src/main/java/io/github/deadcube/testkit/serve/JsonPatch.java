package io.github.deadcube.testkit.serve;

import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;

/** The JSON Patch (RFC 6902) between two values, with the operations add, remove and replace. */
final class JsonPatch {
    private JsonPatch() {}

    /** The operations. Their order does not matter, because lists that grow or shrink are replaced. */
    static Vector<JsonObject> between(Object before, Object now) {
        return between("", before, now);
    }

    private static Vector<JsonObject> between(String at, Object before, Object now) {
        if (before.equals(now)) return Vector.empty();
        if (before instanceof Map<?, ?> old && now instanceof Map<?, ?> object) return members(at, old, object);
        if (before instanceof List<?> old && now instanceof List<?> list && old.size() == list.size())
            return Vector.range(0, list.size()).flatMap(i -> between(at + "/" + i, old.get(i), list.get(i)));
        return Vector.of(operation("replace", at).with("value", now));
    }

    private static Vector<JsonObject> members(String at, Map<?, ?> before, Map<?, ?> now) {
        Vector<JsonObject> all = Vector.empty();
        for (Object name : before.keySet())
            if (!now.containsKey(name)) all = all.append(operation("remove", member(at, name)));
        for (Map.Entry<?, ?> member : now.entrySet()) {
            String inner = member(at, member.getKey());
            Object old = before.get(member.getKey());
            all = old == null
                    ? all.append(operation("add", inner).with("value", member.getValue()))
                    : all.appendAll(between(inner, old, member.getValue()));
        }
        return all;
    }

    private static String member(String object, Object name) {
        return JsonObject.pointer(object, String.valueOf(name));
    }

    private static JsonObject operation(String name, String path) {
        return JsonObject.of("op", name).with("path", path);
    }
}
