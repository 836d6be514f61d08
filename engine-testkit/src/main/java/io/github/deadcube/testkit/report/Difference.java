package io.github.deadcube.testkit.report;

import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Model;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.lang.reflect.RecordComponent;

/**
 * A part in which two values differ.
 *
 * @param part the path of the part, such as {@code position.B1.damage}; empty for the whole values
 */
public record Difference(String part, Object actual, Object expected) {
    /** Compares two values: records component by component, sequences of equal length element by element. */
    public static Vector<Difference> between(Object actual, Object expected) {
        return between("", actual, expected);
    }

    private static Vector<Difference> between(String path, Object actual, Object expected) {
        if (actual.equals(expected)) return Vector.empty();
        if (actual instanceof Record && actual.getClass() == expected.getClass() && isOpen(actual))
            return Vector.of(actual.getClass().getRecordComponents())
                    .flatMap(part -> between(under(path, part.getName()), value(part, actual), value(part, expected)));
        if (actual instanceof Roster these && expected instanceof Roster those)
            return between(path, these.models(), those.models());
        if (actual instanceof Seq<?> these && expected instanceof Seq<?> those && these.size() == those.size())
            return Vector.range(0, these.size())
                    .flatMap(i -> between(element(path, these.get(i), i), these.get(i), those.get(i)));
        return Vector.of(new Difference(path, actual, expected));
    }

    private static String under(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    /** A model has its identifier as its path, any other element its index. */
    private static String element(String path, Object element, int index) {
        return element instanceof Model model ? model.id().toString() : path + "(" + index + ")";
    }

    private static boolean isOpen(Object value) {
        return Vector.of(value.getClass().getRecordComponents())
                .forAll(part -> part.getAccessor().canAccess(value));
    }

    private static Object value(RecordComponent part, Object record) {
        try {
            return part.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Both values, such as {@code position.B1.damage: 1, expected 0}. */
    @Override
    public String toString() {
        return part + ": " + actual + ", expected " + expected;
    }
}
