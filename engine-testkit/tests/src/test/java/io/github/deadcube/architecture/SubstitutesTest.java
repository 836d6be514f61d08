package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The program for browsers finds its substitutes by the names of classes: one for a class that has moved would replace
 * nothing, silently.
 */
class SubstitutesTest {
    private static final Path INSTEAD =
            Path.of(System.getProperty("basedir", "."), "..", "web", "src/main/java/io/github/deadcube/web/instead");

    @Test
    void eachReplacesAClassThatExists() throws IOException {
        Vector<String> replaced = names();
        assertThat(replaced).hasSizeGreaterThan(10);
        assertThat(replaced.reject(SubstitutesTest::exists)).isEmpty();
    }

    private static Vector<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(INSTEAD)) {
            return Vector.ofAll(files.map(file -> INSTEAD.relativize(file).toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.replaceFirst("\\.java$", "").replace(File.separatorChar, '.'))
                    .sorted());
        }
    }

    private static boolean exists(String name) {
        try {
            return Class.forName(name, false, SubstitutesTest.class.getClassLoader()) != null;
        } catch (ClassNotFoundException gone) {
            return false;
        }
    }
}
