package io.github.deadcube.testkit.cli.play;

import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a person types, line by line. No more is read than the line: a reader that fills a buffer would take the end of the input for the
 * end of what has been typed so far, and wait for more. Of a line that is longer than {@link #MOST} no more is kept than shows that it is.
 */
public final class Keyboard {
    /** How many characters a line may have. */
    static final int MOST = 4096;

    /** So many bytes are more than {@link #MOST} characters, whatever they mean. */
    private static final int MOST_BYTES = 4 * (MOST + 1);

    private final InputStream in;
    private boolean ended;

    public Keyboard(InputStream in) {
        this.in = in;
    }

    /**
     * The next line without its end, or the beginning of one that is too long, with more than {@link #MOST} characters; none
     * at the end of the input, or if it breaks off.
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
