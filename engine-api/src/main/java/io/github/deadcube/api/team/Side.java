package io.github.deadcube.api.team;

import io.vavr.collection.Vector;

/** One of the two players' sides. */
public enum Side {
    /** The side named first. */
    A,
    /** The side named second. */
    B;

    /** Both, A first. */
    public static final Vector<Side> BOTH = Vector.of(A, B);

    /**
     * The opposing side.
     *
     * @return B for A, A for B
     */
    public Side other() {
        return this == A ? B : A;
    }
}
