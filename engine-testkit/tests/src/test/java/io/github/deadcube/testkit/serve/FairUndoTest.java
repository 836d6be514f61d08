package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Undo between two people: an own last answer, or what the other side allows. The story keeps what was taken back. */
class FairUndoTest {
    private static final String SITUATION = "A1 RA 4+ SP 1-2 FI 4+ SV 5+, rifle R6, at c4;"
            + " B1 RA 4+ SP 1-2 FI 4+ SV 5+ HP 9, at c6;"
            + " token 1 I-AMMO at c5 face down; token 2 I-FRAG-GRENADE at h1 face down; play";
    /** A moves, and B is asked. */
    private static final String[] A_MOVES = {"A1 activate", "A1 advance", "A1 step d4", "A1 spot 1", "A1 end"};

    private static final String TOKENS = ", 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}}";

    private final ServerClient server = new ServerClient();

    @BeforeEach
    void twoPeoplePlay() {
        joins(server.ask("{'do': 'start', 'game': 'g', 'fair': true, 'situation': '" + SITUATION + "'" + TOKENS));
    }

    private void joins(JsonNode begun) {
        assertThat(begun.has("faults")).as(begun.toString()).isFalse();
        for (String side : new String[] {"A", "B"})
            assertThat(server.ask("{'do': 'join', 'token': 'invited " + side + "', 'own': 'the own of " + side + "'}")
                            .get("due"))
                    .isEqualTo(begun.get("due"));
    }

    private JsonNode asks(String side, String request) {
        return server.ask("{'token': 'the own of " + side + "', 'do': " + request + "}");
    }

    private String refused(String side, String request) {
        JsonNode answer = asks(side, request);
        assertThat(answer.has("faults")).as(request + ": " + answer).isTrue();
        return answer.at("/faults/0/where").asText() + ": " + ServerClient.faults(answer);
    }

    private void plays(String side, String... choices) {
        for (String choice : choices) {
            JsonNode answer = asks(side, "'choose', 'choice': '" + choice + "'");
            assertThat(answer.has("updates")).as(choice + ": " + answer).isTrue();
        }
    }

    private int due() {
        return server.ask("{'do': 'join'}").get("due").asInt();
    }

    private JsonNode undone(String side) {
        return (side.isEmpty() ? server.ask("{'do': 'undone', 'side': 'everybody'}") : asks(side, "'undone'"))
                .get("undone");
    }

    @Test
    void aSideTakesItsOwnLastAnswersBack() {
        plays("A", "A1 activate", "A1 advance", "A1 step d4");
        assertThat(refused("B", "'undo', 'to': 2"))
                .isEqualTo("/to: side A has answered since, as input 3;"
                        + " expected 'askUndo': the other side may agree");
        JsonNode answer = asks("A", "'undo', 'to': 2");
        assertThat(answer.get("due").asInt()).isEqualTo(3);
        assertThat(answer.at("/prompt/side").asText()).isEqualTo("A");
        assertThat(answer.get("undos").asInt()).isEqualTo(1);
        assertThat(asks("A", "'undo', 'to': 0").get("due").asInt()).isEqualTo(1);
        assertThat(asks("A", "'undo', 'to': 0").get("undos").asInt())
                .as("there is nothing more to take back")
                .isEqualTo(2);
    }

    @Test
    void theLastAnswerOfATurnIsTakenBackUntilTheOtherSideAnswers() {
        plays("A", A_MOVES);
        assertThat(asks("A", "'prompt'").get("waiting").asText()).isEqualTo("B");
        assertThat(asks("A", "'undo', 'to': 4").at("/prompt/side").asText()).isEqualTo("A");
        plays("A", "A1 end");
        plays("B", "B1 activate");
        assertThat(refused("A", "'undo', 'to': 4"))
                .isEqualTo("/to: side B has answered since, as input 6;"
                        + " expected 'askUndo': the other side may agree");
        assertThat(due()).isEqualTo(7);
    }

    @Test
    void noneRollsAgain() {
        plays("A", "A1 activate", "A1 shoot rifle at B1");
        int due = due();
        assertThat(refused("A", "'undo', 'to': 1"))
                .matches("/to: dice were rolled since, as input \\d+; expected 'askUndo'.*");
        assertThat(due()).isEqualTo(due);
    }

