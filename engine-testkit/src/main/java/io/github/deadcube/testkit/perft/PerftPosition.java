package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.script.Failure;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
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
}
