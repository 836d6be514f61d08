package io.github.deadcube.core.dice;

import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.control.Option;

/**
 * One side of a test: the dice to roll, and the results so far. It holds counts, not faces, so that equal futures are
 * equal values.
 *
 * @param roller the model that is tested; none for things (DICE-11)
 * @param target the number to equal or beat
 * @param dice the dice to roll; 0 or fewer rolls nothing (DICE-4)
 * @param addable whether command dice may be added (CMD-7)
 * @param buyable whether a command die may be spent on a re-roll (CMD-5)
 * @param explodes the lowest face that is always a success and gives a bonus die (DICE-3)
 * @param rerolls the number of failed dice that keywords let it re-roll (DICE-8)
 * @param again whether the dice to roll are re-rolls, which may not be re-rolled
 * @param failures the failed dice that may be re-rolled
 */
@SavedName(value = "testPool", usual = "explodes=8")
record TestPool(
        Side side,
        Option<ModelId> roller,
        int target,
        int explodes,
        int dice,
        boolean addable,
        boolean buyable,
        int rerolls,
        boolean again,
        int successes,
        int failures) {
    private static final int EIGHT = Dice.Die.D8.faces();
    private static final int MOST_SUCCESSES = 999;

    /** DICE-1, CMD-5: the bounds of its numbers. Only a model's dice are added or bought. */
    void requires(Requirements state) {
        boolean rolls = dice != 0 || failures != 0;
        state.number("the number of dice", dice, -StateBounds.MOST_DICE, StateBounds.MOST_DICE);
        if (rolls || target != 0) state.face("the number to beat", target);
        state.face("the lowest face that explodes", explodes);
        state.number("the number of re-rolls", rerolls, -StateBounds.MOST_DICE, StateBounds.MOST_DICE);
        state.number("the number of successes", successes, 0, MOST_SUCCESSES);
        state.number("the number of failures", failures, 0, MOST_SUCCESSES);
        state.that(roller.isDefined() || !addable && !buyable, "no model buys dice", "a model that rolls");
    }

    private static int few(int dice) {
        return Math.max(-StateBounds.MOST_DICE, Math.min(dice, StateBounds.MOST_DICE));
    }

    /** No dice: known successes, or a model that cannot roll (DICE-5). */
    static TestPool known(Side side, int successes) {
        return new TestPool(
                side, Option.none(), 0, EIGHT, 0, false, false, 0, false, Math.min(successes, MOST_SUCCESSES), 0);
    }

    /** DICE-11: exactly these dice, nothing added; only rules that say so explicitly allow re-rolls. */
    static TestPool printed(Side side, Option<ModelId> roller, int dice, int target, int rerolls) {
        return new TestPool(side, roller, target, EIGHT, few(dice), false, false, few(rerolls), false, 0, 0);
    }

    /** A model's test; {@code command} allows command dice. */
    static TestPool ofModel(Side side, ModelId model, int target, int dice, int rerolls, boolean command) {
        return new TestPool(
                side, Option.some(model), target, EIGHT, few(dice), command, command, few(rerolls), false, 0, 0);
    }

    /** R25-K-TRAP: no dice are added, but failures may be re-rolled. */
    static TestPool counted(Side side, ModelId model, int target, int dice, int rerolls, boolean buyable) {
        return new TestPool(
                side, Option.some(model), target, EIGHT, few(dice), false, buyable, few(rerolls), false, 0, 0);
    }

    /** R25-K-HOLO-SIGHT: dice explode on this face and above. */
    TestPool exploding(int lowest) {
        if (lowest == explodes) return this;
        return new TestPool(side, roller, target, lowest, dice, addable, buyable, rerolls, again, successes, failures);
    }

    /** CMD-7: with added dice; no more may be added. */
    TestPool added(int more) {
        return new TestPool(
                side, roller, target, explodes, few(dice + more), false, buyable, rerolls, again, successes, failures);
    }

    /**
     * DICE-2, DICE-3: successes count. Each die that explodes gives a bonus die, which may be re-rolled like any other.
     */
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
                Math.min(successes + hits, MOST_SUCCESSES),
                Math.min(failures + lost, MOST_SUCCESSES));
    }

    /** DICE-8: re-rolls failures by keywords; then the keywords' re-rolls are used up. */
    TestPool again(int n) {
        return new TestPool(side, roller, target, explodes, n, addable, buyable, 0, n > 0, successes, failures - n);
    }

    /** ORD-5: sets the number of failures that may be re-rolled by an order. */
    TestPool granted(int more) {
        return new TestPool(
                side, roller, target, explodes, dice, addable, buyable, few(more), again, successes, failures);
    }

    /** CMD-5: re-rolls one failure for a command die, or declines. */
    TestPool bought(boolean taken) {
        int n = taken ? 1 : 0;
        return new TestPool(side, roller, target, explodes, n, addable, false, rerolls, taken, successes, failures - n);
    }
}
