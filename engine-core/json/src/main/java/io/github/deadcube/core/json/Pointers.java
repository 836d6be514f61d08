package io.github.deadcube.core.json;

import io.github.deadcube.core.TextError;
import io.github.deadcube.core.json.OrdersJson.JsonError;
import io.github.deadcube.core.tree.Node;
import org.jspecify.annotations.Nullable;

/** Finds out of what a document consists by the places at which its values begin. */
final class Pointers {
    private final @Nullable Node root;

    /** @param root null of a text that is no JSON */
    Pointers(@Nullable Node root) {
        this.root = root;
    }

    JsonError at(TextError error) {
        String found = root == null ? null : found(root, error);
        return new JsonError(found == null ? "" : found, error);
    }

    /** The pointer from a value on; null if it does not begin where the error is, nor does anything in it. */
    private static @Nullable String found(Node value, TextError error) {
        if (value.line() == error.line() && value.column() == error.column()) return "";
        for (int i = 0; i < value.size(); i++) {
            String rest = found(value.value(i), error);
            if (rest != null) return "/" + (value.kind() == Node.Kind.LIST ? i : escaped(value.name(i))) + rest;
        }
        return null;
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
