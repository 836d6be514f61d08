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

    /** As it is in a source: {@code Vector<ModelId>}. */
    @Override
    public String toString() {
        return of == null ? kind.getName() : kind.getName() + "<" + of + ">";
    }
}
