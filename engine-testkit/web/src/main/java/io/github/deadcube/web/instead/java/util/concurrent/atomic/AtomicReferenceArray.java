package io.github.deadcube.web.instead.java.util.concurrent.atomic;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** References of a program with one thread. */
public class AtomicReferenceArray<E extends @Nullable Object> {
    private final @Nullable Object[] values;

    public AtomicReferenceArray(int length) {
        values = new Object[length];
    }

    public AtomicReferenceArray(E[] values) {
        this.values = Arrays.copyOf(values, values.length, Object[].class);
    }

    public int length() {
        return values.length;
    }

    @SuppressWarnings("unchecked") // it contains only what set was given
    public E get(int place) {
        return (E) values[place];
    }

    public void set(int place, E value) {
        values[place] = value;
    }

    public E getOpaque(int place) {
        return get(place);
    }

    public void setOpaque(int place, E value) {
        set(place, value);
    }

    public E getAndSet(int place, E value) {
        E last = get(place);
        values[place] = value;
        return last;
    }
}
