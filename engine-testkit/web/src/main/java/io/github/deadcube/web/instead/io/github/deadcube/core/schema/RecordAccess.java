package io.github.deadcube.web.instead.io.github.deadcube.core.schema;

import io.github.deadcube.web.Shape;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads and makes records with what the build wrote about them. */
final class RecordAccess {
    private final Shape shape;

    RecordAccess(Class<?> type) {
        shape = Shape.known(type);
    }

    Object get(Object record, int place) {
        return shape.get(record, place);
    }

    Function<@Nullable Object[], Object> maker() {
        return shape::make;
    }

    static Object constant(Class<?> type, String name) {
        return Shape.known(type).constant(name);
    }
}
