package io.github.deadcube.cases;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseFile;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** The cases of the module engine-cases. */
public final class ShippedCases {
    static final Path FOLDER = Path.of("..", "cases", "src", "main", "resources", "deadcube-cases");

    private ShippedCases() {}

    public static Vector<CaseFile> files() {
        return files(text -> text);
    }

    /**
     * The files with changed texts.
     *
     * @param changed changes the text of a file before it is read
     */
    public static Vector<CaseFile> files(UnaryOperator<String> changed) {
        return files(FOLDER, changed);
    }

    /** The files of a folder, as they are. */
    static Vector<CaseFile> files(Path folder) {
        return files(folder, text -> text);
    }

    private static Vector<CaseFile> files(Path folder, UnaryOperator<String> changed) {
        try {
            return CaseFile.at(folder)
                    .map(file -> CaseFile.of(
                            file.getFileName().toString(),
                            changed.apply(TextFile.read(file).get())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
