package io.github.deadcube.core.plan;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Choices that a side makes one after the other while they stay legal, such as {@link Destination#choices}, and how far
 * it has come.
 *
 * <pre>{@code
 * Plan plan = Plan.of(Side.A, destination.choices(), state).follow(rules);
 * // then plan.from(…).follow(rules) goes on
 * if (plan.refusal().isEmpty() && plan.choices().nonEmpty()) roll(plan.state());
 * }</pre>
 *
 * @param choices those that are not made yet
 * @param state the state after the choices that were made
 * @param events what the choices have caused, in order
 * @param refusal why the next choice is refused; none unless it is
 */
public record Plan(
        Side side, Vector<Choice> choices, GameState state, Vector<Event> events, Option<Rejection> refusal) {
    /** A plan of which nothing is done yet. */
    public static Plan of(Side side, Vector<Choice> choices, GameState state) {
        return new Plan(side, choices, state, Vector.empty(), Option.none());
    }

    /** What is left of the plan, from another state. */
    public Plan from(GameState other) {
        return of(side, choices, other);
    }

    /**
     * Makes the choices until one is refused, until dice, a shuffle or a decision of the other side are due, or until
     * the game is over.
     */
    public Plan follow(Rules rules) {
        Plan now = this;
        while (now.choices.nonEmpty()
                && rules.prompt(now.state) instanceof Prompt.Decision asked
                && asked.side() == side) {
            Either<Rejection, Transition> next = rules.apply(now.state, now.choices.head());
            if (next.isLeft()) return new Plan(side, now.choices, now.state, now.events, Option.some(next.getLeft()));
            now = new Plan(
                    side,
                    now.choices.tail(),
                    next.get().state(),
                    now.events.appendAll(next.get().events()),
                    Option.none());
        }
        return now;
    }
}
