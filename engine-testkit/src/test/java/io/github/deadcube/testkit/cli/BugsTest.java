package io.github.deadcube.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.Output;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever goes wrong leaves by one door. */
class BugsTest {
    @Test
    void aBugIsToldWithTheSeedAndWhatWasGoingOn() {
        Run run = Run.with(
                new Broken(new UnsupportedOperationException("the table has caught fire")), "play", "--seed", "5");
        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.err())
                .startsWith("This is a bug of deadcube.")
                .contains(
                        "the table has caught fire",
                        "The game of seed 5 has broken off after 0 inputs.",
                        "\nGoing on: ");
    }

    @Test
    void anErrorOfTheVirtualMachineIsToldAlike() {
        for (Error error :
                new Error[] {new StackOverflowError(), new OutOfMemoryError("heap"), new AssertionError("no")}) {
            Run run = Run.with(new Broken(error), "play", "--seed", "5");
            assertThat(run.exitCode()).isEqualTo(70);
            assertThat(run.err())
                    .startsWith("This is a bug of deadcube.")
                    .contains(error.getClass().getName(), "The game of seed 5 has broken off after 0 inputs.");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel --games 1", "perft", "odds shoot RA 5+, rifle R5 v SV 4+ HP 2"})
    void everyCommandHasTheSameDoor(String line) {
        Run run = Run.with(new Broken(new StackOverflowError()), line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.err()).startsWith("This is a bug of deadcube.").contains("java.lang.StackOverflowError");
    }

    @Test
    void aCommandLineThatCannotBeMadeIsABug() {
        StringWriter err = new StringWriter();
        int exitCode = Bugs.run(
                () -> {
                    throw new ExceptionInInitializerError("house rules");
                },
                Output.answers(new StringWriter()),
                Output.complaints(err));
        assertThat(exitCode).isEqualTo(70);
        assertThat(err.toString()).startsWith("This is a bug of deadcube.").contains("house rules");
    }

    /** Plays nothing: its first transition fails. */
    private record Broken(Throwable fault, Rules rules) implements Rules {
        Broken(Throwable fault) {
            this(fault, Deadcube.rules());
        }

        @Override
        public Either<Seq<SetupError>, GameState> start(Setup setup) {
            return rules.start(setup);
        }

        @Override
        public Either<Seq<SetupError>, GameState> resume(Situation situation) {
            return rules.resume(situation);
        }

        @Override
        public Prompt prompt(GameState state) {
            return rules.prompt(state);
        }

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            if (fault instanceof Error error) throw error;
            throw (RuntimeException) fault;
        }

        @Override
        public Option<Rejection> explain(GameState state, Choice choice) {
            if (fault instanceof Error error) throw error;
            throw (RuntimeException) fault;
        }
    }
}
