package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Model;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.Locale;
import java.util.function.Supplier;
import org.assertj.core.api.AbstractAssert;

/** Assertions with failure messages that name the expected value and the actual value, and show the object that was checked. */
abstract class FailureMessages<S extends FailureMessages<S, T>, T> extends AbstractAssert<S, T> {
    static final Supplier<String> NOTHING = () -> "";

    private final Supplier<String> circumstances;

    FailureMessages(T actual, Class<S> type, Supplier<String> circumstances) {
        super(actual, type);
        this.circumstances = circumstances;
    }

    Supplier<String> circumstances() {
        return circumstances;
    }

    /** Fails with a message such as {@code Expected B1 pinned, but B1 at c6/5.} */
    S check(boolean holds, String expected, Supplier<String> instead) {
        if (!holds) fails("Expected " + expected + ", but " + instead.get() + ".");
        return myself;
    }

    /** The values are equal. A failure names the parts that differ. */
    @Override
    public S isEqualTo(Object expected) {
        if (!(actual instanceof Record) || !actual.getClass().isInstance(expected)) return super.isEqualTo(expected);
        if (!actual.equals(expected))
            fails("Expected an equal "
                    + myself.getClass().getSimpleName().replace("Assert", "").toLowerCase(Locale.ROOT)
                    + ", but these differ:\n"
                    + Differences.between(actual, expected)
                            .mkString("\n")
                            .indent(2)
                            .stripTrailing());
        return myself;
    }

    void fails(String fault) {
        String shown = circumstances.get();
        failWithMessage("%s", "\n" + fault + (shown.isEmpty() ? "" : "\n" + shown));
    }

    /** Compares two values: records component by component, sequences of equal length element by element. */
    static final class Differences {
        private Differences() {}

        /** Returns one line for each difference, such as {@code position.B1.damage: 1, expected 0}. */
        static Vector<String> between(Object actual, Object expected) {
            return between("", actual, expected);
        }

        private static Vector<String> between(String path, Object actual, Object expected) {
            if (actual.equals(expected)) return Vector.empty();
            if (actual instanceof Record && actual.getClass() == expected.getClass() && isOpen(actual))
                return Vector.of(actual.getClass().getRecordComponents())
                        .flatMap(part ->
                                between(under(path, part.getName()), value(part, actual), value(part, expected)));
            if (actual instanceof Roster these && expected instanceof Roster those)
                return between(path, these.models(), those.models());
            if (actual instanceof Seq<?> these && expected instanceof Seq<?> those && these.size() == those.size())
                return Vector.range(0, these.size())
                        .flatMap(i -> between(element(path, these.get(i), i), these.get(i), those.get(i)));
            return Vector.of(path + ": " + actual + ", expected " + expected);
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
    }

    static final class Lines {
        private Lines() {}

        /** Returns a message if {@code whole} does not contain the successive lines of {@code part}, with any indentation. */
        static Option<String> missing(String part, String whole) {
            Vector<String> wanted = lines(part);
            Vector<String> nearest = nearest(wanted, Vector.ofAll(whole.lines()));
            return Option.when(
                    !nearest.equals(wanted),
                    () -> "Expected to see (> where it differs):\n" + marked(wanted, nearest) + "but there is:\n"
                            + marked(nearest, wanted).stripTrailing());
        }

        /** Returns the equally long part of {@code whole} that has the most lines in common with {@code wanted}. */
        private static Vector<String> nearest(Vector<String> wanted, Vector<String> whole) {
            return Vector.rangeClosed(0, Math.max(0, whole.size() - wanted.size()))
                    .map(from -> lines(whole.drop(from).take(wanted.size()).mkString("\n")))
                    .maxBy(part -> part.zip(wanted).count(pair -> pair._1().equals(pair._2())))
                    .getOrElse(Vector::empty);
        }

        private static Vector<String> lines(String text) {
            return Vector.ofAll(text.stripTrailing().stripIndent().lines());
        }

        private static String marked(Vector<String> lines, Vector<String> others) {
            return lines.zipWithIndex(
                            (line, i) -> (i < others.size() && others.get(i).equals(line) ? "  " : "> ") + line + "\n")
                    .mkString();
        }
    }
}
