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

    /** The opposing side: B for A, A for B. */
    public Side other() {
        return this == A ? B : A;
    }

    /** Whom a model belongs to as friend and enemy see it; a side's model may be neutral for a while (K-RAMPAGE). */
    public enum Allegiance {
        /** Side A's: friendly to A, an enemy to B. */
        A,
        /** Side B's: friendly to B, an enemy to A. */
        B,
        /** Nobody's: neither friend nor enemy, a faction of its own for capacity (ADV-4). */
        NEUTRAL;

        /** A side's own allegiance. */
        public static Allegiance of(Side side) {
            return side == Side.A ? A : B;
        }

        /** Whether two models are enemies: true between A and B alone. */
        public boolean hostile(Allegiance other) {
            return this != other && this != NEUTRAL && other != NEUTRAL;
        }
    }
}
