package io.github.deadcube.api.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Profile.Statistic;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;

/**
 * Exact probabilities. A model that may roll failures again (DICE-8) always does; command dice (CMD-5, CMD-7) are not
 * spent.
 */
public interface Odds {
    /**
     * DICE-1 to DICE-5, DICE-8: the successes of a test. Every 8 is a success and brings a bonus die, without limit. The successes,
     * 0 or more, exactly.
     */
    Distribution successes(Pool pool);

    /** DICE-6: the difference of an opposed test: the successes of the one less those of the other. */
    default Distribution difference(Pool one, Pool other) {
        return successes(one).minus(successes(other));
    }

    /**
     * DICE-1, DICE-8, KT-1: the dice that a model would roll, with all that the situation and keywords add or take away: the dice;
     * none for a model without the statistic (DICE-5).
     */
    Pool pool(GameState state, TestContext context, TestSide.OfModel tester);

    /** SHO-5 to SHO-7, DMG-1: a SHOOT at a model, from where the two stand. Whether it is allowed is not asked. */
    OfAttack shot(GameState state, TestContext context);

    /**
     * AST-3 to AST-7, DMG-1: an ASSAULT, as if both stood where they do. Whether it is allowed is not asked.
     *
     * @param context attacker, target and their weapons, and what AST-5 asks for
     * @param answer FIGHT if the target fights back, SURVIVE if it does not
     */
    OfAttack assault(GameState state, TestContext context, Skill answer);

    /**
     * K-EXPLOSIVE, K-GRENADE, K-INDIRECT, K-FRAG: a SHOOT at a cube. Whether it is allowed is not asked. What may come of it in
     * that cube; none if the weapon is not fired at cubes.
     */
    Option<OfCube> shotAt(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube);

    /**
     * What may come of an attack's own dice. What the attack sets off besides (throws, explosions, fights) is not part of it.
     *
     * @param difference the attacker's successes less the target's
     * @param target what the attack does to its target
     * @param attacker AST-7: what a fight back does to the attacker; none if nothing can come back
     */
    record OfAttack(Distribution difference, Harm target, Option<Harm> attacker) {}

    /**
     * What may come of a shot at a cube, in that cube. What it sets off besides (throws, falls, pins), and what it does where it lands
     * astray, is not part of it.
     *
     * @param lands 1 if the shot lands in the cube, 0 if it does not
     * @param there what it does to each model that stands there, the chance that it lands elsewhere counted
     */
    record OfCube(Distribution lands, Vector<Harm> there) {}

    /**
     * What an attack may do to a model (DMG-1).
     *
     * @param model who may suffer it
     * @param left the HP that it has left
     * @param lost the HP that it would lose, 0 or more, those beyond what it has left included
     */
    record Harm(ModelId model, int left, Distribution lost) {
        /** The probability that it is killed (DMG-3): from 0 to 1, with all its decimals. */
        public BigDecimal kill() {
            return lost.atLeast(left);
        }

        /**
         * The HP that it loses on average, never more than it has left: 0 or more, but for the rest that the distribution does not
         * tell apart.
         */
        public double expected() {
            return lost.map(hitPoints -> Math.min(hitPoints, left)).mean();
        }
    }

    /**
     * The d8 of one side of a test (DICE-1), modifiers included. Written {@code 3d5+}, {@code 3d5+ reroll 1} or {@code 3d5+ explode 7}.
     *
     * @param dice how many dice, 0 to {@value #MOST}; of 0 dice nothing is rolled (DICE-4)
     * @param target the number to equal or beat, 2 to 8; without one there is no success (DICE-5)
     * @param rerolls DICE-8: up to so many failures, bonus dice among them, are rolled again once each when all bonus dice are in;
     *     0 or more
     * @param explodes DICE-3, R25-K-HOLO-SIGHT: the lowest face that is a success whatever the target and brings a bonus die, 2 to
     *     8
     */
    record Pool(int dice, Statistic target, int rerolls, int explodes) {
        /** The most dice of a pool: no row of faces is longer ({@link io.github.deadcube.api.play.Input#parse}). */
        public static final int MOST = 999;

        private static final int LEAST_TARGET = 2;
        private static final int EIGHT = 8;

        /**
         * Checks it.
         *
         * @throws IllegalArgumentException if a number is out of its range
         */
        public Pool {
            if (dice < 0 || dice > MOST)
                throw new IllegalArgumentException("a pool has 0 to " + MOST + " dice, not " + dice);
            if (target.exists() && (target.target() < LEAST_TARGET || target.target() > EIGHT))
                throw new IllegalArgumentException("a pool's target is " + LEAST_TARGET + " to " + EIGHT
                        + ", or 0 for none, not " + target.target());
            if (rerolls < 0) throw new IllegalArgumentException("a pool has 0 re-rolls or more, not " + rerolls);
            if (explodes < LEAST_TARGET || explodes > EIGHT)
                throw new IllegalArgumentException(
                        "a pool's dice explode from " + LEAST_TARGET + " to " + EIGHT + ", not " + explodes);
        }

        /**
         * Dice of which the 8s explode.
         *
         * @throws IllegalArgumentException if a number is out of its range
         */
        public Pool(int dice, Statistic target, int rerolls) {
            this(dice, target, rerolls, EIGHT);
        }

        /**
         * Dice without re-rolls.
         *
         * @param dice how many, 0 to {@value #MOST}
         * @param target the number to equal or beat, 2 to 8
         * @throws IllegalArgumentException if a number is out of its range
         */
        public static Pool of(int dice, int target) {
            return new Pool(dice, new Statistic(target), 0);
        }

        /**
         * The same dice with re-rolls.
         *
         * @param failures how many failures may be rolled again, 0 or more
         * @throws IllegalArgumentException if there are fewer than 0
         */
        public Pool reroll(int failures) {
            return new Pool(dice, target, failures, explodes);
        }

        /**
         * The same dice, of which more faces explode.
         *
         * @param lowest the lowest face that does, 2 to 8
         * @throws IllegalArgumentException if it is no such face
         */
        public Pool exploding(int lowest) {
            return new Pool(dice, target, rerolls, lowest);
        }

        /** The notation. */
        @Override
        public String toString() {
            return dice + "d" + target + (explodes == EIGHT ? "" : " explode " + explodes)
                    + (rerolls == 0 ? "" : " reroll " + rerolls);
        }
    }
}
