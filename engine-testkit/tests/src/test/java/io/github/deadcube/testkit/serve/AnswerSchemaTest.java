package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each line of the server fits the schemas that it publishes, by an independent validator. */
class AnswerSchemaTest {
    private static final String PREFIX = "urn:deadcube:";

    private static final Pattern REQUEST = Pattern.compile("'do': '(\\w+)'");

    private final ServerClient server = new ServerClient(TimedHost.server(new TimedHost()));
    private final Set<String> requests = new TreeSet<>();

    @Test
    void everyLineOfAGameFits() {
        JsonNode asked = ask("{'id': [1], 'do': 'start', 'game': 'g', 'seed': 3}");
        Schema schema = schema(ask("{'do': 'schemas'}").get("schemas"));
        ask("{'do': 'complete', 'side': 'A', 'seed': 1}");
        ask("{'do': 'playout', 'state': 's1', 'seed': 1}");
        ask("{'do': 'digest', 'state': 's1'}");
        for (int n = 0; asked.at("/prompt/type").asText().equals("decision"); n++) {
            JsonNode options = asked.at("/prompt/options");
            JsonNode option = options.get(n * 7 % options.size());
            if (n % 10 == 0) questions(asked, option);
            asked = ask("{'do': 'choose', 'number': " + asked.get("due") + ", 'choice': " + option.get("choice") + "}");
        }
        assertThat(asked.at("/prompt/type").asText()).isEqualTo("finished");
        for (String list : new String[] {"editions", "teams", "battlefields", "scenarios", "houseRules"})
            assertThat(ask("{'do': '" + list + "'}").has(list)).isTrue();
        ask("{'do': 'rulebook'}");
        assertThat(ask("{'do': 'rulebook', 'edition': 'revised'}")
                        .at("/rulebook/rules/0/title")
                        .asText())
                .isEqualTo("Grid of cubes");
        String record = ask("{'do': 'save'}").get("record").toString().replace("'", "\\u0027");
        assertThat(ask("{'do': 'replay', 'record': " + record + "}").at("/replay/updates"))
                .hasSizeGreaterThan(300);
        ask("{'do': 'undo', 'to': 40}");
        assertThat(ask("{'do': 'analyse', 'since': 20, 'inputs': 20, 'iterations': 2}")
                        .at("/inputs"))
                .hasSize(20);
        ask("{'do': 'load', 'game': 'copy', 'record': " + record + "}");
        ask("{'do': 'cases', 'cases': 'case ADV-1: a wrong one\\nboard 3 x 3\\nexpect nothing'}");
        ask("{'do': 'lessons'}");
        ask("{'do': 'lesson', 'game': 'g', 'lesson': 'move'}");
        ask("{'do': 'puzzles'}");
        ask("{'do': 'puzzle', 'name': '4'}");
        ask("{'do': 'games'}");
        ask("{'do': 'start', 'game': 'timed', 'names': {'A': 'Ann'}, 'clock': {'bank': 60, 'increment': 5}}");
        ask("{'do': 'tables'}");
        twoPeople();
        ask("{'do': 'start', 'dice': 'players'}");
        ask("{'do': 'close', 'game': 'g'}");
        ask("{'do': 'dice', 'side': 'A', 'faces': [3]}");
        ask("nonsense");
        assertThat(server.said()).hasSizeGreaterThan(300);
        assertThat(requests)
                .containsAll(
                        Vector.ofAll(ServerClient.read(server.said().get(0)).get("does"))
                                .map(JsonNode::asText));
        for (String line : server.said())
            assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
        String last = server.said().get(1);
        for (String wrong : new String[] {"\"dues\":", "\"due\":\"x\",\"duty\":"})
            assertThat(schema.validate(last.replaceFirst("\"due\":", wrong), InputFormat.JSON))
                    .isNotEmpty();
        assertThat(schema.validate(last.replaceFirst("\"label\":", "\"lable\":"), InputFormat.JSON))
                .as("a document within")
                .isNotEmpty();
    }

    private JsonNode ask(String line) {
        REQUEST.matcher(line).results().forEach(found -> requests.add(found.group(1)));
        return server.ask(line);
    }

    private void twoPeople() {
        ask("{'do': 'start', 'game': 'fair', 'fair': true, 'situation': 'A1 at a1; B1 at h8; play',"
                + " 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}}");
        for (String side : new String[] {"A", "B"})
            ask("{'do': 'join', 'game': 'fair', 'token': 'invited " + side + "', 'own': 'the own of " + side + "'}");
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
            a + "'rename', 'name': 'Ann'}",
            a + "'offerDraw'}",
            b + "'answerDraw', 'allow': false}",
            a + "'allowAdvice', 'allow': true}",
            b + "'allowAdvice', 'allow': true}",
            a + "'hint', 'iterations': 4}",
            b + "'allowWatching', 'allow': false}",
            b + "'notes', 'since': 1}",
            "{'do': 'tables', 'seats': [{'game': 'fair', 'token': 'the own of A'}]}",
            b + "'resign'}",
            a + "'prompt'}",
            b + "'rematch', 'own': 'another token of B'}",
            a + "'rematch', 'own': 'another token of A'}",
            "{'do': 'join', 'game': 'fair-r2', 'token': 'another token of A'}",
            a.replace("the own", "another token").replace("fair", "fair-r2") + "'close'}",
            b.replace("the own", "another token").replace("fair", "fair-r2") + "'close'}",
            b + "'close'}"
        }) assertThat(ask(line).has("faults")).as(line).isFalse();
    }

    private void questions(JsonNode asked, JsonNode option) {
        String side = asked.at("/prompt/side").asText();
        ask("{'do': 'prompt', 'side': 'A'}");
        ask("{'do': 'view', 'side': '" + side + "'}");
        ask("{'do': 'view', 'side': 'everybody', 'since': " + asked.get("due").asInt() / 2 + "}");
        ask("{'do': 'events', 'side': 'B', 'since': " + (asked.get("due").asInt() - 5) + "}");
        ask("{'do': 'events', 'side': 'everybody', 'changes': true, 'since': "
                + (asked.get("due").asInt() - 5) + "}");
        ask("{'do': 'join'}");
        ask("{'do': 'sight', 'model': 'A1', 'at': 'B1'}");
        ask("{'do': 'why', 'choice': 'end turn'}");
        ask("{'do': 'why', 'choice': 'end turn', 'after': ['A1 activate', 'A1 sprint']}");
        ask("{'do': 'several', 'requests': [{'do': 'prospects'}, {'do': 'mayUndo', 'to': 3}]}");
        ask("{'do': 'attacks', 'model': '" + side + "1'}");
        ask("{'do': 'prospects'}");
        ask("{'do': 'mayUndo', 'to': 3}");
        assertThat(ask("{'do': 'hint', 'side': '" + side + "', 'plans': 2, 'iterations': 4}")
                        .has("plans"))
                .isTrue();
        assertThat(ask("{'do': 'advise', 'bot': 'skirmisher'}").has("choice")).isTrue();
        ask("{'do': 'encode', 'board': true, 'names': true}");
        ask("{'do': 'odds', 'choice': " + option.get("choice") + "}");
        ask("{'do': 'destinations', 'model': '" + option.path("actor").asText("A1") + "'}");
        String state = ask("{'do': 'hold'}").get("state").toString();
        ask("{'do': 'apply', 'state': " + state + ", 'keep': false, 'choice': " + option.get("choice") + "}");
        ask("{'do': 'drop'}");
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
