package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Skill;

/** One side of a {@link DiceTest}. */
public sealed interface Contender {
    /**
     * A model's test.
     *
     * @param model who is tested
     * @param skill on what
     * @param dice how many dice; the situation (SHO-6, AST-5, AST-6), hooks and command dice add or take some (DICE-4)
     * @param asPrinted DICE-10: no modifiers and no re-rolls
     * @param counted the dice are all that there are: nothing adds to them or takes from them, and failures may be rolled again unless it
     *     is as printed (R25-K-TRAP)
     */
    record OfModel(
            ModelId model,
            Skill skill,
            int dice,
            boolean asPrinted,
            @Usually("false") boolean counted) implements Contender {
        /**
         * A test with modifiers and re-rolls, or with neither.
         *
         * @param model who is tested
         * @param skill on what
         * @param dice how many dice
         * @param asPrinted DICE-10: no modifiers and no re-rolls
         */
        public OfModel(ModelId model, Skill skill, int dice, boolean asPrinted) {
            this(model, skill, dice, asPrinted, false);
        }
    }

    /**
     * Dice of what is no model: gravity, a wall, frag (DICE-11).
     *
     * @param side who rolls
     * @param dice how many
     * @param target the number to equal or beat
     * @param rerolls how many failures may be rolled again (R25-K-AUGMENTED)
     */
    record OfThing(
            Side side, int dice, int target, @Usually("0") int rerolls) implements Contender {
        /**
         * Checks the dice.
         *
         * @param side who rolls
         * @param dice how many
         * @param target the number to equal or beat
         * @param rerolls how many failures may be rolled again
         * @throws IllegalArgumentException if the dice are fewer than 0
         */
        public OfThing {
            if (dice < 0) throw new IllegalArgumentException("a thing rolls " + dice + " dice");
        }

        /**
         * Dice of which none is rolled again.
         *
         * @param side who rolls
         * @param dice how many
         * @param target the number to equal or beat
         */
        public OfThing(Side side, int dice, int target) {
            this(side, dice, target, 0);
        }
    }

    /**
     * Successes that are known: rolled before (DICE-11), or the number needed where the test is not opposed (DICE-1).
     *
     * @param successes how many
     */
    record Known(int successes) implements Contender {}
}
