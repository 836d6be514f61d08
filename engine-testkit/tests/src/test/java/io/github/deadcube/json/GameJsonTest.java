package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The JSON of games in every state can be read back and is small. Invalid JSON is refused. */
class GameJsonTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int MOST_BYTES = 8 * 1024;
    private static final GameState IN_A_TEST = Script.play(
                    "A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, at c4; command A dice; play; A1 activate; A1 shoot "
                            + "rifle at B1")
            .state();
    private static final Json JSON = Json.of(IN_A_TEST.position().game());
    private static final String TEXT = JSON.write(IN_A_TEST);

    @Test
    void everyValueOfRandomGamesIsReadAsWritten() {
        int states = Level.tries(GameJsonTest.class, "everyValueOfRandomGamesIsReadAsWritten", 90, 10_000);
        long seed = Level.seed(GameJsonTest.class, "everyValueOfRandomGamesIsReadAsWritten");
        assertThat(EveryState.each(states, seed, GameJsonTest::everything)).isEqualTo(states);
    }

    private static void everything(Transition transition) {
        GameState state = transition.state();
        Json json = Json.of(state.position().game());
        String text = json.write(state);
        assertThat(json.readState(text)).as(text).isEqualTo(Either.right(state));
        assertThat(json.readState(text).get().digest()).isEqualTo(state.digest());
        assertThat(text.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(MOST_BYTES);
        for (Viewer viewer : Viewer.values()) {
            PlayerView view = viewer.view(state);
            assertThat(json.readView(json.write(view))).isEqualTo(Either.right(view));
        }
        prompt(json, RULES.prompt(state));
        for (Event event : transition.events())
            assertThat(json.readEvent(json.write(event))).isEqualTo(Either.right(event));
        Update happened = new Update(3, Option.some(Side.B), Option.none(), transition.events());
        assertThat(json.readUpdate(json.write(happened))).isEqualTo(Either.right(happened));
    }

    /** Everybody knows a token that is face up, also one at which a side has looked before. */
    @Test
    void theViewOfEverybodyIsReadAgain() {
        GameState state = Script.play("A1 at a1; B1 at h8; token 1 I-AMMO at c4; looked A 1; play")
                .state();
        Json json = Json.of(state.position().game());
        PlayerView view = Viewer.EVERYBODY.view(state);
        assertThat(json.readView(json.write(view))).isEqualTo(Either.right(view));
    }

    private static void prompt(Json json, Prompt prompt) {
        Prompt read = json.readPrompt(json.write(prompt)).get();
        if (!(prompt instanceof Prompt.Decision decision)) {
            assertThat(read).isEqualTo(prompt);
            return;
        }
        assertThat(read).hasToString(prompt.toString());
        assertThat(((Prompt.Decision) read).options()).isEqualTo(decision.options());
        for (Input option : decision.options())
            assertThat(json.readInput(json.write(option))).isEqualTo(Either.right(option));
    }

    @Test
    void diceShufflesAndNotationsAreInputs() {
        for (String words : Vector.of("8 3 5", "order 3 1 2", "A1 advance", "spend shoot: A1 shoot rifle at B1")) {
            Input input = Input.of(words);
            assertThat(JSON.readInput(JSON.write(input))).isEqualTo(Either.right(input));
            assertThat(JSON.readInput("\"" + words + "\"")).isEqualTo(Either.right(input));
        }
    }

    @Test
    void anOptionHasItsLabelItsModelAndItsTarget() {
        GameState turn = Script.play("A1 \"Captain\", RA 5+ FI 4+, rifle R8, bomb R2 GRENADE (SMOKE), at c2; A2, at c2;"
                        + " B1 \"Raider\", SV 5+, at c4; command A shoot; play; A1 activate")
                .state();
        String asked = Json.of(turn.position().game()).write(RULES.prompt(turn));
        assertThat(asked)
                .startsWith("{\"type\":\"decision\",\"text\":\"A: activation (")
                .contains("{\"text\":\"A1 advance\",\"label\":\"A1 advance "
                        + "(Captain)\",\"verb\":\"advance\",\"actor\":\"A1\",")
                .contains("{\"text\":\"A1 shoot rifle at B1\",\"label\":\"A1 shoot rifle at B1 (Captain, Raider)\","
                        + "\"verb\":\"shoot\",\"actor\":\"A1\",\"weapon\":\"rifle\",\"target\":\"B1\"")
                .contains("{\"text\":\"spend shoot: A1 shoot rifle at B1\",\"label\":"
                        + "\"spend shoot: A1 shoot rifle at B1 (Captain, "
                        + "Raider)\",\"verb\":\"shoot\",\"actor\":\"A1\"");
        GameState moving = RULES.play(turn, Input.of("A1 advance")).state();
        assertThat(Json.of(turn.position().game()).write(RULES.prompt(moving)))
                .contains("\"actor\":\"A1\",\"target\":\"c3\",\"cube\":\"c3\",\"choice\":{\"type\":\"step\"");
        assertThat(JSON.write(RULES.prompt(IN_A_TEST)))
                .contains("\"text\":\"add 1\",\"label\":\"add 1: one more for each Dice that you spend\"");
    }

    @Test
    void aRejectionIsReadAsWritten() {
        RULES.explain(
                        IN_A_TEST,
                        Input.read("pass")
                                .map(input -> (io.github.deadcube.api.play.Choice) input)
                                .get())
                .peek(no -> assertThat(JSON.readRejection(JSON.write(no))).isEqualTo(Either.right(no)))
                .getOrElseThrow(() -> new AssertionError("it is refused"));
    }

    @Test
    void aTypeMayStandAnywhereInItsObject() {
        String moved = TEXT.replace("{\"type\":\"testSteps\",", "{")
                .replace("\"phase\":\"add\"}", "\"phase\":\"add\",\"type\":\"testSteps\"}");
        assertThat(moved).isNotEqualTo(TEXT);
        assertThat(JSON.readState(moved)).isEqualTo(Either.right(IN_A_TEST));
    }

    @Test
    void faultsAreNamed() {
        assertThat(error(TEXT.replace("\"round\"", "\"raund\"")))
                .contains("'raund' is not known; expected one of round, initiative, starter, active");
        assertThat(error(TEXT.replace("\"round\":1", "\"round\":1,\"round\":2")))
                .contains("'round' is given twice");
        assertThat(error(TEXT.replace("\"round\":1", "\"round\":1.5")))
                .contains("'1.5' is not understood; expected a whole");
        assertThat(error(TEXT.replace("\"round\":1", "\"round\":null"))).contains("'null' is not understood");
        assertThat(error(TEXT.replace("\"initiative\":\"A\",", ""))).contains("'initiative' is missing");
        assertThat(error(TEXT.replace("\"testSteps\"", "\"guessing\"")))
                .contains("'guessing' is not understood; expected one of g");
        assertThat(error(TEXT.replace("\"context\":{", "\"context\":{\"type\":\"x\",")))
                .contains("the type 'x' is not needed");
        assertThat(error(TEXT.replace("\"version\":1", "\"version\":2")))
                .contains("the document has format 2; expected format 1");
        assertThat(error(TEXT.replace("\"digestVersion\":1,", ""))).contains("'digestVersion' is missing");
        assertThat(error(TEXT.replace("deadzone-3 v1", "deadzone-3 v3")))
                .contains("'rules' is 'deadzone-3 v3'; expected 'deadzone-3 v1', the rules of this game");
        assertThat(error(TEXT.replaceAll("\"setup\":\"[0-9a-f]*\"", "\"setup\":\"7\"")))
                .contains("'setup' is '7'; expected this game's");
        assertThat(error(TEXT.replace("\"place\":\"c2/5\"", "\"place\":\"c3/5\"")))
                .contains("the state has the digest ");
        assertThat(error(TEXT.replace("\"place\":\"c2/5\"", "\"place\":\"c2/5\",\"usedUp\":[\"#99\"]")))
                .contains("A1 has used up #99; expected a weapon or keyword of its card");
        assertThat(error(TEXT + "{}")).contains("something follows the value");
        assertThat(error(" \n")).contains("the JSON is empty");
        assertThat(error(TEXT.substring(0, 300))).startsWith("line 1, column ").contains("breaks off here");
        assertThat(error("{\"type\":\"state\"}")).contains("the type 'state' is not needed");
    }

    @Test
    void whatIsTooLongIsSaid() {
        assertThat(error("[\n  " + "7".repeat(21) + "]"))
                .isEqualTo("line 2, column 3: a number of more than 20 characters; expected at most 20");
        assertThat(error("[\"" + "x".repeat(100_001) + "\"]"))
                .isEqualTo("line 1, column 2: a text of more than 100000 characters; expected at most 100000");
        assertThat(error("{\"" + "x".repeat(50_001) + "\": 1}"))
                .endsWith(": a name of more than 50000 characters; expected at most 50000");
        assertThat(error("[".repeat(101)))
                .isEqualTo("line 1, column 101: more than 100 values nested in each other; expected at most 100");
    }

    private static String error(String text) {
        return JSON.readState(text).getLeft().head().toString();
    }

    @Test
    void aChoiceOfAnotherKindIsNoInput() {
        assertThat(JSON.readInput("{\"type\":\"fly\",\"model\":\"A1\"}")
                        .getLeft()
                        .mkString())
                .contains("'fly' is not understood; expected one of activate");
        assertThat(JSON.readInput("7").getLeft().mkString()).contains("an input, such as");
        assertThat(JSON.readInput("{\"type\":\"activate\"}").getLeft().mkString())
                .contains("'model' is missing in 'activate'");
    }

    @Test
    void theEndOfAGameHasAPromptToo() {
        Prompt end = new Prompt.Finished(
                new io.github.deadcube.api.play.Prompt.Result(io.vavr.control.Option.some(Side.B), RuleIds.VIC_5));
        assertThat(JSON.readPrompt(JSON.write(end))).isEqualTo(Either.right(end));
    }

    /** An input in notation must be checked like an input in parts: a model that no team has is refused. */
    @Test
    void anInputInWordsIsOfTheGameAsItIsPartByPart() {
        assertThat(JSON.readInput("\"A9 fight back\"").getLeft().mkString())
                .isEqualTo("line 1, column 1: of 'A9 fight back' 'A9' is not in this game; expected a model of one of "
                        + "the teams");
        assertThat(JSON.readInput("\"A1 fight back\"").isRight()).isTrue();
    }

    /**
     * A choice in words within an event must be of the game, too; otherwise what was read could not be written and read
     * again.
     */
    @Test
    void aChoiceWithinAnEventIsOfTheGame() {
        String acted = "{\"type\":\"acted\",\"model\":\"A1\",\"rule\":\"SHO-5\",\"action\":\"A1 shoot rifle at CUBE\"}";
        assertThat(JSON.readEvent(acted.replace("CUBE", "b2")).isRight()).isTrue();
        assertThat(JSON.readEvent(acted.replace("CUBE", "j9")).getLeft().mkString())
                .contains("of 'A1 shoot rifle at j9' 'j9' is not in this game; expected a cube of the battlefield");
    }
}
