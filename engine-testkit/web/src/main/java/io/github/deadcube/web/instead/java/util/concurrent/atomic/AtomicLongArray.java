package io.github.deadcube.web.instead.java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/** Numbers of a program with one thread. */
public class AtomicLongArray {
    private final long[] values;

    public AtomicLongArray(int length) {
        values = new long[length];
    }

    public int length() {
        return values.length;
    }

    public long get(int place) {
        return values[place];
    }

    public void set(int place, long value) {
        values[place] = value;
    }

    public long getOpaque(int place) {
        return values[place];
    }

    public void setOpaque(int place, long value) {
        values[place] = value;
    }

    public long accumulateAndGet(int place, long with, LongBinaryOperator function) {
        values[place] = function.applyAsLong(values[place], with);
        return values[place];
    }
}
