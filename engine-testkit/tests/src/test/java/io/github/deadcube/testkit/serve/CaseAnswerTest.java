package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

class CaseAnswerTest {
    private final ServerClient server = new ServerClient();

    @Test
    void casesArePlayedWithoutAGame() {
        JsonNode cases = server.ask(
                        "{'do': 'cases', 'cases': 'case ADV-3: it holds\\nA1 at a1; B1 at h8\\nplay\\nexpect A1 at a1"
                                + "\\ncase ADV-5: it fails\\nedition revised\\nA1 at a1; B1 at h8\\nplay\\nexpect "
                                + "A1 at a2'}")
                .get("cases");
        assertThat(cases.at("/0").toString())
                .isEqualTo("{\"line\":1,\"rules\":[\"ADV-3\"],\"shows\":\"it holds\",\"failures\":[]}");
        assertThat(cases.at("/1/line").asInt()).isEqualTo(5);
        assertThat(cases.at("/1/failures/0/edition").asText()).isEqualTo("revised");
        assertThat(cases.at("/1/failures/0/faults/0/line").asInt()).isEqualTo(9);
        assertThat(cases.at("/1/failures/0/report").asText())
                .startsWith("line 9: A1 at a2\n")
                .contains("A: turn");
    }

    @Test
    void allErrorsOfTheTextAreSaid() {
        JsonNode error = server.ask("{'do': 'cases', 'cases': 'case : x\\ncase ADV-3: y\\nA1 flies'}");
        assertThat(error.at("/faults/0/where").asText()).isEqualTo("/cases");
        assertThat(error.get("faults").toString()).contains("\"line\":1,\"column\":6", "\"line\":3,\"column\":4");
        assertThat(ServerClient.faults(server.ask("{'do': 'cases'}"))).contains("it is missing; expected a text");
    }
}
