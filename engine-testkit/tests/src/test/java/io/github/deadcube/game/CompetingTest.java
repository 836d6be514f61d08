package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two processes compete for one file, and one of them is killed at any time. The file has every input that a game has
 * accepted.
 */
@Tag("programs")
class CompetingTest {
    private static final int PROCESSES = 2;
    private static final int MOST_LINES = 80;

    private final Random chance = new Random(Level.seed(CompetingTest.class, "nothingThatWasTakenIsLost"));
    private final Taken taken = new Taken();
    private int begun;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void nothingThatWasTakenIsLost() throws IOException, InterruptedException {
        Process[] processes = new Process[PROCESSES];
        int kills = Level.tries(CompetingTest.class, "nothingThatWasTakenIsLost", 1, 60);
        try {
            for (int i = 0; i < PROCESSES; i++) processes[i] = begun();
            for (int kill = 0; kill < kills || taken.owners <= kills / PROCESSES; kill++) {
                played(processes, 1 + chance.nextInt(MOST_LINES));
                int one = chance.nextInt(PROCESSES);
                processes[one].destroyForcibly().waitFor();
                check();
                processes[one] = begun();
            }
        } finally {
            for (Process process : processes)
                if (process != null) process.destroyForcibly().waitFor();
        }
        check();
    }

    private Process begun() throws IOException {
        begun++;
        return Java.machine(
                        "-cp",
                        ClassPath.with(Competing.class),
                        Competing.class.getName(),
                        folder.resolve("game.txt").toString())
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("said.txt").toFile()))
                .start();
    }

    /** Waits until all processes are ready and have printed this number of lines since. */
    private void played(Process[] processes, int lines) throws IOException, InterruptedException {
        for (int end = Integer.MAX_VALUE; taken.lines < end; Thread.sleep(1)) {
            said().forEach(taken::read);
            for (Process process : processes) assertThat(process.isAlive()).isTrue();
            if (taken.ready == begun && end == Integer.MAX_VALUE) end = taken.lines + lines;
        }
    }

    /**
     * The file must have all inputs that were accepted before it was read, except inputs that were taken back in the
     * meantime.
     */
    private void check() throws IOException {
        said().forEach(taken::read);
        String file = Files.readString(folder.resolve("game.txt"));
        Vector<String> since = said();
        int back = since.filter(line -> line.startsWith("back "))
                .map(line -> Integer.parseInt(line.substring("back ".length())))
                .min()
                .getOrElse(Integer.MAX_VALUE);
        Vector<String> sure = taken.inputs.take(back);
        since.forEach(taken::read);
        Vector<String> inputs = RecordSoFar.read(file)
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")))
                .record()
                .inputs()
                .map(RecordedInput::input)
                .map(Object::toString);
        assertThat(inputs.size()).isGreaterThanOrEqualTo(sure.size());
        assertThat(inputs.zip(sure).filter(both -> !both._2().isEmpty()))
                .allSatisfy(both -> assertThat(both._1()).isEqualTo(both._2()));
    }

    /** Returns the complete lines since the last call. */
    private Vector<String> said() throws IOException {
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("said.txt").toFile(), "r")) {
            byte[] bytes = new byte[(int) (file.length() - taken.bytes)];
            file.seek(taken.bytes);
            file.readFully(bytes);
            String text = new String(bytes, StandardCharsets.UTF_8);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            taken.bytes += whole.getBytes(StandardCharsets.UTF_8).length;
            return Vector.ofAll(whole.lines());
        }
    }

    /** The inputs that the file must have, according to the processes. */
    private static final class Taken {
        private Vector<String> inputs = Vector.empty();
        private long bytes;
        private int lines;
        private int ready;
        private int owners;

        void read(String line) {
            lines++;
            String[] words = line.split(" ", 2);
            switch (words[0]) {
                case "ready" -> ready++;
                case "left" -> {}
                case "back" -> inputs = inputs.take(Integer.parseInt(words[1]));
                case "owner" -> {
                    owners++;
                    assertThat(Integer.parseInt(words[1]))
                            .as("an owner finds all inputs")
                            .isGreaterThanOrEqualTo(inputs.size());
                }
                default -> {
                    assertThat(words[0]).as(line).matches("[0-9]+");
                    taken(Integer.parseInt(words[0]), words[1]);
                }
            }
        }

        private void taken(int number, String input) {
            // an input may be written but not reported when its process was killed
            while (inputs.size() < number - 1) inputs = inputs.append("");
            inputs = inputs.take(number - 1).append(input);
        }
    }
}
