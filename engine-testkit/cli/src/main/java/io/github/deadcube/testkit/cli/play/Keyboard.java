package io.github.deadcube.testkit.cli.play;

import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Reads typed lines. It reads only one line at a time, because a buffering reader would wait for more input. Of a line
 * longer than {@link #MOST} it keeps only the beginning.
 */
final class Keyboard implements TypedLines {
    /** The most characters of a line. */
    static final int MOST = 4096;

    /** This number of bytes is always more than {@link #MOST} characters. */
    private static final int MOST_BYTES = 4 * (MOST + 1);

    private final InputStream in;
    private boolean ended;

    public Keyboard(InputStream in) {
        this.in = in;
    }

    @Override
    public Option<String> line(String prompt, PrintWriter out) {
        out.print(prompt);
        out.flush();
        return line();
    }

    /**
     * The next line without its end, or the beginning of a line with more than {@link #MOST} characters; none at the
     * end of the input.
     */
    Option<String> line() {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (!ended) {
            int read = read();
            if (read == '\n') return Option.some(text(line));
            if (read < 0) ended = true;
            else if (line.size() < MOST_BYTES) line.write(read);
        }
        return Option.when(line.size() > 0, () -> text(line));
    }

    private int read() {
        try {
            return in.read();
        } catch (IOException e) {
            return -1;
        }
    }

    private static String text(ByteArrayOutputStream line) {
        String text = line.toString(StandardCharsets.UTF_8);
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }
}
