package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.Game;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Each limit of a server is reached, and said. */
class ServerLimitsTest {
    private static final ServerLimits FEW = new ServerLimits(2, 3, 2_000, 8, 3);

    private static final int LONG = 20_000;

    /** An answer repeats the id of its request. */
    private static final String LONG_ID = ", 'id': '" + "x".repeat(LONG) + "'}";

    private final ServerClient server = new ServerClient(Deadcube.rules(), FEW, bug -> {
        throw new AssertionError(bug);
    });

    @Test
    void games() {
        start("a");
        start("b");
        assertThat(start("c")).isEqualTo("2 games are open; expected fewer: close some first");
        server.ask("{'do': 'close', 'game': 'a'}");
        assertThat(start("c")).isEmpty();
    }

    @Test
    void states() {
        start("a");
        for (int i = 0; i < 3; i++) assertThat(what("{'do': 'hold'}")).isEmpty();
        assertThat(what("{'do': 'hold'}")).isEqualTo("3 states are held; expected fewer: drop some first");
        assertThat(what("{'do': 'apply', 'state': 's1', 'seed': 1}"))
                .isEqualTo("3 states are held; expected fewer: drop some first");
        String starts =
                server.ask("{'do': 'prompt'}").at("/prompt/options/0/choice").toString();
        assertThat(what("{'do': 'apply', 'state': 's1', 'choice': " + starts + ", 'keep': false}"))
                .as("a state that replaces another needs no room")
                .isEmpty();
        server.ask("{'do': 'drop', 'state': 's2'}");
        assertThat(what("{'do': 'complete', 'side': 'A', 'seed': 1}")).isEmpty();
    }

    @Test
    void aLine() {
        assertThat(what("{'do': 'games'" + " ".repeat(1_900) + "}")).isEmpty();
        assertThat(what("{'do': 'games'" + " ".repeat(2_000) + "}"))
                .isEqualTo("the line is too long; expected 2000 characters at most");
    }

    @Test
    void aName() {
        assertThat(start("12345678")).isEmpty();
        assertThat(start("123456789")).isEqualTo("the name is too long; expected 8 characters at most");
        assertThat(start("")).isEqualTo("the name is empty; expected a name, or no 'game'");
    }

    @Test
    void aToken() {
        start("a");
        assertThat(what("{'do': 'hold', 'token': '" + "t".repeat(201) + "'}"))
                .isEqualTo("the token is too long; expected 200 characters at most");
    }

    @Test
    void aRequestWhoseAnswerIsTooLongChangesNothing() {
        String start =
                "{'do': 'start', 'seed': 1, 'situation': 'A1 RA 4+ FI 4+ SV 5+, rifle R6, at c4; B1 at e4; B2 at e5;"
                        + " B3 at d6; play'}";
        String choose = "{'do': 'choose', 'choice': 'A1 activate'}";
        ServerClient open = new ServerClient();
        open.ask(start);
        open.ask(choose);
        int started = open.said().get(1).length();
        int chosen = open.said().get(2).length();
        assertThat(chosen).isGreaterThan(started);

        ServerClient brief = answering(chosen - 1);
        JsonNode asked = brief.ask(start);
        JsonNode record = brief.ask("{'do': 'save'}");
        assertThat(ServerClient.faults(brief.ask(choose)))
                .isEqualTo("the answer has " + chosen + " characters; expected " + (chosen - 1)
                        + " at most: 'since' asks for less");
        JsonNode prompt = brief.ask("{'do': 'prompt'}");
        assertThat(prompt.get("due")).isEqualTo(asked.get("due"));
        assertThat(prompt.get("prompt")).isEqualTo(asked.get("prompt"));
        assertThat(brief.ask("{'do': 'save'}")).isEqualTo(record);

        ServerClient briefer = answering(started - 1);
        assertThat(ServerClient.faults(briefer.ask(start))).startsWith("the answer has " + started + " characters");
        assertThat(briefer.ask("{'do': 'games'}").get("games")).isEmpty();
    }

