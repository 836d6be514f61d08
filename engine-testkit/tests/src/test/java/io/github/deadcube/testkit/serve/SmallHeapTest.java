package io.github.deadcube.testkit.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.testkit.cli.Main;
import io.vavr.collection.Vector;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/**
 * A server with a small heap and limits to fit survives what would need more memory, and serves the game that was open
 * before.
 */
@SuppressWarnings("try") // the input ends before the answers are read
class SmallHeapTest {
    private static final int LONGEST = 100_000;
    private static final String[] SMALL = {"--most-games", "20", "--most-memory", "16", "--longest-line", "" + LONGEST};
    /** In the thorough build an attack needs many times the heap. */
    private static final int TIMES = Level.tries(SmallHeapTest.class, "attacksAreAnswered", 1, 20);

    @Test
    void attacksAreAnswered() throws IOException, InterruptedException {
        attack("64m", LONGEST, TIMES, SMALL);
    }

    @Test
    void theDefaultsFitAHeapOf256Megabytes() throws IOException, InterruptedException {
        assumeTrue(TIMES > 1, "in the thorough build");
        attack("256m", ServerLimits.DEFAULT.line(), TIMES);
    }

    private static void attack(String heap, int longest, int times, String... limits)
            throws IOException, InterruptedException {
        Vector<String> command = Vector.of(
                        "-Xmx" + heap, "-cp", ClassPath.ofTheCommandLine(), Main.class.getName(), "serve")
                .appendAll(Vector.of(limits));
        Process process = Java.machine(command.toJavaArray(String[]::new)).start();
        try (PrintWriter to = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
                BufferedReader from = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(from.readLine()).contains("\"protocol\"");
            Asked server = line -> {
                to.println(line);
                return ServerClient.read(String.valueOf(from.readLine()));
            };
            JsonNode victim = server.ask("{\"do\": \"start\", \"game\": \"victim\", \"seed\": 1}");
            for (String line : attacks(longest, times, record(server))) server.ask(line);
            JsonNode asked = server.ask("{\"do\": \"prompt\", \"game\": \"victim\"}");
            assertThat(asked.get("prompt")).isEqualTo(victim.get("prompt"));
            JsonNode chosen = server.ask("{\"do\": \"choose\", \"game\": \"victim\", \"choice\": "
                    + asked.at("/prompt/options/0/choice") + "}");
            assertThat(chosen.get("due").asInt()).isGreaterThan(asked.get("due").asInt());
            to.close();
            assertThat(from.readLine())
                    .as("nothing else, on standard error either")
                    .isNull();
        }
        assertThat(process.waitFor()).isZero();
    }

    private static String record(Asked server) throws IOException {
        return server.ask("{\"do\": \"save\", \"game\": \"victim\"}")
                .get("record")
                .toString();
    }

    private static Vector<String> attacks(int longest, int times, String record) {
        return Vector.fill(
                        times,
                        () -> tooLong(record, times)
                                .appendAll(longestOf(longest, record))
                                .appendAll(many()))
                .flatMap(attacks -> attacks);
    }

    /** Lines, names and records that alone would fill a heap of 64 MB. */
    private static Vector<String> tooLong(String record, int times) {
        return Vector.of(members("\"m%d\": 1", 4_000_000), comments(record, "#\\n", 2_000_000))
                .appendAll(Vector.fill(10 * times, () -> start("n".repeat(1_000_000))));
    }

    /** The lines that need most memory of those that are read. */
    private static Vector<String> longestOf(int longest, String record) {
        return Vector.of(
                members("\"do\": \"games\", \"id\": 5, \"m%d\": {\"x\": []}", longest),
                comments(record, "#\\n", longest),
                comments(record, "# x\\n", longest),
                start("n".repeat(longest - 60)),
                "{\"do\": \"start\", \"setup\": [" + "1,".repeat(longest / 2 - 20) + "1]}",
                "{\"do\": \"start\", \"battlefield\": {\"faces\": [" + "[],".repeat(longest / 3 - 20) + "[]]}}",
                "{\"do\": \"start\", \"situation\": \"" + "a\\n".repeat(longest / 3 - 20) + "\"}",
                "{\"do\": \"start\", \"battlefield\": \"" + "#\\n".repeat(longest / 3 - 20) + "\"}",
                "{\"do\": \"dice\", \"game\": \"victim\", \"faces\": [" + "1,".repeat(longest / 2 - 40) + "1]}",
                "{\"do\": \"hold\", \"game\": \"victim\", \"token\": \"" + "t".repeat(longest - 60) + "\"}");
    }

    /** More games and states than there is room for. */
    private static Vector<String> many() {
        return Vector.fill(60, () -> "{\"do\": \"start\", \"seed\": 1}")
                .appendAll(Vector.fill(150, () -> "{\"do\": \"hold\", \"game\": \"victim\"}"));
    }

    private static String start(String name) {
        return "{\"do\": \"start\", \"seed\": 1, \"game\": \"" + name + "\"}";
    }

    private static String comments(String record, String comment, int length) {
        String load = "{\"do\": \"load\", \"record\": " + record.substring(0, record.length() - 1);
        return load + comment.repeat((length - load.length() - 10) / comment.length()) + "\"}";
    }

    private static String members(String form, int longest) {
        StringBuilder line = new StringBuilder("{");
        for (int i = 0; line.length() < longest - form.length() - 10; i++)
            line.append(i == 0 ? "" : ",").append(i == 0 ? form.formatted(i) : "\"n" + i + "\": {}");
        return line.append('}').toString();
    }

    /** Writes a line and reads the answer. */
    @FunctionalInterface
    private interface Asked {
        JsonNode ask(String line) throws IOException;
    }
}
