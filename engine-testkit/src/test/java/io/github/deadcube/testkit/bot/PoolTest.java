package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.deadcube.testkit.SplitMix64;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PoolTest {
    @Test
    void oneDieSucceedsAsOftenAsItsFacesSay() {
        Pool die = Pool.of(1, 5, 0);
        assertThat(die.exactly(0)).isEqualTo(4 / 8.0, offset(1e-12));
        assertThat(die.atLeast(1)).isEqualTo(4 / 8.0, offset(1e-12));
    }

    /** An 8, and then another success: 1/8 × 4/8. */
    @Test
    void anEightBringsABonusDie() {
        assertThat(Pool.of(1, 5, 0).atLeast(2)).isEqualTo(1 / 8.0 * 4 / 8.0, offset(1e-12));
        assertThat(Pool.of(1, 8, 0).atLeast(3)).isEqualTo(1 / 512.0, offset(1e-12));
    }

    @Test
    void aFailedDieIsRolledAgainOnce() {
        assertThat(Pool.of(1, 5, 1).exactly(0)).isEqualTo(1 / 4.0, offset(1e-12));
        assertThat(Pool.of(2, 5, 1).exactly(0)).isEqualTo(1 / 8.0, offset(1e-12));
        assertThat(Pool.of(2, 5, 9).exactly(0)).isEqualTo(1 / 16.0, offset(1e-12));
    }

    /** A plain success; or an 8, whose bonus die fails twice; or a failure, and then one success. */
    @Test
    void bonusDiceAreRolledAgainLikeAnyOther() {
        double success = 3 / 8.0;
        double eight = 1 / 8.0;
        double again = 1 / 2.0;
        double oneOfARow = success + eight * 1 / 2.0;
        double atOnce = success + eight * again * again;
        assertThat(Pool.of(1, 5, 1).exactly(1)).isEqualTo(atOnce + again * oneOfARow, offset(1e-12));
    }

    @Test
    void withoutDiceOrATargetThereIsNoSuccess() {
        assertThat(Pool.of(0, 4, 2).exactly(0)).isEqualTo(1);
        assertThat(Pool.of(-1, 4, 0).exactly(0)).isEqualTo(1);
        assertThat(Pool.of(5, 0, 0).exactly(0)).isEqualTo(1);
    }

    @Property
    void theChancesAddUp(
            @ForAll @IntRange(max = 9) int dice,
            @ForAll @IntRange(min = 2, max = 8) int target,
            @ForAll @IntRange(max = 4) int again) {
        assertThat(Pool.of(dice, target, again).atLeast(0)).isEqualTo(1, offset(1e-9));
    }

    /** The slow definition: roll, add what explodes, roll failures again. */
    @Property(tries = 20)
    void itIsWhatDiceDo(
            @ForAll @IntRange(min = 1, max = 6) int dice,
            @ForAll @IntRange(min = 2, max = 8) int target,
            @ForAll @IntRange(max = 3) int again,
            @ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        int[] seen = new int[Pool.MOST + 1];
        for (int i = 0; i < 100_000; i++) seen[Math.min(Pool.MOST, rolled(chance, dice, target, again))]++;
        Pool pool = Pool.of(dice, target, again);
        for (int hits = 0; hits <= Pool.MOST; hits++)
            assertThat(seen[hits] / 100_000.0).isEqualTo(pool.exactly(hits), offset(0.01));
    }

    private static int rolled(SplitMix64 chance, int dice, int target, int again) {
        int hits = 0;
        int failed = 0;
        for (int waiting = dice; waiting > 0; waiting--) {
            int face = 1 + chance.below(8);
            if (face >= target) hits++;
            else failed++;
            if (face == 8) waiting++;
        }
        return again == 0 || failed == 0 ? hits : hits + rolled(chance, Math.min(again, failed), target, 0);
    }
}
