package io.github.deadcube.api.extend;

/** Where a rule of a scenario says what it does by itself, whoever is on the table. */
public interface TableHooks {
    /** Acts at a moment, after all whose hooks act then. */
    <E> void on(Moment<E> moment, Reaction<E> reaction);

    /** What the rule does at a moment. */
    @FunctionalInterface
    interface Reaction<E> {
        /** Does it. */
        void to(Flow flow, E what);
    }
}
