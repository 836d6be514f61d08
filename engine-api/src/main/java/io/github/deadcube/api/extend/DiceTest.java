package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Continuation.DefaultValue;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Side;

/**
 * A test (DICE-1 to DICE-11): who rolls against whom or what, and why. Command dice, explosion, re-rolls and their order
 * are the engine's.
 *
 * @param context why it is made
 * @param first the side named first
 * @param second the side named second
 */
public record DiceTest(TestContext context, TestSide first, TestSide second) {
    /** A test that is not opposed: it is passed with at least so many successes. */
    public static DiceTest of(TestContext context, TestSide one, int needed) {
        return new DiceTest(context, one, new TestSide.Known(needed));
    }

    /** The rule that calls for it: the occasion's rule. */
    public RuleId rule() {
        return context.rule();
    }

    /** One side of a {@link DiceTest}. */
    public sealed interface TestSide {
        /**
         * A model's test.
         *
         * @param dice how many dice; the situation (SHO-6, AST-5, AST-6), hooks and command dice add or take some (DICE-4)
         * @param asPrinted DICE-10: no modifiers and no re-rolls
         * @param counted the dice are all that there are: nothing adds to them or takes from them, and failures may be rolled again
         *     unless it is as printed (R25-K-TRAP)
         */
        record OfModel(
                ModelId model,
                Skill skill,
                int dice,
                boolean asPrinted,
                @DefaultValue("false") boolean counted) implements TestSide {
            /** A test with modifiers and re-rolls, or with neither. */
            public OfModel(ModelId model, Skill skill, int dice, boolean asPrinted) {
                this(model, skill, dice, asPrinted, false);
            }
        }

        /**
         * Dice of what is no model: gravity, a wall, frag (DICE-11).
         *
         * @param target the number to equal or beat
         * @param rerolls how many failures may be rolled again (R25-K-AUGMENTED)
         */
        record OfThing(
                Side side,
                int dice,
                int target,
                @DefaultValue("0") int rerolls) implements TestSide {
            /**
             * Checks the dice.
             *
             * @throws IllegalArgumentException if the dice are fewer than 0
             */
            public OfThing {
                if (dice < 0) throw new IllegalArgumentException("a thing rolls " + dice + " dice");
            }

            /** Dice of which none is rolled again. */
            public OfThing(Side side, int dice, int target) {
                this(side, dice, target, 0);
            }
        }

        /** Successes that are known: rolled before (DICE-11), or the number needed where the test is not opposed (DICE-1). */
        record Known(int successes) implements TestSide {}
    }

    /**
     * What came of a {@link DiceTest}.
     *
     * @param first successes of the side named first
     * @param second successes of the side named second, or the number needed
     */
    public record Outcome(int first, int second) {
        /** The difference (SHO-7, AST-7): positive if the side named first has more. */
        public int margin() {
            return first - second;
        }

        /** Whether a test that is not opposed is passed. */
        public boolean passed() {
            return first >= second;
        }
    }
}
