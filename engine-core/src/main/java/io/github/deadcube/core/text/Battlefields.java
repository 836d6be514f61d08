package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * Reads and writes battlefields as text, and holds the battlefields that ship. {@link NamedBattlefield} shows an example of the text.
 *
 * <pre>{@code
 * Battlefield street = Battlefields.shipped().head().battlefield();
 * }</pre>
 */
public final class Battlefields {
    private Battlefields() {}

    /**
     * Reads a battlefield. Never throws. Time and memory grow with the length of the text, but the stack does not. {@link
     * io.github.deadcube.core.support.TextBounds} limits the length of the text and of its lines.
     *
     * @param text levels as drawn layers
     * @return the battlefield, or all errors in the order of the lines
     */
    public static Either<Seq<Fault>, Battlefield> read(String text) {
        return NamedBattlefield.read(text).map(NamedBattlefield::battlefield);
    }

    /** Draws a battlefield. {@link #read} returns an equal battlefield from the text. */
    public static String write(Battlefield battlefield) {
        return NamedBattlefield.of(battlefield).text();
    }

    /**
     * The battlefields that ship. Each has 8 × 8 cubes and suits Patrol; its markers show the zones and objectives of
     * Patrol. Each looks the same to both sides after half a turn. Together they have every kind of scenery.
     *
     * @return an open street, a walled compound, a quarter of roofs, a container yard, a refinery, and a tower block of four
     *     levels
     */
    public static Vector<NamedBattlefield> shipped() {
        return ShippedFiles.ALL;
    }

    /** Reads the files once, at the first use. */
    private static final class ShippedFiles {
        static final Vector<NamedBattlefield> ALL = Vector.of(
                        "open-street.txt",
                        "walled-compound.txt",
                        "rooftop-quarter.txt",
                        "container-yard.txt",
                        "refinery.txt",
                        "tower-block.txt")
                .map(ShippedFiles::read);

        private ShippedFiles() {}

        private static NamedBattlefield read(String file) {
            String text = TextFile.packaged(ShippedFiles.class.getResourceAsStream(file), "the battlefield " + file);
            return NamedBattlefield.read(text)
                    .getOrElseThrow(errors -> new IllegalStateException(file + ": " + errors.mkString("; ")));
        }
    }
}
