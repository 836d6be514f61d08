package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.vavr.collection.Vector;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class WrappedTest {
    private static final String COLOUR = PrintableText.ESCAPE + "[36m";

    @Example
    void shortLinesAreUnchanged() {
        assertThat(Wrapped.lines("  1  A1 spot 1", 14, "    ")).containsExactly("  1  A1 spot 1");
    }

    @Example
    void longLinesContinueIndented() {
        assertThat(Wrapped.lines("  A wins recon and rolls 1", 14, "    "))
                .containsExactly("  A wins recon", "    and rolls", "    1");
        assertThat(Wrapped.lines("a  b  c", 4, " ")).containsExactly("a  b", " c");
    }

    @Example
    void aLongWordHasASeparateLine() {
        assertThat(Wrapped.lines("a incomprehensibility b", 10, "  "))
                .containsExactly("a", "  incomprehensibility", "  b");
    }

    @Example
    void coloursHaveNoWidth() {
        String line = COLOUR + "A" + COLOUR + " wins";
        assertThat(Wrapped.lines(line, 6, "")).containsExactly(line);
        assertThat(Wrapped.lines(line, 5, "")).containsExactly(COLOUR + "A" + COLOUR, "wins");
    }

    @Property
    @Tries(build = 300, thorough = 3000)
    void noWordIsLostAndNoLineTooLong(
            @ForAll @CharRange(from = ' ', to = '*') @StringLength(max = 60) String line,
            @ForAll @IntRange(min = 20, max = 40) int width) {
        Vector<String> lines = Wrapped.lines(line, width, " ");
        assertThat(words(lines.mkString(" "))).isEqualTo(words(line));
        assertThat(lines)
                .allSatisfy(
                        one -> assertThat(one.length() <= width || !one.strip().contains(" "))
                                .isTrue());
    }

    private static Vector<String> words(String text) {
        return Vector.of(text.split(" +", -1)).filter(word -> !word.isEmpty());
    }
}
