package io.github.deadcube.api.extend;

/** Where a rule of a scenario says what it does by itself, whoever is on the table. */
public interface TableHooks {
    /**
     * Acts at a moment, after all whose hooks act then.
     *
     * @param moment when
     * @param reaction what happens
     * @param <E> what the moment is about
     */
    <E> void on(Moment<E> moment, Reaction<E> reaction);

    /**
     * What the rule does at a moment.
     *
     * @param <E> what the moment is about
     */
    @FunctionalInterface
    interface Reaction<E> {
        /**
         * Does it.
         *
         * @param flow what it may do
         * @param what what happens
         */
        void to(Flow flow, E what);
    }
}
