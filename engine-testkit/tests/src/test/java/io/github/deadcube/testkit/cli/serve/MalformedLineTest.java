package io.github.deadcube.testkit.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.testkit.cli.serve.ProgramProcess.Lines;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A malformed line is answered by an error with text and place, and the game continues. */
class MalformedLineTest {
    private final ServerClient server = new ServerClient();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "hello|1||this is not JSON: Unrecognized token 'hello'",
                "{'do': 'games',}|16||this is not JSON: Unexpected character",
                "{'do': 'games'|15||this is not JSON: Unexpected end-of-input",
                "{'do': 'games'} {}|17||a line is one JSON object, and nothing follows it",
                "[]|1||a line is one JSON object",
                "  |1||a line is one JSON object",
                "{}|1|/do|it is missing: a text is expected",
                "{'do': 7}|8|/do|a text is expected",
                "{'do': '\\udc1b[2J'}|8||a text has half of a character, \\udc1b; text of whole characters is expected",
                "{'do': 'start', '\\ud800': [7]}|24||this is not JSON: Broken surrogate pair",
                "{'do': 'load', 'record': ['\\udbff']}|27||a text has half of a character, \\udbff",
                "{'do': 'dance'}|8|/do|nothing is called 'dance'; there are start, load, ",
                "{'do': 'start', 'sede': 3}|25|/sede|the member is not known here; there are game, ",
                "{'do': 'start', 'se/d~e': 3}|27|/se~1d~0e|the member is not known",
                "{'do': 'start', 'seed': 'x'}|25|/seed|a whole number of up to 64 bits is expected",
                "{'do': 'start', 'seed': 1.5}|25|/seed|a whole number",
                "{'do': 'start', 'seed': 99999999999999999999}|25|/seed|a whole number",
                "{'do': 'start', 'dice': 'seed'}|1|/seed|it is missing: a whole number",
                "{'do': 'start', 'battlefield': 'moon'}|32|/battlefield|nothing that ships is called 'moon'; there are open-street",
                "{'do': 'start', 'battlefield': {'version': 4, 'width': 'x'}}|32|/battlefield|column 56: ''x'' is not understood; expected a whole number",
                "{'do': 'start', 'setup': {'version': 4, 'punkte': 9}}|26|/setup|column 51: 'punkte' is not known; expected one of version",
                "{'do': 'start', 'edition': 'ninth'}|28|/edition|no edition is called 'ninth'; there are third",
                "{'do': 'start', 'situation': 'A1 flies'}|30|/situation|line 1, column 4",
                "{'do': 'start', 'teams': {'A': 'x\\ny', 'B': 'z'}}|32|/teams/A|line 1, column 1: ",
                "{'do': 'start', 'teams': {'A': 'Night Shift', 'C': 'z'}}|52|/teams/C|the member is not known here; there are A, B",
                "{'do': 'start', 'teams': 'x'}|26|/teams|an object is expected",
                "{'do': 'view', 'game': 'g'}|24|/game|no game is called 'g'; there are game1",
                "{'do': 'view', 'side': 'C'}|24|/side|'A', 'B' or 'everybody' is expected",
                "{'do': 'choose', 'side': 'A', 'number': 1, 'choice': 'pass'}|41|/number|input 1 is not due",
                "{'do': 'choose', 'side': 'A', 'choice': 'wave'}|41|/choice|column 41: ",
                "{'do': 'choose', 'side': 'A', 'choice': {'type': 'pass', 'x': 1}}|41|/choice|column 63: 'x' is not known in 'pass'; expected no parts",
                "{'do': 'choose', 'choice': '8 8'}|28|/choice|a choice is expected, not dice",
                "{'do': 'load', 'record': 'hello'}|26|/record|line 1, column 1: this is not a record",
                "{'do': 'start', 'do': 'start'}|21||this is not JSON: Duplicate field 'do'",
                "{'do': 'digest', 'state': 's9'}|27|/state|no state is called 's9'",
                "{'do': 'undo', 'to': -1}|22|/to|a number from 0 to ",
                "{'do': 'dice', 'faces': [1, 9, 0]}|25|/faces|an array of numbers from 1 upward is expected",
            })
    void theErrorNamesFaultAndPlace(String line, int column, String member, String what) {
        server.ask("{'do': 'start', 'seed': 1}");
        JsonNode before = server.ask("{'do': 'prompt'}");
        JsonNode said = server.ask(line).get("error");
        assertThat(said.get("what").asText()).startsWith(what.replace("''", "'"));
        assertThat(said.get("line").asInt()).isEqualTo(3);
        assertThat(said.get("column").asInt()).isEqualTo(column);
        assertThat(said.path("member").asText()).isEqualTo(member == null ? "" : member);
        assertThat(server.ask("{'do': 'prompt'}")).isEqualTo(before);
    }

    @Test
    void aRuleThatForbidsIsNamed() {
        server.ask("{'do': 'start', 'seed': 1}");
        JsonNode error = server.ask("{'do': 'choose', 'choice': 'end turn'}").get("error");
        assertThat(error.get("member").asText()).isEqualTo("/choice");
        assertThat(error.at("/rejection/rule").asText()).isNotEmpty();
        assertThat(error.at("/rejection/expected").asText()).isNotEmpty();
    }

    @Test
    void valuesNestedWithoutBoundAreRefused() {
        assertThat(server.ask("{'id': " + "[".repeat(100_000)).at("/error/what").asText())
                .contains("this is not JSON: ");
        assertThat(server.asking("x".repeat(ServerLimits.DEFAULT.line() + 1))
                        .at("/error/what")
                        .asText())
                .isEqualTo("a line has 500000 characters at most");
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
                "12345678901234567890.50|12345678901234567890.50"
            })
    void anIdIsRepeatedOnOneLine(String id, String repeated) {
        server.ask(("{'id':~" + id + "~,~'do': 'games'}").replace('~', '\r'));
        assertThat(server.said().get(1)).isEqualTo("{\"id\":" + repeated.replace('\'', '"') + ",\"games\":[]}");
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
