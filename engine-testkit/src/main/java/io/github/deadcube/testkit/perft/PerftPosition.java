package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptFailure;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * A position with the correct numbers: a script up to the first counted state, and one or more counts for the depths from 1
 * upward. The first {@code quick} of them are fast.
 */
public record PerftPosition(String name, Script script, Vector<BigInteger> counts, int quick) {
    /** The first counted state, or the failure of the script. */
    public Either<ScriptFailure, GameState> state(ScriptRunner runner) {
        return script.run(runner).map(Playback::state);
    }

    /** Counts all depths, or only the quick ones, and compares; or returns the failure of the script. */
    public Either<ScriptFailure, PerftResult> check(ScriptRunner runner, boolean deep) {
        int depth = deep ? counts.size() : quick;
        return state(runner)
                .map(state ->
                        new PerftResult(name, counts.take(depth), new Perft(runner.rules()).counts(state, depth)));
    }

    /** The result of a position: expected and found numbers for each depth from 1 upward. */
    public record PerftResult(String position, Vector<BigInteger> expected, Vector<BigInteger> found) {
        /** The least depth at which engine and table differ; empty if all agree. */
        public Option<Integer> differs() {
            return Vector.rangeClosed(1, expected.size())
                    .find(depth -> !at(expected, depth).equals(at(found, depth)));
        }

        /** {@code Two roofs: depth 4, 12345, ok}, or {@code Two roofs: depth 2, 17, differs: expected 16}. */
        @Override
        public String toString() {
            int depth = differs().getOrElse(expected::size);
            String verdict =
                    differs().map(d -> "differs: expected " + at(expected, d)).getOrElse("ok");
            return position + ": depth " + depth + ", " + at(found, depth) + ", " + verdict;
        }

        private static BigInteger at(Vector<BigInteger> counts, int depth) {
            return counts.get(depth - 1);
        }
    }
}
