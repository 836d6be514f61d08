package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each line of the server fits the schemas that it publishes, by an independent validator. */
class AnswerSchemaTest {
    private static final String PREFIX = "urn:deadcube:";

    private final ServerClient server = new ServerClient();

    @Test
    void everyLineOfAGameFits() {
        JsonNode asked = server.ask("{'id': [1], 'do': 'start', 'game': 'g', 'seed': 3}");
        Schema schema = schema(server.ask("{'do': 'schemas'}").get("schemas"));
        server.ask("{'do': 'complete', 'side': 'A', 'seed': 1}");
        server.ask("{'do': 'playout', 'state': 's1', 'seed': 1}");
        server.ask("{'do': 'digest', 'state': 's1'}");
        for (int n = 0; asked.at("/prompt/type").asText().equals("decision"); n++) {
            JsonNode options = asked.at("/prompt/options");
            JsonNode option = options.get(n * 7 % options.size());
            if (n % 10 == 0) questions(asked, option);
            asked = server.ask(
                    "{'do': 'choose', 'number': " + asked.get("due") + ", 'choice': " + option.get("choice") + "}");
        }
        assertThat(asked.at("/prompt/type").asText()).isEqualTo("finished");
        for (String list : new String[] {"editions", "teams", "battlefields", "scenarios", "houseRules"})
            assertThat(server.ask("{'do': '" + list + "'}").has(list)).isTrue();
        server.ask("{'do': 'rulebook'}");
        assertThat(server.ask("{'do': 'rulebook', 'edition': 'revised'}")
                        .at("/rulebook/rules/0/title")
                        .asText())
                .isEqualTo("Grid of cubes");
        String record = server.ask("{'do': 'save'}").get("record").toString().replace("'", "\\u0027");
        assertThat(server.ask("{'do': 'replay', 'record': " + record + "}").at("/replay/updates"))
                .hasSizeGreaterThan(300);
        server.ask("{'do': 'undo', 'to': 40}");
        twoPeople();
        server.ask("{'do': 'start', 'dice': 'players'}");
        server.ask("{'do': 'close', 'game': 'g'}");
        server.ask("{'do': 'dice', 'side': 'A', 'faces': [3]}");
        server.ask("nonsense");
        assertThat(server.said()).hasSizeGreaterThan(300);
        for (String line : server.said())
            assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
        String last = server.said().get(1);
        for (String wrong : new String[] {"\"sides\":", "\"due\":\"x\",\"dues\":"})
            assertThat(schema.validate(last.replaceFirst("\"due\":", wrong), InputFormat.JSON))
                    .isNotEmpty();
        assertThat(schema.validate(last.replaceFirst("\"label\":", "\"lable\":"), InputFormat.JSON))
                .as("a document within")
                .isNotEmpty();
    }

    private void twoPeople() {
        server.ask("{'do': 'start', 'game': 'fair', 'fair': true, 'situation': 'A1 at a1; B1 at h8; play',"
                + " 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}}");
        for (String side : new String[] {"A", "B"})
            server.ask("{'do': 'join', 'game': 'fair', 'token': 'invited " + side + "', 'own': 'the own of " + side
                    + "'}");
        String a = "{'game': 'fair', 'token': 'the own of A', 'do': ";
        String b = a.replace("of A", "of B");
        for (String line : new String[] {
            a + "'choose', 'choice': 'A1 activate'}",
            a + "'undo', 'to': 0}",
            a + "'choose', 'choice': 'A1 activate'}",
            a + "'choose', 'choice': 'A1 end'}",
            b + "'choose', 'choice': 'B1 activate'}",
            a + "'askUndo', 'to': 0}",
            b + "'prompt'}",
            b + "'answerUndo', 'to': 0, 'allow': true}",
            b + "'undone'}",
            b + "'close'}",
            a + "'close'}"
        }) assertThat(server.ask(line).has("faults")).as(line).isFalse();
    }

    private void questions(JsonNode asked, JsonNode option) {
        String side = asked.at("/prompt/side").asText();
        server.ask("{'do': 'prompt', 'side': 'A'}");
        server.ask("{'do': 'view', 'side': '" + side + "'}");
        server.ask("{'do': 'view', 'side': 'everybody', 'since': "
                + asked.get("due").asInt() / 2 + "}");
        server.ask("{'do': 'events', 'side': 'B', 'since': " + (asked.get("due").asInt() - 5) + "}");
        server.ask("{'do': 'events', 'side': 'everybody', 'changes': true, 'since': "
                + (asked.get("due").asInt() - 5) + "}");
        server.ask("{'do': 'join'}");
        server.ask("{'do': 'sight', 'model': 'A1', 'at': 'B1'}");
        server.ask("{'do': 'why', 'choice': 'end turn'}");
        assertThat(server.ask("{'do': 'advise', 'bot': 'skirmisher'}").has("choice"))
                .isTrue();
        server.ask("{'do': 'encode', 'board': true, 'names': true}");
        server.ask("{'do': 'odds', 'choice': " + option.get("choice") + "}");
        server.ask("{'do': 'destinations', 'model': '" + option.path("actor").asText("A1") + "'}");
        String state = server.ask("{'do': 'hold'}").get("state").toString();
        server.ask("{'do': 'apply', 'state': " + state + ", 'keep': false, 'choice': " + option.get("choice") + "}");
        server.ask("{'do': 'drop'}");
    }

    private static Schema schema(JsonNode schemas) {
        Map<String, String> texts = new LinkedHashMap<>();
        schemas.properties()
                .forEach(one -> texts.put(PREFIX + one.getKey(), one.getValue().toString()));
        return SchemaRegistry.withDefaultDialect(
                        SpecificationVersion.DRAFT_2020_12, registry -> registry.schemas(texts))
                .getSchema(SchemaLocation.of(PREFIX + "answer"));
    }
}
