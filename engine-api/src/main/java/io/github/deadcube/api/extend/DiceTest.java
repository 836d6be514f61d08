package io.github.deadcube.api.extend;

import io.github.deadcube.api.internal.RolledSide;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;

/** A test (DICE-1 to DICE-11): its two sides and its context. The engine handles command dice, exploding dice, re-rolls and their order. */
@SavedName(value = "diceTest", parts = "context first second")
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
    public sealed interface TestSide permits RolledSide.OfModel, RolledSide.OfThing, RolledSide.Known {
        /**
         * A model's test, with the modifiers of the situation, of hooks and of command dice (DICE-4).
         *
         * @param dice the number of dice before they change it (SHO-6, AST-5, AST-6)
         */
        static TestSide of(ModelId model, Skill skill, int dice) {
            return new RolledSide.OfModel(model, skill, dice, false, false);
        }

        /** DICE-10: a model's test without modifiers and re-rolls. */
        static TestSide asPrinted(ModelId model, Skill skill, int dice) {
            return new RolledSide.OfModel(model, skill, dice, true, false);
        }

        /** R25-K-TRAP: a model's test with a fixed number of dice: nothing adds or removes dice, but failures may be rolled again. */
        static TestSide counted(ModelId model, Skill skill, int dice) {
            return new RolledSide.OfModel(model, skill, dice, false, true);
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
            return new RolledSide.OfThing(side, dice, target, rerolls);
        }

        /** A known number of successes: rolled before (DICE-11), or needed for a test that is not opposed (DICE-1). */
        static TestSide known(int successes) {
            return new RolledSide.Known(successes);
        }
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
