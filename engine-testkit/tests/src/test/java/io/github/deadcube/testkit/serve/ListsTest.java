package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.start.InstalledRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListsTest {
    private final ServerClient server = new ServerClient();

    @Test
    void eachTeamThatShipsPlaysInEachEdition() {
        for (JsonNode edition : server.ask("{'do': 'editions'}").get("editions"))
            for (JsonNode team : server.ask("{'do': 'teams'}").get("teams")) {
                JsonNode begun = server.ask("{'do': 'start', 'edition': " + edition.get("name") + ", 'teams': {'A': "
                        + team.get("name") + ", 'B': " + team.get("name") + "}}");
                assertThat(begun.has("faults")).as(begun.toString()).isFalse();
                assertThat(begun.at("/setup/teamA/name")).isEqualTo(team.get("title"));
                assertThat(begun.at("/setup/teamA/models"))
                        .hasSameSizeAs(team.at("/team/models"))
                        .isEqualTo(begun.at("/setup/teamB/models"));
                assertThat(server.ask("{'do': 'close', 'game': " + begun.get("game") + "}")
                                .has("faults"))
                        .isFalse();
            }
    }

    @Test
    void listedNamesStartAGame() {
        for (JsonNode edition : server.ask("{'do': 'editions'}").get("editions")) {
            JsonNode begun = server.ask("{'do': 'start', 'edition': " + edition.get("name") + "}");
            assertThat(begun.at("/setup/ruleset").asText())
                    .isEqualTo(edition.get("ruleset").asText() + " v" + edition.get("version"));
        }
        for (JsonNode field : server.ask("{'do': 'battlefields'}").get("battlefields"))
            assertThat(server.ask("{'do': 'start', 'battlefield': " + field.get("name") + "}")
                            .get("battlefield"))
                    .isEqualTo(field.get("battlefield"));
        for (JsonNode team : server.ask("{'do': 'teams'}").get("teams")) {
            JsonNode begun = server.ask("{'do': 'start', 'edition': 'third', 'teams': {'A': " + team.get("name")
                    + ", 'B': " + team.get("team") + "}}");
            assertThat(begun.at("/setup/teamA/models")).isEqualTo(team.at("/team/models"));
            assertThat(begun.at("/setup/teamB/models")).isEqualTo(team.at("/team/models"));
            assertThat(team.get("title").asText())
                    .isEqualTo(team.at("/team/name").asText());
            assertThat(team.get("points").asInt()).isPositive();
        }
        for (JsonNode scenario : server.ask("{'do': 'scenarios'}").get("scenarios")) {
            String name = scenario.get("name").toString();
            JsonNode begun = server.ask("{'do': 'start', 'scenario': " + name + "}");
            assertThat(begun.at("/setup/scenario")).isEqualTo(scenario.get("title"));
            assertThat(begun.at("/played/scenario/zones")).hasSize(2);
            String whole = scenario.get("scenario").toString().replace("'", "\\u0027");
            assertThat(server.ask("{'do': 'start', 'scenario': " + whole + "}").get("setup"))
                    .isEqualTo(begun.get("setup"));
            String text = "'" + whole.replace("\\", "\\\\").replace("\"", "\\\"") + "'";
            assertThat(server.ask("{'do': 'start', 'scenario': " + text + "}").get("setup"))
                    .isEqualTo(begun.get("setup"));
        }
        for (Mission mission : Shipped.scenarios().map(Mission.class::cast)) {
            String line = Notation.write(mission).replace("'", "\\u0027").replace("\"", "\\\"");
            assertThat(server.ask("{'do': 'start', 'scenario': '" + line + "'}")
                            .at("/setup/scenario")
                            .asText())
                    .isEqualTo(mission.name());
        }
        assertThat(server.ask("{'do': 'start', 'scenario': 'picnic'}").toString())
                .contains("/scenario", "picnic", "patrol, hold-ground");
        assertThat(server.ask("{'do': 'houseRules'}").toString()).isEqualTo("{\"houseRules\":[]}");
        assertThat(server.ask("{'do': 'teams', 'game': 'g'}").has("faults")).isTrue();
    }

    @Test
    void schemasNeedNoGame() {
        JsonNode schemas = server.ask("{'do': 'schemas'}").get("schemas");
        assertThat(List.copyOf(names(schemas))).contains("setup", "played", "view", "answer");
        assertThat(server.ask("{'do': 'schemas', 'edition': 'revised'}").get("schemas"))
                .hasSameSizeAs(schemas);
        server.ask("{'do': 'start'}");
        assertThat(server.ask("{'do': 'schemas'}").get("schemas")).isEqualTo(schemas);
        for (String request : new String[] {"schemas", "rulebook"})
            assertThat(ServerClient.faults(
                            server.ask("{'do': '" + request + "', 'game': 'game1', 'edition': 'revised'}")))
                    .isEqualTo("a 'game' already has its rules; expected no edition");
    }

    @Test
    void theGameIsDescribedInNumbersAndCubes() {
        JsonNode played = server.ask("{'do': 'start'}").get("played");
        Setup setup = InstalledRules.setup();
        JsonNode models = played.at("/teamA/models");
        assertThat(models).hasSize(setup.teamA().members().size());
        for (int i = 0; i < models.size(); i++) {
            Card card = setup.teamA().members().get(i);
            JsonNode model = models.get(i);
            assertThat(model.get("model").asText()).isEqualTo("A" + (i + 1));
            assertThat(model.get("hitPoints").asInt()).isEqualTo(card.hitPoints());
            assertThat(model.get("vp").asInt()).isEqualTo(card.worth());
            assertThat(model.path("ranged").asInt()).isEqualTo(card.ranged().target());
            assertThat(model.path("armour").asInt()).isEqualTo(card.armour());
            assertThat(model.path("weapons")).hasSize(card.weapons().size());
        }
        assertThat(models.at("/0/weapons").toString())
                .isEqualTo("[{\"name\":\"sidearm\",\"range\":3,\"ap\":1},{\"name\":\"sabre\",\"ap\":1}]");
        assertThat(models.at("/0/keywords").toString()).isEqualTo("[\"TACTICIAN (1)\",\"ENERGY SHIELD (2)\"]");
        assertThat(models.at("/0/order").asText()).isEqualTo("Called Shots");
        JsonNode scenario = played.get("scenario");
        assertThat(scenario.get("name").asText()).isEqualTo("Patrol");
        assertThat(scenario.get("rounds").asInt()).isEqualTo(5);
        assertThat(scenario.get("target").asInt()).isEqualTo(12);
        assertThat(scenario.get("items").asInt()).isEqualTo(8);
        assertThat(scenario.get("zones")).hasSize(2);
        assertThat(scenario.at("/zones/0/0").asText()).matches("[a-h][1-8]");
        assertThat(scenario.get("objectives").toString()).contains("{\"cube\":\"h7\",\"vp\":1}", "\"vp\":2}");
    }

    @Test
    void aNamedBotGivesItsChoice() {
        JsonNode begun = server.ask("{'do': 'start', 'seed': 1}");
        String side = begun.at("/prompt/side").asText();
        String other = side.equals("A") ? "B" : "A";
        for (String bot : new String[] {"simple", "skirmisher", "random"}) {
            JsonNode advice = server.ask("{'do': 'advise', 'side': '" + side + "', 'bot': '" + bot + "', 'seed': 3}");
            assertThat(advice.get("due")).isEqualTo(begun.get("due"));
            JsonNode option =
                    begun.at("/prompt/options").get(advice.get("option").asInt());
            assertThat(advice.get("choice")).isEqualTo(option.get("choice"));
            assertThat(advice.get("text")).isEqualTo(option.get("text"));
        }
        assertThat(server.ask("{'do': 'advise', 'side': '" + other + "', 'bot': 'simple'}")
                        .toString())
                .contains("side " + other + " has nothing to choose now");
        assertThat(server.ask("{'do': 'advise', 'bot': 'genius'}").toString())
                .contains("one of search, simple, fast, skirmisher, random");
        assertThat(server.ask("{'do': 'prompt'}").get("due")).isEqualTo(begun.get("due"));
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
