package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.readme.ClassPath;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process is killed at any moment while it appends to a record or takes inputs back, and the game goes on. {@code
 * -Ddeadcube.kills=100} kills a hundred.
 */
class KilledTest {
    private static final int KILLS = Integer.getInteger("deadcube.kills", 4);
    private static final int MOST_TOLD = 200;

    @Test
    void theGameGoesOnFromWhereItWas(@TempDir Path folder) throws IOException, InterruptedException {
        Path path = folder.resolve("game.txt");
        Random chance = new Random(1);
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            ClassPath.with(Appending.class),
                            Appending.class.getName(),
                            path.toString())
                    .redirectErrorStream(true)
                    .start();
            try (BufferedReader told = process.inputReader(StandardCharsets.UTF_8)) {
                int lines = 1 + chance.nextInt(MOST_TOLD);
                for (int i = 0; i < lines; i++) assertThat(told.readLine()).matches("[0-9]+");
            } finally {
                process.destroyForcibly().waitFor();
            }
            String left = Files.readString(path);
            int inputs = GameRecord.readSoFar(left)
                    .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")))
                    .record()
                    .inputs()
                    .size();
            assertThat(left).contains("\nbegin = ");
            Session session = Appending.resumed(path);
            assertThat(session.due() - 1).isGreaterThanOrEqualTo(inputs);
        }
    }
}
