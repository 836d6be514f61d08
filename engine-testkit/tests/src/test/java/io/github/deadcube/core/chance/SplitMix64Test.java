package io.github.deadcube.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
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

    @Test
    void aSeedGivesTheSameFacesForEver() {
        SplitMix64 dice = SplitMix64.dice(42);
        assertThat(dice.roll(rolled(5, Die.D8))).isEqualTo(Dice.of(3, 4, 1, 5, 1));
        assertThat(dice.roll(rolled(3, Die.D8))).isEqualTo(Dice.of(1, 1, 5));
        assertThat(dice.roll(rolled(1, Die.D8))).isEqualTo(Dice.of(3));
        assertThat(SplitMix64.dice(-1).roll(rolled(8, Die.D8))).isEqualTo(Dice.of(8, 3, 7, 5, 7, 7, 1, 1));
        assertThat(SplitMix64.dice(42).roll(rolled(12, Die.COMMAND)))
                .isEqualTo(Dice.of(5, 2, 5, 1, 1, 3, 3, 1, 1, 2, 1, 2));
    }

    @Test
    void aSeedGivesTheSameOrderForEver() {
        assertThat(SplitMix64.dice(42).shuffle(shuffled(8)))
                .isEqualTo(new Input.Shuffle(Vector.of(2, 7, 8, 1, 4, 5, 6, 3)));
    }

    @Test
    void aCopyRollsTheSame() {
        SplitMix64 dice = SplitMix64.dice(42);
        SplitMix64 early = dice.copy();
        Dice first = dice.roll(rolled(5, Die.D8));
        SplitMix64 late = dice.copy();
        Dice second = dice.roll(rolled(5, Die.D8));
        assertThat(second).isNotEqualTo(first);
        assertThat(late.roll(rolled(5, Die.D8))).isEqualTo(second);
        assertThat(early.roll(rolled(5, Die.D8))).isEqualTo(first);
        assertThat(early.roll(rolled(5, Die.D8))).isEqualTo(second);
    }

    @Test
    void everyFaceComesUp() {
        Dice many = SplitMix64.dice(7).roll(rolled(200, Die.D8));
        assertThat(many.faces().distinct()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
        Dice command = SplitMix64.dice(7).roll(rolled(200, Die.COMMAND));
        assertThat(command.faces().distinct()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void aShuffleIsAnOrder(@ForAll long seed, @ForAll @IntRange(min = 1, max = 30) int things) {
        assertThat(SplitMix64.dice(seed).shuffle(shuffled(things)).numbers())
                .containsExactlyInAnyOrderElementsOf(Vector.rangeClosed(1, things));
    }

    private static Prompt.DiceRequest rolled(int dice, Die die) {
        return new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, dice, die);
    }

    private static Prompt.ShuffleRequest shuffled(int things) {
        return new Prompt.ShuffleRequest(Side.A, RuleIds.SET_3, things);
    }
}
