package io.github.deadcube.core.tree;

import io.github.deadcube.core.spelling.Saved;
import java.util.Locale;

/** How classes are called in trees. */
final class Names {
    private Names() {}

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    static String small(String word) {
        return word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }

    /** A case of a sealed type: {@code model} for {@code OfModel}. */
    static String ofCase(Class<?> type) {
        String name = type.getSimpleName();
        return small(name.startsWith("Of") && name.length() > 2 ? name.substring(2) : name);
    }

    /** What waits for its turn: {@code endPhase.scoring} for a class within a class. */
    static String ofPending(Class<?> type) {
        Saved saved = type.getAnnotation(Saved.class);
        if (saved != null) return saved.value();
        Class<?> around = type.getDeclaringClass();
        return around == null ? small(type.getSimpleName()) : ofPending(around) + "." + small(type.getSimpleName());
    }
}
