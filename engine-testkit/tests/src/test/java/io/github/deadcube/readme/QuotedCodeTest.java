package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The code in the guide for changes is that of the files that it names. */
class QuotedCodeTest {
    private static final Path GUIDE = Pages.ROOT.resolve(".github/CHANGING.md");
    /** A link that is alone in its line names the file of the pieces up to the next link or heading. */
    private static final Pattern PART =
            Pattern.compile("(?ms)^ *\\[[^\\]]+]\\(([^)]+)\\)$|^#+ [^\\n]*$|^ *```\\w+\\n(.*?)^ *```$");

    @Test
    void eachPieceStandsInItsFile() {
        Vector<Piece> pieces = pieces();
        assertThat(pieces).hasSizeGreaterThan(10);
        assertThat(pieces.reject(Piece::standsInItsFile)).isEmpty();
    }

    private static Vector<Piece> pieces() {
        Vector<Piece> pieces = Vector.empty();
        String file = "";
        for (Matcher part = PART.matcher(Pages.text(GUIDE)); part.find(); ) {
            if (part.group(2) == null) file = part.group(1) == null ? "" : part.group(1);
            else pieces = pieces.append(new Piece(file, squeezed(part.group(2))));
        }
        return pieces;
    }

    /** A piece may be indented less than in its file. */
    private static String squeezed(String code) {
        return code.replaceAll("\\s+", " ").strip();
    }

    private record Piece(String file, String code) {
        boolean standsInItsFile() {
            return !file.isEmpty()
                    && squeezed(Pages.text(GUIDE.resolveSibling(file))).contains(code);
        }
    }
}
