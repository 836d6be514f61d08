package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.json.GameJson;
import io.github.deadcube.core.json.SetupJson;
import io.github.deadcube.core.session.Happened;
import io.github.deadcube.testkit.cli.command.Json;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;

/** What is answered about one game: the documents of {@link GameJson}. */
record Shown(GameJson json) {
    static Shown of(GameState state) {
        return new Shown(GameJson.of(state.position().game()));
    }

    Json.Raw view(PlayerView view) {
        return new Json.Raw(json.view(view));
    }

    Vector<Json> difference(PlayerView before, PlayerView now) {
        return Patch.between(Tree.value(json.view(before)), Tree.value(json.view(now)));
    }

    Json.Raw prompt(Prompt prompt) {
        return new Json.Raw(json.prompt(prompt));
    }

    Json.Raw happened(Happened happened) {
        return new Json.Raw(json.happened(happened));
    }

    Json.Raw rejection(Rejection no) {
        return new Json.Raw(json.rejection(no));
    }

    /** What does not change, to be said once. */
    static void agreed(Setup setup, Json answer) {
        answer.put("setup", new Json.Raw(SetupJson.of(setup)));
        answer.put("battlefield", new Json.Raw(SetupJson.of(setup.battlefield())));
        answer.put("played", new Json.Raw(SetupJson.played(setup)));
    }

    /** What makes one value of another, as a JSON Patch (RFC 6902) that adds, removes and replaces. */
    private static final class Patch {
        private Patch() {}

        /** The operations; their order does not matter, for lists that grow or shrink are replaced. */
        static Vector<Json> between(Object before, Object now) {
            return between("", before, now);
        }

        private static Vector<Json> between(String path, Object before, Object now) {
            if (before.equals(now)) return Vector.empty();
            if (before instanceof Map<?, ?> old && now instanceof Map<?, ?> object) return members(path, old, object);
            if (before instanceof List<?> old && now instanceof List<?> list && old.size() == list.size())
                return Vector.range(0, list.size()).flatMap(i -> between(path + "/" + i, old.get(i), list.get(i)));
            return Vector.of(operation("replace", path, now));
        }

        private static Vector<Json> members(String path, Map<?, ?> before, Map<?, ?> now) {
            Vector<Json> all = Vector.empty();
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

        private static Json operation(String name, String path, Object value) {
            Json operation = operation(name, path);
            operation.put("value", value);
            return operation;
        }

        private static Json operation(String name, String path) {
            return Json.of("op", name).with("path", path);
        }
    }
}
