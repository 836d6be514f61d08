package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Hooks.Scope;

/**
 * Registers the hooks of one kind of owner, once, when a game starts: of a model and its weapon ({@link Hooks}), of the
 * markers of a rule, or of the scenario. Each hook receives its owner. The hooks of markers and of the scenario act on
 * every model, so that their scope is {@link Scope#ANY}: the hook itself checks which model it is and how near.
 *
 * @param <O> the owner: {@link io.github.deadcube.api.team.ModelId}, {@link io.github.deadcube.api.play.Marker} or
 *     {@link Scenario}
 */
public interface Registration<O> {
    /** Gives the owner a trait. */
    void grant(Trait trait);

    /** Adds an amount to a modifier. */
    <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<O, Q> amount);

    /** Registers a reaction to a trigger. */
    <E> void on(Trigger<E> trigger, Scope scope, Reaction<O, E> reaction);

    /** Computes the amount that an owner adds to a modifier. */
    @FunctionalInterface
    interface Amount<O, Q> {
        /**
         * The amount; a negative amount subtracts. An amount above 300 counts as 300, one below −300 as −300, and all
         * amounts together as 4,999 at most, up or down.
         */
        int amount(GameView game, O owner, Q question);
    }

    /** The owner's reaction to a trigger. */
    @FunctionalInterface
    interface Reaction<O, E> {
        void react(Effects effects, O owner, E event);
    }
}
