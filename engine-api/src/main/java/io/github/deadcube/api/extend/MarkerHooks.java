package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Marker;

/** Where a rule says what its markers do. A marker acts on anybody; the hook itself says on whom, and how near. */
public interface MarkerHooks {
    /**
     * Says what is simply so of the rule's markers.
     *
     * @param trait a trait of markers
     */
    void has(Trait trait);

    /**
     * Adds to a figure, for each marker that lies on the table.
     *
     * @param figure the figure
     * @param amount how much
     * @param <Q> what is asked about
     */
    <Q> void adds(Figure<Q> figure, Amount<Q> amount);

    /**
     * Acts at a moment, for each marker that lies on the table.
     *
     * @param moment when
     * @param reaction what happens
     * @param <E> what the moment is about
     */
    <E> void on(Moment<E> moment, Reaction<E> reaction);

    /**
     * A number that a marker adds.
     *
     * @param <Q> what is asked about
     */
    @FunctionalInterface
    interface Amount<Q> {
        /**
         * How much.
         *
         * @param table the table
         * @param marker the marker
         * @param question what is asked about
         * @return more than 0 adds, less takes away
         */
        int of(Table table, Marker marker, Q question);
    }

    /**
     * What a marker does at a moment.
     *
     * @param <E> what the moment is about
     */
    @FunctionalInterface
    interface Reaction<E> {
        /**
         * Does it.
         *
         * @param flow what it may do
         * @param marker the marker
         * @param what what happens
         */
        void to(Flow flow, Marker marker, E what);
    }
}
