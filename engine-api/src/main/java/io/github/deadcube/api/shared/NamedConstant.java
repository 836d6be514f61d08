package io.github.deadcube.api.shared;

/** A constant of a list, such as a trigger. The engine finds the hooks for a constant by its place. */
public abstract class NamedConstant {
    private final int place;
    private final String name;

    /** A constant with its place in the list, from 0. */
    protected NamedConstant(int place, String name) {
        this.place = place;
        this.name = name;
    }

    /** The place of a constant in its list, from 0. */
    public static int place(NamedConstant constant) {
        return constant.place;
    }

    /** The bit of a constant in a set: a set of constants of one list is a {@code long} with one bit for each. */
    public static long bit(NamedConstant constant) {
        return 1L << constant.place;
    }

    @Override
    public final String toString() {
        return name;
    }
}
