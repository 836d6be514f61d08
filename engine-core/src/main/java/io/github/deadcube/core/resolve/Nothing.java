package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Input;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Nulls within an input. They are looked for only after a rule has stumbled, since a look at every input would be dear. */
final class Nothing {
    private Nothing() {}

    /** Inputs are less deep, but for dice that buy dice that buy dice. */
    private static final int DEEPEST = 10;

    /** Whether an input holds a null, in its parts and their parts too. */
    static boolean within(Input input) {
        return within(input, DEEPEST);
    }

    private static boolean within(@Nullable Object value, int deep) {
        if (value == null) return true;
        if (deep == 0) return false;
        if (value instanceof Iterable<?> many) {
            for (Object one : many) if (within(one, deep - 1)) return true;
            return false;
        }
        if (value instanceof Record part)
            for (RecordComponent component : part.getClass().getRecordComponents())
                if (within(read(part, component), deep - 1)) return true;
        return false;
    }

    private static @Nullable Object read(Record part, RecordComponent component) {
        try {
            return component.getAccessor().invoke(part);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
