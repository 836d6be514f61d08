package io.github.deadcube.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.table.PerftTable.PerftPosition;
import io.github.deadcube.testkit.tree.GameTree.TooManyOutcomes;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
    private static final Perft PERFT = new Perft(Deadcube.rules());
    /** The slow count takes less than half a second up to this number. */
    private static final BigInteger FEW = BigInteger.valueOf(15_000);

    static Stream<Named<PerftPosition>> positions() {
        return PerftTableTest.positions();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theSlowCountIsEqual(PerftPosition position) {
        GameState state = position.state(Script.Runner.shipped()).get();
        Recount slow = new Recount(Deadcube.rules());
        int depth =
                position.counts().takeWhile(count -> count.compareTo(FEW) < 0).size();
        assertThat(Vector.rangeClosed(1, depth).map(d -> BigInteger.valueOf(slow.count(state, d))))
                .isEqualTo(PERFT.counts(state, depth))
                .isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theCountsOfTheFirstInputsSumToTheTotal(PerftPosition position) {
        GameState state = position.state(Script.Runner.shipped()).get();
        Map<Input, BigInteger> branches = PERFT.divide(state, 3);
        assertThat(BigInteger.valueOf(branches.size())).isEqualTo(PERFT.count(state, 1));
        assertThat(branches.values().reduce(BigInteger::add)).isEqualTo(PERFT.count(state, 3));
    }

    @Test
    void depthZeroCountsOne() {
        assertThat(PERFT.count(begun("A1 at a1; B1 at b2"), 0)).isEqualTo(BigInteger.ONE);
        assertThat(PERFT.counts(begun("A1 at a1; B1 at b2"), 0)).isEmpty();
    }

    @Test
    void aDepthBelowTheLeastIsRefused() {
        GameState state = begun("A1 at a1; B1 at b2");
        assertThatThrownBy(() -> PERFT.count(state, -1)).hasMessage("a depth is 0 or more, not -1");
        assertThatThrownBy(() -> PERFT.divide(state, 0)).hasMessage("a depth is 1 or more here, not 0");
    }

    /** 99 d8 give 24 thousand million multisets. They are counted, but not played. */
    @Test
    void aRollOfManyDiceIsCountedButNotPlayed() {
        GameState thrown = begun("""
                A1 RA 4+, pot R3 GRENADE (FRAG (99)), at a1; B1 SV 4+, at b2
                play
                A1 activate
                A1 shoot pot at b2
                dice 8 8 8
                dice 4 4 4
                """);
        assertThat(PERFT.count(thrown, 1)).isEqualTo(new BigInteger("24370067800"));
        assertThatThrownBy(() -> PERFT.count(thrown, 2)).isInstanceOf(TooManyOutcomes.class);
    }

    @Test
    void aShuffleGoesOnInOneWay() {
        GameState shuffled = begun("A1; B1; items 1");
        assertThat(PERFT.divide(shuffled, 1).mkString())
                .isEqualTo("(order 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18, 1)");
    }

    @Test
    void aRefusedOfferIsABug() {
        Rules stubborn = new RefusingEngine();
        GameState state = begun("A1 at a1; B1 at b2");
        assertThatThrownBy(() -> new Perft(stubborn).count(state, 2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("A1 activate is offered, and refused by ");
    }

    private static GameState begun(String script) {
        return Script.play(script).state();
    }
}
