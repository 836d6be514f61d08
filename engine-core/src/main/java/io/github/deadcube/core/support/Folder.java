package io.github.deadcube.core.support;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Folders that people name. */
public final class Folder {
    private Folder() {}

    /**
     * The files and folders in a folder, in the order of their names.
     *
     * @throws IOException if the folder cannot be read to its end
     */
    public static Vector<Path> entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return Vector.ofAll(entries.sorted());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
