package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/**
 * Counts the input sequences from a state; the package describes the counting.
 *
 * <pre>{@code
 * Perft perft = new Perft(Deadcube.rules());
 * perft.counts(state, 4);                    // one number for each depth from 1 to 4
 * perft.divide(state, 4);                    // the part of each first input: shows where two engines differ
 * }</pre>
 */
public record Perft(Rules rules) {
    /**
     * The counts from a state of this engine, for depth 1, 2 and so on, without end. Each is computed on demand, and may throw
     * as {@link #count} does.
     */
    public Iterator<BigInteger> counts(GameState state) {
        return Iterator.iterate(PerftStep.first(rules, state), PerftStep::next).map(PerftStep::continuations);
    }

    /** The counts for each depth from 1 to {@code depth}; throws as {@link #count} does. */
    public Vector<BigInteger> counts(GameState state, int depth) {
        return counts(state).take(depth).toVector();
    }

    /**
     * The number of input sequences of length {@code depth}; 1 for depth 0.
     *
     * @throws IllegalStateException if the engine refuses an option that it has offered
     * @throws TooManyOutcomes if it must continue a roll with more outcomes than a roll lists
     */
    public BigInteger count(GameState state, int depth) {
        return counts(state, depth).lastOption().getOrElse(BigInteger.ONE);
    }

    /**
     * The count for each first input, for a depth of 1 or more: every possible input, in the engine's order, faces ascending.
     * Their sum is {@link #count}.
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

    /** A roll has too many outcomes to continue each. The message names the roll and the number. */
    public static final class TooManyOutcomes extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        TooManyOutcomes(Prompt.DiceRequest request) {
            super(request + " has " + request.outcomeCount() + " outcomes; the counting goes on from at most "
                    + Prompt.DiceRequest.MAX_OUTCOMES
                    + " of a roll. Count to the roll and no deeper, or with fewer dice");
        }
    }
}
