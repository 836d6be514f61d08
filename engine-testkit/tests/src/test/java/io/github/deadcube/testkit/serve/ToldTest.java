package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a page needs of a game that goes on: the telling, the changes of each input, and a way to join. */
class ToldTest {
    private static final String A = "f81d4fae7dec11d0";
    private static final String KEEPER = "d8d0c3e2b14f4a55";
    private static final String TOKENS = "{'A': '" + A + "', 'B': 'a76500a0c91e6bf6', 'keeper': '" + KEEPER + "'}";

    private final ServerClient server = new ServerClient();

    @BeforeEach
    void aGame() {
        server.ask("{'do': 'start', 'game': 'g', 'seed': 7, 'tokens': " + TOKENS + "}");
        chosen(60);
    }

    /** The updates of choices, each the first option in a fixed order, as side A receives them if it chooses. */
    private List<JsonNode> chosen(int choices) {
        List<JsonNode> updates = new ArrayList<>();
        for (int n = 0; n < choices; n++) {
            JsonNode options = ask("'do': 'prompt'", KEEPER).at("/prompt/options");
            String choice = options.get(n * 7 % options.size()).get("choice").toString();
            ask("'do': 'choose', 'changes': true, 'choice': " + choice, KEEPER)
                    .get("updates")
                    .forEach(updates::add);
        }
        return updates;
    }

    private JsonNode ask(String members, String token) {
        return server.ask("{" + members + (token.isEmpty() ? "" : ", 'token': '" + token + "'") + "}");
    }

    private List<String> told() {
        List<String> lines = new ArrayList<>();
        ask("'do': 'events', 'side': 'A'", A)
                .get("updates")
                .forEach(update -> update.path("told").forEach(line -> lines.add(line.asText())));
        return lines;
    }

    @Test
    void theTellingIsThatOfTheNarrator() {
        assertThat(told()).contains("Round 1").anyMatch(line -> line.startsWith("  A"));
    }

    @Test
    void theTellingGoesOnFromAnInputThatWasTakenBack() {
        List<String> before = told();
        int due = ask("'do': 'prompt'", KEEPER).get("due").asInt();
        List<JsonNode> updates = chosen(10);
        assertThat(updates).isNotEmpty();
        assertThat(told().size()).isGreaterThan(before.size());
        JsonNode undone = ask("'do': 'undo', 'to': " + (due - 1), KEEPER);
        assertThat(undone.get("due").asInt())
                .as("a prompt for a player was due")
                .isEqualTo(due);
        assertThat(told()).isEqualTo(before);
    }

    /** The request is asked before the shot, and the update is read after it, when models may have fallen. */
    @Test
    void theChangesOfAShotHaveItsLinesOfSight() {
        String situation =
                "barricade north of c3\\nA1 RA 5+, rifle R8, at c2/5\\nB1 SV 5+ HP 1, pinned, at c5/5\\nplay";
        server.ask("{'do': 'start', 'game': 'shot', 'seed': 7, 'situation': '" + situation + "'}");
        JsonNode sight = server.ask("{'do': 'sight', 'game': 'shot', 'model': 'A1', 'at': 'B1'}");
        for (String input : new String[] {"A1 activate", "A1 shoot rifle at B1"})
            server.ask("{'do': 'choose', 'game': 'shot', 'choice': '" + input + "'}");
        List<JsonNode> shots = new ArrayList<>();
        server.ask("{'do': 'events', 'game': 'shot', 'changes': true, 'side': 'everybody'}")
                .get("updates")
                .forEach(update -> update.path("sight").forEach(shots::add));
        assertThat(shots).hasSize(1);
        assertThat(sight.get("line").asText()).isEqualTo("partial");
        assertThat(shots.get(0).get("line")).isEqualTo(sight.get("line"));
        assertThat(shots.get(0).get("rays")).isEqualTo(sight.get("rays"));
        assertThat(shots.get(0).get("at").asText()).isEqualTo("B1");
    }

