package io.github.deadcube.api.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * Exact probabilities. A model that may roll failures again (DICE-8) always does; command dice (CMD-5, CMD-7) are not
 * spent.
 */
public interface Odds {
    /**
     * DICE-1 to DICE-5, DICE-8: the exact distribution of a test's successes, 0 or more. Every 8 is a success and gives
     * a bonus die, without limit.
     */
    Distribution successes(Pool pool);

    /** DICE-6: the difference of an opposed test: the successes of one minus the successes of the other. */
    default Distribution difference(Pool one, Pool other) {
        return successes(one).minus(successes(other));
    }

    /**
     * DICE-1, DICE-8, KT-1: the dice that one side of a test would roll: for a model with the modifiers of the
     * situation and of keywords, and no dice without the statistic (DICE-5).
     *
     * @throws IllegalArgumentException if a model is not in the game, or has no such weapon, or if the successes of the
     *     side are {@linkplain TestSide#known known}
     */
    Pool pool(GameState state, TestContext context, TestSide tester);

    /**
     * DICE-3, DICE-8: the pool whose dice a state asks for, with the re-rolls that may follow; empty unless the state
     * asks for dice of a test.
     */
    Option<Pool> rolling(GameState state);

    /**
     * The outcomes of the dice that a state asks for, with exact probabilities. Rolls that lead to equal states are one
     * outcome: for a test, those with as many successes and as many dice that explode.
     * {@link Prompt.DiceRequest#outcomes} tells all faces apart.
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
     * SHO-5 to SHO-9, DMG-1: a SHOOT as it is played, in its mode and with its item. It need not be legal. What a rule
     * of an application does at its declaration counts; what such a rule asks counts as declined.
     *
     * @return none if it is no shot at a model by RANGED against SURVIVE (blaze away, IT BURNS!, INVIGORATE, weapons
     *     fired at cubes), if a rule calls it off, or if the model has no such weapon or item; the target is the one
     *     to which a rule redirects it
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
     * K-EXPLOSIVE, K-GRENADE, K-INDIRECT: whether a SHOOT at a cube lands there. It need not be legal.
     *
     * @return 1 if it lands in the cube, 0 if not; none if the weapon is not fired at cubes
     * @throws IllegalArgumentException if the model is not in the game, or has no such weapon
     */
    Option<Distribution> landing(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube);

    /**
     * K-FRAG: the harm that a SHOOT at a cube does to each model in that cube; it counts the chance that the shot lands
     * elsewhere. Effects that follow (throws, falls, pins), and effects in other cubes after a scatter, are not
     * included.
     *
     * @return empty also if the weapon is not fired at cubes
     * @throws IllegalArgumentException as {@link #landing}
     */
    Vector<Harm> shotAt(GameState state, ModelId shooter, WeaponChoice weapon, Cube cube);

    /**
     * The possible results of an attack's dice. Effects that follow the attack (throws, explosions, fights) are not
     * included.
     *
     * @param difference the attacker's successes minus the target's
     * @param target the harm to the target
     * @param attacker AST-7: the harm that a fight back does to the attacker; empty if it can do none
     */
    record OfAttack(Distribution difference, Harm target, Option<Harm> attacker) {}

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

