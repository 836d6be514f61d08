package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** If the seats of a game have tokens, a request without the right token is refused. */
class SeatsTest {
    private static final String A = "token of side A";
    private static final String B = "token of side B";
    private static final String KEEPER = "token of the keeper";

    private final ServerClient server = new ServerClient();
    private final JsonNode begun = server.ask("{'do': 'start', 'game': 'g', 'seed': 1, 'tokens': {'A': '" + A
            + "', 'B': '" + B + "', 'keeper': '" + KEEPER + "'}}");

    private final String asked = begun.at("/prompt/side").asText();
    private final String own = asked.equals("A") ? A : B;
    private final String others = asked.equals("A") ? B : A;

    @Test
    void dataOfASideNeedsItsTokenOrTheKeepers() {
        for (String line : new String[] {
            "'do': 'view', 'side': '" + asked + "'",
            "'do': 'events', 'side': '" + asked + "'",
            "'do': 'prompt', 'side': '" + asked + "'",
            "'do': 'save', 'side': '" + asked + "'",
            "'do': 'complete', 'side': '" + asked + "', 'seed': 1",
            "'do': 'advise', 'side': '" + asked + "', 'bot': 'random'",
            "'do': 'choose', 'side': '" + asked + "', 'choice': " + begun.at("/prompt/options/0/choice"),
        }) {
            for (String wrong : new String[] {"", ", 'token': 'another token'", ", 'token': '" + others + "'"})
                assertThat(error(line + wrong))
                        .as(line + wrong)
                        .startsWith("/token: ")
                        .endsWith("the token of side " + asked + " or the keeper's");
            assertThat(ask(line, own).has("faults")).as(line).isFalse();
        }
        assertThat(ask("'do': 'view', 'side': '" + asked + "'", KEEPER).has("view"))
                .isTrue();
    }

    @Test
    void dataOfBothSidesNeedsTheKeepersToken() {
        for (String line : new String[] {"'do': 'save'", "'do': 'hold'", "'do': 'undo', 'to': 0", "'do': 'close'"}) {
            for (String wrong : new String[] {"", ", 'token': '" + A + "'", ", 'token': '" + B + "'"})
                assertThat(error(line + wrong)).as(line + wrong).endsWith("expected the keeper's token");
            assertThat(ask(line, KEEPER).has("faults")).as(line).isFalse();
        }
    }

    @Test
    void aTokenDeterminesTheSide() {
        for (String line : new String[] {"'do': 'view'", "'do': 'events'"}) {
            assertThat(ask(line, own)).as(line).isEqualTo(ask(line + ", 'side': '" + asked + "'", own));
            assertThat(error(line + ", 'token': '" + KEEPER + "'")).as(line).startsWith("/side: it is missing");
        }
        assertThat(error("'do': 'join', 'side': 'A'")).startsWith("/side: a program without a token watches");
        assertThat(error("'do': 'choose', 'choice': 'pass'")).contains("it is missing; expected a token of this game");
        assertThat(ask("'do': 'prompt'", others).get("waiting").asText()).isEqualTo(asked);
        JsonNode chosen = ask("'do': 'choose', 'choice': " + begun.at("/prompt/options/0/choice"), own);
        assertThat(chosen.has("updates")).isTrue();
        assertThat(chosen.has("prompt") ? chosen.at("/prompt/side").asText() : asked)
                .isEqualTo(asked);
        assertThat(ask("'do': 'view', 'side': 'everybody'", "").has("view")).isTrue();
    }

    @Test
    void onlyTheOwnerReadsAState() {
        String state = ask("'do': 'complete', 'side': '" + asked + "', 'seed': 1", own)
                .get("state")
                .toString();
        for (String line : new String[] {
            "'do': 'prompt'",
            "'do': 'digest'",
            "'do': 'playout', 'seed': 1",
            "'do': 'destinations', 'model': 'A1'",
            "'do': 'drop'"
        }) {
            assertThat(error(line + ", 'state': " + state + ", 'token': '" + others + "'"))
                    .contains("no state is called");
            assertThat(error(line + ", 'state': " + state)).contains("no state is called");
        }
        assertThat(server.ask("{'do': 'drop', 'token': '" + others + "'}")
                        .get("states")
                        .asInt())
                .isZero();
        assertThat(server.ask("{'do': 'digest', 'state': " + state + ", 'token': '" + own + "'}")
                        .has("digest"))
                .isTrue();
        assertThat(server.ask("{'do': 'apply', 'state': " + state + ", 'choice': "
                                + begun.at("/prompt/options/0/choice") + ", 'token': '" + own + "'}")
                        .has("state"))
                .isTrue();
    }

    @Test
    void tokensAreThreeAndSecret() {
        assertThat(error("'do': 'start', 'tokens': {'A': 'long enough', 'B': 'long enough', 'keeper': 'the keeper'}"))
                .contains("expected three different tokens");
        assertThat(error("'do': 'start', 'tokens': {'A': 'short', 'B': 'long enough', 'keeper': 'the keeper'}"))
                .isEqualTo("/tokens/A: the token has 5 characters; expected 8 to 200 characters");
        assertThat(error("'do': 'start', 'tokens': {'A': 'long enough', 'B': 'long as well'}"))
                .startsWith("/tokens/keeper: it is missing");
        assertThat(String.join("", server.said())).doesNotContain(A, B, KEEPER);
        assertThat(server.ask("{'do': 'games'}").get("games").toString()).isEqualTo("[\"g\"]");
    }

    private JsonNode ask(String line, String token) {
        return server.ask("{'game': 'g', " + line + (token.isEmpty() ? "" : ", 'token': '" + token + "'") + "}");
    }

    private String error(String line) {
        JsonNode error = server.ask("{" + line + "}");
        return error.at("/faults/0/where").asText() + ": " + ServerClient.faults(error);
    }
}
