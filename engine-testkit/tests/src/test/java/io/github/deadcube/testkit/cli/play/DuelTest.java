package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelTest {
    @Test
    void itCountsTheGamesOfBothBots() {
        assertThat(Run.of("duel", "--bots", "simple,random", "--games", "8", "--seed", "42"))
                .satisfies(run -> {
                    assertThat(run.exitCode()).isZero();
                    assertThat(run.err()).isEmpty();
                    assertThat(run.out()).matches("simple wins [5-8], random wins [0-3], drawn [0-3]\n");
                });
    }

    @Test
    void withSwappedBotsTheOtherWins() {
        assertThat(Run.of("duel", "--bots", "random,simple", "--games", "4", "--seed", "42")
                        .out())
                .isEqualTo("random wins 0, simple wins 4, drawn 0\n");
    }

    @Test
    void aSeedOfTheSystemIsPrinted() {
        String chosen = Run.of("duel", "--games", "4").out();
        assertThat(chosen)
                .isEqualTo("seed " + Run.SEED + "\n"
                        + Run.of("duel", "--games", "4", "--seed", Long.toString(Run.SEED))
                                .out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bots simple           | --bots takes two names",
                "--bots simple,nobody    | no bot is called 'nobody'; there are simple, skirmisher, random, and programs, such as 'exec:python3 my_bot.py'",
                "--games 0               | --games takes a number from 1 upward",
                "--games many            | 'many' is not a whole number",
                "--games 99999999999     | '99999999999' is too large a number",
            })
    void faultsAreReported(String arguments, String said) {
        Run run = Run.of(("duel " + arguments.strip()).split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(said.strip(), "Usage: deadcube duel").doesNotContain("\tat ", "Exception");
    }

    @Test
    void allFaultsAreReportedAtOnce() {
        Run run = Run.of("duel", "--bots", "nobody,me,simple", "--games", "0", "--seed", "x", "--loud");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines().takeWhile(line -> !line.startsWith("Usage")))
                .containsExactly(
                        "Invalid value for option '--seed': 'x' is not a whole number",
                        "Unknown option: '--loud'",
                        "--bots takes two names, such as simple,random",
                        "no bot is called 'nobody'; there are simple, skirmisher, random, and programs, such as 'exec:python3 my_bot.py'",
                        "no bot is called 'me'; there are simple, skirmisher, random, and programs, such as 'exec:python3 my_bot.py'",
                        "--games takes a number from 1 upward");
    }
}
