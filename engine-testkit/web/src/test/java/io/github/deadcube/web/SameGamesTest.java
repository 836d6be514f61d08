package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program for browsers plays the games of the Java virtual machine. Needs Node. */
class SameGamesTest {
    private static final int GAMES = 100;
    private static final Path MADE = Path.of(System.getProperty("basedir", "."), "target", "web", "deadcube.js");

    private static final String SCRIPT = """
            import { answer, greeting, randomGames } from "./deadcube.mjs";
            console.log(randomGames(0, %1$d, %1$d));
            console.log(JSON.parse(greeting()).protocol);
            console.log(answer('{"do":"nothing"}'));
            """;

    @TempDir
    Path folder;

    @Test
    void randomGamesHaveTheSameDigests() throws IOException, InterruptedException {
        assumeTrue(isOnPath("node"), "Node is not installed");
        Files.copy(MADE, folder.resolve("deadcube.mjs"));
        Path script = Files.writeString(folder.resolve("games.mjs"), SCRIPT.formatted(GAMES));
        Process node = new ProcessBuilder("node", script.toString())
                .redirectErrorStream(true)
                .start();
        String[] said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8).split("\n");
        assertThat(node.waitFor()).as(String.join("\n", said)).isZero();
        assertThat(said[0]).isEqualTo(Engine.randomGames(0, GAMES, GAMES));
        assertThat(said[1]).isEqualTo("1");
        assertThat(said[2]).contains("nothing is called 'nothing'");
    }

    static boolean isOnPath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
