package io.github.deadcube.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C, on systems that can send it. */
@Tag("programs")
class InterruptTest {
    @Test
    void anInterruptHasAnExitCodeAndKeepsTheRecord(@TempDir Path folder) throws IOException, InterruptedException {
        Path record = folder.resolve("game.txt");
        Process process = Java.machine(
                        "-cp",
                        ClassPath.ofTheCommandLine(),
                        Main.class.getName(),
                        "play",
                        "--bots",
                        "human,human",
                        "--record",
                        record.toString())
                .start();
        try {
            readUntilAsked(process.getInputStream());
            assumeTrue(heedsInterrupts(process));
            assertThat(new ProcessBuilder("/bin/sh", "-c", "kill -INT " + process.pid())
                            .start()
                            .waitFor())
                    .isZero();
            assertThat(process.waitFor()).isEqualTo(130);
        } finally {
            process.destroyForcibly();
        }
        Run verified = Run.of("verify", record.toString());
        assertThat(verified.exitCode()).isEqualTo(4);
        assertThat(verified.err()).contains("the record ends without a result", "inputs verify");
    }

    private static void readUntilAsked(InputStream out) throws IOException {
        StringBuilder read = new StringBuilder();
        for (int next = 0; next >= 0 && read.indexOf("> ") < 0; ) {
            next = out.read();
            read.append((char) next);
        }
        assertThat(read).contains("> ");
    }

    /** A shell starts background processes with interrupts ignored. */
    private static boolean heedsInterrupts(Process process) throws IOException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        return Files.isReadable(status)
                && Files.readAllLines(status, StandardCharsets.UTF_8).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .allMatch(line -> (Long.parseUnsignedLong(
                                                line.substring("SigIgn:".length())
                                                        .strip(),
                                                16)
                                        & 2)
                                == 0);
    }
}
