package io.github.deadcube.core.schema;

import io.github.deadcube.api.rule.Fault;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with the values of one record besides their types. The package that knows the record makes its check,
 * and all that reads records from texts asks it. Each fault names the saved name of a part, or none if it is of the
 * whole.
 */
public final class RecordCheck<R> {
    /**
     * How long the tree of a value may be.
     *
     * @param what the value in a sentence, such as {@code a special order}
     * @param characters the most characters of its text
     * @param remedy what makes it shorter
     * @param levels how deep its values may be nested
     */
    public record Size(CharSequence what, int characters, CharSequence remedy, int levels) {}

    private final Class<R> type;
    private final BiConsumer<? super R, Consumer<Fault>> whole;
    private final Map<String, BiConsumer<Object, Consumer<Fault>>> parts = new TreeMap<>();
    private @Nullable Size size;

    private RecordCheck(Class<R> type, BiConsumer<? super R, Consumer<Fault>> whole) {
        this.type = type;
        this.whole = whole;
    }

    /** @param whole reports the faults of a value, without those of the records in it */
    public static <R> RecordCheck<R> of(Class<R> type, BiConsumer<? super R, Consumer<Fault>> whole) {
        return new RecordCheck<>(type, whole);
    }

    /** Adds the check of a part: it is made even if other parts are wrong. */
    public <P> RecordCheck<R> part(String name, Class<P> kind, BiConsumer<? super P, Consumer<Fault>> check) {
        parts.put(name, (value, found) -> check.accept(kind.cast(value), found));
        return this;
    }

    public RecordCheck<R> atMost(Size most) {
        size = most;
        return this;
    }

    public Class<R> type() {
        return type;
    }

    /** Null if any size is right. */
    public @Nullable Size size() {
        return size;
    }

    public void whole(Object value, Consumer<Fault> found) {
        whole.accept(type.cast(value), found);
    }

    /** The faults of one part; none if its type alone decides whether it is right. */
    public void part(String name, Object value, Consumer<Fault> found) {
        BiConsumer<Object, Consumer<Fault>> check = parts.get(name);
        if (check != null) check.accept(value, found);
    }
}
