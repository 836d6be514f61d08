package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.command.Subcommand.CommandContext;
import io.github.deadcube.testkit.table.PerftTable;
import io.github.deadcube.testkit.table.PerftTable.PerftPosition;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class CountTest {
    private static final String TABLE = """
            position One
            A1 at a1; B1 at b2
            depth 1: 1
            depth 2: 3 deep
            position Other
            A1 at a1; B1 at b2
            play
            A1 activate
            depth 1: %d
            """;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aLineForEachPositionOfTheTable() {
        assertThat(table(3)).isEqualTo(new Run(0, "One: depth 1, 1, ok\nOther: depth 1, 3, ok\n", ""));
        assertThat(table(3, "--deep")).isEqualTo(new Run(0, "One: depth 2, 3, ok\nOther: depth 1, 3, ok\n", ""));
    }

    @Test
    void anotherNumberIsAnotherExitCode() {
        assertThat(table(4)).isEqualTo(new Run(1, "One: depth 1, 1, ok\nOther: depth 1, 3, differs: expected 4\n", ""));
    }

    @Test
    void ofAFileTheDepthsOrTheFirstInputs() throws IOException {
        Path file = Files.writeString(folder.resolve("yard.txt"), "A1 at a1; B1 at b2; board 2 x 2\nplay\nA1 activate");
        assertThat(Run.of("perft", file.toString(), "--depth", "2"))
                .isEqualTo(new Run(0, "depth 1: 3\ndepth 2: 25\n", ""));
        assertThat(Run.of("perft", file.toString(), "--depth", "2", "--divide"))
                .isEqualTo(new Run(0, "A1 end: 1\nA1 advance: 12\nA1 sprint: 12\ndepth 2: 25\n", ""));
    }

    @Test
    void aFaultyFileIsReportedWithItsLine() throws IOException {
        Path file = Files.writeString(folder.resolve("yard.txt"), "A1 at a1; B1 at b2\nplay\nA1 fly");
        assertRefused(Run.of("perft", file.toString(), "--depth", "2"), "yard.txt, line 3, column 1: ");
        Files.writeString(file, "A1 at a1; B1 at b2\nplay\nA1 sprint");
        assertRefused(Run.of("perft", file.toString(), "--depth", "2"), "yard.txt, line 3: A1 sprint\n", "refused by");
        Files.writeString(file, "A1 HP 2, damage 5, at a1; B1 at b2\nplay\nA1 fly");
        assertRefused(
                Run.of("perft", file.toString(), "--depth", "2"),
                "yard.txt, line 1, column 10: A1: its damage is 5; expected 0 to 1 (DMG-3)\n",
                "yard.txt, line 3, column 1: ");
        assertRefused(Run.of("perft", folder.resolve("nothing").toString(), "--depth", "2"), "there is no file ");
    }

    @Test
    void aRollThatIsTooLargeIsReported() throws IOException {
        Path file = Files.writeString(
                folder.resolve("pot.txt"),
                "A1 RA 4+, pot R3 GRENADE (FRAG (99)), at a1; B1 at b2\nplay\nA1 activate\nA1 shoot pot at b2\ndice "
                        + "8 8 8\ndice 4 4 4");
        Run run = Run.of("perft", file.toString(), "--depth", "2");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEqualTo("depth 1: 24370067800\n");
        assertThat(run.err())
                .contains("99 d8")
                .contains("has 24370067800 outcomes")
                .contains("at most 1000000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--depth 3           | --depth and --divide are for a file",
                "--divide            | --depth and --divide are for a file",
                "yard.txt            | --depth is missing",
                "yard.txt --depth 0  | --depth takes a number from 1 upward",
                "yard.txt --depth x  | 'x' is not a whole number",
                "yard.txt --deep     | --deep is for the table",
                "yard.txt --deep     | --depth is missing",
                "--depth 0           | --depth takes a number from 1 upward",
            })
    void faultsAreReported(String arguments, String said) {
        assertRefused(Run.of(("perft " + arguments.strip()).split(" ", -1)), said.strip(), "Usage: deadcube perft");
    }

    @Test
    void anUnreadableFileIsNotReportedAsMissing() {
        assertThat(Run.of("perft", "yard.txt", "--depth", "x").err())
                .startsWith("Invalid value for option '--depth': 'x' is not a whole number\nthere is no file "
                        + "yard.txt\nUsage: ");
        assertThat(Run.of("verify", "").err()).doesNotContain("Missing").contains("the name of a file is missing");
    }

    private static void assertRefused(Run run, String... said) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(said).doesNotContain("\tat ", "Exception");
    }

    private static Run table(int expected, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String text = TABLE.replace("%d", Integer.toString(expected));
        CommandLine command = new CommandLine(new PerftCommand() {
                    @Override
                    protected CommandContext context() {
                        return Run.context();
                    }

                    @Override
                    Vector<PerftPosition> positions() {
                        return PerftTable.read(text).get();
                    }
                })
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err));
        return new Run(
                command.execute(arguments), out.toString().replace(System.lineSeparator(), "\n"), err.toString());
    }
}
