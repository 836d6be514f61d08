package io.github.deadcube.web;

import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.Types.Part;
import io.github.deadcube.api.shared.Types.Text;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** What the build found out about one class. A browser has no reflection; this stands in its place. */
public abstract class Shape {
    private static final class Known {
        static final Map<Class<?>, Shape> SHAPES = new HashMap<>();

        static {
            for (Table table : ServiceLoader.load(Table.class))
                for (Shape shape : table.shapes()) SHAPES.put(shape.type, shape);
        }
    }

    /** The shapes that the build wrote. */
    public interface Table {
        Shape[] shapes();
    }

    private final Class<?> type;

    protected Shape(Class<?> type) {
        this.type = type;
    }

    /** Null for a class that the engine asks nothing. */
    public static @Nullable Shape of(Class<?> type) {
        return Known.SHAPES.get(type);
    }

    /** The shape of a class that has one. */
    public static Shape known(Class<?> type) {
        Shape shape = of(type);
        if (shape == null) throw new IllegalStateException("the build wrote nothing about " + type.getName());
        return shape;
    }

    /** Null if it is no record. */
    public @Nullable List<Part> parts() {
        return null;
    }

    public boolean isInFull() {
        return false;
    }

    /** Null if it is not sealed. */
    public @Nullable List<Class<?>> permitted() {
        return null;
    }

    public List<Class<?>> within() {
        return List.of();
    }

    public List<Class<?>> recordsBeside() {
        return List.of();
    }

    public Object get(Object record, int place) {
        throw new IllegalStateException(type.getName() + " has no part " + place);
    }

    public Object make(@Nullable Object[] parts) {
        throw new IllegalStateException(type.getName() + " is no record");
    }

    public Object constant(String name) {
        throw new IllegalStateException(type.getName() + " has no constant " + name);
    }

    /** Called by the shapes that the build writes. */
    protected static List<Object> listOf(Object[] elements) {
        return List.of(elements);
    }

    /**
     * Called by the shapes that the build writes.
     *
     * @param declared null if the declared type is no class
     * @param inText null if nothing is said of the part in texts
     */
    protected static Part part(
            String name,
            Class<?> kind,
            @Nullable PartType declared,
            @Nullable String usual,
            @Nullable String inText,
            int least,
            int most) {
        return new Part(
                name,
                kind,
                () -> {
                    if (declared == null) throw new IllegalStateException(name + " cannot be written down");
                    return declared;
                },
                usual,
                inText == null ? null : new Text(inText, least, most));
    }
}
