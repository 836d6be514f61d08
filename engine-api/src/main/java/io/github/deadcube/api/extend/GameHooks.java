package io.github.deadcube.api.extend;

/** Registers the hooks of a scenario rule that belong to no model. */
public interface GameHooks {
    /** Registers a reaction to a trigger. It runs after the hooks of models and weapons. */
    <E> void on(Trigger<E> trigger, Reaction<E> reaction);

    @FunctionalInterface
    interface Reaction<E> {
        void react(Effects effects, E event);
    }
}
