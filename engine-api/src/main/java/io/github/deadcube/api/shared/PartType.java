package io.github.deadcube.api.shared;

import org.jspecify.annotations.Nullable;

/**
 * The declared type of a part.
 *
 * @param kind its class, such as {@code Option} or {@code Vector}
 * @param of the type of its value or of its elements; null if it has none
 */
public record PartType(Class<?> kind, @Nullable PartType of) {
    /** A type that is not generic. */
    public static PartType of(Class<?> kind) {
        return new PartType(kind, null);
    }
}
