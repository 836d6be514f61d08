package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.serve.ProgramProcess.Lines;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A malformed line is answered by an error with text and place, and the game continues. */
class MalformedLineTest {
    private final ServerClient server = new ServerClient();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "hello|1||the JSON breaks off here, or is not well-formed; expected JSON as RFC 8259 has it",
                "{'do': 'games',}|16||the JSON breaks off here, or is not well-formed; expected JSON as RFC 8259 "
                        + "has it",
                "{'do': 'games'|15||the JSON breaks off here, or is not well-formed; expected JSON as RFC 8259 has it",
                "{'do': 1.}|9||the JSON breaks off here, or is not well-formed; expected JSON as RFC 8259 has it",
                "{'do': 'a\tb'}|10||the JSON breaks off here, or is not well-formed; expected JSON as RFC 8259 has it",
                "{'do': 'games'} {}|17||something follows the object; expected one JSON object on a line",
                "[]|1||this is no object; expected one JSON object",
                "  |1||this is no object; expected one JSON object",
                "{}|1|/do|it is missing; expected one of start, load, ",
                "{'do': 7}|8|/do|'7' is not understood; expected one of start, load, ",
                "{'do': '\\udc1b[2J'}|8||half of a character, \\udc1b; expected text of whole characters",
                "{'do': 'start', '\\ud800': [7]}|24||the JSON breaks off here, or is not well-formed; expected JSON "
                        + "as RFC 8259 has it",
                "{'do': 'load', 'record': ['\\udbff']}|27||half of a character, \\udbff",
                "{'do': 'dance'}|8|/do|nothing is called 'dance'; expected one of start, load, ",
                "{'do': 'start', 'sede': 3}|25|/sede|the member is not known here; expected one of game, ",
                "{'do': 'start', 'se/d~e': 3}|27|/se~1d~0e|the member is not known",
                "{'do': 'start', 'seed': 'x'}|25|/seed|'\"x\"' is not understood; expected a whole number of up to "
                        + "64 bits",
                "{'do': 'start', 'seed': 1.5}|25|/seed|'1.5' is not understood; expected a whole number",
                "{'do': 'start', 'seed': 99999999999999999999}|25|/seed|'99999999999999999999' is not understood; "
                        + "expected a whole number",
                "{'do': 'start', 'dice': 'seed'}|1|/seed|it is missing; expected a whole number",
                "{'do': 'start', 'points': 100000}|27|/points|'100000' is not understood; expected a number from 1 "
                        + "to 99999",
                "{'do': 'start', 'battlefield': 'moon'}|32|/battlefield|nothing that ships is called 'moon'; "
                        + "expected one of open-street",
                "{'do': 'start', 'battlefield': {'version': 1, 'width': 'x'}}|56|/battlefield|''x'' is not "
                        + "understood; expected a whole number",
                "{'do': 'start', 'setup': {'version': 1, 'punkte': 9}}|51|/setup|'punkte' is not known; expected "
                        + "one of version",
                "{'do': 'start', 'edition': 'ninth'}|28|/edition|no edition is called 'ninth'; expected one of third",
                "{'do': 'start', 'teams': {'A': 'Night Shift', 'C': 'z'}}|52|/teams/C|the member is not known here; "
                        + "expected one of A, B",
                "{'do': 'start', 'teams': {'A': 'team: X\\nFoo: leader, 5 points, HP 0', 'B': "
                        + "'saltwind-wardens'}}|32|/teams/A, model 1 'Foo'|HP is 1 to 99, not 0",
                "{'do': 'start', 'points': 100000}|27|/points|'100000' is not understood; expected a number from 1 "
                        + "to 99999",
                "{'do': 'start', 'scenario': '(name Ford, zones [(cubes [a1]), (cubes [a8])], rounds "
                        + "9999)'}|29|/scenario|a game has 1 to ",
                "{'do': 'start', 'scenario': '(name Ford, zones [(cubes [a1]), (cubes [a1])])'}|29|/scenario, zone "
                        + "2|a1 is also in zone 1",
                "{'do': 'start', 'points': 'x'}|27|/points|'\"x\"' is not understood; expected a number from 1 to "
                        + "99999",
                "{'do': 'start', 'starting': 7}|29|/starting|'7' is not understood; expected 'A' or 'B'",
                "{'do': 'view'}|1|/side|it is missing; expected 'A', 'B' or 'everybody'",
                "{'do': 'destinations'}|1|/model|it is missing; expected a model, such as 'A3'",
                "{'do': 'start', 'teams': 'x'}|26|/teams|'\"x\"' is not understood; expected an object with A, B",
                "{'do': 'view', 'game': 'g'}|24|/game|no game is called 'g'; expected one of game1",
                "{'do': 'view', 'side': 'C'}|24|/side|'\"C\"' is not understood; expected 'A', 'B' or 'everybody'",
                "{'do': 'view', 'side': 'A', 'since': 99999}|38|/since|'99999' is not understood; expected a number "
                        + "from 0 to ",
                "{'do': 'events', 'side': 'A', 'since': 99999}|40|/since|'99999' is not understood; expected a "
                        + "number from 0 to ",
                "{'do': 'destinations', 'model': 'A40'}|33|/model|'\"A40\"' is not understood; expected a model of "
                        + "the game",
                "{'do': 'choose', 'side': 'A', 'number': 1, 'choice': 'pass'}|41|/number|input 1 is not due",
                "{'do': 'choose', 'side': 'A', 'choice': 'wave'}|41|/choice|'wave' is neither a model",
                "{'do': 'choose', 'side': 'A', 'choice': {'type': 'pass', 'x': 1}}|63|/choice|'x' is not known in "
                        + "'pass'; expected no parts",
                "{'do': 'choose', 'choice': '8 8'}|28|/choice|'\"8 8\"' is not understood; expected a choice, not dice",
                "{'do': 'start', 'do': 'start'}|21||'do' is given twice; expected it once",
                "{'do': 'digest', 'state': 's9'}|27|/state|no state is called 's9'",
                "{'do': 'undo', 'to': -1}|22|/to|'-1' is not understood; expected a number from 0 to ",
                "{'do': 'dice', 'faces': [1, 9, 0]}|25|/faces|'[1, 9, 0]' is not understood; expected an array of "
                        + "numbers from 1 upward",
            })
    void theErrorNamesFaultAndPlace(String line, int column, String member, String what) {
        server.ask("{'do': 'start', 'seed': 1}");
        JsonNode before = server.ask("{'do': 'prompt'}");
        JsonNode said = server.ask(line);
        assertThat(ServerClient.faults(said)).startsWith(what.replace("''", "'"));
        assertThat(said.at("/faults/0/line").asInt()).isEqualTo(3);
        assertThat(said.at("/faults/0/column").asInt()).isEqualTo(column);
        assertThat(said.at("/faults/0/where").asText()).isEqualTo(member == null ? "" : member);
        assertThat(server.ask("{'do': 'prompt'}")).isEqualTo(before);
    }

    @Test
    void allFaultsOfAStartComeTogether() {
        JsonNode said = server.ask("{'do': 'start', 'sede': 3, 'pionts': 9, 'points': 0, 'dice': 7, 'edition': 'ninth',"
                + " 'battlefield': 'moon', 'scenario': 'x', 'starting': 'C', 'teams': {'A': 'nobody', 'B': 7}}");
        assertThat(said.at("/faults").findValuesAsText("where"))
                .containsExactly(
                        "/sede",
                        "/pionts",
                        "/dice",
                        "/battlefield",
                        "/edition",
                        "/teams/A",
                        "/teams/B",
                        "/scenario",
                        "/points",
                        "/starting");
        assertThat(server.ask("{'do': 'start', 'situation': 'A2 flies', 'seed': 'x'}")
                        .at("/faults")
                        .findValuesAsText("where"))
                .containsExactly("/seed", "/situation", "/situation");
    }

    @Test
    void aRuleThatForbidsIsNamed() {
        server.ask("{'do': 'start', 'seed': 1}");
        JsonNode error = server.ask("{'do': 'choose', 'choice': 'end turn'}").at("/faults/0");
        assertThat(error.get("where").asText()).isEqualTo("/choice");
        assertThat(error.get("rule").asText()).isEqualTo("ASK-1");
        assertThat(error.get("expected").asText()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'do': 'start', 'situation': 'A1 at c4\\nA2 flies'}|2|4|/situation",
                "{'do': 'start', 'teams': {'A': 'x\\ny', 'B': 'z'}}|1|1|/teams/A",
                "{'do': 'load', 'record': 'hello'}|1|1|/record",
            })
    void theFaultOfATextHasItsPlaceInTheText(String line, int textLine, int column, String member) {
        JsonNode fault = server.ask(line).at("/faults/0");
        assertThat(fault.get("where").asText()).isEqualTo(member);
        assertThat(fault.get("line").asInt()).isEqualTo(textLine);
        assertThat(fault.get("column").asInt()).isEqualTo(column);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'do': NaN}", "{'do': +1}", "{'do': /* x */ 1}", "{'do': -}", "{'do': 1", "{'do': '\\x'}"})
    void noMessageIsOneOfTheLibrary(String line) {
        assertThat(ServerClient.faults(server.ask(line)))
                .isEqualTo("the JSON breaks off here, or is not well-formed; expected JSON as RFC 8259 has it");
    }

    @Test
    void valuesWithoutBoundAreRefused() {
        assertThat(ServerClient.faults(server.ask("{'id': " + "[".repeat(100_000))))
                .isEqualTo("more than 100 values nested in each other; expected at most 100");
        assertThat(ServerClient.faults(server.ask("{'id': " + "9".repeat(1_001) + "}")))
                .isEqualTo("a number of more than 1000 characters; expected at most 1000");
        assertThat(ServerClient.faults(server.ask("{'" + "x".repeat(50_001) + "': 1}")))
                .isEqualTo("a name of more than 50000 characters; expected at most 50000");
        assertThat(ServerClient.faults(server.asking("x".repeat(ServerLimits.DEFAULT.line() + 1))))
                .isEqualTo("the line is too long; expected 500000 characters at most");
    }

    @Test
    void anAnswerHasTheIdOfItsRequest() {
        assertThat(server.ask("{'id': 5, 'do': 'games'}").get("id").asInt()).isEqualTo(5);
        assertThat(server.ask("{'id': {'x': [1.5, null]}, 'do': 'dance'}").get("id"))
                .isEqualTo(ServerClient.read("{\"x\": [1.5, null]}"));
    }

    /** Some readers of lines end a line at a carriage return. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,~2~]|[1,2]",
                "{'a':~{'b':~0.10~}}|{'a':{'b':0.10}}",
                "12345678901234567890.50|12345678901234567890.50",
                "1e99999999999|1e99999999999",
                "[-0.0, 1E5, '\\u0041']|[-0.0, 1E5, '\\u0041']",
            })
    void anIdIsRepeatedOnOneLine(String id, String repeated) {
        server.ask(("{'id':~" + id + "~,~'do': 'games'}").replace('~', '\r'));
        assertThat(server.said().get(1)).isEqualTo("{\"id\":" + repeated.replace('\'', '"') + ",\"games\":[]}");
    }

    @Test
    void aLineThatIsNotInUtf8IsRefusedAndTheNextOneIsAnswered() throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        lines.writeBytes("{\"do\": \"games\", \"id\": \"ä€😀\ufffd\"}\n".getBytes(StandardCharsets.UTF_8));
        lines.writeBytes(
                "{\"do\": \"start\", \"game\": \"ÿ\"}\n{\"do\": \"start\", \"game\": \"þ\"}\nÿ\n{\"do\": \"games\"}"
                        .getBytes(StandardCharsets.ISO_8859_1));
        StringWriter said = new StringWriter();
        new Dialogue(new ByteArrayInputStream(lines.toByteArray()), 100, new PrintWriter(said))
                .run("", new Server(Deadcube.rules(), DocumentFolder.NONE)::answer);
        String fault = "{\"faults\":[{\"rule\":\"ASK-11\",\"text\":\"this is not "
                + "text\",\"expected\":\"UTF-8\",\"line\":%d,\"column\":%d}]}";
        assertThat(said.toString().lines().skip(1))
                .containsExactly(
                        "{\"id\":\"ä€😀\ufffd\",\"games\":[]}",
                        fault.formatted(2, 26),
                        fault.formatted(3, 26),
                        fault.formatted(4, 1),
                        "{\"games\":[]}");
    }

    @Test
    void aLineWithoutAnEndIsNotKept() throws IOException {
        Lines lines = new Lines(new StringReader("a\r\n\n" + "b".repeat(1_000) + "\nc"), 10);
        assertThat(lines.next()).isEqualTo("a");
        assertThat(lines.next()).isEmpty();
        assertThat(lines.next()).hasSize(11);
        assertThat(lines.next()).isEqualTo("c");
        assertThat(lines.next()).isNull();
    }
}
