package io.github.deadcube.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.Output;
import io.github.deadcube.testkit.cli.command.Screen;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that cannot be written is an error. */
class LostOutputTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "play",
                "play --quiet --seed 7",
                "play --bots human,random",
                "duel --games 1 --bots random,random",
                "perft",
                "rules",
                "rules ADV-5",
                "odds 4d5+",
                "odds shoot RA 5+, rifle R5 v SV 4+ HP 2",
                "odds assault FI 5+ v FI 4+ SV 5+ HP 2",
                "dispersion --at 10,24 --die 11",
                "table refinery",
                "verify --help",
                "teams",
                "teams saltwind-wardens",
                "rules --differences",
                "serve",
                "replay --help"
            })
    void everyCommandReportsLostOutput(String line) {
        StringWriter err = new StringWriter();
        String[] arguments = line.split(" ", -1);
        int exitCode = BugReport.run(
                () -> Main.commandLine(
                        Deadcube.rules(), InputStream.nullInputStream(), Screen.NONE, () -> Run.SEED, arguments),
                Output.answers(new FullDisk(), () -> false),
                Output.complaints(err),
                arguments);
        assertThat(exitCode).isEqualTo(74);
        assertThat(err).hasToString("The output is lost: the disk is full." + System.lineSeparator());
    }

    /** An assistant's server says nothing before it is asked. */
    @Test
    void anAnswerThatIsLostEndsTheServerOfAssistants() {
        StringWriter err = new StringWriter();
        InputStream asked = new ByteArrayInputStream(
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}\n{}\n".getBytes(StandardCharsets.UTF_8));
        int exitCode = BugReport.run(
                () -> Main.commandLine(Deadcube.rules(), asked, Screen.NONE, () -> Run.SEED, "mcp"),
                Output.answers(new FullDisk(), () -> false),
                Output.complaints(err),
                "mcp");
        assertThat(exitCode).isEqualTo(74);
        assertThat(err).hasToString("The output is lost: the disk is full." + System.lineSeparator());
    }

    @Test
    @Tag("programs")
    void aFullDeviceAndAClosedPipeAreErrors() throws IOException, InterruptedException {
        assumeTrue(Files.isWritable(Path.of("/dev/full")));
        assertThat(Shell.run("deadcube rules > /dev/full; echo $?")).satisfies(full -> {
            assertThat(full.text()).startsWith("The output is lost: ").endsWith("\n74\n");
        });
        assertThat(Shell.run("{ deadcube rules; echo $? >&2; } | true").text()).endsWith("\n74\n");
        assertThat(Shell.run("deadcube rules >&-; echo $?").text()).endsWith("\n74\n");
    }

    @Test
    @Tag("programs")
    void aFileOnAFullDiskIsUnchanged(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("precious.txt"), "precious");
        Shell shell = Shell.run("ulimit -f 8 || exit; deadcube play --seed 42 --quiet --record '" + file
                + "'; echo $?; deadcube table refinery --svg '" + file + "'; echo $?");
        assertThat(shell.text())
                .contains("Score after round 4: ")
                .contains(file + " cannot be written: File too large\n74\n")
                .endsWith("\n2\n");
        assertThat(file).hasContent("precious");
        assertThat(folder.toFile().list()).containsExactly("precious.txt");
    }

    /** Accepts nothing. */
    private static final class FullDisk extends Writer {
        @Override
        public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("the disk is full");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
