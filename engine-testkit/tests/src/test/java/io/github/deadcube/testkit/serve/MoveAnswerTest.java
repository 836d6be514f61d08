package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several choices in one request, why a later one is refused, and several questions in one request. */
class MoveAnswerTest {
    private static final String SHOTS =
            "A1 SP 1-2 RA 4+ FI 4+ SV 5+, rifle R6, pot R3 GRENADE (FRAG (3)), at c4; A2 SP 1-2 RA 5+ FI 5+ SV 5+, "
                    + "rifle R6, at a1;"
                    + " B1 FI 4+ SV 5+ HP 2, at e4; play";

    private final ServerClient server = new ServerClient();

    private JsonNode ask(String request) {
        return server.ask(request);
    }

    private void starts(String situation) {
        ask("{'do': 'start', 'game': 'g', 'seed': 1, 'situation': '" + situation + "'}");
    }

    private static List<String> texts(JsonNode answer) {
        return answer.get("updates").findValuesAsText("text").stream()
                .filter(text -> text.matches("A1 .*") && !text.contains("("))
                .toList();
    }

    @Test
    void aMoveIsOneRequest() {
        starts(SHOTS);
        JsonNode answer = ask("{'do': 'choose', 'number': 1, 'changes': true, 'viewer': 'everybody',"
                + " 'choices': ['A1 activate', 'A1 sprint', 'A1 step c5', 'A1 step c6', ['A1 spot 12', 'A1 "
                + "spot 9', 'A1 spot 1']]}");
        assertThat(texts(answer))
                .containsSubsequence("A1 activate", "A1 sprint", "A1 step c5", "A1 step c6", "A1 spot 9");
        assertThat(answer.get("due").asInt()).isEqualTo(6);
        assertThat(answer.at("/prompt/purpose").asText()).isEqualTo("turn");
        assertThat(answer.get("updates")).hasSize(5);
        assertThat(answer.at("/updates/4/changed").toString()).contains("c6/9");
    }

    @Test
    void itEndsWhereNothingMoreIsOffered() {
        starts(SHOTS);
        JsonNode answer = ask("{'do': 'choose', 'choices': ['A1 activate', 'A1 advance', 'A1 step h8', 'A1 step c5']}");
        assertThat(answer.get("due").asInt()).isEqualTo(3);
        assertThat(answer.at("/prompt/purpose").asText()).isEqualTo("movement");
    }

    @Test
    void theFirstChoiceIsRefusedWithItsReason() {
        starts(SHOTS);
        JsonNode answer = ask("{'do': 'choose', 'choices': ['A1 advance', 'A1 step c5']}");
        assertThat(answer.at("/faults/0/where").asText()).isEqualTo("/choices");
        assertThat(answer.at("/faults/0/rule").asText()).isNotEqualTo("ASK-11");
        assertThat(ask("{'do': 'prompt'}").get("due").asInt()).isEqualTo(1);
    }

    @Test
    void theOtherSideIsNotAnsweredFor() {
        starts("A1 SP 1-2, at c4; B1 SP 1-2, at h8; play");
        JsonNode answer = ask("{'do': 'choose', 'choices': ['A1 activate', 'A1 end', 'B1 activate']}");
        assertThat(answer.get("due").asInt()).isEqualTo(3);
        assertThat(answer.at("/prompt/side").asText()).isEqualTo("B");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    'choices': []                                   | a choice is missing
                    'choices': [[]]                                 | a choice is missing
                    'choices': 'A1 activate'                        | this is no array
                    'choices': ['A1 fly away']                      | 'A1 fly away'
                    'choices': ['3']                                | '3' is no choice
                    'choices': ['A1 end'], 'choice': 'A1 end'       | already names the choices
                    'choice': 'A1 activate', 'viewer': 'C'          | "C"
                    """)
    void aWrongListSaysWhatIsRight(String members, String fault) {
        starts(SHOTS);
        JsonNode answer = ask("{'do': 'choose', " + members + "}");
        assertThat(answer.at("/faults/0/text").asText()).contains(fault);
        assertThat(answer.at("/faults/0/expected").asText()).isNotEmpty();
        assertThat(ask("{'do': 'prompt'}").get("due").asInt()).isEqualTo(1);
    }

    @Test
    void whyAfterOthersExplainsTheFirstThatIsRefused() {
        starts(SHOTS);
        JsonNode last =
                ask("{'do': 'why', 'after': ['A1 activate', 'A1 advance', 'A1 step c5'], 'choice': 'A1 step c6'}");
        assertThat(last.at("/rejection/text").asText()).isEqualTo("the model has no movement left");
        assertThat(last.has("refused")).isFalse();
        JsonNode before =
                ask("{'do': 'why', 'after': ['A1 activate', 'A1 advance', 'A1 step h8'], 'choice': 'A1 step c6'}");
        assertThat(before.at("/rejection/rule").asText()).isEqualTo("ADV-2");
        assertThat(before.get("refused").asText()).isEqualTo("A1 step h8");
        assertThat(ask("{'do': 'why', 'after': ['A1 activate'], 'choice': 'A1 sprint'}")
                        .get("offered")
                        .asBoolean())
                .isTrue();
        assertThat(ask("{'do': 'prompt'}").get("due").asInt()).isEqualTo(1);
    }

    @Test
    void attacksAreKnownBeforeTheActivation() {
        starts(SHOTS);
        JsonNode attacks = ask("{'do': 'attacks', 'model': 'A1'}").get("attacks");
        assertThat(attacks.findValuesAsText("attack")).contains("A1 shoot rifle at B1", "A1 shoot pot at e4");
        JsonNode shot = attacks.get(attacks.findValuesAsText("attack").indexOf("A1 shoot rifle at B1"));
        assertThat(shot.at("/choices/0").asText()).isEqualTo("A1 activate");
        ask("{'do': 'choose', 'choice': 'A1 activate'}");
        JsonNode odds = ask("{'do': 'odds', 'choice': 'A1 shoot rifle at B1'}");
        assertThat(shot.get("target")).isEqualTo(odds.get("target"));
        assertThat(ask("{'do': 'attacks', 'model': 'B1'}").get("attacks")).isEmpty();
        assertThat(ask("{'do': 'attacks', 'model': 'A9'}").has("faults")).isTrue();
    }

    @Test
    void severalAnswersAreThoseOfTheSingleRequests() {
        starts(SHOTS);
        String[] requests = {
            "'do': 'destinations', 'model': 'A1'",
            "'do': 'why', 'choice': 'B1 activate'",
            "'do': 'sight', 'model': 'A1', 'at': 'B1'"
        };
        JsonNode answers = ask("{'do': 'several', 'requests': [{" + String.join("}, {", requests) + "}]}")
                .get("answers");
        for (int i = 0; i < requests.length; i++) assertThat(answers.get(i)).isEqualTo(ask("{" + requests[i] + "}"));
        JsonNode wrong =
                ask("{'do': 'several', 'requests': [{'do': 'save'}, {'do': 'why'}, {'do': 'mayUndo', 'to': 0}]}")
                        .get("answers");
        assertThat(wrong.at("/0/faults/0/where").asText()).isEqualTo("/requests/0/do");
        assertThat(wrong.at("/1/faults/0/where").asText()).isEqualTo("/requests/1/choice");
        assertThat(wrong.at("/2/offered").asBoolean()).isTrue();
        assertThat(ask("{'do': 'several', 'requests': 3}").at("/faults/0/text").asText())
                .contains("no array");
    }
}
