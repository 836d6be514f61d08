package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Work that takes long keeps nobody waiting, and work that is stopped leaves everything as it was. */
class LongWorkTest {
    private static final int SECONDS = 60;
    private static final int LONGEST = 1_000_000;
    /** Each kind of request that can take long. The record of the game stands where {@code RECORD} does. */
    private static final String ADVISE = "'do': 'advise', 'game': 'g', 'bot': 'simple'";

    private static final String HINT = "'do': 'hint', 'game': 'g', 'iterations': 10";
    private static final String ANALYSE = "'do': 'analyse', 'game': 'g', 'iterations': 10";
    private static final String EVENTS = "'do': 'events', 'game': 'g', 'side': 'A', 'since': 0, 'changes': true";
    private static final String DESTINATIONS = "'do': 'destinations', 'game': 'g', 'model': 'A1'";
    private static final String DESTINATIONS_OF_A_STATE = "'do': 'destinations', 'state': 's1', 'model': 'A1'";
    private static final String ATTACKS = "'do': 'attacks', 'game': 'g', 'model': 'A1'";
    private static final String PLAYOUT = "'do': 'playout', 'state': 's1', 'seed': 1, 'bot': 'level-5', 'inputs': 20";
    private static final String LOAD = "'do': 'load', 'game': 'again', 'record': RECORD";
    private static final String LOAD_A_PART = LOAD + ", 'to': 3";
    private static final String REPLAY = "'do': 'replay', 'record': RECORD";
    private static final String CASES = "'do': 'cases', 'cases': 'case ADV-3: a model at the edge\\nA1 at a1; B1 at"
            + " h8\\nplay\\nexpect A1 at a1'";

    private static final List<String> LONG_REQUESTS = List.of(
            ADVISE,
            HINT,
            ANALYSE,
            EVENTS,
            DESTINATIONS,
            DESTINATIONS_OF_A_STATE,
            ATTACKS,
            PLAYOUT,
            LOAD,
            LOAD_A_PART,
            REPLAY,
            CASES);

    static List<String> longRequests() {
        return LONG_REQUESTS;
    }

    private final List<Throwable> bugs = new ArrayList<>();
    private Server server = served(Deadcube.rules(), LONGEST);

    private Server served(Rules rules, int longest) {
        return new Server(rules, PlainOptions.of(bugs::add), longest);
    }

    private JsonNode ask(String members) {
        return ask(members, Work.UNLIMITED);
    }

    private JsonNode ask(String members, Work work) {
        return ServerClient.read(server.answer(line(members), work));
    }

    private static String line(String members) {
        return "{" + members.replace('\'', '"') + "}";
    }

    /** Opens a game and holds its state, after some inputs. */
    private String record() {
        ask("'do': 'start', 'game': 'g', 'seed': 1, 'situation': 'A1 RA 4+ FI 4+ SV 5+, rifle R6, at c4; A2 at a1;"
                + " B1 SV 5+, at e4; play'");
        for (String choice : new String[] {"A1 activate", "A1 advance", "A1 step c5", "A1 spot 5"})
            assertThat(ask("'do': 'choose', 'game': 'g', 'choice': '" + choice + "'")
                            .has("updates"))
                    .isTrue();
        ask("'do': 'hold', 'game': 'g'");
        return ask("'do': 'save', 'game': 'g'").get("record").toString();
    }