        /**
         * The mean HP that it loses, never more than it has left, without the part of the distribution that is not
         * listed.
         */
        public double expected() {
            return lost.map(hitPoints -> Math.min(hitPoints, left)).mean();
        }
    }

    /**
     * The d8 of one side of a test (DICE-1), modifiers included. Written {@code 3d5+}, {@code 3d5+ reroll 1} or
     * {@code 3d5+ explode 7}.
     *
     * @param dice how many dice, 0 to {@value #MOST}; 0 dice are not rolled (DICE-4)
     * @param target the number to equal or beat, 2 to 8; without a target there is no success (DICE-5)
     * @param rerolls DICE-8: the largest number of failures, bonus dice included, that are rolled again, once each,
     *     after all bonus dice; 0 or more
     * @param explodes DICE-3, R25-K-HOLO-SIGHT: the lowest face that is a success whatever the target and gives a bonus
     *     die, 2 to 8
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

    /**
     * An exact probability distribution of a whole number. The number of faces of a d8 is a power of two, so each
     * probability is {@code ways / 2^bits}. Dice explode without limit. Therefore a distribution has a {@link #rest} of
     * extreme values that it does not list. Its probability is less than 2<sup>−80</sup> for each {@link Pool} in the
     * distribution.
     */
    final class Distribution {
        private static final double LEAST_SHOWN = 0.00005;

        private final int least;
        private final BigInteger[] ways;
        private final int bits;

        private Distribution(int least, BigInteger[] ways, int bits) {
            this.least = least;
            this.ways = ways;
            this.bits = bits;
        }

        /**
         * A distribution of consecutive values.
         *
         * @param least the first value
         * @param ways the numerator of each value's probability, 0 or more, not all 0
         * @param bits each probability is its ways divided by 2<sup>bits</sup>; 0 or more
         * @throws IllegalArgumentException if the values are not probabilities
         */
        public static Distribution of(int least, Vector<BigInteger> ways, int bits) {
            BigInteger sum = ways.fold(BigInteger.ZERO, BigInteger::add);
            boolean right = sum.signum() > 0 && ways.forAll(w -> w.signum() >= 0);
            if (!right || sum.compareTo(BigInteger.ONE.shiftLeft(bits)) > 0)
                throw new IllegalArgumentException("no probabilities: " + ways + " / 2^" + bits);
            return reduced(least, ways.toJavaArray(BigInteger[]::new), bits);
        }

        /** The distribution of one certain value. */
        public static Distribution certain(int value) {
            return new Distribution(value, new BigInteger[] {BigInteger.ONE}, 0);
        }

        /**
         * Reduces fractions and removes impossible values at both ends, so that equal distributions are equal objects.
         */
        private static Distribution reduced(int least, BigInteger[] ways, int bits) {
            int from = 0;
            int end = ways.length;
            while (ways[from].signum() == 0) from++;
            while (ways[end - 1].signum() == 0) end--;
            int common = bits;
            for (BigInteger w : ways) if (w.signum() > 0) common = Math.min(common, w.getLowestSetBit());
            BigInteger[] out = new BigInteger[end - from];
            for (int i = from; i < end; i++) out[i - from] = ways[i].shiftRight(common);
            return new Distribution(least + from, out, bits - common);
        }

        /** The least possible value that is listed. */
        public int least() {
            return least;
        }

        /** The greatest listed value. */
        public int most() {
            return least + ways.length - 1;
        }

        /** The exact probability of a value, 0 to 1. */
        public BigDecimal probabilityOf(int value) {
            return decimal(ways(value));
        }

        /** The exact probability of a value or more, 0 to 1, without the {@link #rest}. */
        public BigDecimal atLeast(int value) {
            BigInteger sum = BigInteger.ZERO;
            for (long i = Math.max(0, (long) value - least); i < ways.length; i++) sum = sum.add(ways[(int) i]);
            return decimal(sum);
        }

        /**
         * The probability of the values that are not listed: 0 or more, and less than 2<sup>−80</sup> for each
         * {@link Pool} in the distribution.
         */
        public BigDecimal rest() {
            return BigDecimal.ONE.subtract(atLeast(least));
        }

        /** {@link #probabilityOf}, rounded to a double. */
        public double chance(int value) {
            return Dyadic.toDouble(ways(value), bits);
        }

        /** The mean of the listed values. */
        public double mean() {
            double sum = 0;
            for (int value = least; value <= most(); value++) sum += value * chance(value);
            return sum;
        }

        /** The combined distribution of a second step that depends on the value. */
        public Distribution flatMap(IntFunction<Distribution> next) {
            Distribution[] all = new Distribution[ways.length];
            int finest = 0;
            for (int i = 0; i < ways.length; i++) {
                all[i] = ways[i].signum() == 0 ? certain(0) : next.apply(least + i);
                finest = Math.max(finest, all[i].bits);
            }
            TreeMap<Integer, BigInteger> sums = new TreeMap<>();
            for (int i = 0; i < ways.length; i++)
                for (int j = 0; j < all[i].ways.length; j++)
                    sums.merge(
                            all[i].least + j,
                            ways[i].multiply(all[i].ways[j]).shiftLeft(finest - all[i].bits),
                            BigInteger::add);
            return of(sums, bits + finest);
        }

        /** The distribution of a function of the value. */
        public Distribution map(IntUnaryOperator other) {
            TreeMap<Integer, BigInteger> sums = new TreeMap<>();
            for (int i = 0; i < ways.length; i++) sums.merge(other.applyAsInt(least + i), ways[i], BigInteger::add);
            return of(sums, bits);
        }

        /** The distribution of the sum with an independent number. */
        public Distribution plus(Distribution other) {
            return reduced(
                    least + other.least,
                    Dyadic.product(ways, other.ways, (bits + other.bits) / Byte.SIZE + 1),
                    bits + other.bits);
        }

        /** The distribution of this number minus an independent number. */
        public Distribution minus(Distribution other) {
            return plus(other.map(value -> -value));
        }

        private static Distribution of(SortedMap<Integer, BigInteger> sums, int bits) {
            int least = sums.firstKey();
            BigInteger[] ways = new BigInteger[sums.lastKey() - least + 1];
            Arrays.fill(ways, BigInteger.ZERO);
            for (Map.Entry<Integer, BigInteger> sum : sums.entrySet()) ways[sum.getKey() - least] = sum.getValue();
            return reduced(least, ways, bits);
        }

        private BigInteger ways(int value) {
            return value < least || value > most() ? BigInteger.ZERO : ways[value - least];
        }

        private BigDecimal decimal(BigInteger of) {
            return Dyadic.toDecimal(of, bits);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Distribution d && d.least == least && d.bits == bits && Arrays.equals(d.ways, ways);
        }

        @Override
        public int hashCode() {
            return (least * 31 + bits) * 31 + Arrays.hashCode(ways);
        }

        /** Each value whose probability is not 0 to four decimals, and this probability. */
        @Override
        public String toString() {
            return Vector.rangeClosed(least, most())
                    .filter(value -> chance(value) >= LEAST_SHOWN)
                    .map(value -> value + ": "
                            + probabilityOf(value)
                                    .setScale(4, RoundingMode.HALF_EVEN)
                                    .toPlainString())
                    .mkString(", ");
        }
    }
}
