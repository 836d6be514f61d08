package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The file of licences in the runnable jar names each library of the command line. */
class LibrariesTest {
    private static final Path LICENCES =
            Path.of(System.getProperty("basedir", "."), "..", "cli", "src", "main", "licences", "LIBRARIES");

    @Test
    void eachLibraryHasALicence() throws IOException {
        Vector<String> libraries = Vector.of(ClassPath.ofTheCommandLine().split(File.pathSeparator, -1))
                .map(entry -> String.valueOf(Path.of(entry).getFileName()))
                .filter(name -> name.endsWith(".jar") && !name.startsWith("engine-"))
                .map(name -> name.replaceFirst("-[0-9][0-9.]*\\.jar$", ""));
        String licences = Files.readString(LICENCES, StandardCharsets.UTF_8);
        assertThat(libraries)
                .hasSizeGreaterThan(5)
                .allSatisfy(name -> assertThat(licences).containsPattern(":" + name + "\\b"));
    }
}
