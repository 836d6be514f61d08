package io.github.deadcube.core.schema;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
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

    /** @throws IllegalStateException if it is no class, as a type variable */
    static PartType of(Type type) {
        if (type instanceof Class<?> plain) return of(plain);
        if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
            Type[] of = generic.getActualTypeArguments();
            return new PartType(
                    raw, of[0] instanceof Class<?> || of[0] instanceof ParameterizedType ? of(of[0]) : null);
        }
        throw new IllegalStateException(type.getTypeName() + " is part of a state, and cannot be written down");
    }

    /** As it is in a source: {@code Vector<ModelId>}. */
    @Override
    public String toString() {
        return of == null ? kind.getName() : kind.getName() + "<" + of + ">";
    }
}
