package io.github.deadcube.testkit.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class KeyboardTest {
    @Test
    void linesComeWithoutTheirEnds() {
        Keyboard keyboard = typed("one\nzwölf\r\n\nlast");
        assertThat(Vector.fill(5, keyboard::line))
                .containsExactly(
                        Option.some("one"), Option.some("zwölf"), Option.some(""), Option.some("last"), Option.none());
    }

    /** A terminal reports the end of the input once, then waits for more. */
    @Test
    void afterTheEndNothingMoreIsRead() {
        Keyboard keyboard = new Keyboard(new LineInput("one\n", "", "two\n", "th", "", "ree\n"));
        assertThat(keyboard.line()).contains("one");
        assertThat(keyboard.line()).isEmpty();
        assertThat(keyboard.line()).isEmpty();
        Keyboard half = new Keyboard(new LineInput("th", "", "ree\n"));
        assertThat(half.line()).contains("th");
        assertThat(half.line()).isEmpty();
    }

    @Test
    void aBrokenInputIsTheEnd() throws IOException {
        InputStream unplugged = InputStream.nullInputStream();
        unplugged.close();
        assertThat(new Keyboard(unplugged).line()).isEmpty();
    }

    @Test
    void theRestOfALineThatIsTooLongIsSkipped() {
        String most = "x".repeat(Keyboard.MOST);
        Keyboard keyboard = typed(most + "\n" + most + "x\n" + "\ud83c\udfb2".repeat(50_000) + "\nafter\n");
        assertThat(keyboard.line()).contains(most);
        assertThat(keyboard.line().get()).hasSizeGreaterThan(Keyboard.MOST);
        assertThat(keyboard.line().get()).hasSizeBetween(Keyboard.MOST + 1, 4 * (Keyboard.MOST + 1));
        assertThat(keyboard.line()).contains("after");
    }

    private static Keyboard typed(String text) {
        return new Keyboard(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Gives typed lines one at a time. An empty line stands for the end of the input. */
    private static final class LineInput extends InputStream {
        private final String[] lines;
        private int line;
        private int at;

        LineInput(String... lines) {
            this.lines = lines;
        }

        @Override
        public int read() {
            if (line == lines.length) return -1;
            if (at < lines[line].length()) return lines[line].charAt(at++);
            boolean end = lines[line++].isEmpty();
            at = 0;
            return end ? -1 : read();
        }

        @Override
        public int read(byte[] into, int from, int most) {
            int typed = read();
            if (typed < 0) return typed;
            into[from] = (byte) typed;
            return 1;
        }
    }
}
