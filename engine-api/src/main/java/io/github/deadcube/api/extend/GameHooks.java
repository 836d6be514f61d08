package io.github.deadcube.api.extend;

/** Where a rule of a scenario says what it does by itself, whoever is on the table. */
public interface GameHooks {
    /** Acts at a moment, after all whose hooks act then. */
    <E> void on(Trigger<E> trigger, Reaction<E> reaction);

    /** What the rule does at a moment. */
    @FunctionalInterface
    interface Reaction<E> {
        /** Does it. */
        void react(Effects effects, E what);
    }
}
