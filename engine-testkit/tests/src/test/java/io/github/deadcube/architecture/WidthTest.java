package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * No line of Java is longer than {@code .editorconfig} says. The formatter breaks code at the same width, but no texts
 * and comments.
 */
class WidthTest {
    private static final Pattern WIDTH = Pattern.compile("max_line_length = (\\d+)");
    private static final Pattern TEXT_BLOCK = Pattern.compile("(?s)\"\"\".*?\"\"\"");
    /** Examples in Javadoc keep their lines. */
    private static final Pattern EXAMPLE = Pattern.compile("(?s)<pre>.*?</pre>");

    @Test
    void noLineIsLongerThanTheWidth() throws IOException {
        String settings = Files.readString(NamesArchitectureTest.ROOT.resolve(".editorconfig"), StandardCharsets.UTF_8);
        int width = Integer.parseInt(
                WIDTH.matcher(settings).results().findFirst().orElseThrow().group(1));
        Vector<String> longer = Vector.empty();
        for (Path file : NamesArchitectureTest.sources()) {
            String text = Files.readString(NamesArchitectureTest.ROOT.resolve(file), StandardCharsets.UTF_8);
            String shown = emptied(EXAMPLE, emptied(TEXT_BLOCK, text));
            Vector<String> lines = Vector.of(shown.split("\n", -1));
            for (int i = 0; i < lines.size(); i++)
                if (lines.get(i).codePointCount(0, lines.get(i).length()) > width)
                    longer = longer.append(file + ":" + (i + 1));
        }
        assertThat(longer).isEmpty();
    }

    /** The text with the lines of each find, but not what they contain. */
    private static String emptied(Pattern pattern, String text) {
        return pattern.matcher(text).replaceAll(found -> kept(found));
    }

    private static String kept(MatchResult found) {
        return "\n".repeat((int) found.group().chars().filter(c -> c == '\n').count());
    }
}