    @ParameterizedTest
    @MethodSource("longRequests")
    void othersAreAnsweredWhileItIsHeld(String members) throws Exception {
        String request = members.replace("RECORD", record());
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch released = new CountDownLatch(1);
        CompletableFuture<JsonNode> answer = CompletableFuture.supplyAsync(() -> ask(request, () -> {
            held.countDown();
            await(released);
        }));
        assertThat(held.await(SECONDS, TimeUnit.SECONDS)).isTrue();
        try {
            assertThat(asked("'do': 'choose', 'game': 'g', 'choice': 'A1 end'").has("updates"))
                    .as("the game of the request goes on")
                    .isTrue();
            for (String other : new String[] {
                "'do': 'view', 'game': 'g', 'side': 'B'",
                "'do': 'events', 'game': 'g', 'side': 'B', 'since': 4",
                "'do': 'save', 'game': 'g'",
                "'do': 'hold', 'game': 'g'",
                "'do': 'playout', 'state': 's2', 'seed': 1, 'inputs': 10",
                "'do': 'start', 'game': 'h'",
                "'do': 'join', 'game': 'h'",
                "'do': 'close', 'game': 'h'",
                "'do': 'games'"
            }) assertThat(asked(other).has("faults")).as(other).isFalse();
            assertThat(answer).isNotDone();
        } finally {
            released.countDown();
        }
        assertThat(answer.get(SECONDS, TimeUnit.SECONDS).has("faults")).isFalse();
        assertThat(bugs).isEmpty();
    }