    @Test
    void aStateWhoseAnswerIsTooLongIsNotHeld() {
        ServerClient brief = answering(LONG);
        brief.ask("{'do': 'start', 'seed': 1, 'situation': 'A1 at c4; B1 at e4; play'}");
        brief.ask("{'do': 'hold'}");
        assertThat(ServerClient.faults(
                        brief.ask("{'do': 'apply', 'state': 's1', 'choice': 'A1 activate', 'keep': false" + LONG_ID)))
                .startsWith("the answer has ");
        assertThat(brief.ask("{'do': 'digest', 'state': 's1'}").has("digest")).isTrue();
        assertThat(ServerClient.faults(brief.ask("{'do': 'digest', 'state': 's2'}")))
                .startsWith("no state is called 's2'");
    }

    /** SET-5, ITEM-3: what a side has learnt is not taken back. */
    @Test
    void anInputThatHasShownATokenStays() {
        ServerClient brief = answering(LONG);
        brief.ask("{'do': 'start', 'seed': 1, 'situation': 'A1 SP 1-2, at c4; B1 at h8;"
                + " token 1 I-AMMO at c5 face down; token 2 I-FRAG-GRENADE at h1 face down; play'}");
        for (String choice : new String[] {"A1 activate", "A1 advance", "A1 step c5"})
            brief.ask("{'do': 'choose', 'choice': '" + choice + "'}");
        JsonNode due = brief.ask("{'do': 'prompt'}").get("due");
        assertThat(ServerClient.faults(brief.ask("{'do': 'choose', 'choice': 'A1 pick up 1'" + LONG_ID)))
                .isEqualTo("the answer is too long, but the input stays, because it has shown what a token is;"
                        + " expected 'prompt': it asks what is due");
        assertThat(brief.ask("{'do': 'prompt'}").get("due")).isNotEqualTo(due);
    }

    @Test
    void aReplayThatIsTooLongIsNotMade() {
        ServerClient open = new ServerClient();
        open.ask("{'do': 'start', 'seed': 1, 'situation': 'A1 at c4; B1 at e4; play'}");
        for (String choice : new String[] {"A1 activate", "A1 sprint"})
            open.ask("{'do': 'choose', 'choice': '" + choice + "'}");
        String replay =
                "{'do': 'replay', 'record': " + open.ask("{'do': 'save'}").get("record") + "}";
        assertThat(open.ask(replay).at("/replay/updates")).hasSize(2);
        assertThat(ServerClient.faults(answering(1_000).ask(replay)))
                .isEqualTo("the replay of 2 inputs is too long; expected 1000 characters at most");
        assertThat(open.ask("{'do': 'games'}").get("games")).hasSize(1);
    }

    private static ServerClient answering(int longest) {
        Server.Options options = PlainOptions.of(ServerLimits.DEFAULT, bug -> {
            throw new AssertionError(bug);
        });
        return new ServerClient(new Server(Deadcube.rules(), options, longest));
    }

    @Test
    void anErrorIsBrief() {
        assertThat(what("{'do': '" + "x".repeat(1_900) + "'}")).hasSizeLessThan(3_000);
        ServerClient large = new ServerClient();
        assertThat(large.ask("{'do': '" + "x".repeat(400_000) + "'}").toString())
                .hasSizeLessThan(11_000);
    }

