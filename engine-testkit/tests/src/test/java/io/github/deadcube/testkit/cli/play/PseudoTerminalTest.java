package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.testkit.cli.Main;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line on a terminal that {@code script} of util-linux simulates. */
@Tag("programs")
class PseudoTerminalTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    /** Typed, as by a person. At the end of its input {@code script} sends it too, but only after two seconds. */
    private static final String END_OF_INPUT = "\u0004";

    private static final String INTERRUPT = "\u0003";
    /** The end of the sign before a typed line. */
    private static final String ASKED = "> ";

    private static final String LEFT = "\u001bOD";

    /** Each start of the command line takes seconds. */
    @Test
    void aTerminalGetsColoursAndIsAskedForLinesUntilTheInputEnds() throws IOException, InterruptedException {
        Screen screen =
                typed("A stars" + LEFT + "t\n", "zone 1\n", "A5\n", "A5 deploy b8\n", "why\n", "undo\n", END_OF_INPUT);
        assertThat(screen.exitCode()).as(screen.text()).isZero();
        assertThat(screen.text())
                .contains("\u001b[36mA Saltwind Wardens\u001b[", "\u001b[1mdeployment zone\u001b[")
                .contains("\u001b[36mA\u001b[0m> ")
                .contains(
                        " has the initiative ",
                        "A deploys in zone 1",
                        "A5 takes a spot of b8",
                        "Back to your last choice.",
                        "You left the game after ");
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

    /** As of a terminal of today on a machine with an old list of terminals. */
    @Test
    void aTerminalThatIsNotKnownPlays() throws IOException, InterruptedException {
        Screen screen = typedOn("xterm-nobodys", END_OF_INPUT);
        assertThat(screen.text()).contains("You left the game").doesNotContain("jline", "WARNING", "\tat ");
    }

    @Test
    void theWidthOfTheTerminalIsUsed() throws IOException, InterruptedException {
        List<String> lines = List.of("--help", "play --help", "rules ADV-5", "play --bots human,random --no-boards");
        List<Screen> screens = severalOn("dumb", "stty cols 62; ", lines, "1", "1", "why", "quit");
        assertThat(screens).hasSameSizeAs(lines);
        for (int i = 0; i < lines.size(); i++)
            assertThat(screens.get(i).widest()).as(lines.get(i)).isBetween(48, 62);
        assertThat(on("dumb", "stty cols 44; ", "rules ADV-5").widest()).isBetween(36, 44);
        assertThat(on("dumb", "export COLUMNS=90; stty cols 60; ", "rules ADV-5")
                        .widest())
                .isBetween(76, 90);
    }

    /** Whether the input comes from a person does not matter. */
    @Test
    void aTerminalGetsEscapesAndAFileTheText(@TempDir Path folder) throws IOException, InterruptedException {
        String name = "\u00ad Rats\u001b[2J";
        Path team = Files.writeString(
                folder.resolve("mine.txt"),
                "team: " + name + "\nBoss: leader, 20 points, rifle R6\nRat: troop, 5 points\n");
        for (String input : new String[] {"", "true | "})
            assertThat(on("dumb", input, "teams " + team).text())
                    .contains("team: \\u00ad Rats\\u001b[2J")
                    .doesNotContain("\u001b", "\u00ad");
        Path file = folder.resolve("out.txt");
        on("dumb", "", "teams " + team + " > " + file);
        assertThat(file).content().contains("team: " + name + "\n");
    }

    @Test
    void anInterruptEndsTheGame() throws IOException, InterruptedException {
        assertThat(typed("1\n", "zo" + INTERRUPT).exitCode()).isEqualTo(130);
    }

    private record Screen(int exitCode, String text) {
        /** The width without prompts: the typed keys of a person would break the line after a prompt. */
        int widest() {
            return text.lines()
                    .map(line -> line.replaceFirst("^[AB]> ", ""))
                    .mapToInt(String::length)
                    .max()
                    .orElse(0);
        }
    }

    /** Types each text when the command asks for a line. */
    private static Screen typed(String... keys) throws IOException, InterruptedException {
        return typedOn("xterm", keys);
    }

    private static Screen typedOn(String kind, String... keys) throws IOException, InterruptedException {
        Process process =
                started(kind, "stty cols 100 rows 40; ", Main.class, "play --bots human,random --seed 1 --no-boards");
        StringBuilder text = new StringBuilder();
        InputStreamReader screen = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
        try (OutputStream keyboard = process.getOutputStream()) {
            for (String key : keys) {
                read(screen, text, ASKED);
                keyboard.write(key.getBytes(StandardCharsets.UTF_8));
                keyboard.flush();
            }
            read(screen, text, "");
            return new Screen(process.waitFor(), text.toString());
        }
    }

    /** Reads until new text contains the words, or to the end without words. */
    private static void read(InputStreamReader screen, StringBuilder text, String words) throws IOException {
        int from = text.length();
        for (int next = screen.read(); next >= 0; next = screen.read()) {
            text.append((char) next);
            if (!words.isEmpty() && text.indexOf(words, from) >= 0) return;
        }
    }

    /** Runs a command on a kind of terminal, after the given shell command. */
    private static Screen on(String kind, String first, String arguments, String... lines)
            throws IOException, InterruptedException {
        return run(kind, first, Main.class, arguments, lines);
    }

    /** Runs several commands in one virtual machine. */
    private static List<Screen> severalOn(String kind, String first, List<String> commands, String... lines)
            throws IOException, InterruptedException {
        Screen all = run(kind, first, SeveralCommands.class, "'" + String.join("' '", commands) + "'", lines);
        return Stream.of(all.text().split(SeveralCommands.END, -1))
                .filter(text -> !text.isBlank())
                .map(text -> new Screen(all.exitCode(), text))
                .toList();
    }

    private static Screen run(String kind, String first, Class<?> program, String arguments, String... lines)
            throws IOException, InterruptedException {
        Process process = started(kind, first, program, arguments);
        try (OutputStream keyboard = process.getOutputStream()) {
            keyboard.write((String.join("\n", lines) + "\n" + END_OF_INPUT).getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Screen(process.waitFor(), text);
        }
    }

    private static Process started(String kind, String first, Class<?> program, String arguments) throws IOException {
        assumeTrue(Files.isExecutable(SCRIPT));
        String command = first + "'" + Java.command() + "' " + String.join(" ", Java.QUICK) + " -cp '"
                + ClassPath.ofTheCommandLine(SeveralCommands.class)
                + "' " + program.getName() + " " + arguments;
        ProcessBuilder builder = Java.process(SCRIPT.toString(), "-qec", command, "/dev/null");
        builder.environment().put("TERM", kind);
        builder.environment().keySet().removeAll(List.of("NO_COLOR", "COLUMNS", "CLICOLOR_FORCE"));
        return builder.start();
    }
}
