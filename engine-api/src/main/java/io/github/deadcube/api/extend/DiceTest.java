package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;

/**
 * A test (DICE-1 to DICE-11): its two sides and its context. The engine handles command dice, exploding dice, re-rolls
 * and their order.
 */
@SavedName("diceTest")
public record DiceTest(TestContext context, TestSide first, TestSide second) {
    /** A test that is not opposed: it is passed with at least {@code needed} successes. */
    public static DiceTest of(TestContext context, TestSide one, int needed) {
        return new DiceTest(context, one, TestSide.known(needed));
    }

    /** The rule that requires the test: the rule of its context. */
    public RuleId rule() {
        return context.rule();
    }

    /** One side of a {@link DiceTest}. */
    public sealed interface TestSide {
        /**
         * A model's test, with the modifiers of the situation, of hooks and of command dice (DICE-4).
         *
         * @param dice the number of dice before they change it (SHO-6, AST-5, AST-6)
         */
        static TestSide of(ModelId model, Skill skill, int dice) {
            return new OfModel(model, skill, dice, false, false);
        }

        /** DICE-10: a model's test without modifiers and re-rolls. */
        static TestSide asPrinted(ModelId model, Skill skill, int dice) {
            return new OfModel(model, skill, dice, true, false);
        }

        /**
         * R25-K-TRAP: a model's test with a fixed number of dice: nothing adds or removes dice, but failures may be
         * rolled again.
         */
        static TestSide counted(ModelId model, Skill skill, int dice) {
            return new OfModel(model, skill, dice, false, true);
        }

        /**
         * Dice of a thing that is not a model: gravity, a wall, frag (DICE-11).
         *
         * @param side the side that rolls
         * @param target the number to equal or beat
         * @throws IllegalArgumentException if the dice are fewer than 0
         */
        static TestSide ofThing(Side side, int dice, int target) {
            return ofThing(side, dice, target, 0);
        }

        /**
         * The same with re-rolls.
         *
         * @param rerolls the number of failed dice that may be rolled again (R25-K-AUGMENTED)
         * @throws IllegalArgumentException if the dice are fewer than 0
         */
        static TestSide ofThing(Side side, int dice, int target, int rerolls) {
            return new OfThing(side, dice, target, rerolls);
        }

        /** A known number of successes: rolled before (DICE-11), or needed for a test that is not opposed (DICE-1). */
        static TestSide known(int successes) {
            return new Known(successes);
        }

        /**
         * A model's test.
         *
         * @param dice the number of dice before the situation (SHO-6, AST-5, AST-6), hooks and command dice change it
         *     (DICE-4)
         * @param asPrinted DICE-10: whether modifiers and re-rolls are excluded
         * @param counted whether the number of dice is fixed: nothing adds or removes dice, but failures may be rolled
         *     again unless {@code asPrinted} (R25-K-TRAP)
         */
        @SavedName(value = "testSide.model", usual = "counted=false")
        record OfModel(
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
        @SavedName(value = "testSide.thing", usual = "rerolls=0")
        record OfThing(
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
        @SavedName("testSide.known")
        record Known(int successes) implements TestSide {}
    }

    /**
     * The result of a {@link DiceTest}.
     *
     * @param first the successes of the first side
     * @param second the successes of the second side, or the number needed
     */
    public record Outcome(int first, int second) {
        /** The difference (SHO-7, AST-7): positive if the first side has more successes. */
        public int margin() {
            return first - second;
        }

        /** Whether a test that is not opposed is passed. */
        public boolean passed() {
            return first >= second;
        }
    }
}
