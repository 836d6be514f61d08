package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process is killed at any time while it appends to a record or takes inputs back. The game can continue. */
class KilledTest {
    private static final int MOST_TOLD = 200;

    @Test
    void theGameGoesOnFromWhereItWas(@TempDir Path folder) throws IOException, InterruptedException {
        Path path = folder.resolve("game.txt");
        int kills = Level.tries(KilledTest.class, "theGameGoesOnFromWhereItWas", 1, 20);
        Random chance = new Random(Level.seed(KilledTest.class, "theGameGoesOnFromWhereItWas"));
        for (int kill = 0; kill < kills; kill++) {
            Process process = Java.machine(
                            "-cp", ClassPath.with(Appending.class), Appending.class.getName(), path.toString())
                    .start();
            int told = 0;
            try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
                int some = 1 + chance.nextInt(MOST_TOLD);
                for (int i = 0; i < some; i++) told = told(lines.readLine(), told);
                process.toHandle().destroyForcibly(); // the process's own would close what it has said
                for (String line = lines.readLine(); line != null; line = lines.readLine()) told = told(line, told);
            } finally {
                process.destroyForcibly().waitFor();
            }
            String left = Files.readString(path);
            int inputs = RecordSoFar.read(left)
                    .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")))
                    .record()
                    .inputs()
                    .size();
            assertThat(left).contains("\nbegin = ");
            assertThat(inputs)
                    .as("no input is reported that the file does not have")
                    .isGreaterThanOrEqualTo(told);
            try (Game game = Appending.resumed(path)) {
                assertThat(game.number() - 1).isGreaterThanOrEqualTo(inputs);
            }
        }
    }

    /**
     * Returns the least number of inputs of the file; 0 after inputs were taken back. The last line may be incomplete.
     */
    private static int told(String line, int before) {
        if (line.equals(Appending.BACK_WORD)) return 0;
        assertThat(line).matches("[0-9]+|b|ba|bac");
        return line.matches("[0-9]+") ? Math.max(before, Integer.parseInt(line)) : 0;
    }
}
