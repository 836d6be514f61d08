package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Main;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The clients in Python and JavaScript play, and start a server of their own. A test is skipped if the interpreter is
 * missing.
 */
@Tag("programs")
class ReferenceClientTest {
    private static final String CLIENT = "/io/github/deadcube/testkit/clients/deadcube.js";
    private static final Path PYTHON = Path.of("../python");

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"python3", "node"})
    void itPlaysAgainstSimple(String interpreter) throws IOException {
        String bot = "exec:" + String.join(" ", client(interpreter));
        Path record = folder.resolve("game.txt");
        Run run = Run.of("play", "--bots", bot + ",simple", "--seed", "3", "--quiet", "--record", record.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).doesNotContain("loses:").containsPattern("\\(VIC-[0-9]\\)");
        assertThat(Run.of("verify", record.toString()).exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"python3", "node"})
    void itPlaysByItself(String interpreter) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(client(interpreter));
        command.add(Java.command());
        command.addAll(Java.QUICK);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(said).containsPattern("\\(VIC-[0-9]\\)");
    }

    @Test
    void itSaysThatNoServerStarts() throws IOException, InterruptedException {
        for (String command : new String[] {"false", "no-such-program"}) {
            List<String> client = new ArrayList<>(client("node"));
            client.add(command);
            Process process =
                    new ProcessBuilder(client).redirectErrorStream(true).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).isEqualTo(1);
            assertThat(said.strip())
                    .isEqualTo(command.equals("false") ? "the server does not start" : "spawn no-such-program ENOENT");
        }
    }

    private List<String> client(String interpreter) throws IOException {
        Programs.assumeThere(interpreter);
        if (interpreter.equals("python3"))
            return List.of("env", "PYTHONPATH=" + PYTHON.toAbsolutePath(), interpreter, "-m", "deadcube.client");
        try (InputStream in = ReferenceClientTest.class.getResourceAsStream(CLIENT)) {
            Path file = folder.resolve("deadcube.js");
            Files.write(file, in.readAllBytes());
            return List.of(interpreter, file.toString());
        }
    }
}
