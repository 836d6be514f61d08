package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Face;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The names and characters of the faces between cubes in scripts (GEO-4). */
final class FaceWords {
    static final String EXPECTED =
            "wall, small gap, medium gap, large gap, barricade or open, a direction and cubes, such as 'wall north "
                    + "of c4 d4'";
    /** The characters of a drawing. A digit is the largest SZ that passes. */
    static final String SYMBOLS =
            "'|' or '-' for a wall, '1', '2', '3' for a gap by the largest SZ that passes, ':' for a barricade";

    private FaceWords() {}

    /** A face without its hatch, which the text states apart. */
    static String words(Face face) {
        return new Face(face.gap(), face.smooth()).toString();
    }

    /** The gap of a character in a drawing; none for a space or an unknown character. */
    static Option<Face.Gap> drawn(char symbol) {
        if (symbol == ' ') return Option.none();
        return Vector.of(Face.Gap.values()).find(gap -> symbol(gap, true) == symbol || symbol(gap, false) == symbol);
    }

    /** The character of a face between two columns ({@code upright}) or two rows. */
    static char symbol(Face.Gap gap, boolean upright) {
        return switch (gap) {
            case OPEN -> ' ';
            case LOW -> ':';
            case BLOCKED -> upright ? '|' : '-';
            case SMALL, MEDIUM, LARGE -> (char) ('0' + gap.size());
        };
    }
}
