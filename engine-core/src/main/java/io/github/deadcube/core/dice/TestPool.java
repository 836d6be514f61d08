package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.Continuation.DefaultValue;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * One side of a test: dice still to be rolled, and what has come of those that were. Counts, not faces, so that equal
 * futures are equal values.
 *
 * @param roller whose test it is; none for things (DICE-11)
 * @param target the number to equal or beat
 * @param dice dice to be rolled; 0 or fewer rolls nothing (DICE-4)
 * @param addable command dice may be added (CMD-7)
 * @param buyable a command die may be spent on a re-roll (CMD-5)
 * @param explodes the lowest face that is a success whatever the target, and gives a bonus die (DICE-3)
 * @param rerolls failed dice that keywords let it roll again (DICE-8)
 * @param again the dice to be rolled are re-rolls, which may not be re-rolled
 * @param failures those that may be rolled again
 */
record TestPool(
        Side side,
        Option<ModelId> roller,
        int target,
        @DefaultValue("8") int explodes,
        int dice,
        boolean addable,
        boolean buyable,
        int rerolls,
        boolean again,
        int successes,
        int failures) {
    private static final int EIGHT = 8;

    /** Nothing to roll: successes that are known, or a model that cannot roll at all (DICE-5). */
    static TestPool known(Side side, int successes) {
        return new TestPool(side, Option.none(), 0, EIGHT, 0, false, false, 0, false, successes, 0);
    }

    /** DICE-11: exactly these dice, nothing added; and nothing rolled again but by what says so itself. */
    static TestPool printed(Side side, Option<ModelId> roller, int dice, int target, int rerolls) {
        return new TestPool(side, roller, target, EIGHT, dice, false, false, rerolls, false, 0, 0);
    }

    /** A model's test, in which command dice may be used or not. */
    static TestPool ofModel(Side side, ModelId model, int target, int dice, int rerolls, boolean command) {
        return new TestPool(side, Option.some(model), target, EIGHT, dice, command, command, rerolls, false, 0, 0);
    }

    /** R25-K-TRAP: no dice are added, but failures may be rolled again. */
    static TestPool counted(Side side, ModelId model, int target, int dice, int rerolls, boolean buyable) {
        return new TestPool(side, Option.some(model), target, EIGHT, dice, false, buyable, rerolls, false, 0, 0);
    }

    /** R25-K-HOLO-SIGHT: faces from this one up explode. */
    TestPool exploding(int lowest) {
        if (lowest == explodes) return this;
        return new TestPool(side, roller, target, lowest, dice, addable, buyable, rerolls, again, successes, failures);
    }

    /** CMD-7: declared, so many added. */
    TestPool added(int more) {
        return new TestPool(
                side, roller, target, explodes, dice + more, false, buyable, rerolls, again, successes, failures);
    }

    /** DICE-2, DICE-3: successes count; each die that explodes gives a bonus die, which may be re-rolled like any other. */
    TestPool rolled(Dice d) {
        int hits = d.atLeast(Math.min(target, explodes));
        int lost = again ? 0 : d.size() - hits;
        return new TestPool(
                side,
                roller,
                target,
                explodes,
                d.atLeast(explodes),
                addable,
                buyable,
                rerolls,
                false,
                successes + hits,
                failures + lost);
    }

    /** DICE-8: so many failures are rolled again by keywords, which are then used up. */
    TestPool again(int n) {
        return new TestPool(side, roller, target, explodes, n, addable, buyable, 0, n > 0, successes, failures - n);
    }

    /** ORD-5: so many failures may be rolled again besides those that keywords have. */
    TestPool granted(int more) {
        return new TestPool(side, roller, target, explodes, dice, addable, buyable, more, again, successes, failures);
    }

    /** CMD-5: one failure is rolled again for a command die, or the offer is declined. */
    TestPool bought(boolean taken) {
        int n = taken ? 1 : 0;
        return new TestPool(side, roller, target, explodes, n, addable, false, rerolls, taken, successes, failures - n);
    }
}
