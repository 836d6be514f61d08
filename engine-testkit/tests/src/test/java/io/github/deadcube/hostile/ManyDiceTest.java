package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds of large pools cost little, and those of small pools are what a slow reference adds up. */
class ManyDiceTest {
    private static final Odds ODDS = Deadcube.odds();
    private static final int VALUES = 60;

    /** Multiplying out the polynomials would allocate a thousand times as much. */
    @ParameterizedTest
    @CsvSource({"0, 570.857142857143", "500, 856.571422576", "999, 897.061224489796"})
    void thePoolWithTheMostDice(int rerolls, double mean) {
        long before = AllocatedBytes.ofThisThread();
        Odds.Distribution successes = ODDS.successes(new Pool(Pool.MOST, new Statistic(5), rerolls));
        assertThat(AllocatedBytes.ofThisThread() - before).isLessThan(300_000_000);
        assertThat(successes.mean()).isCloseTo(mean, within(1e-6));
    }

    @Test
    void sumsAndDifferencesAddEachPairOfValues() {
        Vector<Odds.Distribution> some = Vector.of(
                Odds.Distribution.certain(-3),
                ODDS.successes(Pool.of(40, 5)),
                ODDS.successes(new Pool(9, new Statistic(3), 2, 6)),
                ODDS.successes(Pool.of(1, 8)).map(value -> value == 0 ? -5 : 2));
        for (Odds.Distribution one : some)
            for (Odds.Distribution other : some) {
                assertThat(one.plus(other)).isEqualTo(one.flatMap(value -> other.map(more -> value + more)));
                assertThat(one.minus(other)).isEqualTo(one.flatMap(value -> other.map(less -> value - less)));
            }
    }

    @Test
    @Rule({"DICE-2", "DICE-3", "DICE-8"})
    void smallPools() {
        for (int dice = 1; dice <= 4; dice++)
            for (int target = 2; target <= 8; target++)
                for (int explodes = 4; explodes <= 8; explodes++)
                    for (int rerolls = 0; rerolls <= dice; rerolls++) {
                        Pool pool = new Pool(dice, new Statistic(target), rerolls, explodes);
                        double[] expected = reference(pool);
                        Odds.Distribution successes = ODDS.successes(pool);
                        for (int value = 0; value < VALUES; value++)
                            assertThat(successes.chance(value))
                                    .as("%s, %s", pool, value)
                                    .isCloseTo(expected[value], within(1e-12));
                    }
    }

    /** Adds the dice one by one and counts failures and successes; then rolls failures again. */
    private static double[] reference(Pool pool) {
        double[][] byFailures = new double[pool.dice() + 1][VALUES];
        byFailures[0][0] = 1;
        double[] failing = die(pool, true);
        double[] succeeding = die(pool, false);
        for (int i = 0; i < pool.dice(); i++) {
            double[][] next = new double[pool.dice() + 1][VALUES];
            for (int failures = 0; failures <= i; failures++) {
                add(next[failures], sum(byFailures[failures], succeeding));
                add(next[failures + 1], sum(byFailures[failures], failing));
            }
            byFailures = next;
        }
        double[] die = die(pool, true);
        add(die, succeeding);
        double[] all = new double[VALUES];
        for (int failures = 0; failures <= pool.dice(); failures++) {
            double[] more = byFailures[failures];
            for (int i = 0; i < Math.min(failures, pool.rerolls()); i++) more = sum(more, die);
            add(all, more);
        }
        return all;
    }

    /** The successes of one die and its bonus dice, if the last of them fails or succeeds without exploding. */
    private static double[] die(Pool pool, boolean fails) {
        int least = Math.min(pool.target().target(), pool.explodes());
        double explode = (9 - pool.explodes()) / 8.0;
        double last = (fails ? least - 1 : pool.explodes() - least) / 8.0;
        double[] chances = new double[VALUES];
        for (int bonus = 0; bonus < VALUES - 1; bonus++)
            chances[fails ? bonus : bonus + 1] = last * Math.pow(explode, bonus);
        return chances;
    }

    private static double[] sum(double[] one, double[] other) {
        double[] sum = new double[VALUES];
        for (int i = 0; i < VALUES; i++) for (int j = 0; i + j < VALUES; j++) sum[i + j] += one[i] * other[j];
        return sum;
    }

    private static void add(double[] to, double[] more) {
        for (int i = 0; i < VALUES; i++) to[i] += more[i];
    }
}
