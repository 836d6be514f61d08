package io.github.deadcube.battlescribe;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Lists of players. {@code -Ddeadcube.lists=FOLDER} names a folder with a game system and its catalogues, or with
 * folders of these. Each list is read with the rules of its edition.
 */
public final class Lists {
    private static final String FOLDER = System.getProperty("deadcube.lists", "");

    private Lists() {}

    /** Reads the lists, folder by folder. Skips the test if there are none. */
    public static Vector<ReadResult> given() throws IOException {
        assumeTrue(!FOLDER.isEmpty(), "-Ddeadcube.lists=FOLDER gives a folder of lists");
        Vector<Path> folders =
                inside(Path.of(FOLDER)).filter(Files::isDirectory).prepend(Path.of(FOLDER));
        return folders.map(Lists::lists).filter(Vector::nonEmpty).map(files -> ListFiles.read(files, Lists::rules));
    }

    /** Returns the ruleset of the lists. */
    public static Ruleset rules(ReadResult reading) {
        return rules(reading.editions().single());
    }

    private static Ruleset rules(String edition) {
        return Shipped.all(Deadcube.edition(edition).get());
    }

    private static Vector<Path> lists(Path folder) {
        return inside(folder)
                .filter(file ->
                        file.toString().endsWith(".gst") || file.toString().endsWith(".cat"));
    }

    private static Vector<Path> inside(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return Vector.ofAll(files).sorted();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
