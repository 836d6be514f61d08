package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/**
 * Counts the ways to go on from a state; the package says what counts as one.
 *
 * <pre>{@code
 * Perft perft = new Perft(Deadcube.rules());
 * perft.counts(state, 4);                    // one number for each depth from 1 to 4
 * perft.divide(state, 4);                    // what each input contributes to the last: where two engines part
 * }</pre>
 */
public record Perft(Rules rules) {
    /**
     * How many ways there are to go on from any state of this engine, depth by depth from 1 upward, without end; each is counted when it is
     * asked for, and throws as {@link #count} does.
     */
    public Iterator<BigInteger> counts(GameState state) {
        return Iterator.iterate(PerftStep.first(rules, state), PerftStep::next).map(PerftStep::continuations);
    }

    /** How many ways there are to go on, one number for each depth from 1 to the last; it throws as {@link #count} does. */
    public Vector<BigInteger> counts(GameState state, int depth) {
        return counts(state).take(depth).toVector();
    }

    /**
     * How many ways there are to go on by so many inputs; one for depth 0.
     *
     * @throws IllegalStateException if the engine refuses what it has offered
     * @throws TooManyOutcomes if it had to go on from a roll of more outcomes than a roll tells
     */
    public BigInteger count(GameState state, int depth) {
        return counts(state, depth).lastOption().getOrElse(BigInteger.ONE);
    }

    /**
     * The same by first inputs, for a depth of 1 or more: every input that is possible, in the engine's order, faces ascending; together
     * they make {@link #count}.
     */
    public Vector<Branch> divide(GameState state, int depth) {
        return PerftStep.continuations(rules.prompt(state))
                .map(input -> new Branch(input, count(PerftStep.after(rules, state, input), depth - 1)));
    }

    public record Branch(Input input, BigInteger count) {
        /** {@code A1 activate: 12}. */
        @Override
        public String toString() {
            return input + ": " + count;
        }
    }

    /** A roll has more outcomes than can be looked at one by one. The message says which, and how many. */
    public static final class TooManyOutcomes extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        TooManyOutcomes(Prompt.DiceRequest request) {
            super(request + " has " + request.howMany() + " outcomes; the counting goes on from at most "
                    + Prompt.DiceRequest.MOST_OUTCOMES
                    + " of a roll. Count to the roll and no deeper, or with fewer dice");
        }
    }
}