    /** R25-K-HOLO-SIGHT: 7s of the shooter explode too. */
    @Test
    void aRollSaysWhichDiceExplode() {
        String situation = "edition revised\\nA1 RA 5+, gun R5 HOLO-SIGHT, at c3\\nB1 SV 5+ HP 9, at c5\\nplay";
        server.ask("{'do': 'start', 'game': 'roll', 'seed': 7, 'situation': '" + situation + "'}");
        for (String input : new String[] {"A1 activate", "A1 shoot gun at B1"})
            server.ask("{'do': 'choose', 'game': 'roll', 'choice': '" + input + "'}");
        List<String> rolls = new ArrayList<>();
        server.ask("{'do': 'events', 'game': 'roll', 'changes': true, 'side': 'everybody'}")
                .get("updates")
                .forEach(update -> update.path("events").forEach(each -> {
                    if (each.at("/event/type").asText().equals("rolled"))
                        rolls.add(each.at("/event/roller").asText() + update.path("explodes"));
                }));
        assertThat(rolls).contains("A17", "B1").doesNotContain("A1", "B17");
    }

    @Test
    void theChangesLeadFromTheFirstViewToThatOfToday() {
        for (String side : new String[] {"A", "everybody"}) {
            JsonNode events = ask("'do': 'events', 'since': 3, 'changes': true, 'side': '" + side + "'", A);
            JsonNode view = events.get("view");
            for (JsonNode update : events.get("updates")) view = PatchedJson.by(view, update.get("changed"));
            assertThat(view)
                    .isEqualTo(ask("'do': 'view', 'side': '" + side + "'", A).get("view"));
        }
    }

    @Test
    void whoJoinsGetsTheSeatsOfTheToken() {
        JsonNode joined = ask("'do': 'join'", A);
        assertThat(joined.get("seats").toString()).isEqualTo("[\"A\"]");
        assertThat(joined.get("due")).isEqualTo(ask("'do': 'prompt'", KEEPER).get("due"));
        assertThat(joined.has("setup") && joined.has("battlefield") && joined.has("played"))
                .isTrue();
        assertThat(ask("'do': 'join'", KEEPER).get("seats").toString()).isEqualTo("[\"keeper\"]");
    }

    @Test
    void whoHasNoTokenWatchesWithoutOptions() {
        JsonNode watched = ask("'do': 'join'", "");
        assertThat(watched.get("seats")).isEmpty();
        assertThat(watched.has("prompt")).isFalse();
        assertThat(watched.has("waiting")).isTrue();
        assertThat(ask("'do': 'join'", "a wrong token").at("/faults/0/where").asText())
                .isEqualTo("/token");
    }

    @Test
    void aModelSeesItsNeighboursAndTheRaysAreTold() {
        String situation = "A1 at c4; B1 at e4; B2 at c4; play";
        ask("'do': 'start', 'game': 's', 'situation': '" + situation + "'", "");
        JsonNode sight = ask("'do': 'sight', 'game': 's', 'model': 'A1', 'at': 'B1'", "");
        assertThat(sight.at("/seen/e4").asText()).isEqualTo("clear");
        assertThat(sight.get("line").asText()).isEqualTo("clear");
        assertThat(sight.get("rays")).hasSize(9);
        assertThat(ask("'do': 'sight', 'game': 's', 'model': 'A9'", "")
                        .at("/faults/0/expected")
                        .asText())
                .isEqualTo("a model in play that stands on a spot");
    }

    /** A model that moves on has no spot yet, from which its sight could be measured (ADV-17). */
    @Test
    void aModelThatPassesThroughACubeHasNoLineOfSight() {
        ask("'do': 'start', 'game': 's', 'situation': 'A1 at c4; B1 at e4; play'", "");
        for (String choice : new String[] {"'type': 'activate'", "'type': 'advance'", "'type': 'step', 'cube': 'c5'"})
            ask("'do': 'choose', 'game': 's', 'choice': {" + choice + ", 'model': 'A1'}", "");
        for (String models : new String[] {"'model': 'A1'", "'model': 'A1', 'at': 'B1'", "'model': 'B1', 'at': 'A1'"})
            assertThat(ask("'do': 'sight', 'game': 's', " + models, "")
                            .at("/faults/0/expected")
                            .asText())
                    .isEqualTo("a model in play that stands on a spot");
    }
}
