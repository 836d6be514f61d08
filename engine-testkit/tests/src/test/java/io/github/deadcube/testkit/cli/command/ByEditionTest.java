package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ByEditionTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({"third, deadzone-3", "living, living-rules", "revised, deadzone-3.5"})
    void aRecordNamesTheEditionThatIsPlayed(String edition, String ruleset) throws IOException {
        Path record = folder.resolve("game.record");
        Run run = Run.of(
                "play", "--edition", edition, "--quiet", "--bots", "random,random", "--record", record.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(Files.readString(record)).contains("ruleset " + ruleset + " v");
        assertThat(Run.of("verify", record.toString()).exitCode()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"play", "duel", "perft", "odds shoot", "odds assault", "teams", "teams check", "build --list x.cat"})
    void anEditionThatThereIsNotIsRefusedWithThoseThatAre(String command) {
        Run run = Run.of((command + " --edition fourth").split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("no edition is called 'fourth'; there are third, living, revised");
    }

    /** The usage says what would be right if an argument is missing, not if a name is wrong. */
    @ParameterizedTest
    @CsvSource({"play, false", "duel --bots random;random, false", "duel --games 0, true"})
    void theUsageIsPrintedIfMoreThanANameIsWrong(String command, boolean usage) {
        Run run = Run.of((command.replace(';', ',') + " --edition fourth").split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().contains("Usage")).isEqualTo(usage);
    }

    @Test
    void aBattleOfBotsIsByTheEdition() {
        assertThat(Run.of("duel", "--edition", "revised", "--games", "4", "--bots", "random,random")
                        .exitCode())
                .isZero();
    }
}
