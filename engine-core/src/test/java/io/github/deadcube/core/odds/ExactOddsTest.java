package io.github.deadcube.core.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Tries;
import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ExactOddsTest {
    private static final BigDecimal TINY = BigDecimal.ONE.divide(new BigDecimal(2).pow(80));

    private final Odds odds = Deadcube.odds();

    private BigDecimal exactly(Pool pool, int successes) {
        return odds.successes(pool).probabilityOf(successes);
    }

    @Test
    @DisplayName("DICE-2, DICE-3: one die: 4 faces fail, 3 succeed, and the 8 brings a bonus die")
    void oneDie() {
        assertThat(exactly(Pool.of(1, 5), 0)).isEqualByComparingTo("0.5");
        assertThat(exactly(Pool.of(1, 5), 1)).isEqualByComparingTo("0.4375"); // 3/8 + 1/8 × 4/8
        assertThat(exactly(Pool.of(1, 5), 2)).isEqualByComparingTo("0.0546875"); // 1/8 × 0.4375
        assertThat(exactly(Pool.of(1, 8), 0)).isEqualByComparingTo("0.875");
        assertThat(exactly(Pool.of(1, 8), 2)).isEqualByComparingTo("0.013671875"); // 1/64 × 7/8
    }

    @Test
    @DisplayName("DICE-4, DICE-5: without dice or a target number there is no success")
    void noDice() {
        assertThat(odds.successes(Pool.of(0, 5))).isEqualTo(Odds.Distribution.certain(0));
        assertThat(odds.successes(Pool.of(0, 5).reroll(3))).isEqualTo(Odds.Distribution.certain(0));
        assertThat(odds.successes(new Pool(3, Statistic.NONE, 1))).isEqualTo(Odds.Distribution.certain(0));
    }

    @Test
    @DisplayName("DICE-8: a failure is re-rolled once")
    void rolledAgain() {
        assertThat(exactly(Pool.of(1, 5).reroll(1), 0)).isEqualByComparingTo("0.25");
        assertThat(exactly(Pool.of(2, 5).reroll(1), 0)).isEqualByComparingTo("0.125");
        assertThat(exactly(Pool.of(2, 5).reroll(9), 0)).isEqualByComparingTo("0.0625");
    }

    @Test
    @DisplayName(
            "DICE-8: bonus dice are re-rolled like others; re-rolls explode, and their bonus dice are not re-rolled")
    void bonusDiceAreRolledAgain() {
        BigDecimal success = new BigDecimal("0.375");
        BigDecimal eightThenTwoFailures = new BigDecimal("0.03125");
        BigDecimal failureThenOne = new BigDecimal("0.5").multiply(new BigDecimal("0.4375"));
        assertThat(exactly(Pool.of(1, 5).reroll(1), 1))
                .isEqualByComparingTo(success.add(eightThenTwoFailures).add(failureThenOne));
    }

    @Test
    @DisplayName("R25-K-HOLO-SIGHT: 7s are also successes for any target, and give bonus dice")
    void sevensExplode() {
        assertThat(exactly(Pool.of(1, 5).exploding(7), 1)).isEqualByComparingTo("0.375"); // 2/8 + 2/8 × 4/8
        assertThat(exactly(Pool.of(1, 8).exploding(7), 0)).isEqualByComparingTo("0.75");
        assertThat(exactly(Pool.of(1, 8).exploding(7), 1)).isEqualByComparingTo("0.1875"); // 2/8 × 6/8
        assertThat(exactly(Pool.of(1, 8).exploding(7).reroll(1), 0)).isEqualByComparingTo("0.5625");
    }

    @Property
    @Tries(build = 40, thorough = 420)
    void theOddsEqualTheEnumeration(
            @ForAll @IntRange(min = 1, max = 3) int dice,
            @ForAll @IntRange(min = 2, max = 8) int target,
            @ForAll @IntRange(max = 4) int rerolls,
            @ForAll @IntRange(min = 5, max = 8) int explodes) {
        Pool pool = Pool.of(dice, target).reroll(rerolls).exploding(explodes);
        BigDecimal[] slow = Enumeration.of(pool, 4);
        Odds.Distribution fast = odds.successes(pool);
        for (int k = 0; k < slow.length; k++)
            assertThat(fast.probabilityOf(k)).as(pool + ": " + k).isEqualByComparingTo(slow[k]);
    }

    @Property
    @Tries(build = 40, thorough = 1_000)
    void theOmittedProbabilityIsTiny(
            @ForAll @IntRange(max = 30) int dice,
            @ForAll @IntRange(min = 2, max = 8) int target,
            @ForAll @IntRange(max = 30) int rerolls,
            @ForAll @IntRange(min = 2, max = 8) int explodes) {
        Odds.Distribution d =
                odds.successes(Pool.of(dice, target).reroll(rerolls).exploding(explodes));
        assertThat(d.least()).isZero();
        assertThat(d.rest()).isBetween(BigDecimal.ZERO, TINY);
        assertThat(d.rest().add(d.probabilityOf(d.most())))
                .isGreaterThanOrEqualTo(d.most() == 0 ? BigDecimal.ONE : TINY);
    }

    /** More dice than any test has: the first attempt has too few terms. */
    @Test
    void aHundredDice() {
        Odds.Distribution d = odds.successes(Pool.of(100, 2).reroll(100));
        assertThat(d.rest()).isLessThan(TINY);
        assertThat(d.probabilityOf(d.most())).isPositive();
    }

    @Property
    @Tries(build = 60, thorough = 1_000)
    @Label("DICE-6: the margin of two independent tests")
    void difference(
            @ForAll @IntRange(max = 4) int dice,
            @ForAll @IntRange(min = 2, max = 8) int target,
            @ForAll @IntRange(max = 2) int rerolls,
            @ForAll @IntRange(min = -3, max = 3) int by) {
        Odds.Distribution one = odds.successes(Pool.of(dice, target).reroll(rerolls));
        Odds.Distribution other = odds.successes(Pool.of(3, 5));
        BigDecimal sum = BigDecimal.ZERO;
        for (int k = 0; k <= other.most(); k++)
            sum = sum.add(one.probabilityOf(k + by).multiply(other.probabilityOf(k)));
        assertThat(odds.difference(Pool.of(dice, target).reroll(rerolls), Pool.of(3, 5))
                        .probabilityOf(by))
                .isEqualByComparingTo(sum);
    }
}
