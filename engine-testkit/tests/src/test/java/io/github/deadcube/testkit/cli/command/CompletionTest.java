package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code deadcube completion}, in bash. */
class CompletionTest {
    private static final Path BASH = Path.of("/bin/bash");

    @TempDir
    private Path folder;

    private Path script = Path.of("");

    @BeforeEach
    void write() throws IOException {
        Run run = Run.of("completion");
        assertThat(run.exitCode()).isZero();
        script = Files.writeString(folder.resolve("completion"), run.out());
    }

    /** What bash offers for the last word; outside a completion it complains that there is none. */
    private String offered(String... words) throws IOException {
        assumeTrue(Files.isExecutable(BASH), "there is no bash");
        String line = "source " + script + "; COMP_WORDS=(" + String.join(" ", words) + "); COMP_CWORD="
                + (words.length - 1) + "; _complete_deadcube; echo \"${COMPREPLY[@]}\"";
        Process bash = new ProcessBuilder(BASH.toString(), "-c", line)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        return new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    @Test
    void bashCompletesCommandsOptionsAndNames() throws IOException {
        assertThat(offered("deadcube", "pl")).isEqualTo("play");
        assertThat(offered("deadcube", "web", "--ho")).isEqualTo("--host");
        assertThat(offered("deadcube", "play", "--battlefield", "tower")).isEqualTo("tower-block");
    }

    @Test
    void zshReadsTheScriptToo() throws IOException {
        assertThat(Files.readString(script)).contains("bashcompinit");
    }
}
