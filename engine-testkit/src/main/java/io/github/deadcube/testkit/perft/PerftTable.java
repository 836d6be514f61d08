package io.github.deadcube.testkit.perft;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Positions with the numbers that are right, as text. Each begins with its name. A script follows ({@link
 * io.github.deadcube.testkit.script}), then one number for each depth; what follows a {@code #} is comment. Depths that
 * are counted in a moment come before those that are {@code deep}.
 *
 * <pre>{@code
 * position Two in a yard
 * board 2 x 2
 * A1 FI 4+, at a1; B1 at b2
 * depth 1: 1             # A1 must be activated
 * depth 2: 3             # and may advance, sprint or end
 * depth 3: 24 deep       # ...
 * }</pre>
 */
public final class PerftTable {
    private static final String FILE = "table.txt";

    private PerftTable() {}

    /**
     * Reads a table. Never throws. Time and memory grow with the length of the text, the stack does not; {@link
     * io.github.deadcube.core.support.TextBounds} says how long a text and its lines may be.
     *
     * @param text positions
     * @return the positions, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, Vector<PerftPosition>> read(String text) {
        return new TableReader().read(text);
    }

    /**
     * The table that ships: what the third edition offers.
     *
     * @return positions to be played with the special orders that ship, as on {@code Shipped.stage} of the module of bots
     */
    public static Vector<PerftPosition> shipped() {
        try (InputStream in = PerftTable.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IllegalStateException(FILE + " is missing");
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .getOrElseThrow(errors -> new IllegalStateException(FILE + ": " + errors.mkString("; ")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