    @ParameterizedTest
    @CsvSource({"'', SET-5", "', ''undoLooks'': true', ''"})
    void whatASideHasLearntStaysOrNeedsConsent(String looks, String forbids) {
        String record = beforeALook();
        for (String side : new String[] {"A", "B"}) asks(side, "'close'");
        joins(server.ask("{'do': 'load', 'game': 'g', 'fair': true, 'record': " + record.replace("'", "\\u0027") + looks
                + TOKENS));
        int due = due();
        plays("A", "token 1");
        assertThat(refused("A", "'undo', 'to': " + (due - 1)))
                .isEqualTo("/to: a side has learnt since what an item token is; expected to take back less");
        JsonNode asked = asks("A", "'askUndo', 'to': " + (due - 1));
        assertThat(asked.at("/faults/0/rule").asText()).isEqualTo(forbids);
        if (!forbids.isEmpty()) {
            assertThat(due()).isEqualTo(due + 1);
            return;
        }
        assertThat(asks("B", "'answerUndo', 'allow': true, 'to': " + (due - 1))
                        .get("due")
                        .asInt())
                .isEqualTo(due);
        assertThat(undone("A").toString()).contains("A looks at token 1: I-COMBAT-BLADES");
        for (String other : new String[] {"B", ""})
            assertThat(undone(other).toString()).contains("A looks at token 1").doesNotContain("COMBAT-BLADES");
    }

    /** The record, as JSON, of a game in which side A must choose the token at which it looks. */
    private String beforeALook() {
        server.ask("{'do': 'start', 'game': 'before', 'seed': 1}");
        JsonNode asked = server.ask("{'do': 'prompt', 'game': 'before'}");
        while (!asked.at("/prompt/purpose").asText().equals("token"))
            asked = server.ask("{'do': 'choose', 'game': 'before', 'choice': "
                    + asked.at("/prompt/options/0/choice").toString().replace("'", "\\u0027") + "}");
        String record =
                server.ask("{'do': 'save', 'game': 'before'}").get("record").toString();
        server.ask("{'do': 'close', 'game': 'before'}");
        return record;
    }

    @Test
    void theOtherSideAllowsAnUndo() {
        plays("A", A_MOVES);
        plays("B", "B1 activate");
        JsonNode asked = asks("A", "'askUndo', 'to': 4");
        assertThat(asked.get("undoAsked").toString()).isEqualTo("{\"side\":\"A\",\"to\":4}");
        for (JsonNode seen : new JsonNode[] {asks("B", "'prompt'"), server.ask("{'do': 'join'}")})
            assertThat(seen.get("undoAsked")).isEqualTo(asked.get("undoAsked"));
        assertThat(refused("A", "'answerUndo', 'to': 4, 'allow': true"))
                .isEqualTo("/allow: side A has asked for it; expected the answer of side B");
        assertThat(refused("B", "'answerUndo', 'to': 3, 'allow': true"))
                .isEqualTo("/to: no side asks to keep 3 inputs; expected 4");
        assertThat(refused("B", "'answerUndo', 'to': 4")).isEqualTo("/allow: it is missing; expected a value");
        assertThat(refused("B", "'askUndo', 'to': 0"))
                .isEqualTo("/do: side A asks for an undo already; expected 'answerUndo' first");
        assertThat(due()).isEqualTo(7);
        JsonNode allowed = asks("B", "'answerUndo', 'to': 4, 'allow': true");
        assertThat(allowed.get("due").asInt()).isEqualTo(5);
        assertThat(allowed.has("undoAsked")).isFalse();
        assertThat(allowed.get("waiting").asText()).isEqualTo("A");
    }

    @Test
    void theOtherSideRefusesAnUndoAndAnAskingSideWithdrawsIt() {
        plays("A", A_MOVES);
        plays("B", "B1 activate");
        for (String side : new String[] {"B", "A"}) {
            asks("A", "'askUndo', 'to': 4");
            JsonNode answer = asks(side, "'answerUndo', 'to': 4, 'allow': false");
            assertThat(answer.has("undoAsked")).isFalse();
            assertThat(answer.get("due").asInt()).isEqualTo(7);
            assertThat(refused("B", "'answerUndo', 'to': 4, 'allow': true"))
                    .isEqualTo("/to: no side asks to keep 4 inputs; expected an 'askUndo' first");
        }
        assertThat(undone("A")).isEmpty();
    }

