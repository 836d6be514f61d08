package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.testkit.perft.Perft.TooManyOutcomes;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** All states after a number of inputs, with the number of sequences that lead to each. */
final class PerftStep {
    private final Rules rules;
    private final Map<Known, BigInteger> ways = new LinkedHashMap<>();

    /** The parts of a state that change most; their hash is cheaper than that of the whole state, or its digest. */
    private record Changing(List<Pending> pending, SideState a, SideState b, int round) {}

    /** A state with the hash of its changing parts. */
    private record Known(GameState state, int hash) {
        static Known of(GameState state) {
            Position position = state.position();
            int hash = new Changing(state.pending(), position.a(), position.b(), position.round()).hashCode();
            for (ModelState m : position.models())
                hash = 31 * hash
                        + 4 * m.damage()
                        + (m.pinned() ? 2 : 0)
                        + (m.activated() ? 1 : 0)
                        + 7 * m.place().hashCode();
            return new Known(state, hash);
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

    private PerftStep(Rules rules) {
        this.rules = rules;
    }

    static PerftStep first(Rules rules, GameState state) {
        PerftStep ply = new PerftStep(rules);
        ply.add(state, BigInteger.ONE);
        return ply;
    }

    /** The number of sequences with one more input. */
    BigInteger continuations() {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Known, BigInteger> each : ways.entrySet()) {
            BigInteger inputs = howMany(rules.prompt(each.getKey().state()));
            sum = sum.add(inputs.multiply(each.getValue()));
        }
        return sum;
    }

    /** The step after one more input. */
    PerftStep next() {
        PerftStep next = new PerftStep(rules);
        ways.forEach((known, ways) -> {
            for (Input input : continuations(rules.prompt(known.state())))
                next.add(after(rules, known.state(), input), ways);
        });
        return next;
    }

    static GameState after(Rules rules, GameState state, Input input) {
        return rules.apply(state, input)
                .getOrElseThrow(
                        no -> new IllegalStateException(input + " is offered, and refused by " + no + "\n" + state))
                .state();
    }

    private void add(GameState state, BigInteger more) {
        ways.merge(Known.of(state), more, BigInteger::add);
    }

    /** The distinct inputs that answer a prompt. */
    static Vector<Input> continuations(Prompt prompt) {
        if (prompt instanceof Prompt.Decision decision) return Vector.narrow(decision.options());
        if (prompt instanceof Prompt.ShuffleRequest shuffle)
            return Vector.of(new Shuffle(Vector.rangeClosed(1, shuffle.things())));
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
