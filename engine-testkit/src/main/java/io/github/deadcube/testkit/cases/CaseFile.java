package io.github.deadcube.testkit.cases;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file of cases. Each begins with a line that names its rules and says what it shows; the script follows. The page CASES describes
 * the format completely.
 *
 * <pre>
 * case K-TRAP, ACT-5: a trap that goes off ends the activation
 * laid K-TRAP (FRAG (2)) of A1 at c5; initiative B
 * A1 at a1; B1 SV 5+ HP 3, at c4
 * play
 * B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 7; dice A 1 1 | B 1 1 1
 * expect asks A: turn
 * </pre>
 *
 * @param name the name of the file
 * @param cases in the order of the file, at least one
 */
public record CaseFile(String name, Vector<RuleCase> cases) {
    static final String ENDING = ".txt";

    /**
     * Reads a file, or returns all errors in the order of the lines. Never throws. Time and memory grow with the length of the text.
     *
     * @param name the name of the file, for messages
     */
    public static Either<Seq<Fault>, CaseFile> read(String name, String text) {
        return TextBounds.lines(text).flatMap(lines -> new CaseReader(name).read(lines));
    }

    /**
     * The files of cases that a path names.
     *
     * @param path a file, or a folder
     * @return the file; of a folder, the regular files whose names end with {@code .txt}, in the order of their names
     * @throws IOException if the folder cannot be read
     */
    public static Vector<Path> at(Path path) throws IOException {
        if (!Files.isDirectory(path)) return Vector.of(path);
        return TextFile.entries(path).filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file));
    }

    /**
     * The files of the artifact {@code engine-cases}, in the order of their names.
     *
     * @return empty if the artifact is not on the class path
     */
    public static Vector<CaseFile> shipped() {
        return ShippedCaseFiles.read().map(file -> of(file._1(), file._2()));
    }

    /**
     * The cases of a text that a program contains.
     *
     * @throws IllegalArgumentException if the text has errors; the message lists all
     */
    public static CaseFile of(String name, String text) {
        return read(name, text)
                .getOrElseThrow(errors -> new IllegalArgumentException(
                        errors.map(error -> name + ", " + error).mkString("\n")));
    }
}
