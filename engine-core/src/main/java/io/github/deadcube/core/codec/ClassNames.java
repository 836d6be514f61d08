package io.github.deadcube.core.codec;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.OrderMode;
import io.github.deadcube.core.spelling.SavedName;
import java.util.Locale;

/** How classes are called in trees. */
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

    /** What waits for its turn: {@code endPhase.scoring} for a class within a class. */
    static String ofPending(Class<?> type) {
        SavedName saved = type.getAnnotation(SavedName.class);
        if (saved != null) return saved.value();
        Class<?> around = type.getDeclaringClass();
        return around == null || standsAlone(type, around)
                ? small(type.getSimpleName())
                : ofPending(around) + "." + small(type.getSimpleName());
    }

    /** Values of the api are called by themselves, and so are effects of orders; cases of a type, and what a mode does later, are not. */
    private static boolean standsAlone(Class<?> type, Class<?> around) {
        return type.getName().startsWith(API)
                && around != OrderMode.class
                && !Continuation.class.isAssignableFrom(type)
                && (Effect.class.isAssignableFrom(type) || !around.isAssignableFrom(type));
    }
}
