package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every example of the protocol works as printed. Lines after {@code >} are requests, lines after {@code <} are
 * answers. In an answer {@code …} means any text; alone on a line it means the rest of a game.
 */
class ProtocolTest {
    private static final Path PAGE = Path.of("../../.github/PROTOCOL.md");
    private static final Pattern BLOCK = Pattern.compile("^```\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final String REST = "…";

    /** A bot that prints its script, records its input, and then plays the first option. */
    private static final String BOT = """
            import os, sys
            folder = os.path.dirname(os.path.abspath(__file__))
            said = open(folder + '/told.txt', 'w')
            def told():
                line = sys.stdin.readline()
                said.write(line)
                said.flush()
                return line
            for line in open(folder + '/script.txt'):
                if line.startswith('<'): told()
                else: print(line[2:].strip(), flush=True)
            for line in iter(told, ''):
                if '"choose"' in line: print('{"option": 0}', flush=True)
            """;

    @TempDir
    private Path folder = Path.of("");

    static Stream<String> served() throws IOException {
        return blocks().filter(block -> block.startsWith(">"));
    }

    @ParameterizedTest
    @MethodSource("served")
    void requestsAreAnsweredAsPrinted(String block) {
        List<String> lines = lines(block);
        String asked = String.join(
                "\n",
                lines.stream()
                        .filter(ProtocolTest::sent)
                        .map(line -> line.substring(2))
                        .toList());
        Iterator<String> answers =
                Run.typing(asked + "\n", "serve").out().lines().skip(1).iterator();
        for (String line : lines) if (!sent(line)) fits(answers.next(), line);
        assertThat(answers).isExhausted();
    }

    @Test
    void theBotPlaysAsPrinted() throws IOException {
        Programs.assumeThere("python3");
        String block = blocks().filter(b -> b.startsWith("<")).reduce("", String::concat);
        List<String> lines = lines(block);
        assertThat(lines).contains(REST);
        int rest = lines.indexOf(REST);
        Files.writeString(
                folder.resolve("script.txt"), String.join("\n", lines.subList(0, rest)), StandardCharsets.UTF_8);
        Path bot = Files.writeString(folder.resolve("my_bot.py"), BOT, StandardCharsets.UTF_8);
        Run run = Run.of("play", "--bots", "exec:python3 " + bot + ",simple", "--quiet");
        assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
        List<String> told = Files.readAllLines(folder.resolve("told.txt"));
        Iterator<String> heard = told.iterator();
        for (String line : lines.subList(0, rest)) if (!sent(line)) fits(heard.next(), line);
        fits(told.get(told.size() - 1), lines.get(lines.size() - 1));
    }

    @Test
    void thePageHasAnExampleForEveryRequest() throws IOException {
        List<String> all = new ArrayList<>(served().toList());
        all.addAll(blocks().filter(block -> block.startsWith("<")).toList());
        String greeting = Run.typing("", "serve").out();
        String does =
                greeting.replaceFirst("(?s).*\"does\":\\[(.*?)\\].*", "$1").replace("\"", "");
        assertThat(does.split(","))
                .hasSizeGreaterThan(20)
                .allSatisfy(name -> assertThat(String.join("", all)).contains("\"do\": \"" + name + "\""));
    }

    private static Stream<String> blocks() throws IOException {
        return BLOCK.matcher(Files.readString(PAGE, StandardCharsets.UTF_8))
                .results()
                .map(block -> block.group(1))
                .filter(block -> block.startsWith(">") || block.startsWith("<"));
    }

    /** Joins long lines, which continue with an indentation. */
    private static List<String> lines(String block) {
        return block.replaceAll("\n +", " ").lines().toList();
    }

    private static boolean sent(String line) {
        return line.startsWith(">");
    }

    private static void fits(String answer, String printed) {
        String pattern = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|\\s+|,\\s*…|…|[^\"\\s,…]+|,")
                .matcher(printed.substring(2))
                .replaceAll(ProtocolTest::quoted);
        assertThat(answer).matches(Pattern.compile(pattern, Pattern.DOTALL));
    }

    /** Keeps texts unchanged. Spaces between texts belong to the layout of the page. */
    private static String quoted(MatchResult token) {
        String text = token.group();
        String pattern;
        if (text.isBlank()) pattern = "";
        else if (text.startsWith("\"")) pattern = "\\Q" + text.replace("…", "\\E.*\\Q") + "\\E";
        else if (text.endsWith("…")) pattern = text.startsWith(",") ? "(?:,.*)?" : ".*";
        else pattern = Pattern.quote(text);
        return Matcher.quoteReplacement(pattern);
    }
}
