package io.github.deadcube.testkit.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.jline.nativ.CLibrary;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.nop.NOPServiceProvider;

/** The lines of {@code deadcube mcp}: what is no message is refused, and the session goes on until the input ends. */
class LineTransportTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String BEGIN = """
            {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", \
            "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
            {"jsonrpc": "2.0", "method": "notifications/initialized"}
            """;
    private static final String PING = "{\"jsonrpc\": \"2.0\", \"id\": \"p\", \"method\": \"ping\"}\n";

    /** The answers to lines. Nothing else is written. */
    private static Vector<JsonNode> answers(String lines, String... options) {
        Run run = Run.typing(lines, Vector.of(options).prepend("mcp").toJavaArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        return Vector.ofAll(run.out().lines()).map(LineTransportTest::read);
    }

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String call(int id, String tool, String arguments) {
        return "{\"jsonrpc\": \"2.0\", \"id\": " + id + ", \"method\": \"tools/call\", \"params\": {\"name\": \"" + tool
                + "\", \"arguments\": " + arguments + "}}\n";
    }

    @Test
    void nothingIsWrittenWithoutALine() {
        assertThat(answers("")).isEmpty();
        assertThat(answers("\n \n")).isEmpty();
    }

    /** A host may end the input as soon as it has asked. */
    @Test
    void eachRequestIsAnsweredBeforeTheEnd() {
        Vector<JsonNode> answers = answers(BEGIN
                + Vector.rangeClosed(1, 20)
                        .map(id -> call(id, "rule", "{\"rule\": \"ADV-" + (id % 10 + 1) + "\"}"))
                        .mkString());
        assertThat(answers.map(answer -> answer.get("id").asInt()))
                .containsExactlyElementsOf(Vector.rangeClosed(0, 20));
        assertThat(answers.tail())
                .allSatisfy(answer ->
                        assertThat(answer.at("/result/content/0/text").asText()).startsWith("ADV-"));
    }

    static Stream<Arguments> wrongLines() {
        String noObject = "the line is no JSON object";
        String noMessage = "the line is no message";
        return Stream.of(
                Arguments.of("no JSON", -32700, noObject),
                Arguments.of("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"pi", -32700, noObject),
                Arguments.of("[{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}]", -32700, noObject),
                Arguments.of("7", -32700, noObject),
                Arguments.of("null", -32600, noMessage),
                Arguments.of("{}", -32600, noMessage),
                Arguments.of("{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": \"ping\"}", -32600, noMessage),
                Arguments.of("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": {}}", -32600, noMessage),
                Arguments.of("{\"jsonrpc\": \"1.0\", \"id\": 1}", -32600, noMessage));
    }

    @ParameterizedTest
    @MethodSource("wrongLines")
    void aLineThatIsNoMessageIsRefused(String line, int code, String text) {
        Vector<JsonNode> answers = answers(BEGIN + line + "\n" + PING);
        assertThat(answers).hasSize(3);
        assertThat(answers.get(1).get("id").isNull()).isTrue();
        assertThat(answers.get(1).at("/error/code").asInt()).isEqualTo(code);
        assertThat(answers.get(1).at("/error/message").asText()).startsWith(text);
        assertThat(answers.get(2).get("id").asText()).isEqualTo("p");
        assertThat(answers.get(2).has("result")).isTrue();
    }

    @Test
    void aLineHasALimit() {
        String lines = BEGIN + call(1, "rule", "{\"rule\": \"" + "x".repeat(2_000) + "\"}") + PING;
        Vector<JsonNode> answers = answers(lines, "--longest-line", "1000");
        assertThat(answers.get(1).at("/error/message").asText())
                .isEqualTo("the line is too long; expected 1000 characters at most");
        assertThat(answers.last().get("id").asText()).isEqualTo("p");
    }

    @Test
    void aRequestBeforeTheSessionIsRefused() {
        Vector<JsonNode> answers =
                answers(PING + call(1, "rule", "{\"rule\": \"ADV-1\"}") + "{\"jsonrpc\": \"2.0\", \"method\": "
                        + "\"notifications/initialized\"}\n" + call(2, "rule", "{\"rule\": \"ADV-1\"}") + BEGIN
                        + call(3, "rule", "{\"rule\": \"ADV-1\"}"));
        assertThat(answers).hasSize(5);
        assertThat(answers.get(0).has("result")).isTrue();
        assertThat(answers.get(1).at("/error/code").asInt()).isEqualTo(-32600);
        assertThat(answers.get(2).at("/error/message").asText()).startsWith("the session has not begun");
        assertThat(answers.get(4).at("/result/isError").asBoolean(true)).isFalse();
    }

    @Test
    void whatDoesNotExistIsRefused() {
        Vector<JsonNode> answers = answers(BEGIN
                + "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"wave\"}\n"
                + call(2, "wave", "{}")
                + "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/wave\"}\n"
                + "{\"jsonrpc\": \"2.0\", \"id\": 99, \"result\": {}}\n"
                + PING);
        assertThat(answers).hasSize(4);
        assertThat(answers.get(1).at("/error/code").asInt()).isEqualTo(-32601);
        assertThat(answers.get(2).at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(answers.get(3).has("result")).isTrue();
    }

    @Test
    void deepAndHalfTextsAreRefused() {
        String deep = "[".repeat(100_000);
        Vector<JsonNode> answers = answers(BEGIN
                + deep + "\n"
                + call(1, "rule", "{\"rule\": " + "[".repeat(500) + "]".repeat(500) + "}")
                + call(2, "legal", "{\"situation\": \"A1 \\ud800 at c4\"}")
                + PING);
        assertThat(answers).hasSize(5);
        assertThat(answers.get(1).at("/error/code").asInt()).isEqualTo(-32700);
        assertThat(answers.get(2).at("/result/isError").asBoolean()).isTrue();
        assertThat(answers.get(3).at("/result/content/0/text").asText()).contains("half of a character");
        assertThat(answers.get(4).get("id").asText()).isEqualTo("p");
    }

    /** The SDK has no descriptor: a module that it needs must be one that ours requires. */
    @Test
    void modulesAnswerAsTheClassPathDoes() throws IOException, InterruptedException, ClassNotFoundException {
        // Vavr and JLine require modules that the project does not use.
        Class<?> patterns = Class.forName("io.vavr.match.annotation.Patterns");
        Process process = Java.machine(
                        "--module-path",
                        ClassPath.ofTheCommandLine(
                                NullMarked.class, patterns, CLibrary.class, NOPServiceProvider.class),
                        "--module",
                        "io.github.deadcube.cli/io.github.deadcube.testkit.cli.Main",
                        "mcp")
                .start();
        try (Writer to = process.outputWriter(StandardCharsets.UTF_8)) {
            to.write(PING);
        }
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .containsExactly("{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"result\":{}}");
        assertThat(process.waitFor()).isZero();
    }
}
