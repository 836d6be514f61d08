package io.github.deadcube.testkit.serve;

import io.github.deadcube.testkit.serve.ProgramProcess.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A greeting, then an answer to each line until there are no more.
 *
 * @param longest the most characters of a line
 */
public record Dialogue(InputStream in, int longest, PrintWriter out) {
    public void run(String greeting, UnaryOperator<String> answer) {
        say(greeting);
        hear(line -> say(answer.apply(line)));
    }

    /**
     * Takes each line until there are no more. A line that is too long is cut to one character more than the most.
     * Meanwhile, what a rule or a bot of an application prints goes to the error output: it is no line of the dialogue.
     */
    public void hear(Consumer<String> taken) {
        Lines lines = new Lines(new InputStreamReader(in, decoder()), longest);
        PrintStream output = System.out;
        System.setOut(System.err);
        try {
            for (String line = lines.next(); line != null; line = lines.next()) taken.accept(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            System.setOut(output);
        }
    }

    /**
     * For UTF-8: bytes that are none become an unpaired surrogate. UTF-8 cannot contain one, so {@link Request#of}
     * refuses the line.
     */
    public static CharsetDecoder decoder() {
        return StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE)
                .replaceWith("\ud800");
    }

    /** Writes a line at once. */
    public void say(String line) {
        out.println(line);
        out.flush();
    }
}
