package io.github.deadcube.api.team;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/** One of the two players' sides. */
@SavedName("side")
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

    /** The side that a model is friendly to; a side's model may be neutral for a time (K-RAMPAGE). */
    @SavedName("allegiance")
    public enum Allegiance {
        /** Friendly to A, an enemy of B. */
        A,
        /** Friendly to B, an enemy of A. */
        B,
        /** Neither friend nor enemy; a separate faction for capacity (ADV-4). */
        NEUTRAL;

        /** The allegiance of a side's models. */
        public static Allegiance of(Side side) {
            return side == Side.A ? A : B;
        }

        /** Whether two models are enemies: true only between A and B. */
        public boolean hostile(Allegiance other) {
            return this != other && this != NEUTRAL && other != NEUTRAL;
        }
    }
}
