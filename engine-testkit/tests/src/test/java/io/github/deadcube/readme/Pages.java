package io.github.deadcube.readme;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The pages in Markdown of the project. */
public final class Pages {
    public static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");

    private static final Vector<String> FOLDERS = Vector.of(".github", "engine-api", "engine-core", "engine-testkit");

    private Pages() {}

    /** The README and the changelog, the guides, and the pages of the modules. */
    public static Vector<Path> all() {
        return FOLDERS.map(ROOT::resolve)
                .flatMap(Pages::in)
                .prependAll(Vector.of(ROOT.resolve("README.md"), ROOT.resolve("CHANGELOG.md")));
    }

    /** The text of a page. */
    public static String text(Path page) {
        try {
            return Files.readString(page, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** In a folder and in the folders of its modules. */
    private static Vector<Path> in(Path folder) {
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return Vector.ofAll(
                    files.filter(file -> file.toString().endsWith(".md")).sorted());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
