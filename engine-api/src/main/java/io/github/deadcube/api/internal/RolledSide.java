package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;

/** The values of {@link TestSide}. */
public final class RolledSide {
    private RolledSide() {}

    /**
     * A model's test.
     *
     * @param dice the number of dice before the situation (SHO-6, AST-5, AST-6), hooks and command dice change it (DICE-4)
     * @param asPrinted DICE-10: whether modifiers and re-rolls are excluded
     * @param counted whether the number of dice is fixed: nothing adds or removes dice, but failures may be rolled again unless
     *     {@code asPrinted} (R25-K-TRAP)
     */
    @SavedName(value = "testSide.model", parts = "model skill dice asPrinted counted", usual = "counted=false")
    public record OfModel(
            ModelId model,
            Skill skill,
            @InText(least = 0, most = 300) int dice,
            boolean asPrinted,
            boolean counted) implements TestSide {}

    /**
     * Dice of a thing that is not a model: gravity, a wall, frag (DICE-11).
     *
     * @param target the number to equal or beat
     * @param rerolls the number of failed dice that may be rolled again (R25-K-AUGMENTED)
     */
    @SavedName(value = "testSide.thing", parts = "side dice target rerolls", usual = "rerolls=0")
    public record OfThing(
            Side side,
            @InText(least = 0, most = 300) int dice,
            @InText(least = 2, most = 8) int target,

            @InText(least = 0, most = 300) int rerolls)
            implements TestSide {
        /**
         * Checks the dice.
         *
         * @throws IllegalArgumentException if the dice are fewer than 0
         */
        public OfThing {
            if (dice < 0) throw new IllegalArgumentException("a thing rolls " + dice + " dice");
        }
    }

    /** A known number of successes: rolled before (DICE-11), or needed for a test that is not opposed (DICE-1). */
    @SavedName(value = "testSide.known", parts = "successes")
    public record Known(int successes) implements TestSide {}
}
