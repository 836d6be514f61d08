package io.github.deadcube.core.plan;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.plan.Destinations.Destination;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A list of choices that a side makes one after the other while they stay legal, such as {@link Destination#choices}.
 *
 * <pre>{@code
 * Plan.Progress progress = new Plan(Side.A, destination.choices()).follow(rules, state);
 * if (progress.why() == Plan.Stop.ANSWER) roll(progress.state()); // then progress.left().follow(…) goes on
 * }</pre>
 */
public record Plan(Side side, Vector<Choice> choices) {
    /** Makes the choices until one is refused, or until another answer is due. */
    public Progress follow(Rules rules, GameState state) {
        GameState now = state;
        Vector<Event> events = Vector.empty();
        for (int made = 0; made < choices.size(); made++) {
            Plan left = new Plan(side, choices.drop(made));
            Prompt prompt = rules.prompt(now);
            if (prompt instanceof Prompt.Finished) return new Progress(now, events, left, Stop.FINISHED, Option.none());
            if (!(prompt instanceof Prompt.Decision asked) || asked.side() != side)
                return new Progress(now, events, left, Stop.ANSWER, Option.none());
            Either<Rejection, Transition> next = rules.apply(now, choices.get(made));
            if (next.isLeft()) return new Progress(now, events, left, Stop.REFUSED, Option.some(next.getLeft()));
            now = next.get().state();
            events = events.appendAll(next.get().events());
        }
        return new Progress(now, events, new Plan(side, Vector.empty()), Stop.DONE, Option.none());
    }

    /** Why a plan has stopped. */
    public enum Stop {
        /** All choices are made. */
        DONE,
        /** Dice, a shuffle or a decision of the other side are due. */
        ANSWER,
        /** The next choice is not legal: see {@link Progress#refusal}. */
        REFUSED,
        /** The game is over. */
        FINISHED
    }

    /**
     * How far a plan has come.
     *
     * @param state the state after the choices that were made
     * @param events what has happened, in order
     * @param left the choices that were not made
     * @param refusal why the next choice is refused; none unless it is
     */
    public record Progress(GameState state, Vector<Event> events, Plan left, Stop why, Option<Rejection> refusal) {}
}
