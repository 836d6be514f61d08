package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule that throws ends the game in which it throws. Its record is left, and all other games go on. */
class BrokenGameTest {
    private final List<Throwable> bugs = new ArrayList<>();
    private final PlantedFault rules = new PlantedFault();
    private final ServerClient server = new ServerClient(rules, ServerLimits.DEFAULT, bugs::add);

    @ParameterizedTest
    @ValueSource(
            classes = {
                IllegalStateException.class,
                StackOverflowError.class,
                OutOfMemoryError.class,
                AssertionError.class,
                IOException.class
            })
    void onlyTheGameInWhichARuleThrowsEnds(Class<? extends Throwable> kind) throws ReflectiveOperationException {
        server.ask("{'do': 'start', 'game': 'sound', 'seed': 1}");
        server.ask("{'do': 'start', 'game': 'broken', 'seed': 2}");
        String choice = server.ask("{'do': 'prompt', 'game': 'broken'}")
                .at("/prompt/options/0/choice")
                .toString();
        server.ask("{'do': 'choose', 'game': 'broken', 'choice': " + choice + "}");
        JsonNode record = server.ask("{'do': 'save', 'game': 'broken'}");
        JsonNode next = server.ask("{'do': 'prompt', 'game': 'broken'}");
        rules.fault = kind.getDeclaredConstructor().newInstance();

        JsonNode error = server.ask(
                "{'id': 7, 'do': 'choose', 'game': 'broken', 'choice': " + next.at("/prompt/options/0/choice") + "}");
        assertThat(ServerClient.faults(error)).isEqualTo("the game has ended; 'save' returns its record");
        assertThat(error.at("/bug").asText()).isEqualTo(kind.getName());
        assertThat(error.get("id").asInt()).isEqualTo(7);
        assertThat(bugs).containsExactly(rules.fault);
        rules.fault = null;

        for (String request : new String[] {"'prompt'", "'view', 'side': 'A'", "'undo', 'to': 0", "'hold'"})
            assertThat(ServerClient.faults(server.ask("{'game': 'broken', 'do': " + request + "}")))
                    .isEqualTo("a bug has ended the game; expected 'save' or 'close'");
        assertThat(server.ask("{'do': 'save', 'game': 'broken'}")).isEqualTo(record);
        JsonNode asked = server.ask("{'do': 'prompt', 'game': 'sound'}");
        assertThat(server.ask("{'do': 'choose', 'game': 'sound', 'choice': " + asked.at("/prompt/options/0/choice")
                                + "}")
                        .get("due")
                        .asInt())
                .isGreaterThan(asked.get("due").asInt());
        assertThat(server.ask("{'do': 'close', 'game': 'broken'}").get("games").toString())
                .isEqualTo("[\"sound\"]");
        assertThat(server.ask("{'do': 'start', 'game': 'broken', 'seed': 2}").has("prompt"))
                .isTrue();
    }

    /** Every request that asks the engine about a game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'prompt'",
                "'why', 'choice': 'pass'",
                "'destinations', 'model': 'A1'",
                "'advise', 'bot': 'fast'",
                "'encode', 'side': 'A'",
                "'undo', 'to': 0",
            })
    void aThrowInAnyRequestIsAnswered(String request) {
        server.ask("{'do': 'start', 'seed': 1}");
        rules.fault = new IllegalStateException("a rule");
        JsonNode answer = server.ask("{'do': " + request + "}");
        assertThat(answer.at("/bug").asText()).isEqualTo(IllegalStateException.class.getName());
        assertThat(bugs).hasSize(1);
        rules.fault = null;
        assertThat(server.ask("{'do': 'save'}").get("record").asText()).startsWith("deadcube record");
    }

    @ParameterizedTest
    @ValueSource(classes = {StackOverflowError.class, IOException.class})
    void aThrowInASearchDropsItsState(Class<? extends Throwable> kind) throws ReflectiveOperationException {
        server.ask("{'do': 'start', 'seed': 1}");
        server.ask("{'do': 'hold'}");
        server.ask("{'do': 'hold'}");
        rules.fault = kind.getDeclaredConstructor().newInstance();
        assertThat(ServerClient.faults(server.ask("{'do': 'playout', 'state': 's1', 'seed': 1}")))
                .isEqualTo("the state is dropped");
        rules.fault = null;
        assertThat(server.ask("{'do': 'digest', 'state': 's1'}")
                        .at("/faults/0/where")
                        .asText())
                .isEqualTo("/state");
        assertThat(server.ask("{'do': 'playout', 'state': 's2', 'seed': 1}").has("score"))
                .isTrue();
        assertThat(server.ask("{'do': 'prompt'}").has("prompt")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(classes = {IllegalStateException.class, IOException.class})
    void aThrowAtTheStartOpensNoGame(Class<? extends Throwable> kind) throws ReflectiveOperationException {
        server.ask("{'do': 'start', 'game': 'g', 'seed': 1}");
        rules.fault = kind.getDeclaredConstructor().newInstance();
        JsonNode error = server.ask("{'do': 'start', 'game': 'h', 'seed': 1}");
        assertThat(ServerClient.faults(error)).isEqualTo("there is no answer");
        assertThat(error.get("bug").asText()).isEqualTo(kind.getName());
        rules.fault = null;
        assertThat(server.ask("{'do': 'games'}").get("games").toString()).isEqualTo("[\"g\"]");
        assertThat(server.ask("{'do': 'prompt', 'game': 'g'}").has("prompt")).isTrue();
    }

    /** Throws what is planted, at each question. */
    private static final class PlantedFault extends ForwardingRules {
        private @Nullable Throwable fault;

        private void check() {
            if (fault != null) throwUnchecked(fault);
        }

        /** Throws a checked exception that no method declares, as a rule in Kotlin may do. */
        @SuppressWarnings("unchecked")
        private static <E extends Throwable> void throwUnchecked(Throwable fault) throws E {
            throw (E) fault;
        }

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            check();
            return super.apply(state, input);
        }

        @Override
        public Prompt prompt(GameState state) {
            check();
            return super.prompt(state);
        }

        @Override
        public Option<Rejection> explain(GameState state, Choice choice) {
            check();
            return super.explain(state, choice);
        }
    }
}
