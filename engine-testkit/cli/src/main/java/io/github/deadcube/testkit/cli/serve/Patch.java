package io.github.deadcube.testkit.cli.serve;

import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;

/** What makes one value of another, as a JSON Patch (RFC 6902) that adds, removes and replaces. */
final class Patch {
    private Patch() {}

    /** The operations; their order does not matter, for lists that grow or shrink are replaced. */
    static Vector<Map<String, Object>> between(Object before, Object now) {
        return between("", before, now);
    }

    private static Vector<Map<String, Object>> between(String path, Object before, Object now) {
        if (before.equals(now)) return Vector.empty();
        if (before instanceof Map<?, ?> old && now instanceof Map<?, ?> object) return members(path, old, object);
        if (before instanceof List<?> old && now instanceof List<?> list && old.size() == list.size())
            return Vector.range(0, list.size()).flatMap(i -> between(path + "/" + i, old.get(i), list.get(i)));
        return Vector.of(operation("replace", path, now));
    }

    private static Vector<Map<String, Object>> members(String path, Map<?, ?> before, Map<?, ?> now) {
        Vector<Map<String, Object>> all = Vector.empty();
        for (Object name : before.keySet())
            if (!now.containsKey(name)) all = all.append(operation("remove", path + "/" + name));
        for (Map.Entry<?, ?> member : now.entrySet()) {
            String inner = path + "/" + member.getKey();
            Object old = before.get(member.getKey());
            all = old == null
                    ? all.append(operation("add", inner, member.getValue()))
                    : all.appendAll(between(inner, old, member.getValue()));
        }
        return all;
    }

    private static Map<String, Object> operation(String name, String path, Object value) {
        Map<String, Object> operation = operation(name, path);
        operation.put("value", value);
        return operation;
    }

    private static Map<String, Object> operation(String name, String path) {
        Map<String, Object> operation = Shown.object();
        operation.put("op", name);
        operation.put("path", path);
        return operation;
    }
}
