package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.Seat;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program does first with a {@link Game}. */
class EntranceTest {
    private static final String NIGHT_SHIFT = """
            team: Night Shift
            Foreman: leader, 20 points, RA 4+ FI 5+ SV 4+ AR 1 HP 3, rifle R6 AP1
            3 x Rigger: troop, 10 points, RA 5+ FI 5+ SV 5+ HP 2, rifle R6
            """;

    @Test
    void aProgramPlaysBothSides() {
        Game game = Game.of(7);
        assertThat(game.options().map(Object::toString)).contains("A starts");
        assertThat(game.play("A starts").map(Event::toString)).isNotEmpty();
        while (!game.isOver()) game.play(game.options().head());
        assertThat(game.options()).isEmpty();
        assertThat(game.prompt()).isInstanceOf(Prompt.Finished.class);
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(game.save()))
                .isInstanceOf(Verdict.Verified.class);
    }

    @Test
    void theSeedDecidesTheDice() {
        assertThat(played(Game.of(7))).isEqualTo(played(Game.of(7))).isNotEqualTo(played(Game.of(8)));
    }

    private static String played(Game game) {
        for (int i = 0; i < 30; i++) game.play(game.options().head());
        return game.save().replaceAll("\nseed [0-9]+", "");
    }

    @Test
    void aRefusedInputThrowsWithTheRuleAndTheOptionsAndChangesNothing() {
        Game game = Game.of(7);
        String before = game.save();
        assertThatThrownBy(() -> game.play("A1 sprint"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'A1 sprint' is refused by ")
                .hasMessageContainingAll("-", "\n  A starts");
        assertThatThrownBy(() -> game.play("jump up"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("jump up", "\n  A starts");
        assertThat(game.save()).isEqualTo(before);
    }

    @Test
    void aTextBeginsAGameOnTheUsualBattlefieldOrItsOwn() {
        Game usual = Game.of("A1 RA 4+ SV 5+, rifle R6; B1 FI 4+ SV 5+; initiative A", 7);
        assertThat(usual.state().position().game().setup().battlefield())
                .isEqualTo(Shipped.setup().battlefield());
        Game own = Game.of("board 8x8\nA1 RA 4+ SV 5+, rifle R6; B1 FI 4+ SV 5+; initiative A", 7);
        assertThat(own.state().position().game().setup().battlefield())
                .isNotEqualTo(Shipped.setup().battlefield());
        Game small = Game.of("board 3 x 3; A1 SP 1-2, at a1; B1 at b2", 7);
        assertThat(scenario(small).name()).isEqualTo("Open ground");
        assertThat(small.options().mkString(" | ")).startsWith("A1 activate");
        assertThatThrownBy(() -> Game.of("board 3 x 3; scenario patrol; A1 at a1; B1 at b2", 7))
                .hasMessageContaining("Patrol is played on 8 × 8 cubes, not on 3 × 3");
        Game underway = Game.of("A1 RA 4+ SV 5+, rifle R6, at e5; B1 SV 8+, at e3", 7);
        assertThat(underway.play("A1 activate").map(Event::toString)).isNotEmpty();
    }

    @Test
    void aTextMayNameAScenarioThatShips() {
        String models = "; A1 RA 4+ SV 5+, rifle R6; B1 FI 4+ SV 5+; initiative A";
        assertThat(scenario(Game.of("scenario hold-ground" + models, 7)).name()).isEqualTo("Hold Ground");
        assertThatThrownBy(() -> Game.of("initiative A\nscenario no-such-thing; A1; B1", 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(
                        "line 2, column 1: scenario: no scenario is called 'no-such-thing'; expected one of patrol, "
                                + "hold-ground,");
        Setup stroll = Shipped.setup().withScenario(Mission.PATROL.withName("Stroll"));
        assertThat(scenario(Game.read("scenario stroll" + models, stroll, GameSettings.seeded(7))
                                .get())
                        .name())
                .isEqualTo("Stroll");
        assertThat(SituationText.read("scenario patrol" + models)
                        .flatMap(text -> text.begunIn(Deadcube.rules(), stroll))
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly(
                        "line 1, column 1: scenario: 'patrol' is not the scenario of this game, stroll (SET-2)");
    }

    /** The record of the game has the number, too. */
    @ParameterizedTest
    @ValueSource(strings = {"scenario patrol", "scenario hold-ground", "board 9 x 9; scenario open-ground"})
    void aTextMaySayHowManyItemTokensThereAre(String scenario) {
        Game game = Game.of(scenario + "; items 3; A1 RA 4+ SV 5+, rifle R6; B1 FI 4+ SV 5+; initiative A", 7);
        assertThat(scenario(game).items()).isEqualTo(3);
        while (!game.isOver()) game.play(game.options().head());
        Game loaded = Game.load(game.save(), GameSettings.seeded(7)).get();
        assertThat(scenario(loaded).items()).isEqualTo(3);
        assertThat(loaded.state().digest()).isEqualTo(game.state().digest());
    }

    /** A text without a number places the tokens of the scenario. */
    @ParameterizedTest
    @CsvSource({"scenario patrol, 8", "items 0, 0", "items 8, 8", "scenario hold-ground, 6", "board 9 x 9, 0"})
    @Rule("SET-3")
    void withoutANumberTheScenarioSaysHowManyItemTokensThereAre(String said, int items) {
        Game game = Game.of(said + "; A1; B1", 1);
        assertThat(scenario(game).items()).isEqualTo(items);
        while (game.state().position().round() == 0) game.play(game.options().head());
        assertThat(game.state().position().drawn()).hasSize(items);
        assertThat(Game.load(game.save(), GameSettings.seeded(1)).get().state()).isEqualTo(game.state());
    }

    private static Scenario scenario(Game game) {
        return game.state().position().game().setup().scenario();
    }

    @Test
    void twoTeamsBeginAGameByNameOrText() {
        Game game = Game.of(NIGHT_SHIFT, "Ashbarrow Rabble", 7);
        assertThat(game.state().position().game().setup().teamA().name()).isEqualTo("Night Shift");
        assertThat(game.state().position().game().setup().teamB().name()).isEqualTo("Ashbarrow Rabble");
        assertThatThrownBy(() -> Game.of(NIGHT_SHIFT.replace("FI 5+ SV 4+", "FI 5 SV 4"), "Ashbarrow Rabble", 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("line 2, column ");
        assertThatThrownBy(() -> Game.of("Ashbarow Rabble", "Hollow Fen Callers", 7))
                .hasMessageContaining("Ashbarow Rabble")
                .hasMessageNotContaining("model");
        assertThatThrownBy(() -> Game.of("Ashbarow Rabble", NIGHT_SHIFT.replace("FI 5+", "FI 5"), 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(
                        "team A: 'Ashbarow Rabble' is not understood",
                        "Ashbarrow Rabble",
                        "team B, line 2, column 38: ");
    }

    @Test
    void theFaultsOfBothTextsAreReported() {
        String unread = NIGHT_SHIFT.replace("FI 5+ SV 4+", "FI 5 SV 4");
        String unknown = "team: Odd Ones\nOne: leader, 8 points, FI 4+, BOGUS\n";
        String noRule = "model 1 'One': deadzone-3 v1 has no rule for the keyword BOGUS (KT-1)";
        assertThatThrownBy(() -> Game.of(unread, unknown, 7))
                .hasMessageContainingAll("team A, line 2, column ", "\nteam B, " + noRule);
        assertThatThrownBy(() -> Game.of(unknown, unread, 7))
                .hasMessageContainingAll("team A, " + noRule, "\nteam B, line 2, column ");
        assertThatThrownBy(() -> Game.of(unknown + "edition living\n", unknown + "edition revised\n", 7))
                .hasMessage("""
                        the teams belong to two editions, living and revised; expected teams of one edition
                        team A, model 1 'One': living-rules v1 has no rule for the keyword BOGUS (KT-1)
                        team B, model 1 'One': deadzone-3.5 v1 has no rule for the keyword BOGUS (KT-1)""");
    }

    @Test
    void aTeamThatIsTooLargeIsReportedBesideAnotherFault() {
        String large = "team: Crowd\n" + "One: troop, 8 points, FI 4+\n".repeat(64);
        assertThatThrownBy(() -> Game.of(large, "team: Odd Ones\n", 7))
                .hasMessageContainingAll(
                        "team A: a team has at most 63 models, because both together have at most 64, not 64",
                        "\nteam B");
    }

    @Test
    void aTeamIsNamedAsAtTheCommandLine() {
        assertThat(Game.of("ashbarrow-rabble", "Ashbarrow Rabble", 7).save())
                .isEqualTo(Game.of("Ashbarrow Rabble", "Ashbarrow Rabble", 7).save());
    }

    @Test
    void theEditionOfTheTeamsIsPlayed() {
        assertThat(edition(Game.of(NIGHT_SHIFT, NIGHT_SHIFT, 7)))
                .isEqualTo(Deadcube.ruleset().name());
        assertThat(edition(Game.of(NIGHT_SHIFT + "edition revised\n", NIGHT_SHIFT + "edition revised\n", 7)))
                .isEqualTo(Deadcube.revised().name());
        // A team without an edition plays in that of the other one, as at the command line.
        assertThat(edition(Game.of("Ashbarrow Rabble", NIGHT_SHIFT + "edition living\n", 7)))
                .isEqualTo(Deadcube.livingRules().name());
        assertThatThrownBy(() -> Game.of(NIGHT_SHIFT + "edition living\n", NIGHT_SHIFT + "edition revised\n", 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the teams belong to two editions, living and revised");
    }

    @Test
    void aShippedTeamPlaysInTheEditionOfTheOther() {
        Game game = Game.of("Ashbarrow Rabble", NIGHT_SHIFT + "edition revised\n", 7);
        assertThat(edition(game)).isEqualTo(Deadcube.revised().name());
        assertThat(game.options()).isNotEmpty();
    }

    @Test
    void aTextWithoutModelsOrWithOneTeamBeginsNoGame() {
        for (String none : new String[] {"", " \n", "Ashbarrow Rabble", NIGHT_SHIFT})
            assertThat(Game.read(none, Shipped.setup(), GameSettings.seeded(7))
                            .getLeft()
                            .map(Fault::toString))
                    .as(none)
                    .containsExactly("line 1, column 1: " + (none.isBlank() ? "the text is empty" : "this is one team")
                            + "; expected two teams, or the models of both sides, such as 'A1 FI 4+, at c4; "
                            + "B1 SV 5+, at c6'");
    }

    @Test
    void aFinishedGameSaysOnlyThatItIsOver() {
        Game game = Game.of("A1 at a1; B1 killed", 7);
        while (!game.isOver()) game.play(game.options().head());
        assertThatThrownBy(() -> game.play("A1 activate"))
                .hasMessageNotContaining("\n\n")
                .satisfies(no -> {
                    String said = String.valueOf(no.getMessage());
                    assertThat(said).isEqualTo(said.strip());
                });
    }

    private static String edition(Game game) {
        return game.state().position().game().setup().ruleset().name();
    }

    @Test
    void whatATextHasWrongIsSaidAtOnceWithItsPlaces() {
        String wrong = "A1 RA 4+ FI 5, rifle R6\nB1 RA 4+, gun R";
        assertThatThrownBy(() -> Game.of(wrong, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("line 1, column ", "line 2, column ");
        assertThat(Game.read(wrong, Shipped.setup(), GameSettings.seeded(7)).getLeft())
                .hasSize(2);
        assertThat(Game.read("A1, at e5; B1, at e3\nplay; A1 activate\nA1 end", Shipped.setup(), GameSettings.seeded(7))
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly("line 2, column 7: this follows 'play', where the situation ends; expected nothing: a "
                        + "script has moves, a situation has none");
        // a line separator in the name of the model
        assertThat(Game.read("A1 \"Lo\u2028ne\", GRIM, at e5\nB1 SV 8+, at e3", Shipped.setup(), GameSettings.seeded(7))
                        .getLeft()
                        .map(fault -> fault.where().line()))
                .containsExactly(1);
        // the text is in the notation, but no game can begin with it
        assertThat(Game.read("A1 GRIM, at e5\nB1 SV 8+, at e3", Shipped.setup(), GameSettings.seeded(7))
                        .getLeft()
                        .mkString())
                .contains("line 1", "GRIM");
        assertThat(Game.start(Shipped.setup().withPoints(-1), GameSettings.seeded(7))
                        .getLeft())
                .isNotEmpty();
    }

    @Test
    @SuppressWarnings("NullAway") // the fault that is tested
    void aBotThatAnswersNothingIsNamed() {
        Game game = Game.of(7);
        Bot silent = (view, decision) -> null;
        assertThatThrownBy(() -> game.playOn(silent, silent))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("(?s)the bot of side [AB] answered with null\n.+");
    }

    @Test
    void botsPlayASideOrBoth() {
        Game game = Game.of(7);
        Bot a = Bot.random(1, Side.A);
        while (!game.sideToAnswer().contains(Side.B)) game.play(a);
        assertThat(game.number()).isGreaterThan(1);
        assertThat(game.playOn(a, Bot.random(1, Side.B)).isOver()).isTrue();
        assertThatThrownBy(() -> game.play(a))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a bot has nothing to choose");
    }

    @Test
    void aPlayerWhoRollsPlaysFacesAsText() {
        Game game = Game.start(Shipped.setup(), GameSettings.playersRoll()).get();
        Prompt.DiceRequest asked = (Prompt.DiceRequest) game.prompt();
        assertThat(game.options()).isEmpty();
        assertThat(game.play("1 ".repeat(asked.dice()).strip())).isNotEmpty();
    }

    /** No argument of a seat can name another side. */
    @Test
    void aSeatHasNoParameterForAnotherSide() {
        List<Class<?>> parameters = Stream.concat(
                        Arrays.<Executable>stream(Seat.class.getDeclaredMethods()),
                        Arrays.stream(Seat.class.getDeclaredConstructors()))
                .filter(each -> Modifier.isPublic(each.getModifiers()))
                .<Class<?>>flatMap(each -> Arrays.stream(each.getParameterTypes()))
                .toList();
        assertThat(parameters).isNotEmpty().doesNotContain(Side.class, Viewer.class, Game.class);
        Vector<Class<?>> returned = Vector.of(Seat.class.getDeclaredMethods())
                .filter(each -> Modifier.isPublic(each.getModifiers()))
                .map(Method::getReturnType);
        assertThat(returned).doesNotContain(Game.class, Seat.class);
    }
}
