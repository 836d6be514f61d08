package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** The options of a prompt say what they do, with what, to whom, where, and what they cost. */
class OptionsJsonTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Mission LEVER = Missions.read(
                    "(name Lever, text \"\", zones [(cubes [a8, b8, c8], role attacker),"
                            + " (cubes [f1, g1, h1])], items 0, exits [(cube a1, worth 2)], scenery [(name \"Big "
                            + "lever\", cubes [c4], free)],"
                            + " late [(role attacker, after 2, round 2, cubes [a7, b7])])")
            .get();

    private static final String ACTIVATION = """
            command A shoot advance order
            A1 "Gunner", RA 5+, rifle R8, cannon R8 HEAVY, sword CC, carries I-MEDI-PACK, HP 3, damage 1, at c2
            A2 at a1; B1 "Brute", HP 2, at c4/7
            play
            A1 activate
            """;

    @Test
    void anActionHasItsActorWeaponTargetPlaceAndCost() {
        JsonNode shot = option(ACTIVATION, "A1 shoot rifle at B1");
        assertThat(shot.toString())
                .contains("\"label\":\"A1 shoot rifle at B1 (Gunner, Brute)\",\"verb\":\"shoot\",\"actor\":\"A1\","
                        + "\"weapon\":\"rifle\",\"target\":\"B1\",\"cube\":\"c4\",\"spot\":7,"
                        + "\"cost\":{\"action\":\"short\"}");
        assertThat(option(ACTIVATION, "A1 shoot cannon at B1")
                        .at("/cost/action")
                        .asText())
                .isEqualTo("long");
        assertThat(option(ACTIVATION, "A1 advance").at("/cost/action").asText()).isEqualTo("short");
        assertThat(option(ACTIVATION, "A1 sprint").at("/cost/action").asText()).isEqualTo("long");
        assertThat(option(ACTIVATION, "A1 end").has("cost")).isFalse();
        assertThat(option("A1 at c2, pinned; B1 at h8; play; A1 activate", "A1 stand up")
                        .at("/cost")
                        .toString())
                .isEqualTo("{\"action\":\"short\"}");
    }

    /** CMD-8: an action that a die buys is no action of the model. */
    @Test
    void aCommandDieIsACostAndTheVerbIsWhatItBuys() {
        JsonNode spent = option(ACTIVATION, "spend shoot: A1 shoot rifle at B1");
        assertThat(spent.get("verb").asText()).isEqualTo("shoot");
        assertThat(spent.get("actor").asText()).isEqualTo("A1");
        assertThat(spent.get("weapon").asText()).isEqualTo("rifle");
        assertThat(spent.get("cost").toString()).isEqualTo("{\"dice\":\"shoot\"}");
        assertThat(spent.get("choice").toString())
                .isEqualTo("{\"type\":\"spendDie\",\"face\":\"shoot\",\"action\":{\"type\":\"shoot\",\"model\":\"A1\","
                        + "\"shot\":{\"weapon\":\"rifle\",\"target\":{\"type\":\"model\",\"model\":\"B1\"}}}}");
        String test = "command A dice dice; A1 RA 5+, rifle R8, at c2; B1 SV 5+, at c4; play; A1 activate;"
                + " A1 shoot rifle at B1";
        assertThat(option(test, "add 2").at("/cost/dice").asText()).isEqualTo("dice dice");
        assertThat(option(test, "add 0").has("cost")).isFalse();
    }

    @Test
    void aRuleThatIsUsedHasItsTitleInTheLabel() {
        JsonNode pack = option(ACTIVATION, "A1 use I-MEDI-PACK");
        assertThat(pack.get("rule").asText()).isEqualTo("I-MEDI-PACK");
        assertThat(pack.get("label").asText()).isEqualTo("A1 use Medi-Pack (Gunner)");
        assertThat(pack.at("/cost/action").asText()).isEqualTo("short");
        JsonNode lever = option(
                Script.Runner.standard()
                        .withScenario(LEVER)
                        .play("A1 at c4; B1 at h8; laid SCENERY-BIG-LEVER 1 at c4; play; A1 activate")
                        .state(),
                "A1 use SCENERY-BIG-LEVER");
        assertThat(lever.get("label").asText()).isEqualTo("A1 use Big lever (A1)");
        assertThat(lever.has("cost")).isFalse();
        String reroll = "command A dice; A1 RA 5+, rifle R8, at c2; B1 SV 5+, at c4; play; A1 activate;"
                + " A1 shoot rifle at B1; add 0; dice A 1 1 1 1 1 | B 1 1 1";
        assertThat(option(reroll, "A1 decline CMD-5").get("label").asText())
                .startsWith("A1 decline ")
                .doesNotContain("CMD-5");
        assertThat(option(reroll, "reroll with dice").at("/cost/dice").asText()).isEqualTo("dice");
    }

    /** VIC-9: a rule of the scenario has its title too. */
    @Test
    void aLateModelHasTheTitleOfItsRuleInTheLabel() {
        Setup setup = Shipped.setup(Deadcube.ruleset()).withScenario(LEVER);
        Match match = Match.random(RULES, RULES.start(setup).get(), 5);
        while (!RULES.prompt(match.state()).rule().id().equals("MISSION-LATE")) match.step();
        String text = decision(match.state()).options().head().toString();
        assertThat(text).endsWith(" use MISSION-LATE on a7");
        JsonNode late = option(match.state(), text);
        assertThat(late.get("label").asText())
                .contains(" use Late forces on a7 (")
                .doesNotContain("MISSION");
        assertThat(late.get("cube").asText()).isEqualTo("a7");
    }

    @Test
    void aSpotIsNamedWithItsCube() {
        String moving = "A1 at c2; B1 at h8; play; A1 activate; A1 advance; A1 step c3";
        JsonNode spot = option(moving, "A1 spot 7");
        assertThat(spot.get("target").asText()).isEqualTo("c3");
        assertThat(spot.get("cube").asText()).isEqualTo("c3");
        assertThat(spot.get("spot").asInt()).isEqualTo(7);
        JsonNode step = option("A1 at c2; B1 at h8; play; A1 activate; A1 advance", "A1 step c3");
        assertThat(step.get("target").asText()).isEqualTo("c3");
        assertThat(step.has("spot")).isFalse();
        String half = "wall east-west through e3; A1 at e2; B1 at h8; play; A1 activate; A1 advance";
        assertThat(option(half, "A1 step e3s").get("target").asText()).isEqualTo("e3s");
        assertThat(option(half + "; A1 step e3s", "A1 spot 4").get("cube").asText())
                .isEqualTo("e3s");
    }

    /** It has the place that all that is declined has in common. */
    @Test
    void whatIsDeclinedIsNamedWithItsPlace() {
        String trap = "laid K-TRAP (SMOKE) of B1 at c5; A1 SP 1-3, at c4; B1 at h8; play; A1 activate; A1 advance; A1 "
                + "step c5";
        assertThat(option(trap, "B1 decline K-TRAP").get("cube").asText()).isEqualTo("c5");
        String items =
                "A1 at c2; B1 at h8; token 3 I-AMMO at c3; token 4 I-AMMO at c3; play; A1 activate; A1 advance; A1 "
                        + "step c3";
        assertThat(option(items, "A1 decline ITEM-2").get("cube").asText()).isEqualTo("c3");
        String evade =
                "A1 RA 5+, rifle R8, at c2; B1 SV 4+ HP 3, EVADE, at c4; play; A1 activate; A1 shoot rifle at B1; "
                        + "dice A 5 1 1 1 1 | B 1 1 1";
        assertThat(option(evade, "B1 decline K-EVADE").has("cube")).isFalse();
    }

    @Test
    void aZoneIsNamedWithItsCubes() {
        assertThat(option("A1; B1; play", "zone 1").get("label").asText())
                .isEqualTo("zone 1: the scenario's first deployment zone: a8 to d8");
    }

    @Test
    void leavingIsNamedWithTheCubeThatIsLeft() {
        GameState atAnExit = Script.Runner.standard()
                .withScenario(LEVER)
                .play("A1 at a1; A2 at c2; B1 at h8; play; A1 activate; A1 advance")
                .state();
        assertThat(option(atAnExit, "A1 leave").get("cube").asText()).isEqualTo("a1");
    }

    @Test
    void aTokenIsNamedWithItsCube() {
        String found = "A1 at c2; B1 at h8; token 3 I-AMMO at c3 face down; play; A1 activate; A1 advance; A1 step c3";
        JsonNode up = option(found, "A1 pick up 3");
        assertThat(up.get("token").asInt()).isEqualTo(3);
        assertThat(up.get("cube").asText()).isEqualTo("c3");
        JsonNode keep = option(found + "; A1 pick up 3", "A1 keep");
        assertThat(keep.get("token").asInt()).isEqualTo(3);
        assertThat(keep.get("cube").asText()).isEqualTo("c3");
        String recon = """
                items 3
                A1 "Kell", RECON 5+; B1 RECON 5+; recon
                play
                order 3 17 1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 18; dice B 3 4 | 4 4 | 5 4
                dice A 5 5 5 8 1 | A 1 | B 1 1 1 1 1 | A 1 1 3 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 1
                """;
        JsonNode pick = option(recon, "token 2");
        assertThat(pick.get("token").asInt()).isEqualTo(2);
        assertThat(pick.get("cube").asText()).isEqualTo("d4");
        assertThat(pick.get("target").asText()).isEqualTo("d4");
    }

    /** An option of another game, or an illegal one, has no facts. */
    @Test
    void aChoiceThatIsNotOfferedIsRefused() {
        Prompt.Decision decision = decision(state(ACTIVATION));
        Choice unknown = (Choice) Input.of("A1 shoot pistol at B1");
        assertThatThrownBy(() -> decision.facts(unknown))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'A1 shoot pistol at B1' is none of the options");
    }

    @Test
    void aPromptThatIsReadHasTheSameOptionsAndFacts() {
        GameState state = state(ACTIVATION);
        Json json = Json.of(state.position().game());
        String written = json.write(RULES.prompt(state));
        assertThat(json.write(json.readPrompt(written).get())).isEqualTo(written);
    }

    private static JsonNode option(String script, String text) {
        return option(state(script), text);
    }

    private static JsonNode option(GameState state, String text) {
        try {
            JsonNode prompt = JSON.readTree(Json.of(state.position().game()).write(RULES.prompt(state)));
            for (JsonNode option : prompt.get("options"))
                if (option.get("text").asText().equals(text)) return option;
            throw new AssertionError("'" + text + "' is none of " + prompt);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    private static GameState state(String script) {
        return script.contains("recon")
                ? Script.play(script).state()
                : Script.Runner.standard().with(Shipped.ruleset()).play(script).state();
    }

    private static Prompt.Decision decision(GameState state) {
        return (Prompt.Decision) RULES.prompt(state);
    }
}
