package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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
        assertThat(UNREAD.in("/cube").within("b.json").within("folder"))
                .hasToString("folder, b.json, line 2, column 7: /cube: 'x' is not understood; expected a cube");
        Fault ruled = Fault.of("team A", RuleIds.SET_1, "it has no model");
        assertThat(ruled).hasToString("team A: it has no model (SET-1)");
        assertThat(ruled.within("mine.txt")).hasToString("mine.txt, team A: it has no model (SET-1)");
        assertThat(ruled.in("")).hasToString("it has no model (SET-1)");
        assertThat(ruled.in("").at(0, 7)).hasToString("it has no model (SET-1)");
    }

    @Test
    void whatUsersWroteIsQuotedOnOneShortLine() {
        Fault long400 = Fault.of("a\nb", RuleIds.SET_1, "x".repeat(500));
        assertThat(long400.where().part()).isEqualTo("a?b");
        assertThat(long400.text()).hasSize(401).endsWith("x…");
    }

    /** A program that contains the text ends with it. */
    static Vector<Arguments> brokenTexts() {
        return Vector.of(
                arguments("line 2, column 1: ", made(ChosenTeam::of, "team: Night Shift\nNobody")),
                arguments("line 1, column 13: ", made(NamedBattlefield::of, "battlefield Yards\n:1 a\n 1 .")),
                arguments("line 1, column 6: ", made(Notation::scenarioOf, "(nam Ford)")),
                arguments("line 1, column 6: ", made(Notation::orderOf, "(rul HOUSE-1)")),
                arguments("line 2, column 4: ", made(SituationText::of, "A1 at a1\nB1 flies")),
                arguments("line 1, column 1: ", made(Json::teamOf, "{\"x\": 7}")),
                arguments("line 1, column 7: ", made(Json::strikeTeamOf, "{\"x\": 7}")),
                arguments("line 1, column 7: ", made(Json::scenarioOf, "{\"x\": 7}")),
                arguments("line 1, column 7: ", made(Json::battlefieldOf, "{\"x\": 7}")),
                arguments("line 2, column 6: ", made(Json::ordersOf, "{\n\"x\": 7}")),
                arguments("line 1, column 7: ", made(text -> Json.recordOf(text, Shipped.registry()), "{\"x\": 7}")),
                arguments(
                        "line 1, column 7: ",
                        made(text -> Json.setupOf(text, Shipped.registry(), Battlefield.open(8, 8, 1)), "{\"x\": 7}")));
    }

    private static ThrowingCallable made(Function<String, ?> of, String text) {
        return () -> of.apply(text);
    }

    @ParameterizedTest
    @MethodSource("brokenTexts")
    void aTypingErrorInATextOfAProgramSaysWhereItIs(String where, ThrowingCallable made) {
        assertThatIllegalArgumentException()
                .isThrownBy(made)
                .withMessageStartingWith(where)
                .withMessageContaining("; expected ");
    }

    @Test
    void aNameThatShipsNothingIsAnsweredWithThoseThatDo() {
        assertThat(Shipped.teamNamed("Ashbarrow Rabble"))
                .isEqualTo(Shipped.team("ashbarrow-rabble").get());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shipped.teamNamed("ashbarow-rabble"))
                .withMessage(
                        "'ashbarow-rabble' is not understood; expected one of saltwind-wardens, kiln-road-breakers,"
                                + " ashbarrow-rabble, ninth-sluice-crew, lanternfall-outriders, hollow-fen-callers");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NamedBattlefield.shippedNamed("Tower"))
                .withMessage("'Tower' is not understood; expected one of open-street, walled-compound, rooftop-quarter,"
                        + " container-yard, refinery, tower-block");
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
