package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.script.Failure;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * A position with the numbers that are right.
 *
 * @param name what it is called, on one line
 * @param script the situation, and what is played until the counting begins
 * @param counts one for each depth from 1 upward, at least one
 * @param quick how many of them are counted in a moment; those below take longer
 */
public record PerftPosition(String name, Script script, Vector<BigInteger> counts, int quick) {
    /**
     * Where the counting begins.
     *
     * @param stage where its script is played
     * @return the state, or where and why the script went wrong
     */
    public Either<Failure, GameState> state(Stage stage) {
        return script.run(stage).map(Playback::state);
    }

    /**
     * Counts, and compares.
     *
     * @param stage where its script is played
     * @param deep whether all depths are counted, or the quick ones alone
     * @return what came of it, or where and why the script went wrong
     */
    public Either<Failure, PerftResult> check(Stage stage, boolean deep) {
        int depth = deep ? counts.size() : quick;
        return state(stage)
                .map(state -> new PerftResult(name, counts.take(depth), new Perft(stage.rules()).counts(state, depth)));
    }

    /**
     * What came of counting a position.
     *
     * @param position its name
     * @param expected one number for each depth from 1 upward
     * @param found what was counted, for the same depths
     */
    public record PerftResult(String position, Vector<BigInteger> expected, Vector<BigInteger> found) {
        /**
         * Where engine and table part.
         *
         * @return the least depth whose number differs; none if all agree
         */
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
