package io.github.deadcube.api.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;

/**
 * Exact probabilities. A model that may roll failures again (DICE-8) always does; command dice (CMD-5, CMD-7) are not
 * spent.
 */
public interface Odds {
    /**
     * DICE-1 to DICE-5, DICE-8: the exact distribution of a test's successes, 0 or more. Every 8 is a success and gives a
     * bonus die, without limit.
     */
    Distribution successes(Pool pool);

    /** DICE-6: the difference of an opposed test: the successes of one minus the successes of the other. */
    default Distribution difference(Pool one, Pool other) {
        return successes(one).minus(successes(other));
    }

    /**
     * DICE-1, DICE-8, KT-1: the dice that a model would roll, with the modifiers of the situation and of keywords; no dice for
     * a model without the statistic (DICE-5).
     *
     * @throws IllegalArgumentException if a model is not in the game, or has no such weapon
     */
    Pool pool(GameState state, TestContext context, TestSide.OfModel tester);

    /**
     * DICE-3, DICE-8: the pool whose dice a state asks for, with the re-rolls that may follow; empty unless the state asks for dice of
     * a test.
     */
    Option<Pool> rolling(GameState state);

    /**
     * The outcomes of the dice that a state asks for, with exact probabilities. Rolls that lead to equal states are one outcome: for a
     * test, those with as many successes and as many dice that explode. {@link Prompt.DiceRequest#outcomes} tells all faces apart.
     *
     * <pre>{@code
     * for (Dice.Chance outcome : odds.outcomes(state))
     *     value += outcome.probability() * value(rules.play(state, outcome.dice()).state());
     * }</pre>
     *
     * @return one roll of each kind, its {@code ways} the rolls of this kind
     * @throws IllegalArgumentException if the state does not ask for dice
     * @throws IllegalStateException as {@link Prompt.DiceRequest#outcomes}, if the rule that asks tells the faces apart
     */
    Vector<Dice.Chance> outcomes(GameState state);

    /**
     * SHO-5 to SHO-7, DMG-1: a SHOOT at a model, with both models in their places. It need not be legal.
     *
     * @throws IllegalArgumentException if a model is not in the game, or has no such weapon
     */
    OfAttack shot(GameState state, TestContext context);

    /**
     * SHO-5 to SHO-9, DMG-1: a SHOOT as it is played, in its mode and with its item. It need not be legal.
     *
     * @return none if it is no shot at a model by RANGED against SURVIVE (blaze away, IT BURNS!, INVIGORATE, weapons fired at cubes), or if
     *     the model has no such weapon or item
     * @throws IllegalArgumentException if a model is not in the game
     */
    Option<OfAttack> shot(GameState state, Choice.Shoot shoot);

    /**
     * AST-3 to AST-7, DMG-1: an ASSAULT, with both models in their places. It need not be legal.
     *
     * @param context attacker, target and their weapons, and the facts that AST-5 needs
     * @param answer FIGHT if the target fights back, SURVIVE if it does not
     * @throws IllegalArgumentException if a model is not in the game, or has no such weapon
     */
    OfAttack assault(GameState state, TestContext context, Skill answer);

    /**
     * K-EXPLOSIVE, K-GRENADE, K-INDIRECT, K-FRAG: a SHOOT at a cube. It need not be legal. Returns its effects in that cube;
     * empty if the weapon is not fired at cubes.
     *
     * @throws IllegalArgumentException if the model is not in the game, or has no such weapon
     */
    Option<OfCube> shotAt(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube);

    /**
     * The possible results of an attack's dice. Effects that follow the attack (throws, explosions, fights) are not included.
     *
     * @param difference the attacker's successes minus the target's
     * @param target the harm to the target
     * @param attacker AST-7: the harm that a fight back does to the attacker; empty if it can do none
     */
    record OfAttack(Distribution difference, Harm target, Option<Harm> attacker) {}

    /**
     * The possible results of a shot at a cube, in that cube. Effects that follow (throws, falls, pins), and effects in other
     * cubes after a scatter, are not included.
     *
     * @param lands 1 if the shot lands in the cube, 0 if not
     * @param there the harm to each model in that cube; it counts the chance that the shot lands elsewhere
     */
    record OfCube(Distribution lands, Vector<Harm> there) {}

    /**
     * The harm that an attack may do to a model (DMG-1).
     *
     * @param left the HP that it has left
     * @param lost the HP that it would lose, 0 or more; may be more than {@code left}
     */
    record Harm(ModelId model, int left, Distribution lost) {
        /** The exact probability that it is killed (DMG-3), 0 to 1. */
        public BigDecimal kill() {
            return lost.atLeast(left);
        }

        /** The mean HP that it loses, never more than it has left, without the part of the distribution that is not listed. */
        public double expected() {
            return lost.map(hitPoints -> Math.min(hitPoints, left)).mean();
        }
    }

    /**
     * The d8 of one side of a test (DICE-1), modifiers included. Written {@code 3d5+}, {@code 3d5+ reroll 1} or {@code 3d5+
     * explode 7}.
     *
     * @param dice how many dice, 0 to {@value #MOST}; 0 dice are not rolled (DICE-4)
     * @param target the number to equal or beat, 2 to 8; without a target there is no success (DICE-5)
     * @param rerolls DICE-8: the largest number of failures, bonus dice included, that are rolled again, once each, after all
     *     bonus dice; 0 or more
     * @param explodes DICE-3, R25-K-HOLO-SIGHT: the lowest face that is a success whatever the target and gives a bonus die, 2
     *     to 8
     */
    record Pool(int dice, Statistic target, int rerolls, int explodes) {
        /** The most dice of a pool: {@link io.github.deadcube.api.play.Input#read} reads no longer row of faces. */
        public static final int MOST = 999;

        private static final int LEAST_TARGET = 2;
        private static final int EIGHT = Dice.Die.D8.faces();

        /**
         * Checks that each number is in its range.
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
         * Dice whose 8s explode.
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
         * @throws IllegalArgumentException if the number is negative
         */
        public Pool reroll(int failures) {
            return new Pool(dice, target, failures, explodes);
        }

        /**
         * The same dice with more faces that explode.
         *
         * @param lowest the lowest face that explodes, 2 to 8
         * @throws IllegalArgumentException if the face is out of range
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
