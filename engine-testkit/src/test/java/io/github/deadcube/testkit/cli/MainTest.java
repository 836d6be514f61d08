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
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "play --seed",
                "play --seed seven",
                "play --loud",
                "play now",
                "play --bots",
                "play --bots human",
                "play --bots a,human",
                "play --bots human,random,random",
                "play @arguments",
                "@arguments",
                "--seed 7"
            })
    void wrongArgumentsAreAnsweredWithTheUsage(String line) {
        Run run = Run.of(line.isEmpty() ? new String[0] : line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("Usage: deadcube").doesNotContain("\tat ", "Exception");
    }

    @Test
    void allThatIsWrongIsSaidAtOnce() {
        Run run = Run.of("play", "--seed", "1.5", "--bots", "me,human,you,", "--record", " ", "--loud");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                .containsExactly(
                        "Invalid value for option '--seed': '1.5' is not a whole number",
                        "Invalid value for option '--bots': 'me,human,you,' is not two names with a comma between: for"
                                + " side A and for side B, each of human, simple, skirmisher, random",
                        "Invalid value for option '--record': the name of a file is missing",
                        "Unknown option: '--loud'");
        assertThat(Run.of("play", "--bots", "me,you").err())
                .startsWith("Invalid value for option '--bots': 'me' and 'you' are nobody who plays; there are human,");
    }

    @Test
    void helpAndVersionAreNoErrors() {
        assertThat(Run.of("--help")).satisfies(run -> {
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).contains("Usage: deadcube", "play", "rules");
            assertThat(run.err()).isEmpty();
        });
        assertThat(Run.of("--version")).satisfies(run -> {
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).startsWith("deadcube ").contains("deadzone-3 v");
        });
        assertThat(Run.of("play", "--help").out()).contains("--seed", "--quiet");
    }

    @Test
    void theSameSeedTellsTheSameGame() {
        Run first = Run.of("play", "--seed", "7");
        assertThat(first.exitCode()).isZero();
        assertThat(first.err()).isEmpty();
        assertThat(first.out())
                .isEqualTo(Run.of("play", "--seed", "7").out())
                .contains("Round 1\n", "Score after round 1: A ")
                .doesNotContain("\u001b");
    }

    @Test
    void tenSeedsTellTenGames() {
        assertThat(Vector.rangeClosed(1, 10)
                        .map(seed -> Run.of("play", "--seed", seed.toString()).out())
                        .map(out -> out.substring(out.indexOf('\n')))
                        .distinct())
                .hasSize(10);
    }

    @Test
    void withoutASeedItIs42() {
        assertThat(Run.of("play").out())
                .isEqualTo(Run.of("play", "--seed", "42").out());
    }

    @Test
    void boardsAreShownOnceARoundIfWanted() {
        Run run = Run.of("play", "--seed", "7", "--boards");
        assertThat(run.out()).contains("\nRound 1\nboard 8 x 8 x 3\n:1  a");
        assertThat(run.out().split("\nboard 8 x 8 x 3\n", -1))
                .hasSameSizeAs(run.out().split("\nRound ", -1));
        assertThat(Run.of("play", "--seed", "7", "--no-boards").out())
                .isEqualTo(Run.of("play", "--seed", "7").out())
                .doesNotContain("board");
    }

    @Test
    void aGameIsRecordedAndTheRecordVerified(@TempDir Path folder) {
        String file = folder.resolve("game.txt").toString();
        Run run = Run.of("play", "--seed", "7", "--record", file);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo(Run.of("play", "--seed", "7").out());
        assertThat(Run.of("verify", file).exitCode()).isZero();
    }

    @Test
    void aRecordThatCannotBeWrittenIsSaidSoBeforeTheGame(@TempDir Path folder) {
        Run run = Run.of("play", "--record", folder.resolve("no/where").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo(folder.resolve("no/where") + " cannot be written: its folder does not exist.\n");
        assertThat(Run.of("play", "--record", folder.toString()).err())
                .isEqualTo(folder + " cannot be written: it is a folder.\n");
    }

    @Test
    void otherBotsPlayAnotherGame() {
        assertThat(Run.of("play", "--seed", "7", "--bots", "random,skirmisher").out())
                .isNotEqualTo(Run.of("play", "--seed", "7").out())
                .contains("Score after round 1");
        assertThat(Run.of("play", "--seed", "7", "--bots", "skirmisher, skirmisher")
                        .out())
                .isEqualTo(Run.of("play", "--seed", "7").out());
    }

    @Test
    void quietTellsTheScoresAndTheResultOfTheSameGame() {
        Run quiet = Run.of("play", "--seed", "7", "--quiet");
        assertThat(quiet.exitCode()).isZero();
        assertThat(quiet.out().lines().skip(1).limit(1)).allMatch(line -> line.startsWith("Score after round 1: "));
        assertThat(quiet.out().lines().count()).isBetween(3L, 7L);
        assertThat(Run.of("play", "--seed", "7").out().lines().toList())
                .containsSubsequence(quiet.out().lines().toList());
    }

    @Test
    void aBugIsToldWithTheSeedAndWhatWasGoingOn() {
        Run run = Run.with(new Broken(Deadcube.rules()), "play", "--seed", "5");
        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.err())
                .startsWith("This is a bug of deadcube.")
                .contains(
                        "the table has caught fire",
                        "The game of seed 5 has broken off after 0 inputs.",
                        "\nGoing on: ");
    }

    /** Plays nothing: its first transition fails. */
    private record Broken(Rules rules) implements Rules {
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
            throw new UnsupportedOperationException("the table has caught fire");
        }

        @Override
        public Option<Rejection> explain(GameState state, Choice choice) {
            return rules.explain(state, choice);
        }
    }
}
