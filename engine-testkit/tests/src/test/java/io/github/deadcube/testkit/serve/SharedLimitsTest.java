package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.core.Deadcube;
import org.junit.jupiter.api.Test;

/** What several clients share: one has a quarter of it, and what nobody uses goes. Time is what the test says. */
class SharedLimitsTest {
    private static final int KEPT_SECONDS = 600;

    private Server server = server(8, 8, 96);
    private long seconds;

    private static Server server(int games, int states, int memory) {
        return new Server(
                Deadcube.rules(), PlainOptions.of(new ServerLimits(games, states, 100_000, 100, memory), bug -> {
                    throw new AssertionError(bug);
                }));
    }

    /** The faults of an answer, or an empty text. */
    private String faults(String client, String request) {
        JsonNode answer = answer(client, request);
        return answer.has("faults") ? ServerClient.faults(answer) : "";
    }

    private JsonNode answer(String client, String request) {
        return ServerClient.read(server.answer("{" + request.replace('\'', '"') + "}", new Work() {
            @Override
            public void goOn() {}

            @Override
            public String client() {
                return client;
            }

            @Override
            public long seconds() {
                return seconds;
            }
        }));
    }

    private void opened() {
        assertThat(faults("starter", "'do': 'start', 'game': 'g', 'seed': 7")).isEmpty();
    }

    @Test
    void aStateThatNobodyUsesIsDropped() {
        opened();
        for (int state = 1; state <= 2; state++)
            assertThat(faults("a", "'do': 'hold', 'game': 'g'")).isEmpty();
        seconds += KEPT_SECONDS - 1;
        assertThat(faults("a", "'do': 'digest', 'state': 's1'")).isEmpty();
        seconds++;
        assertThat(faults("a", "'do': 'digest', 'state': 's2'"))
                .isEqualTo("no state is called 's2'; expected the name of a state that is held");
        seconds += KEPT_SECONDS - 2;
        assertThat(faults("a", "'do': 'digest', 'state': 's1'"))
                .as("used meanwhile")
                .isEmpty();
        assertThat(answer("a", "'do': 'drop'").get("states").asInt()).isZero();
    }

    @Test
    void theStatesOfOneAreNotHeldForEver() {
        server = server(8, 2, 96);
        opened();
        for (String client : new String[] {"a", "b"})
            assertThat(faults(client, "'do': 'hold', 'game': 'g'")).isEmpty();
        assertThat(faults("c", "'do': 'hold', 'game': 'g'"))
                .isEqualTo("2 states are held; expected fewer: drop some first");
        seconds += KEPT_SECONDS;
        assertThat(faults("c", "'do': 'hold', 'game': 'g'")).isEmpty();
    }

    @Test
    void aClientHasAQuarterOfTheStates() {
        opened();
        for (int state = 0; state < 2; state++)
            assertThat(faults("a", "'do': 'hold', 'game': 'g'")).isEmpty();
        String full = "2 states of your address are held; expected fewer: drop some first";
        assertThat(faults("a", "'do': 'hold', 'game': 'g'")).isEqualTo(full);
        assertThat(faults("a", "'do': 'playout', 'state': 's1', 'seed': 1, 'inputs': 1"))
                .isEqualTo(full);
        assertThat(faults("b", "'do': 'hold', 'game': 'g'")).isEmpty();
        assertThat(faults("a", "'do': 'drop', 'state': 's1'")).isEmpty();
        assertThat(faults("a", "'do': 'hold', 'game': 'g'")).isEmpty();
    }

    @Test
    void aClientHasAQuarterOfTheGames() {
        for (int game = 0; game < 2; game++)
            assertThat(faults("a", "'do': 'start', 'game': 'g" + game + "'")).isEmpty();
        assertThat(faults("a", "'do': 'start'"))
                .isEqualTo("2 games of your address are open; expected fewer: close some first");
        assertThat(faults("b", "'do': 'start', 'game': 'h'")).isEmpty();
        assertThat(faults("b", "'do': 'close', 'game': 'g0'")).isEmpty();
        assertThat(faults("a", "'do': 'start'")).isEmpty();
    }

    /** A start that fails takes no place. */
    @Test
    void aGameThatIsRefusedIsNotCounted() {
        for (int game = 0; game < 20; game++)
            assertThat(faults("a", "'do': 'start', 'tokens': {'A': 'short'}")).isNotEmpty();
        for (int game = 0; game < 2; game++)
            assertThat(faults("a", "'do': 'start'")).isEmpty();
    }

    @Test
    void aClientHasHalfOfTheMemory() {
        server = server(100, 100, 8);
        // the size of a game depends on its dice
        String game = "'do': 'start', 'seed': 1";
        int games = 0;
        String fault = faults("a", game);
        for (; fault.isEmpty(); games++) fault = faults("a", game);
        assertThat(games).isBetween(2, 10);
        assertThat(fault)
                .matches("the games and states of your address need 3 MB; expected at most 3 MB: close games or .*");
        assertThat(faults("b", game)).isEmpty();
        assertThat(faults("a", "'do': 'close', 'game': 'game1'")).isEmpty();
        assertThat(faults("a", game)).isEmpty();
    }

    /** One client, as at the other end of a pipe, has all. */
    @Test
    void whereThereIsOneClientItHasAll() {
        for (int game = 0; game < 8; game++)
            assertThat(faults("", "'do': 'start'")).isEmpty();
        for (int state = 0; state < 8; state++)
            assertThat(faults("", "'do': 'hold', 'game': 'game1'")).isEmpty();
    }
}
