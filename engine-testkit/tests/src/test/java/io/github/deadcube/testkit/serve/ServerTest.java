package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerTest {
    private final ServerClient server = new ServerClient();

    @Test
    void theGreetingNamesTheProtocolAndTheLists() {
        JsonNode greeting = ServerClient.read(server.said().get(0));
        assertThat(greeting.get("deadcube").asText()).startsWith("deadcube ");
        assertThat(greeting.get("protocol").asInt()).isEqualTo(Server.PROTOCOL);
        assertThat(greeting.get("battlefields").toString()).contains("tower-block");
        assertThat(greeting.get("editions").toString()).contains("third");
        assertThat(greeting.get("teams").toString()).contains("\"kiln-road-breakers\"");
    }

    @Test
    void aGameIsPlayedToItsEnd() {
        JsonNode asked = ask("{'do': 'start', 'game': 'g', 'seed': 7, 'battlefield': 'tower-block'}");
        assertThat(asked.at("/setup/teamA/models/0/card").toString()).contains("HP");
        assertThat(asked.at("/setup/battlefield")).isEqualTo(asked.at("/battlefield/id"));
        int choices = 0;
        while (asked.at("/prompt/type").asText().equals("decision") && choices++ < 2_000) {
            JsonNode options = asked.at("/prompt/options");
            JsonNode option = options.get(choices * 7 % options.size());
            String choice = option.get(choices % 2 == 0 ? "choice" : "text").toString();
            asked = server.asking(
                    "{\"do\": \"choose\", \"number\": " + asked.get("due") + ", \"choice\": " + choice + "}");
            assertThat(asked.at("/updates/0/text")).isEqualTo(option.get("text"));
            assertThat(asked.at("/updates/0/input")).isEqualTo(option.get("choice"));
        }
        assertThat(asked.at("/prompt/result/rule").asText()).startsWith("VIC-");
        String record = ask("{'do': 'save'}").get("record").asText();
        assertThat(record).contains("\nseed 7\n");
        ObjectNode load = ServerClient.JSON.createObjectNode();
        JsonNode again = server.asking(
                load.put("do", "load").put("record", record).put("seed", 7).toString());
        assertThat(again.get("due")).isEqualTo(asked.get("due"));
        assertThat(again.get("prompt")).isEqualTo(asked.get("prompt"));
        assertThat(ask("{'do': 'games'}").get("games")).hasSize(2);
        assertThat(ask("{'do': 'close', 'game': 'g'}").get("games").toString()).isEqualTo("[\"game2\"]");
    }

    @Test
    void aTornRecordIsReportedAndContinued() {
        ask("{'do': 'start', 'seed': 7}");
        String record = ask("{'do': 'save'}").get("record").asText();
        ObjectNode load = ServerClient.JSON.createObjectNode();
        JsonNode again = server.asking(load.put("do", "load")
                .put("record", record.substring(0, record.length() - 3))
                .toString());
        assertThat(again.at("/torn/line").asInt()).isPositive();
        assertThat(again.at("/prompt/type").asText()).isEqualTo("decision");
    }

    @Test
    void theOtherSideWaits() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        String side = asked.at("/prompt/side").asText();
        String other = side.equals("A") ? "B" : "A";
        assertThat(ask("{'do': 'prompt', 'side': '" + other + "'}").toString())
                .isEqualTo("{\"due\":" + asked.get("due") + ",\"waiting\":\"" + side + "\"}");
        JsonNode mine = asked;
        while (mine.has("prompt"))
            mine = ask(
                    "{'do': 'choose', 'side': '" + side + "', 'choice': " + mine.at("/prompt/options/0/choice") + "}");
        assertThat(mine.get("waiting").asText()).isEqualTo(other);
        assertThat(ask("{'do': 'prompt'}").at("/prompt/side").asText()).isEqualTo(other);
    }

    @Test
    void aViewIsSentWholeOrAsADifference() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        JsonNode then = ask("{'do': 'view', 'side': 'A'}").get("view");
        int due = asked.get("due").asInt();
        for (int i = 0; i < 30; i++) {
            JsonNode options = asked.at("/prompt/options");
            asked = ask("{'do': 'choose', 'choice': "
                    + options.get(i % options.size()).get("choice") + "}");
            JsonNode whole = ask("{'do': 'view', 'side': 'A'}").get("view");
            JsonNode changed = ask("{'do': 'view', 'side': 'A', 'since': " + (due - 1) + "}")
                    .get("changed");
            assertThat(PatchedJson.by(then, changed)).isEqualTo(whole);
            JsonNode last = ask(
                    "{'do': 'view', 'side': 'A', 'since': " + (asked.get("due").asInt() - 2) + "}");
            assertThat(last.get("changed").toString().length())
                    .isLessThan(whole.toString().length() / 2);
        }
        assertThat(ask("{'do': 'view', 'side': 'everybody'}").at("/view/known").isMissingNode())
                .isTrue();
        assertThat(ask("{'do': 'view', 'side': 'B'}").get("doing").asText()).isNotEmpty();
    }

    @Test
    void eventsSinceAnInputAreSentBySide() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        int due = asked.get("due").asInt();
        JsonNode chosen = ask("{'do': 'choose', 'choice': " + asked.at("/prompt/options/0/choice") + "}");
        JsonNode since = ask("{'do': 'events', 'side': 'A', 'since': " + (due - 1) + "}");
        assertThat(since.get("updates").get(0)).isEqualTo(chosen.get("updates").get(0));
        assertThat(since.at("/updates/0/number").asInt()).isEqualTo(due);
        assertThat(since.at("/updates/0/input")).isEqualTo(asked.at("/prompt/options/0/choice"));
        JsonNode all = ask("{'do': 'events', 'side': 'everybody'}").get("updates");
        assertThat(all).hasSize(since.get("due").asInt() - 1);
        assertThat(all.get(0).has("input")).as("the shuffle of the tokens").isFalse();
        assertThat(all.toString()).contains("{\"text\":\"").contains("\"event\":{\"type\":\"");
    }

    @Test
    void anAgreedSetupStartsAnotherGame() {
        JsonNode first = ask("{'do': 'start', 'seed': 4, 'battlefield': 'refinery', 'points': 120, 'starting': 'B'}");
        ObjectNode start = ServerClient.JSON.createObjectNode();
        start.put("do", "start").put("seed", 4);
        start.set("setup", first.get("setup"));
        start.set("battlefield", first.get("battlefield"));
        JsonNode again = server.asking(start.toString());
        assertThat(again.get("setup")).isEqualTo(first.get("setup"));
        assertThat(again.get("prompt")).isEqualTo(first.get("prompt"));
        start.put("battlefield", "tower-block");
        JsonNode other = server.asking(start.toString());
        assertThat(ServerClient.faults(other)).contains("'battlefield' is '");
        assertThat(other.at("/faults/0/column").asInt()).isPositive();
    }

    @Test
    void teamsAreNamesOrObjects() {
        JsonNode shipped =
                ask("{'do': 'start', 'seed': 4, 'teams': {'A': 'kiln-road-breakers', 'B': 'ninth-sluice-crew'}}");
        assertThat(shipped.has("faults")).as(shipped.toString()).isFalse();
        ObjectNode start = ServerClient.JSON.createObjectNode();
        start.put("do", "start").put("seed", 4);
        ObjectNode teams = start.putObject("teams");
        teams.set("A", shipped.at("/setup/teamA"));
        teams.set("B", shipped.at("/setup/teamB"));
        assertThat(server.asking(start.toString()).get("setup")).isEqualTo(shipped.get("setup"));
    }

    @Test
    void statesAreSearched() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        String side = asked.at("/prompt/side").asText();
        assertThat(ask("{'do': 'complete', 'side': '" + side + "', 'seed': 3}")
                        .get("state")
                        .asText())
                .isEqualTo("s1");
        String digest = ask("{'do': 'digest', 'state': 's1'}").get("digest").asText();
        assertThat(ask("{'do': 'prompt', 'state': 's1'}").get("prompt")).isEqualTo(asked.get("prompt"));
        JsonNode choice = asked.at("/prompt/options/0/choice");
        JsonNode next = ask("{'do': 'apply', 'state': 's1', 'choice': " + choice + "}");
        assertThat(next.at("/update/input")).isEqualTo(choice);
        assertThat(ask("{'do': 'digest', 'state': '" + next.get("state").asText() + "'}")
                        .get("digest")
                        .asText())
                .isNotEqualTo(digest);
        JsonNode end = ask("{'do': 'playout', 'state': 's1', 'seed': 5}");
        assertThat(end.at("/prompt/result/rule").asText()).startsWith("VIC-");
        assertThat(end.get("score")).hasSize(2);
        assertThat(ask("{'do': 'playout', 'state': 's1', 'seed': 5}").get("score"))
                .isEqualTo(end.get("score"));
        assertThat(ask("{'do': 'drop', 'state': 's1'}").get("states").asInt()).isEqualTo(3);
        assertThat(ServerClient.faults(ask("{'do': 'digest', 'state': 's1'}"))).contains("no state is called 's1'");
    }

    @Test
    void aStateGoesOnByOneInput() {
        ask("{'do': 'start', 'seed': 1}");
        ask("{'do': 'hold'}");
        JsonNode many =
                ask("{'do': 'apply', 'state': 's1', 'seed': 1, 'order': [1], 'faces': [3], 'choice': 'A starts'}");
        assertThat(many.get("faults")).hasSize(3);
        assertThat(many.at("/faults/0/where").asText()).isEqualTo("/faces");
        assertThat(ServerClient.faults(many))
                .startsWith("'choice' already gives the input; expected no faces; 'choice' already gives the input; "
                        + "expected no order");
        JsonNode dice = ask("{'do': 'apply', 'state': 's1', 'faces': [3], 'seed': 1}");
        assertThat(ServerClient.faults(dice)).isEqualTo("'faces' already gives the input; expected no seed");
    }

    @Test
    void oddsReachAndReasonsAreAnswered() {
        ask("{'do': 'start', 'seed': 1, 'situation': 'A1 RA 4+ FI 4+ SV 5+, rifle R6, at c4; A2 FI 4+ SV 5+, "
                + "blade CC, at c4;"
                + " B1 RA 5+ FI 4+ SV 5+ HP 2, at e4; play'}");
        JsonNode odds = ask("{'do': 'odds', 'choice': 'A1 shoot rifle at B1'}");
        assertThat(odds.at("/target/model").asText()).isEqualTo("B1");
        assertThat(odds.at("/target/kill").asDouble()).isBetween(0.0, 1.0);
        assertThat(odds.at("/target/lost/0").asDouble()).isGreaterThan(0);
        JsonNode no = ask("{'do': 'why', 'choice': 'B1 activate'}");
        assertThat(no.get("offered").asBoolean()).isFalse();
        assertThat(no.at("/rejection/rule").asText()).isNotEmpty();
        JsonNode asked = ask("{'do': 'choose', 'side': 'A', 'choice': 'A1 activate'}");
        assertThat(asked.at("/prompt/options").toString()).contains("\"target\":\"B1\"");
        assertThat(ask("{'do': 'destinations', 'model': 'A1'}").toString())
                .contains("{\"cube\":\"d4\",\"ways\":[{\"action\":\"A1 advance\",\"choices\":[\"A1 advance\",\"A1 "
                        + "step d4\"]}");
    }

    @Test
    void aSituationSaysAllOfTheStart() {
        JsonNode answer =
                ask("{'do': 'start', 'points': 500, 'teams': 1, 'battlefield': 'x', 'scenario': 'x', 'setup': {},"
                        + " 'starting': 'B', 'situation': 'A1 at a1; B1 at f6; play'}");
        String because = "a 'situation' already says how the game begins; expected no ";
        assertThat(ServerClient.faults(answer))
                .isEqualTo(Stream.of("setup", "battlefield", "scenario", "teams", "points", "starting")
                        .map(because::concat)
                        .collect(Collectors.joining("; ")));
        assertThat(answer.at("/faults/4/where").asText()).isEqualTo("/points");
        assertThat(ask("{'do': 'games'}").get("games")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"6, Open ground", "8, Patrol"})
    void aSituationIsThatOfAScript(int size, String scenario) {
        JsonNode asked = ask("{'do': 'start', 'seed': 1, 'situation': 'board " + size + " x " + size
                + " x 1; A1 at a1; B1 at f6; play'}");
        assertThat(asked.at("/setup/scenario").asText()).isEqualTo(scenario);
        ask("{'do': 'choose', 'choice': " + asked.at("/prompt/options/0/choice") + "}");
        JsonNode record = ask("{'do': 'save'}").get("record");
        ask("{'do': 'close'}");
        JsonNode again = ask("{'do': 'load', 'seed': 1, 'record': " + record + "}");
        assertThat(again.get("setup")).isEqualTo(asked.get("setup"));
        assertThat(again.get("due").asInt()).isGreaterThan(asked.get("due").asInt());
    }

    @Test
    void aSituationSaysHowManyItemTokensThereAre() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1, 'situation': 'items 3; A1; B1; initiative A; play'}");
        assertThat(asked.at("/setup/items").asInt()).isEqualTo(3);
    }

    @Test
    void playersRollTheirOwnDice() {
        JsonNode asked = ask("{'do': 'start', 'dice': 'players'}");
        assertThat(asked.at("/prompt/type").asText()).isEqualTo("dice");
        JsonNode next =
                ask("{'do': 'dice', 'side': '" + asked.at("/prompt/side").asText() + "', 'faces': [1]}");
        assertThat(next.at("/updates/0/text").asText()).isEqualTo("1");
        assertThat(ask("{'do': 'undo', 'to': 1}").get("due")).isEqualTo(asked.get("due"));
    }

    private JsonNode ask(String line) {
        return server.ask(line);
    }
}
