package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.testkit.cli.Main;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command line on a terminal, as far as {@code script} of util-linux makes one. */
class PseudoTerminalTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");

    @Test
    void aTerminalGetsColoursAndBoardsAndIsAsked() throws IOException, InterruptedException {
        Screen screen = typed("A starts", "zone 1", "A5 deploy b8", "why", "undo", "quit");
        assertThat(screen.exitCode()).as(screen.text()).isZero();
        assertThat(screen.text())
                .contains("\u001b[36mA Saltwind Wardens\u001b[", "\u001b[1mdeployment zone\u001b[")
                .contains("\u001b[36mA\u001b[39m\u001b[0m> ")
                .contains("A5 takes a spot of b8", "Back to your last choice.", "The game is left after ");
    }

    @Test
    void aDumbTerminalGetsBoardsButNoColours() throws IOException, InterruptedException {
        assertThat(on("dumb", "", "play --seed 5").text())
                .contains("board 8 x 8 x 3")
                .doesNotContain("\u001b");
        assertThat(on("xterm", "export NO_COLOR=1; ", "play --seed 5").text())
                .contains("board 8 x 8 x 3")
                .doesNotContain("\u001b");
    }

    @Test
    void theWidthOfTheTerminalIsUsed() throws IOException, InterruptedException {
        for (int width : new int[] {62, 100})
            for (String line :
                    new String[] {"--help", "play --help", "rules ADV-5", "play --bots human,random --no-boards"})
                assertThat(on("dumb", "stty cols " + width + "; ", line, "1", "1", "why", "quit")
                                .widest())
                        .as(line)
                        .isBetween(width - 14, width);
        assertThat(on("dumb", "export COLUMNS=90; stty cols 60; ", "rules ADV-5")
                        .widest())
                .isBetween(76, 90);
    }

    @Test
    void theEndOfTheInputEndsTheGame() throws IOException, InterruptedException {
        Screen screen = typed("1");
        assertThat(screen.exitCode()).as(screen.text()).isZero();
        assertThat(screen.text()).contains("The game is left after ");
    }

    private record Screen(int exitCode, String text) {
        /** Without the prompts, after which the keys of a person who types would break the line. */
        int widest() {
            return text.lines()
                    .map(line -> line.replaceFirst("^[AB]> ", ""))
                    .mapToInt(String::length)
                    .max()
                    .orElse(0);
        }
    }

    private static Screen typed(String... lines) throws IOException, InterruptedException {
        return on("xterm", "", "play --bots human,random --seed 1", lines);
    }

    /** A command on a kind of terminal, after what a shell does first. */
    private static Screen on(String kind, String first, String arguments, String... lines)
            throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SCRIPT));
        String command = first + "'" + Java.command() + "' -XX:TieredStopAtLevel=1 -cp '" + ClassPath.ofTheCommandLine()
                + "' " + Main.class.getName() + " " + arguments;
        ProcessBuilder builder = Java.process(SCRIPT.toString(), "-qec", command, "/dev/null");
        builder.environment().put("TERM", kind);
        builder.environment().keySet().removeAll(List.of("NO_COLOR", "COLUMNS", "CLICOLOR_FORCE"));
        Process process = builder.start();
        try (OutputStream keyboard = process.getOutputStream()) {
            keyboard.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Screen(process.waitFor(), text);
    }
}
