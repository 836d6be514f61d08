package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** The clock of a game, by a clock that the test sets. */
class PlayClockTest {
    private final TimedHost host = new TimedHost();
    private final ServerClient server = new ServerClient(TimedHost.server(host));

    private void begins(String clock) {
        begun(clock);
        for (String side : new String[] {"A", "B"}) joins(side);
    }

    private void begun(String clock) {
        answered("{'do': 'start', 'game': 'g', 'fair': true, 'clock': " + clock
                + ", 'situation': 'A1 SP 1-2 SV 5+, rifle R6, at c4; B1 SP 1-2 SV 5+, at h8; play',"
                + " 'tokens': {'A': 'invited A', 'B': 'invited B', 'keeper': 'the keeper'}}");
    }

    private void joins(String side) {
        answered("{'do': 'join', 'token': 'invited " + side + "', 'own': 'the own of " + side + "'}");
    }

    private JsonNode answered(String line) {
        JsonNode answer = server.ask(line);
        assertThat(answer.has("faults")).as(answer.toString()).isFalse();
        return answer;
    }

    private JsonNode ask(String side, String request) {
        return server.ask("{'token': 'the own of " + side + "', 'do': " + request + "}");
    }

    private void plays(String side, String choice) {
        JsonNode answer = ask(side, "'choose', 'choice': '" + choice + "'");
        assertThat(answer.has("updates")).as(answer.toString()).isTrue();
    }

    /** Seconds of A, of B, and whose time runs. */
    private String clock() {
        JsonNode clock = answered("{'do': 'prompt'}").at("/table/clock");
        return clock.at("/left/A").asLong() / 1000.0 + " " + clock.at("/left/B").asLong() / 1000.0 + " "
                + clock.path("runs").asText("none");
    }

    private String ended() {
        return answered("{'do': 'prompt'}").at("/table/ended").toString();
    }

    @Test
    void theTimeOfTheSideThatIsAskedRuns() {
        begun("{'bank': 60, 'increment': 5}");
        host.passes(100);
        joins("A");
        host.passes(100);
        assertThat(clock()).as("before both are there").isEqualTo("60.0 60.0 none");
        joins("B");
        host.passes(10);
        assertThat(clock()).isEqualTo("50.0 60.0 A");
        plays("A", "A1 activate");
        host.passes(2);
        assertThat(clock()).as("the same side is asked").isEqualTo("48.0 60.0 A");
        plays("A", "A1 end");
        host.passes(3.5);
        assertThat(clock()).isEqualTo("53.0 56.5 B");
        plays("B", "B1 activate");
        ask("A", "'askUndo', 'to': 0");
        ask("B", "'answerUndo', 'to': 0, 'allow': true");
        assertThat(clock()).as("time is not taken back").isEqualTo("53.0 61.5 A");
    }

    @Test
    void whoHasNoTimeLeftLoses() {
        begins("{'bank': 60}");
        plays("A", "A1 activate");
        plays("A", "A1 end");
        host.passes(59.9);
        assertThat(ended()).isEmpty();
        host.passes(5);
        assertThat(ended()).isEqualTo("{\"by\":\"time\",\"winner\":\"A\"}");
        JsonNode late = ask("B", "'choose', 'choice': 'B1 activate'");
        assertThat(ServerClient.faults(late))
                .isEqualTo("the game has ended: side B has no time left; expected 'save' or 'rematch'");
        host.passes(1000);
        assertThat(clock()).as("no time runs after the end").isEqualTo("60.0 0.0 none");
        assertThat(ask("A", "'notes'").at("/notes/0/text").asText()).isEqualTo("B has no time left");
    }

    /** No input is taken after the time, also if no one has looked since. */
    @Test
    void anAnswerThatComesTooLateIsRefused() {
        begins("{'bank': 60}");
        host.passes(60);
        assertThat(ServerClient.faults(ask("A", "'choose', 'choice': 'A1 activate'")))
                .startsWith("the game has ended: side A has no time left");
        assertThat(answered("{'do': 'prompt'}").get("due").asInt()).isEqualTo(1);
    }

    @Test
    void timeThatIsOnlyShownEndsNothing() {
        begins("{'bank': 60, 'end': 'show'}");
        host.passes(61);
        assertThat(clock()).isEqualTo("-1.0 60.0 A");
        assertThat(ended()).isEmpty();
        host.passes(5);
        plays("A", "A1 activate");
        plays("A", "A1 end");
        assertThat(clock()).isEqualTo("-6.0 60.0 B");
        assertThat(ask("A", "'notes'").get("notes")).as("told once").hasSize(1);
    }

    @Test
    void aTurnOfSomeDaysBeginsAgain() {
        int days = 3 * 24 * 60 * 60;
        begins("{'turn': " + days + "}");
        host.passes(days - 1);
        plays("A", "A1 activate");
        plays("A", "A1 end");
        assertThat(clock()).isEqualTo("1.0 259200.0 B");
        host.passes(days / 2);
        plays("B", "B1 activate");
        plays("B", "B1 end");
        assertThat(clock()).matches("259200.0 129600.0 A|.* B");
        host.passes(days);
        assertThat(ended()).contains("time");
    }

    @Test
    void aClockThatGoesBackAddsNoTime() {
        begins("{'bank': 60}");
        host.passes(-3600);
        assertThat(clock()).isEqualTo("60.0 60.0 A");
    }

    @Test
    void wrongClocksAreRefused() {
        for (String clock : new String[] {
            "{}",
            "{'bank': 0}",
            "{'bank': -1}",
            "{'bank': 8640001}",
            "{'turn': 2592001}",
            "{'bank': 5, 'increment': 86401}",
            "{'bank': 5, 'end': 'explode'}",
            "{'bank': 5, 'hours': 3}",
            "5",
            "{'bank': 1.5}"
        }) {
            JsonNode answer = server.ask("{'do': 'start', 'clock': " + clock + "}");
            assertThat(answer.at("/faults/0/where").asText()).as(clock).startsWith("/clock");
        }
        assertThat(ServerClient.faults(new ServerClient().ask("{'do': 'start', 'clock': {'bank': 5}}")))
                .isEqualTo("this server has no clock; expected no clock, or 'deadcube web'");
    }

    @Test
    void aGameThatIsOverByItsRulesHasNoTime() {
        answered("{'do': 'start', 'game': 'g', 'seed': 3, 'clock': {'bank': 60}}");
        JsonNode asked = answered("{'do': 'prompt'}");
        for (int n = 0; asked.at("/prompt/type").asText().equals("decision"); n++) {
            JsonNode options = asked.at("/prompt/options");
            asked = server.asking("{\"do\": \"choose\", \"choice\": "
                    + options.get(n * 7 % options.size()).get("choice") + "}");
        }
        assertThat(asked.at("/prompt/type").asText()).isEqualTo("finished");
        host.passes(100);
        assertThat(answered("{'do': 'prompt'}").at("/table").has("ended")).isFalse();
        assertThat(clock()).endsWith("none");
        assertThat(ServerClient.faults(server.ask("{'do': 'resign', 'side': 'A'}")))
                .startsWith("the game is over by its rules");
    }
}
