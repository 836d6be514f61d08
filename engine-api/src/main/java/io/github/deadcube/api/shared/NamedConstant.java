package io.github.deadcube.api.shared;

/** A constant of a list, such as a moment: the engine finds by its place what is registered for it. */
public abstract class NamedConstant {
    private final int place;
    private final String name;

    /** A constant at a place in its list, from 0. */
    protected NamedConstant(int place, String name) {
        this.place = place;
        this.name = name;
    }

    /** Its place in its list, from 0. */
    public static int place(NamedConstant constant) {
        return constant.place;
    }

    /** Itself in a set of constants of one list, which is a {@code long} with a bit for each. */
    public static long bit(NamedConstant constant) {
        return 1L << constant.place;
    }

    /** Its name. */
    @Override
    public final String toString() {
        return name;
    }
}
