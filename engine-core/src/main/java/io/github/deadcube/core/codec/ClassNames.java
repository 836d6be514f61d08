package io.github.deadcube.core.codec;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.OrderMode;
import io.github.deadcube.core.spelling.SavedName;
import java.util.Locale;

/** The names of classes in trees. */
final class ClassNames {
    private static final String API = "io.github.deadcube.api.";

    private ClassNames() {}

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

    /** The name of a pending step: {@code endPhase.scoring} for a nested class. */
    static String ofPending(Class<?> type) {
        SavedName saved = type.getAnnotation(SavedName.class);
        if (saved != null) return saved.value();
        Class<?> around = type.getDeclaringClass();
        return around == null || standsAlone(type, around)
                ? small(type.getSimpleName())
                : ofPending(around) + "." + small(type.getSimpleName());
    }

    /**
     * Whether the name of the enclosing class is left out: true for values of the api and for effects of orders; false for cases of a
     * sealed type and for the later effects of a mode.
     */
    private static boolean standsAlone(Class<?> type, Class<?> around) {
        return type.getName().startsWith(API)
                && around != OrderMode.class
                && !Continuation.class.isAssignableFrom(type)
                && (Effect.class.isAssignableFrom(type) || !around.isAssignableFrom(type));
    }
}
