package io.github.deadcube.web.instead.io.github.deadcube.core.support;

import java.io.IOException;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/** Replaces no file: a browser has none. */
@SuppressWarnings("DoNotCallSuggester") // the engine calls what the class that it replaces has
public final class FileReplacement {
    private FileReplacement() {}

    public static FileReplacement of(Path file) throws IOException {
        throw new IOException("a browser has no files");
    }

    public static void write(Path file, String text) throws IOException {
        of(file);
    }

    public static void write(Path file, String text, OpenOption... options) throws IOException {
        of(file);
    }

    public static Path copy(Path file) throws IOException {
        return of(file).path();
    }

    public Path path() {
        throw new IllegalStateException();
    }

    public void done() {}

    public void dropped() {}
}
