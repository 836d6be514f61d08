package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.testkit.tree.GameTree;
import io.github.deadcube.testkit.tree.GameTree.TooManyOutcomes;
import io.vavr.collection.Iterator;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;

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
     * The counts from a state of this engine, for depth 1, 2 and so on, without end. Each is computed on demand, and
     * may throw as {@link #count} does.
     */
    public Iterator<BigInteger> counts(GameState state) {
        PerftStep first = new PerftStep();
        first.add(state, BigInteger.ONE);
        return Iterator.iterate(first, PerftStep::next).map(PerftStep::continuations);
    }

    /** The counts for each depth from 1 to {@code depth}; none for depth 0. Throws as {@link #count} does. */
    public Vector<BigInteger> counts(GameState state, int depth) {
        if (depth < 0) throw new IllegalArgumentException("a depth is 0 or more, not " + depth);
        return counts(state).take(depth).toVector();
    }

    /**
     * The number of input sequences of length {@code depth}; 1 for depth 0.
     *
     * @throws IllegalArgumentException if the depth is below 0
     * @throws IllegalStateException if the engine refuses an option that it has offered, or if the count must continue
     *     a roll with more outcomes than a roll lists
     */
    public BigInteger count(GameState state, int depth) {
        return counts(state, depth).lastOption().getOrElse(BigInteger.ONE);
    }

    /**
     * The count for each first input, for a depth of 1 or more: every possible input, in the engine's order, faces
     * ascending. Their sum is {@link #count}, and it throws as that does.
     *
     * @throws IllegalArgumentException if the depth is below 1
     */
    public Map<Input, BigInteger> divide(GameState state, int depth) {
        if (depth < 1) throw new IllegalArgumentException("a depth is 1 or more here, not " + depth);
        return PerftStep.continuations(rules.prompt(state))
                .toLinkedMap(input -> input, input -> count(after(state, input), depth - 1));
    }

    private GameState after(GameState state, Input input) {
        return rules.apply(state, input)
                .getOrElseThrow(
                        no -> new IllegalStateException(input + " is offered, and refused by " + no + "\n" + state))
                .state();
    }

    /** All states after a number of inputs, with the number of sequences that lead to each. */
    private final class PerftStep {
        private final java.util.Map<Known, BigInteger> ways = new java.util.LinkedHashMap<>();

        /** A state with the hash of its changing parts. */
        private record Known(GameState state, int hash) {
            static Known of(GameState state) {
                return new Known(state, GameTree.hashOfChanges(state));
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof Known known && hash == known.hash && state.equals(known.state);
            }

            @Override
            public int hashCode() {
                return hash;
            }
        }

        /** The number of sequences with one more input. */
        BigInteger continuations() {
            BigInteger sum = BigInteger.ZERO;
            for (java.util.Map.Entry<Known, BigInteger> each : ways.entrySet()) {
                BigInteger inputs = howMany(rules.prompt(each.getKey().state()));
                sum = sum.add(inputs.multiply(each.getValue()));
            }
            return sum;
        }

        /** The step after one more input. */
        PerftStep next() {
            PerftStep next = new PerftStep();
            ways.forEach((known, ways) -> {
                for (Input input : continuations(rules.prompt(known.state())))
                    next.add(after(known.state(), input), ways);
            });
            return next;
        }

        private void add(GameState state, BigInteger more) {
            ways.merge(Known.of(state), more, BigInteger::add);
        }

        /** The distinct inputs that answer a prompt. */
        static Vector<Input> continuations(Prompt prompt) {
            if (prompt instanceof Prompt.Decision decision) return Vector.narrow(decision.options());
            if (prompt instanceof Prompt.ShuffleRequest shuffle)
                return Vector.of(Input.Shuffle.inOrder(shuffle.things()));
            if (!(prompt instanceof Prompt.DiceRequest request)) return Vector.empty();
            if (request.outcomeCount().compareTo(BigInteger.valueOf(Prompt.DiceRequest.MAX_OUTCOMES)) > 0)
                throw new TooManyOutcomes(request);
            return request.outcomes().map(Chance::dice);
        }

        /** The number of {@link #continuations(Prompt)}, computed without listing them. */
        private static BigInteger howMany(Prompt prompt) {
            if (prompt instanceof Prompt.DiceRequest request) return request.outcomeCount();
            if (prompt instanceof Prompt.ShuffleRequest) return BigInteger.ONE;
            if (!(prompt instanceof Prompt.Decision decision)) return BigInteger.ZERO;
            AtomicLong options = new AtomicLong();
            decision.offers().forEach(option -> options.incrementAndGet());
            return BigInteger.valueOf(options.get());
        }
    }
}
