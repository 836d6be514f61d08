package io.github.deadcube.testkit.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.core.Deadcube;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Server server = new Server(Deadcube.rules());

    @BeforeEach
    void anew() {
        server = new Server(Deadcube.rules());
    }

    @Test
    void theGreetingSaysWhichProtocolAndWhatThereIs() {
        JsonNode greeting = read(server.greeting());
        assertThat(greeting.get("protocol").asInt()).isEqualTo(Server.PROTOCOL);
        assertThat(greeting.get("battlefields").toString()).contains("tower-block");
        assertThat(greeting.get("editions").toString()).contains("third");
    }

    @Test
    void aGameIsPlayedToItsEndByFirstOptions() {
        JsonNode asked = ask("{'do': 'start', 'game': 'g', 'seed': 7, 'battlefield': 'tower-block'}");
        assertThat(asked.at("/setup/teams/A/models/0/card").toString()).contains("HP");
        assertThat(asked.at("/setup/battlefield").asText()).contains(":1  a");
        int choices = 0;
        while (asked.at("/asked/kind").asText().equals("choice") && choices++ < 2_000) {
            JsonNode options = asked.at("/asked/options");
            JsonNode option = options.get(choices * 7 % options.size());
            asked = ask("{'do': 'choose', 'side': '" + asked.at("/asked/side").asText() + "', 'number': "
                    + asked.get("due") + ", 'choice': '" + option.get("choice").asText() + "'}");
            assertThat(asked.get("happened").get(0).get("input")).isEqualTo(option.get("choice"));
        }
        assertThat(asked.at("/asked/result").asText()).containsPattern("\\(VIC-[0-9]\\)");
        String record = ask("{'do': 'save'}").get("record").asText();
        assertThat(record).contains("\nseed 7\n");
        JsonNode again = read(server.answer(JSON.createObjectNode()
                .put("do", "load")
                .put("record", record)
                .put("seed", 7)
                .toString()));
        assertThat(again.get("due")).isEqualTo(asked.get("due"));
        assertThat(ask("{'do': 'games'}").get("games")).hasSize(2);
    }

    @Test
    void whoIsNotAskedWaits() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        String side = asked.at("/asked/side").asText();
        String other = side.equals("A") ? "B" : "A";
        assertThat(ask("{'do': 'prompt', 'side': '" + other + "'}").get("asked").toString())
                .isEqualTo("{\"kind\":\"waiting\",\"side\":\"" + side + "\"}");
    }

    @Test
    void aViewIsSaidWholeOrAsADifference() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        int due = asked.get("due").asInt();
        String first = asked.at("/asked/options/0/choice").asText();
        ask("{'do': 'choose', 'side': '" + asked.at("/asked/side").asText() + "', 'choice': '" + first + "'}");
        JsonNode whole = ask("{'do': 'view', 'side': 'A'}").get("view");
        assertThat(whole.get("models")).hasSizeGreaterThan(10);
        JsonNode changed =
                ask("{'do': 'view', 'side': 'A', 'since': " + (due - 1) + "}").get("changed");
        assertThat(changed.size()).isBetween(1, whole.size() - 1);
        assertThat(changed.has("round")).isFalse();
        assertThat(ask("{'do': 'view', 'side': 'everybody'}").at("/view/known")).isEmpty();
    }

    @Test
    void statesAreSearched() {
        JsonNode asked = ask("{'do': 'start', 'seed': 1}");
        String side = asked.at("/asked/side").asText();
        assertThat(ask("{'do': 'complete', 'side': '" + side + "', 'seed': 3}")
                        .get("state")
                        .asText())
                .isEqualTo("s1");
        String digest = ask("{'do': 'digest', 'state': 's1'}").get("digest").asText();
        assertThat(ask("{'do': 'asked', 'state': 's1'}").get("asked")).isEqualTo(asked.get("asked"));
        String choice = asked.at("/asked/options/0/choice").asText();
        JsonNode next = ask("{'do': 'apply', 'state': 's1', 'choice': '" + choice + "'}");
        assertThat(ask("{'do': 'digest', 'state': '" + next.get("state").asText() + "'}")
                        .get("digest")
                        .asText())
                .isNotEqualTo(digest);
        JsonNode end = ask("{'do': 'playout', 'state': 's1', 'seed': 5}");
        assertThat(end.get("result").asText()).containsPattern("VIC-[0-9]");
        assertThat(ask("{'do': 'playout', 'state': 's1', 'seed': 5}").get("score"))
                .isEqualTo(end.get("score"));
        assertThat(ask("{'do': 'drop', 'state': 's1'}").get("states").asInt()).isEqualTo(3);
        assertThat(ask("{'do': 'digest', 'state': 's1'}").at("/error/what").asText())
                .contains("no state is called 's1'");
    }

    @Test
    void oddsReachAndReasonsAreAnswered() {
        ask(
                "{'do': 'start', 'seed': 1, 'situation': 'A1 RA 4+ FI 4+ SV 5+, rifle R6, at c4; A2 FI 4+ SV 5+, blade CC, at c4;"
                        + " B1 RA 5+ FI 4+ SV 5+ HP 2, at e4; play'}");
        JsonNode odds = ask("{'do': 'odds', 'choice': 'A1 shoot rifle at B1'}");
        assertThat(odds.at("/target/model").asText()).isEqualTo("B1");
        assertThat(odds.at("/target/kill").asDouble()).isBetween(0.0, 1.0);
        assertThat(odds.at("/target/lost/0").asDouble()).isGreaterThan(0);
        JsonNode no = ask("{'do': 'why', 'choice': 'B1 activate'}");
        assertThat(no.get("offered").asBoolean()).isFalse();
        assertThat(no.at("/refused/rule").asText()).isNotEmpty();
        JsonNode asked = ask("{'do': 'choose', 'side': 'A', 'choice': 'A1 activate'}");
        assertThat(asked.at("/asked/options").toString()).contains("\"target\":\"B1\"");
        assertThat(ask("{'do': 'destinations', 'model': 'A1'}").toString())
                .contains("{\"cube\":\"d4\",\"way\":[\"A1 advance\",\"A1 step d4\"]}");
    }

    @Test
    void playersRollTheirOwnDice() {
        JsonNode asked = ask("{'do': 'start', 'dice': 'players'}");
        assertThat(asked.at("/asked/kind").asText()).isEqualTo("dice");
        JsonNode next = ask("{'do': 'dice', 'side': '" + asked.at("/asked/side").asText() + "', 'faces': [1]}");
        assertThat(next.at("/happened/0/input").asText()).isEqualTo("1");
        assertThat(ask("{'do': 'undo', 'to': 1}").get("due")).isEqualTo(asked.get("due"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "hello|column ",
                "[]|column 1: a line is one JSON object",
                "{}|field 'do': it is missing: a text is expected",
                "{'do': 'dance'}|field 'do': nothing is called 'dance'; there are start, load, ",
                "{'do': 'start', 'sede': 3}|field 'sede': 'start' has no such field; it has game, ",
                "{'do': 'start', 'seed': 'x'}|field 'seed': a whole number is expected",
                "{'do': 'start', 'seed': 1.5}|column ",
                "{'do': 'start', 'battlefield': 'moon'}|field 'battlefield': There is no file moon.",
                "{'do': 'start', 'edition': 'ninth'}|field 'edition': no edition is called 'ninth'; there are third",
                "{'do': 'start', 'situation': 'A1 flies'}|field 'situation': line 1, column 4",
                "{'do': 'start', 'teams': {'A': 'x\\ny', 'B': 'z'}}|field 'A': line 1, column 1: ",
                "{'do': 'view', 'game': 'g'}|field 'game': no game is called 'g'; there are game1",
                "{'do': 'view', 'side': 'C'}|field 'side': 'A', 'B' or 'everybody' is expected",
                "{'do': 'choose', 'side': 'A', 'number': 1, 'choice': 'pass'}|field 'number': input 1 is not due",
                "{'do': 'choose', 'side': 'A', 'choice': 'wave'}|field 'choice': ",
                "{'do': 'load', 'record': 'hello'}|field 'record': line 1, column 1: this is no record",
                "{'do': 'start', 'do': 'start'}|column ",
                "{'do': 'digest', 'state': 's9'}|field 'state': no state is called 's9'",
            })
    void whatIsWrongIsSaidWithItsPlaceAndTheGameGoesOn(String line, String error) {
        ask("{'do': 'start', 'seed': 1}");
        JsonNode before = ask("{'do': 'prompt'}");
        JsonNode said = ask(line).get("error");
        assertThat(said.get("where").asText() + ": " + said.get("what").asText())
                .startsWith(error);
        assertThat(ask("{'do': 'prompt'}")).isEqualTo(before);
    }

    @Test
    void anAnswerHasTheIdOfItsRequest() {
        assertThat(ask("{'id': 5, 'do': 'games'}").get("id").asInt()).isEqualTo(5);
        assertThat(ask("{'id': 'x', 'do': 'dance'}").get("id").asText()).isEqualTo("x");
    }

    private JsonNode ask(String line) {
        return read(server.answer(line.replace('\'', '"')));
    }

    private static JsonNode read(String line) {
        assertThat(line).doesNotContain("\n");
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