    /** A quarter of the memory is for the inputs of open games. */
    @Test
    void memory() {
        ServerClient small = new ServerClient(Deadcube.rules(), new ServerLimits(9, 9_000, 9_000, 9, 3), bug -> {
            throw new AssertionError(bug);
        });
        String full = "games and states need 2 MB; expected at most 3 MB: close games or drop states first";
        small.ask("{'do': 'start', 'game': 'a', 'seed': 1}");
        small.ask("{'do': 'start', 'game': 'b', 'seed': 1}");
        small.ask("{'do': 'start', 'game': 'c', 'seed': 1}");
        assertThat(ServerClient.faults(small.ask("{'do': 'start', 'game': 'd', 'seed': 1}")))
                .isEqualTo(full);
        int held = 0;
        while (small.ask("{'do': 'hold', 'game': 'a'}").has("state")) held++;
        assertThat(held).isBetween(10, 400);
        assertThat(ServerClient.faults(small.ask("{'do': 'hold', 'game': 'a'}")))
                .isEqualTo(full);
        small.ask("{'do': 'close', 'game': 'a'}");
        small.ask("{'do': 'close', 'game': 'b'}");
        assertThat(small.ask("{'do': 'games'}").get("games").toString()).isEqualTo("[\"c\"]");
        assertThat(small.ask("{'do': 'hold', 'game': 'c'}").has("state"))
                .as("the states of a closed game need its data")
                .isTrue();
        small.ask("{'do': 'drop'}");
        assertThat(small.ask("{'do': 'start', 'game': 'a', 'seed': 1}").has("prompt"))
                .isTrue();
        assertThat(small.ask("{'do': 'start', 'game': 'b', 'seed': 1}").has("prompt"))
                .isTrue();
        assertThat(small.ask("{'do': 'start', 'game': 'd', 'seed': 1}").has("faults"))
                .isTrue();
    }

    @Test
    void aGameThatItsHostCannotKeepNeedsNoMemory() {
        GameHost broken = new GameHost() {
            @Override
            public Option<Fault> opened(String name, String terms, Game game) {
                throw new IllegalStateException(name);
            }
        };
        Server small = new Server(
                Deadcube.rules(), PlainOptions.of(new ServerLimits(9, 9_000, 9_000, 9, 3), bug -> {}, broken));
        for (int game = 0; game < 9; game++)
            assertThat(small.answer("{\"do\": \"start\", \"seed\": 1}")).contains("IllegalStateException");
    }

    @Test
    void anOpenGameGoesOnUntilTheMemoryIsFull() {
        ServerClient small = new ServerClient(Deadcube.rules(), new ServerLimits(9, 9_000, 9_000, 9, 1), bug -> {
            throw new AssertionError(bug);
        });
        JsonNode asked = small.ask("{'do': 'start', 'seed': 1, 'undoLooks': true}");
        assertThat(small.ask("{'do': 'start', 'seed': 1}").has("faults")).isTrue();
        int inputs = 0;
        while (asked.has("prompt")) {
            inputs++;
            asked = small.ask("{'do': 'choose', 'choice': " + asked.at("/prompt/options/0/choice") + "}");
        }
        assertThat(ServerClient.faults(asked)).startsWith("games and states need 1 MB");
        assertThat(inputs).isGreaterThan(50);
        assertThat(small.ask("{'do': 'undo', 'to': 40}").has("prompt")).isTrue();
    }

    @Test
    void eachOptionHasBounds() {
        for (String option :
                new String[] {"--most-games", "--most-states", "--longest-line", "--longest-name", "--most-memory"}) {
            Run run = Run.of("serve", option, "0");
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).startsWith(option + " takes a number from 1 to ");
        }
    }

    @Test
    void aGameWithoutANameGetsAFreeOne() {
        server.ask("{'do': 'start', 'game': 'game2', 'seed': 1}");
        assertThat(server.ask("{'do': 'start', 'seed': 1}").get("game").asText())
                .isEqualTo("game3");
        server.ask("{'do': 'close', 'game': 'game3'}");
        assertThat(server.ask("{'do': 'start', 'seed': 1}").get("game").asText())
                .isEqualTo("game3");
    }

    @Test
    void aFreeNameIsFreeForTheHostToo() {
        GameHost full = new GameHost() {
            @Override
            public boolean isFree(String name) {
                return name.equals("game3");
            }
        };
        Server named = new Server(Deadcube.rules(), PlainOptions.of(ServerLimits.DEFAULT, bug -> {}, full));
        assertThat(named.answer("{\"do\": \"start\", \"seed\": 1}")).startsWith("{\"game\":\"game3\"");
    }

    private String start(String name) {
        return what("{'do': 'start', 'game': '" + name + "', 'seed': 1}");
    }

    /** The fault; empty if there is none. */
    private String what(String line) {
        JsonNode answer = server.ask(line);
        return answer.has("faults") ? ServerClient.faults(answer) : "";
    }
}
