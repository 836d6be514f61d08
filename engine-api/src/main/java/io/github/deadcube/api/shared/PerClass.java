package io.github.deadcube.api.shared;

import java.util.function.Function;

/** Values that are made once for each class. */
public final class PerClass {
    private PerClass() {}

    /** Returns a value for each class, made at its first use. */
    public static <T> ClassValue<T> remembered(Function<Class<?>, T> made) {
        return new ClassValue<>() {
            @Override
            protected T computeValue(Class<?> type) {
                return made.apply(type);
            }
        };
    }
}
