package io.github.deadcube.battlescribe;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.core.battlescribe.Reading;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Lists that players keep: {@code -Ddeadcube.lists=FOLDER} says where a game system lies with its catalogues. */
public final class Lists {
    private static final String FOLDER = System.getProperty("deadcube.lists", "");

    private Lists() {}

    /** Reads them; whoever asks is skipped where none are given. */
    public static Reading given() throws IOException {
        assumeTrue(!FOLDER.isEmpty(), "-Ddeadcube.lists=FOLDER gives a folder of lists");
        try (Stream<Path> files = Files.list(Path.of(FOLDER))) {
            return Samples.read(Vector.ofAll(files).sorted().toJavaArray(Path[]::new));
        }
    }
}
