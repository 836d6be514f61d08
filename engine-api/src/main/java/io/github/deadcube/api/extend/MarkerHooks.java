package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Marker;

/** Where a rule says what its markers do. A marker acts on anybody; the hook itself says on whom, and how near. */
public interface MarkerHooks {
    /** Says what is simply so of the rule's markers. */
    void grant(Trait trait);

    /** Adds to a figure, for each marker that lies on the table. */
    <Q> void modify(Modifier<Q> modifier, Amount<Q> amount);

    /** Acts at a moment, for each marker that lies on the table. */
    <E> void on(Trigger<E> trigger, Reaction<E> reaction);

    /** A number that a marker adds. */
    @FunctionalInterface
    interface Amount<Q> {
        /** How much: more than 0 adds, less takes away. */
        int of(GameView game, Marker marker, Q question);
    }

    /** What a marker does at a moment. */
    @FunctionalInterface
    interface Reaction<E> {
        /** Does it. */
        void react(Effects effects, Marker marker, E what);
    }
}