    @Test
    void anInputOrAnUndoEndsTheQuestion() {
        plays("A", A_MOVES);
        plays("B", "B1 activate");
        asks("A", "'askUndo', 'to': 0");
        plays("B", "B1 advance");
        assertThat(asks("A", "'prompt'").has("undoAsked")).isFalse();
        asks("A", "'askUndo', 'to': 0");
        asks("B", "'undo', 'to': 6");
        plays("B", "B1 sprint");
        assertThat(due()).as("as many inputs as when side A asked").isEqualTo(8);
        assertThat(refused("B", "'answerUndo', 'to': 0, 'allow': true")).contains("an 'askUndo' first");
    }

    @Test
    void noneAsksForNothing() {
        plays("A", "A1 activate", "A1 advance");
        assertThat(refused("A", "'askUndo', 'to': 1"))
                .isEqualTo("/to: side A need not ask to take this back; expected 'undo'");
        assertThat(refused("B", "'askUndo', 'to': 2"))
                .startsWith("/to: ")
                .endsWith("expected a number of inputs below 2");
        assertThat(refused("B", "'answerUndo', 'to': 2, 'allow': false")).contains("an 'askUndo' first");
        server.ask("{'do': 'start', 'game': 'alone', 'situation': '" + SITUATION + "'}");
        for (String request : new String[] {"'askUndo', 'to': 0", "'answerUndo', 'to': 0, 'allow': true"})
            assertThat(refused("A", request + ", 'game': 'alone'"))
                    .isEqualTo("/do: no two people have joined the game with tokens of their own; expected 'undo'");
        assertThat(server.ask("{'do': 'undone', 'game': 'alone', 'side': 'A'}").get("undone"))
                .isEmpty();
    }

    @Test
    void theStoryKeepsWhatWasTakenBack() {
        plays("A", "A1 activate", "A1 advance", "A1 step d4", "A1 spot 1");
        asks("A", "'undo', 'to': 2");
        plays("A", "A1 step b4", "A1 spot 1", "A1 end");
        plays("B", "B1 activate");
        asks("A", "'askUndo', 'to': 1");
        asks("B", "'answerUndo', 'to': 1, 'allow': true");
        for (String viewer : new String[] {"A", "B", ""}) {
            JsonNode story = undone(viewer);
            assertThat(story).hasSize(2);
            assertThat(story.get(0).toString()).startsWith("{\"to\":2,\"side\":\"A\",\"agreed\":false,");
            assertThat(texts(story.get(0))).isEqualTo("3 A1 step d4, 4 A1 spot 1");
            assertThat(story.get(0).toString()).contains("\"type\":\"moved\"").contains("\"told\":[");
            assertThat(story.get(1).toString()).startsWith("{\"to\":1,\"side\":\"A\",\"agreed\":true,");
            assertThat(texts(story.get(1)))
                    .isEqualTo("2 A1 advance, 3 A1 step b4, 4 A1 spot 1, 5 A1 end, 6 B1 activate");
        }
        assertThat(asks("A", "'undone', 'since': 1").get("undone")).hasSize(1);
    }

    private static String texts(JsonNode undo) {
        StringBuilder texts = new StringBuilder();
        for (JsonNode update : undo.get("updates"))
            texts.append(texts.length() == 0 ? "" : ", ")
                    .append(update.get("number").asInt())
                    .append(' ')
                    .append(update.get("text").asText());
        return texts.toString();
    }

    /** The story keeps them all, so that there is an end. */
    @Test
    void aSideTakesAThousandInputsBackAtMost() {
        plays("A", "A1 activate");
        for (int i = 0; i < 500; i++) {
            plays("A", "A1 advance", "A1 step d4");
            assertThat(asks("A", "'undo', 'to': 1").get("due").asInt()).isEqualTo(2);
        }
        plays("A", "A1 advance");
        assertThat(refused("A", "'undo', 'to': 1"))
                .isEqualTo("/to: side A has taken back 1000 inputs, and asks for 1 more;"
                        + " expected 1000 at most, which the story keeps");
        assertThat(due()).isEqualTo(3);
    }
}
