package io.github.deadcube.web.instead.io.github.deadcube.api.shared;

import io.github.deadcube.api.shared.Types.Part;
import io.github.deadcube.web.Shape;
import java.util.List;
import java.util.Objects;

/** Asks what the build wrote about types. */
public final class Types {
    private Types() {}

    public static boolean isRecord(Class<?> type) {
        Shape shape = Shape.of(type);
        return shape != null && shape.parts() != null;
    }

    public static boolean isSealed(Class<?> type) {
        Shape shape = Shape.of(type);
        return shape != null && shape.permitted() != null;
    }

    public static String packageOf(Class<?> type) {
        String name = type.getName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    public static List<String> components(Class<?> record) {
        return parts(record).stream().map(Part::name).toList();
    }

    public static List<Part> parts(Class<?> record) {
        return Objects.requireNonNull(Shape.known(record).parts());
    }

    public static boolean isInFull(Class<?> type) {
        Shape shape = Shape.of(type);
        return shape != null && shape.isInFull();
    }

    public static List<Class<?>> permitted(Class<?> sealed) {
        return Objects.requireNonNull(Shape.known(sealed).permitted());
    }

    public static List<Class<?>> within(Class<?> type) {
        Shape shape = Shape.of(type);
        return shape == null ? List.of() : shape.within();
    }

    public static List<Class<?>> recordsBeside(Class<?> type) {
        Shape shape = Shape.of(type);
        return shape == null ? List.of() : shape.recordsBeside();
    }
}
