package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** All states that so many inputs come to, and in how many ways they do. */
final class Ply {
    private final Rules rules;
    private final Map<Known, BigInteger> ways = new LinkedHashMap<>();

    /** A state that finds its equal by its digest, which costs less than the hash of its parts. */
    private record Known(GameState state, long digest) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Known known && digest == known.digest && state.equals(known.state);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(digest);
        }
    }

    private Ply(Rules rules) {
        this.rules = rules;
    }

    static Ply first(Rules rules, GameState state) {
        Ply ply = new Ply(rules);
        ply.add(state, BigInteger.ONE);
        return ply;
    }

    /** How many ways there are with one input more. */
    BigInteger continuations() {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Known, BigInteger> each : ways.entrySet()) {
            BigInteger inputs = rules.prompt(each.getKey().state()).accept(HowMany.OF);
            sum = sum.add(inputs.multiply(each.getValue()));
        }
        return sum;
    }

    /** What one input more comes to. */
    Ply next() {
        Ply next = new Ply(rules);
        ways.forEach((known, ways) -> {
            for (Input input : rules.prompt(known.state()).accept(Continuations.OF))
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
        ways.merge(new Known(state, state.digest()), more, BigInteger::add);
    }
}
