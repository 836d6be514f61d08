package io.github.deadcube.testkit.cli.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Lines of whoever writes them: of one that does not end no more is kept than is needed to see that it is too long. */
final class Lines {
    /** The most characters of a line. */
    static final int LONGEST = 4 << 20;

    private final BufferedReader in;

    Lines(Reader in) {
        this.in = new BufferedReader(in);
    }

    /** The next line without its end; of one that is longer than {@link #LONGEST} its beginning, one character too long. */
    @Nullable
    String next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) return null;
        for (; c >= 0 && c != '\n'; c = in.read()) if (line.length() <= LONGEST) line.append((char) c);
        int last = line.length() - 1;
        if (last >= 0 && line.charAt(last) == '\r') line.setLength(last);
        return line.toString();
    }
}
