package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.core.Deadcube;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The requests {@code hint} and {@code analyse}. */
class AnalysisAnswerTest {
    private static final int INPUTS = 100;

    private final ServerClient server = new ServerClient();

    /** A game at its first activations. */
    @BeforeEach
    void begin() {
        JsonNode answer = server.ask(
                "{'do': 'start', 'seed': 5, 'tokens': {'A': 'side-a-00', 'B': 'side-b-00', 'keeper': 'keeper-00'}}");
        while (answer.get("due").asInt() <= INPUTS)
            answer = server.ask(
                    "{'do': 'choose', 'choice': " + answer.at("/prompt/options/0/choice") + ", 'token': 'keeper-00'}");
    }

    @Test
    void hintsArePlansOfTheSideThatMustChoose() {
        JsonNode prompt = server.ask("{'do': 'prompt', 'token': 'keeper-00'}");
        String side = prompt.at("/prompt/side").asText();
        String ask = "{'do': 'hint', 'iterations': 20, 'plans': 2, 'token': 'side-" + side.toLowerCase(Locale.ROOT)
                + "-00'}";
        JsonNode hint = server.ask(ask);
        assertThat(hint.get("due")).isEqualTo(prompt.get("due"));
        assertThat(hint.get("plans")).hasSize(2);
        for (JsonNode plan : hint.get("plans")) {
            assertThat(plan.get("chance").asDouble()).isBetween(0.0, 1.0);
            assertThat(plan.at("/plan/0"))
                    .isEqualTo(prompt.at("/prompt/options/" + plan.get("option").asInt() + "/text"));
            assertThat(plan.get("words").asText()).isNotBlank();
        }
        assertThat(hint.at("/plans/0/chance").asDouble())
                .isGreaterThanOrEqualTo(hint.at("/plans/1/chance").asDouble());
        String other = side.equals("A") ? "b" : "a";
        assertThat(server.ask("{'do': 'hint', 'token': 'side-" + other + "-00'}")
                        .toString())
                .contains("has nothing to choose now");
        assertThat(server.ask("{'do': 'hint', 'plans': 9, 'token': 'keeper-00'}")
                        .toString())
                .contains("/plans", "a number from 1 to 8");
    }

    /** A roll with too many outcomes has no luck, but it is no secret as a shuffle is. */
    @Test
    void aRollWithoutLuckIsShown() {
        ServerClient other = new ServerClient();
        other.ask("{'do': 'start', 'seed': 5, 'situation': 'A1 BOOM! (99), SV 5+, at e5; B1 SV 5+ HP 2, at e5'}");
        other.ask("{'do': 'choose', 'choice': 'A1 activate'}");
        other.ask("{'do': 'choose', 'choice': 'A1 use K-BOOM'}");
        JsonNode inputs = other.ask("{'do': 'analyse', 'iterations': 8}").get("inputs");
        assertThat(inputs.findValuesAsText("prompt").toString()).contains("A rolls 99 d8: test (K-BOOM)");
        for (JsonNode input : inputs) {
            assertThat(input.get("input").asText()).as(input.toString()).isNotEmpty();
            if (input.get("prompt").asText().contains("99 d8"))
                assertThat(input.has("roll")).isFalse();
        }
    }

    @Test
    void theKeeperGetsTheAnalysisInParts() {
        List<JsonNode> inputs = new ArrayList<>();
        double luck = 0;
        for (int since = 0; since < INPUTS; since += 40) {
            JsonNode part = server.ask(
                    "{'do': 'analyse', 'since': " + since + ", 'inputs': 40, 'iterations': 8, 'token': 'keeper-00'}");
            part.get("inputs").forEach(inputs::add);
            luck += part.at("/sides/B/luck").asDouble();
        }
        double sum = 0;
        int judged = 0;
        for (int i = 0; i < inputs.size(); i++) {
            assertThat(inputs.get(i).get("number").asInt()).isEqualTo(i + 1);
            sum -= inputs.get(i).path("roll").path("luckOfA").asDouble();
            if (inputs.get(i).has("decision")) judged++;
        }
        assertThat(inputs).hasSizeGreaterThanOrEqualTo(INPUTS);
        assertThat(judged).isPositive();
        assertThat(luck).isEqualTo(sum, within(0.01));
        assertThat(server.ask("{'do': 'analyse', 'token': 'side-a-00'}").toString())
                .contains("the keeper's token");
        assertThat(server.ask("{'do': 'analyse', 'since': 999, 'token': 'keeper-00'}")
                        .toString())
                .contains("/since", "a number from 0 to ");
        assertThat(server.ask("{'do': 'analyse', 'inputs': 51, 'token': 'keeper-00'}")
                        .toString())
                .contains("/inputs", "a number from 1 to 50");
    }

    /** What takes long is computed from what was the case when it was begun, while other requests are answered. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'do': 'analyse', 'iterations': 8, 'inputs': 20",
                "'do': 'hint', 'iterations': 8",
                "'do': 'advise', 'bot': 'simple'"
            })
    void othersAreAnsweredDuringALongRequest(String asked) {
        Server other = new Server(Deadcube.rules(), DocumentFolder.NONE);
        JsonNode prompt = ServerClient.read(other.answer("{\"do\": \"start\", \"seed\": 5}"));
        String line = ("{" + asked + "}").replace('\'', '"');
        String first = other.answer(line);
        List<JsonNode> chosen = new ArrayList<>();
        String meanwhile = other.answer(line, () -> {
            if (chosen.isEmpty())
                chosen.add(ServerClient.read(other.answer(
                        "{\"do\": \"choose\", \"choice\": " + prompt.at("/prompt/options/0/choice") + "}")));
        });
        assertThat(chosen.get(0).get("due").asInt())
                .isGreaterThan(prompt.get("due").asInt());
        assertThat(meanwhile).isEqualTo(first).isNotEqualTo(other.answer(line));
    }
}
