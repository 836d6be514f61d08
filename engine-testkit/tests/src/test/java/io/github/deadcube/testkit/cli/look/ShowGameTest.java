package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.command.Screen;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

/** {@code deadcube replay}. */
class ShowGameTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aGameIsPrintedAsItWasPlayed() {
        Path record = folder.resolve("game.txt");
        String played =
                Run.of("play", "--seed", "3", "--record", record.toString()).out();
        Run run = Run.of("replay", record.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(printed(run.out())).isEqualTo(printed(played)).hasSizeGreaterThan(50);
    }

    @Test
    void itsLinesFitTheScreen() {
        Path record = folder.resolve("game.txt");
        Run.of("play", "--seed", "3", "--quiet", "--record", record.toString());
        Run narrow = Run.on(new Screen(true, Ansi.OFF, Option.some(60)), "replay", record.toString());
        assertThat(narrow.exitCode()).isZero();
        assertThat(narrow.out().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60))
                .anySatisfy(line -> assertThat(line).startsWith("    "));
        assertThat(narrow.out().replaceAll("\\s+", " "))
                .isEqualTo(Run.of("replay", record.toString()).out().replaceAll("\\s+", " "));
    }

    @Test
    void aGameIsWrittenAsAPage() throws IOException {
        Path record = folder.resolve("game.txt");
        Path page = folder.resolve("game.html");
        Run.of("play", "--seed", "3", "--quiet", "--record", record.toString());
        Run run = Run.of("replay", record.toString(), "--html", page.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(Files.readString(page))
                .startsWith("<!doctype html>")
                .contains("A Saltwind Wardens against B Kiln Road");
    }

    @Test
    void anUnfinishedGameIsShown() throws IOException {
        Path record = folder.resolve("game.txt");
        Run.of("play", "--seed", "3", "--quiet", "--record", record.toString());
        String whole = Files.readString(record);
        int half = whole.indexOf("\n100: ") + 4;
        Run run = Run.of(
                "replay",
                Files.writeString(folder.resolve("torn.txt"), whole.substring(0, half))
                        .toString());
        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.err()).contains("torn.txt, line ").contains("torn off");
        assertThat(printed(Run.of("replay", record.toString()).out()).toString())
                .contains(printed(run.out()).subList(1, 10).toString().replaceAll("^\\[|]$", ""));
    }

    /** A record with faults shows that the page is refused first: no input is played for it. */
    @ParameterizedTest
    @ValueSource(strings = {"replay", "analyse"})
    void aPageThatCannotBeWrittenIsRefusedBeforeTheWork(String command) throws IOException {
        String broken =
                Files.writeString(folder.resolve("broken.txt"), "no record\n").toString();
        Path nowhere = folder.resolve("missing").resolve("game.html");
        assertThat(Run.of(command, broken, "--html", nowhere.toString()))
                .isEqualTo(new Run(2, "", nowhere + " cannot be written: its folder does not exist\n"));
        assertThat(Run.of(command, broken, "--html", folder.toString()))
                .isEqualTo(new Run(2, "", folder + " cannot be written: it is a folder\n"));
    }

    @Test
    void faultsAreReportedWithTheirPlace() throws IOException {
        Path record = folder.resolve("game.txt");
        Run.of("play", "--seed", "3", "--quiet", "--record", record.toString());
        Run same = Run.of("replay", record.toString(), "--html", record.toString());
        assertThat(same.exitCode()).isEqualTo(2);
        assertThat(same.err()).contains("holds the record that is read");
        assertThat(Run.of("replay", folder.resolve("none").toString()).exitCode())
                .isEqualTo(2);
        Path other = Files.writeString(folder.resolve("other.txt"), "no record\n");
        assertThat(Run.of("replay", other.toString()).exitCode()).isEqualTo(3);
        assertThat(Run.of("replay", other.toString()).err()).contains("other.txt, line 1");
    }

    /** Removes the heading, which names the seed. */
    private static List<String> printed(String out) {
        return out.lines().skip(1).toList();
    }
}
