package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.core.Deadcube;
import org.junit.jupiter.api.Test;

class SuccessLookupTest {
    @Test
    void valuesEqualTheOdds() {
        Odds.Distribution odds = Deadcube.odds().successes(Pool.of(4, 5).reroll(1));
        SuccessLookup successes = new SuccessLookup(odds);
        for (int k = 0; k < SuccessLookup.MOST; k++)
            assertThat(successes.exactly(k)).isEqualTo(odds.chance(k));
        assertThat(successes.atLeast(3)).isEqualTo(odds.atLeast(3).doubleValue(), offset(1e-15));
        assertThat(successes.atLeast(-1)).isEqualTo(1, offset(1e-15));
    }

    @Test
    void largeNumbersAreNotDistinguished() {
        Odds.Distribution odds = Deadcube.odds().successes(Pool.of(20, 2));
        SuccessLookup successes = new SuccessLookup(odds);
        assertThat(successes.exactly(SuccessLookup.MOST))
                .isEqualTo(odds.atLeast(SuccessLookup.MOST).doubleValue(), offset(1e-12))
                .isGreaterThan(0.9);
        assertThat(successes.exactly(SuccessLookup.MOST + 1)).isZero();
    }

    @Test
    void poolsAreComputedOnce() {
        DicePools pools = new DicePools();
        assertThat(pools.successes(3, 5, 1)).isSameAs(pools.successes(3, 5, 1));
        assertThat(pools.successes(3, 5, 1).exactly(0)).isEqualTo(1 / 16.0);
        assertThat(pools.successes(-1, 5, 0).exactly(0)).isEqualTo(1);
        assertThat(pools.successes(3, 0, 2).exactly(0)).isEqualTo(1);
    }
}