    /** Asks on another thread, because the answer of a server that waits would never come. */
    private JsonNode asked(String members) throws InterruptedException, ExecutionException, TimeoutException {
        return CompletableFuture.supplyAsync(() -> ask(members)).get(SECONDS, TimeUnit.SECONDS);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An input that the engine works on holds its own game alone. */
    @Test
    void anInputThatIsHeldHoldsNoOtherGame() throws Exception {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch released = new CountDownLatch(1);
        Rules rules = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                if (input.toString().equals("A1 end")) {
                    held.countDown();
                    await(released);
                }
                return super.apply(state, input);
            }
        };
        server = served(rules, LONGEST);
        record();
        ask("'do': 'start', 'game': 'other', 'seed': 7");
        CompletableFuture<JsonNode> answer =
                CompletableFuture.supplyAsync(() -> ask("'do': 'choose', 'game': 'g', 'choice': 'A1 end'"));
        assertThat(held.await(SECONDS, TimeUnit.SECONDS)).isTrue();
        try {
            assertThat(asked("'do': 'choose', 'game': 'other', 'choice': 'A starts'")
                            .has("updates"))
                    .isTrue();
            assertThat(asked("'do': 'start', 'game': 'third'").has("prompt")).isTrue();
            assertThat(asked("'do': 'apply', 'state': 's1', 'choice': 'A1 shoot rifle at B1'")
                            .has("update"))
                    .isTrue();
        } finally {
            released.countDown();
        }
        assertThat(answer.get(SECONDS, TimeUnit.SECONDS).has("updates")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("longRequests")
    void whatIsStoppedIsAFaultAndChangesNothing(String members) {
        String record = record();
        JsonNode answer = ask(members.replace("RECORD", record), () -> {
            throw new Work.Stopped(Fault.of("it takes too long", "less"));
        });
        assertThat(ServerClient.faults(answer)).isEqualTo("it takes too long; expected less");
        assertThat(answer.at("/faults/0/where").asText()).isEqualTo("/do");
        assertThat(answer.has("bug")).isFalse();
        assertThat(bugs).isEmpty();
        assertThat(ask("'do': 'games'").get("games").toString()).isEqualTo("[\"g\"]");
        assertThat(ask("'do': 'save', 'game': 'g'").get("record").toString()).isEqualTo(record);
        assertThat(ask("'do': 'digest', 'state': 's1'").has("digest")).isTrue();
        assertThat(ask("'do': 'drop'").get("states").asInt()).isZero();
    }

    /** An undo between two updates leaves an answer that begins anew. */
    @Test
    void eventsOfInputsThatAreTakenBackMeanwhileAreNotTold() {
        record();
        int[] parts = new int[1];
        JsonNode answer = ask("'do': 'events', 'game': 'g', 'side': 'A', 'since': 0", () -> {
            if (++parts[0] == 3) ask("'do': 'undo', 'game': 'g', 'to': 1");
        });
        assertThat(answer.get("due").asInt()).isEqualTo(2);
        assertThat(answer.get("updates")).hasSize(1);
        assertThat(answer.at("/updates/0/text").asText()).isEqualTo("A1 activate");
        assertThat(parts[0]).isEqualTo(4);
    }

    /** An answer that is too long is refused as soon as that is known. */
    @Test
    void eventsThatAreTooLongEndEarly() {
        int whole = eventsOfAGame();
        server = served(Deadcube.rules(), whole / 2);
        eventsOfAGame();
        int[] parts = new int[1];
        JsonNode answer = ask(EVENTS, () -> parts[0]++);
        assertThat(ServerClient.faults(answer))
                .isEqualTo("the answer has more than " + whole / 2 + " characters; expected " + whole / 2
                        + " at most: 'since' asks for less");
        assertThat(parts[0]).isBetween(10, 35);
    }

    /** Plays a game of forty inputs, and returns the length of what is told of it. */
    private int eventsOfAGame() {
        record();
        for (int inputs = 4; inputs < 40; inputs++)
            ask("'do': 'choose', 'game': 'g', 'choice': "
                    + ask("'do': 'prompt', 'game': 'g'").at("/prompt/options/0/choice"));
        return server.answer(line(EVENTS)).length();
    }

    @Test
    void aGameThatIsLoadedAsksNoMore() {
        String record = record();
        int[] parts = new int[1];
        ask(LOAD.replace("RECORD", record), () -> parts[0]++);
        int loaded = parts[0];
        assertThat(loaded).isPositive();
        assertThat(ask("'do': 'choose', 'game': 'again', 'choice': 'A1 end'").has("updates"))
                .isTrue();
        assertThat(parts[0]).isEqualTo(loaded);
    }

    /** What the starter searched before a second person came is not theirs when the game is one between two people. */
    @Test
    void aSearchThatGoesOnWhileTwoPeopleJoinKeepsNoState() throws Exception {
        ask("'do': 'start', 'game': 'g', 'seed': 1, 'tokens': {'A': 'token of A', 'B': 'token of B', 'keeper': "
                + "'the keeper'}");
        assertThat(ask("'do': 'hold', 'game': 'g', 'token': 'the keeper'")
                        .get("state")
                        .asText())
                .isEqualTo("s1");
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch released = new CountDownLatch(1);
        CompletableFuture<JsonNode> answer =
                CompletableFuture.supplyAsync(() -> ask(PLAYOUT + ", 'token': 'the keeper'", () -> {
                    held.countDown();
                    await(released);
                }));
        assertThat(held.await(SECONDS, TimeUnit.SECONDS)).isTrue();
        for (String side : new String[] {"A", "B"})
            assertThat(asked("'do': 'join', 'game': 'g', 'token': 'token of " + side + "', 'own': 'own token of " + side
                                    + "'")
                            .has("faults"))
                    .isFalse();
        released.countDown();
        assertThat(ServerClient.faults(answer.get(SECONDS, TimeUnit.SECONDS)))
                .startsWith("no state is called 's1' by this token");
        assertThat(ask("'do': 'digest', 'state': 's2', 'token': 'the keeper'").has("faults"))
                .isTrue();
        assertThat(bugs).isEmpty();
    }

    /** What is taken back is told one input after the other, too. */
    @Test
    void aLongStoryOfUndosIsStopped() {
        ask("'do': 'start', 'game': 'g', 'situation': 'A1 SP 2-3, at c4; B1 at h8; play',"
                + " 'tokens': {'A': 'token of A', 'B': 'token of B', 'keeper': 'the keeper'}");
        for (String side : new String[] {"A", "B"})
            ask("'do': 'join', 'game': 'g', 'token': 'token of " + side + "', 'own': 'own token of " + side + "'");
        String own = ", 'game': 'g', 'token': 'own token of A'";
        assertThat(ask("'do': 'choose', 'choice': 'A1 activate'" + own).has("updates"))
                .isTrue();
        assertThat(ask("'do': 'undo', 'to': 0" + own).get("undos").asInt()).isEqualTo(1);
        int[] parts = new int[1];
        assertThat(ask("'do': 'undone'" + own, () -> parts[0]++).get("undone")).hasSize(1);
        assertThat(parts[0]).isPositive();
        assertThat(ServerClient.faults(ask("'do': 'undone'" + own, () -> {
                    throw new Work.Stopped(Fault.of("it takes too long", "less"));
                })))
                .isEqualTo("it takes too long; expected less");
    }
}
