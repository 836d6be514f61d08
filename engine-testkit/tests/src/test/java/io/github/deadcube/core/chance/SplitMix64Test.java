package io.github.deadcube.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.properties.Tries;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
    private static final long PASSED_OVER = -1;
    private static final long HALF = 1L << 32;

    @Test
    void itDrawsThePublishedNumbersForItsSeed() {
        SplitMix64 chance = new SplitMix64(1234567);
        assertThat(chance.next()).isEqualTo(6457827717110365317L);
        assertThat(chance.next()).isEqualTo(3203168211198807973L);
        assertThat(chance.next()).isEqualTo(Long.parseUnsignedLong("9817491932198370423"));
        assertThat(chance.next()).isEqualTo(4593380528125082431L);
        assertThat(chance.next()).isEqualTo(Long.parseUnsignedLong("16408922859458223821"));
    }

    @Test
    void aStreamIsSeededByTheDrawOfItsNumber() {
        assertThat(SplitMix64.stream(1234567, 0).next()).isEqualTo(new SplitMix64(6457827717110365317L).next());
        assertThat(SplitMix64.stream(1234567, 1).next()).isEqualTo(new SplitMix64(3203168211198807973L).next());
    }

    @Property
    @Tries(build = 500, thorough = 1000)
    void everyNumberBelowABoundIsEquallyLikely(@ForAll @IntRange(min = 1) int bound) {
        long complete = HALF - HALF % bound;
        assertThat(SplitMix64.reduced(0, bound)).isZero();
        assertThat(SplitMix64.reduced(upper(complete - 1), bound)).isEqualTo(bound - 1);
        if (complete < HALF) {
            assertThat(SplitMix64.reduced(upper(complete), bound)).isEqualTo(PASSED_OVER);
            assertThat(SplitMix64.reduced(upper(HALF - 1), bound)).isEqualTo(PASSED_OVER);
        }
    }

    @Property
    @Tries(build = 500, thorough = 1000)
    void theLowerHalfOfADrawDoesNotMatter(
            @ForAll @IntRange(min = 0) int upper, @ForAll int lower, @ForAll @IntRange(min = 1) int bound) {
        long draw = upper(upper) | lower & 0xFFFFFFFFL;
        assertThat(SplitMix64.reduced(draw, bound)).isEqualTo(SplitMix64.reduced(upper(upper), bound));
    }

    @Property
    @Tries(build = 500, thorough = 1000)
    void drawnNumbersAreBelowTheBound(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        assertThat(new SplitMix64(seed).below(bound)).isBetween(0, bound - 1);
    }

    @Test
    void sixNumbersComeAboutEquallyOften() {
        SplitMix64 chance = new SplitMix64(42);
        int[] counts = new int[6];
        for (int i = 0; i < 60_000; i++) counts[chance.below(6)]++;
        for (int count : counts) assertThat(count).isBetween(9_700, 10_300);
    }

    @Test
    void nothingIsBelowZero() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SplitMix64(1).below(0))
                .withMessageContaining("below 0");
    }

    private static long upper(long half) {
        return half << 32;
    }
}
