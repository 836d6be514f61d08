package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Marker;

/** Registers the hooks of a rule's markers. A marker acts on every model: the hook itself checks which model it is and how near. */
public interface MarkerHooks {
    /** Gives the rule's markers a trait. */
    void grant(Trait trait);

    /** Adds an amount to a modifier, for each marker on the battlefield. */
    <Q> void modify(Modifier<Q> modifier, Amount<Q> amount);

    /** Registers a reaction to a trigger, for each marker on the battlefield. */
    <E> void on(Trigger<E> trigger, Reaction<E> reaction);

    /** Computes the amount that a marker adds to a modifier. */
    @FunctionalInterface
    interface Amount<Q> {
        /** The amount; a negative amount subtracts. */
        int of(GameView game, Marker marker, Q question);
    }

    /** A marker's reaction to a trigger. */
    @FunctionalInterface
    interface Reaction<E> {
        void react(Effects effects, Marker marker, E event);
    }
}
