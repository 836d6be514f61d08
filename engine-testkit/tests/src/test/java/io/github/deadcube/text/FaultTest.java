package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FaultTest {
    private static final Fault UNREAD = Fault.at(2, 7, "'x' is not understood", "a cube");

    @Test
    @Rule("ASK-11")
    @DisplayName("ASK-11: a text that cannot be read cites ASK-11 with its line and column, scenery cites its own rule")
    void textsCiteTheirRule() {
        assertThat(NamedBattlefield.read("battlefield Yards\n:1 a b\n 2 . .\n 1 . .\nramp south of a1")
                        .getLeft())
                .containsExactly(
                        Fault.at(1, 13, "'Yards' is not understood", "its name in quotation marks"),
                        Fault.of(RuleIds.GEO_6, "the ramp leads south to no cube", "a cube there, one level up")
                                .in("a1")
                                .at(5, 1))
                .first()
                .extracting(Fault::rule)
                .isEqualTo(RuleIds.ASK_11);
    }

    @Test
    void oneLineSaysPlaceTextAndRule() {
        assertThat(UNREAD).hasToString("line 2, column 7: 'x' is not understood; expected a cube");
        assertThat(UNREAD.in("/cube")).hasToString("line 2, column 7: /cube: 'x' is not understood; expected a cube");
        Fault ruled = Fault.of("team A", RuleIds.SET_1, "it has no model");
        assertThat(ruled).hasToString("team A: it has no model (SET-1)");
        assertThat(ruled.in("")).hasToString("it has no model (SET-1)");
    }

    @Test
    void whatUsersWroteIsQuotedOnOneShortLine() {
        Fault long400 = Fault.of("a\nb", RuleIds.SET_1, "x".repeat(500));
        assertThat(long400.where().part()).isEqualTo("a?b");
        assertThat(long400.text()).hasSize(401).endsWith("x…");
    }

    @Test
    void theMessageOfAnExceptionHasAllFaults() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Fault.orThrow(Either.left(Vector.of(UNREAD, UNREAD.at(3, 1)))))
                .withMessage(UNREAD + "\n" + UNREAD.at(3, 1));
    }

    @Test
    void aBattlefieldNamesTheCube() {
        assertThat(Battlefield.builder(4, 4, 1)
                        .ramp(Cube.of("a1"), Direction.SOUTH)
                        .build()
                        .getLeft()
                        .map(fault -> Cube.of(fault.where().part())))
                .containsOnly(Cube.of("a1"));
    }
}
