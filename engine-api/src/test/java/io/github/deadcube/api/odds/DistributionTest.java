package io.github.deadcube.api.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.odds.Odds.Pool;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class DistributionTest {
    /** 1 or 2 with equal probability; 5 with the probability of two heads. */
    private static final Odds.Distribution COIN = of(1, 1, 1, 1);

    private static final Odds.Distribution PAIR = of(0, 2, 1, 2, 1);

    private static Odds.Distribution of(int least, int bits, long... ways) {
        return Odds.Distribution.of(least, Vector.ofAll(ways).map(BigInteger::valueOf), bits);
    }

    @Test
    @Timeout(10)
    void aShortDecimalIsShortAmongLongOnes() {
        int bits = 200_000;
        Odds.Distribution wide =
                Odds.Distribution.of(0, Vector.of(BigInteger.ONE.shiftLeft(bits - 1), BigInteger.ONE), bits);
        assertThat(wide.probabilityOf(0)).isEqualTo(new BigDecimal("0.5"));
        assertThat(wide.probabilityOf(2)).isEqualTo(BigDecimal.ZERO);
        assertThat(Odds.Distribution.certain(7).atLeast(0)).isEqualTo(BigDecimal.ONE);
    }

    @Test
    void valuesArePrintedWithAllTheirDecimals() {
        assertThat(PAIR.probabilityOf(1)).isEqualByComparingTo("0.5");
        assertThat(PAIR.atLeast(1)).isEqualByComparingTo("0.75");
        assertThat(PAIR.atLeast(-7)).isEqualByComparingTo("1");
        assertThat(PAIR.probabilityOf(3)).isZero();
        assertThat(PAIR.probabilityOf(-1)).isZero();
        assertThat(PAIR.chance(2)).isEqualTo(0.25);
        assertThat(PAIR.rest()).isZero();
        assertThat(PAIR).hasToString("0: 0.2500, 1: 0.5000, 2: 0.2500");
        assertThat(Odds.Distribution.of(0, Vector.of(1, 0, (1 << 16) - 1).map(BigInteger::valueOf), 16))
                .as("values of no visible chance are left out")
                .hasToString("2: 1.0000");
    }

    @Test
    void theLeastAndTheGreatestNumberAreValuesToo() {
        assertThat(COIN.atLeast(Integer.MIN_VALUE)).isEqualByComparingTo("1");
        assertThat(of(-5, 1, 1, 1).atLeast(Integer.MAX_VALUE)).isZero();
    }

    @Test
    void valuesThatAreNotListedAreTheRest() {
        assertThat(of(0, 3, 4, 3).rest()).isEqualByComparingTo("0.125");
    }

    @Test
    void equalDistributionsAreEqualValues() {
        assertThat(of(-1, 4, 0, 4, 8, 4, 0)).isEqualTo(PAIR).hasSameHashCodeAs(PAIR);
        assertThat(of(1, 2, 1, 2, 1)).isNotEqualTo(PAIR);
        assertThat(of(0, 3, 4, 3)).isNotEqualTo(of(0, 2, 2, 1));
        assertThat(of(4, 5, 32)).isEqualTo(Odds.Distribution.certain(4));
    }

    @Test
    void sumsAndDifferences() {
        assertThat(COIN.plus(COIN)).isEqualTo(of(2, 2, 1, 2, 1));
        assertThat(COIN.minus(COIN)).isEqualTo(of(-1, 2, 1, 2, 1));
        assertThat(COIN.map(value -> value * value)).isEqualTo(of(1, 1, 1, 0, 0, 1));
        assertThat(PAIR.map(value -> 7)).isEqualTo(Odds.Distribution.certain(7));
    }

    /** A second coin is thrown only after heads. */
    @Test
    void aSecondDistributionMayDependOnTheFirst() {
        assertThat(COIN.flatMap(value -> value == 1 ? COIN : Odds.Distribution.certain(9)))
                .isEqualTo(of(1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 2));
    }

    @Test
    void moreBitsThanADoubleHas() {
        Odds.Distribution rare = Odds.Distribution.of(
                0, Vector.of(BigInteger.TWO.pow(2000).subtract(BigInteger.ONE), BigInteger.ONE), 2000);
        assertThat(rare.chance(0)).isEqualTo(1.0);
        assertThat(rare.chance(1)).isZero();
        assertThat(rare.probabilityOf(1).scale()).isEqualTo(2000);
    }

    @Test
    void invalidProbabilitiesAreRefused() {
        assertThatThrownBy(() -> of(0, 1, 2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> of(0, 1, 2, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> of(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Pool.of(3, 5).reroll(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPoolHasALimitedNumberOfDice() {
        assertThat(Pool.of(0, 2)).hasToString("0d2+");
        assertThat(Pool.of(Pool.MOST, 8).dice()).isEqualTo(999);
        assertThatThrownBy(() -> Pool.of(-3, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a pool has 0 to 999 dice, not -3");
        assertThatThrownBy(() -> Pool.of(1_000, 5)).hasMessage("a pool has 0 to 999 dice, not 1000");
        assertThatThrownBy(() -> Pool.of(3, 9)).hasMessage("a pool's target is 2 to 8, or 0 for none, not 9");
        assertThatThrownBy(() -> Pool.of(3, 1)).hasMessage("a pool's target is 2 to 8, or 0 for none, not 1");
        assertThatThrownBy(() -> Pool.of(3, -5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void poolsArePrintedInTheirNotation() {
        assertThat(Pool.of(3, 5)).hasToString("3d5+");
        assertThat(Pool.of(4, 8).reroll(2)).hasToString("4d8+ reroll 2");
    }
}
