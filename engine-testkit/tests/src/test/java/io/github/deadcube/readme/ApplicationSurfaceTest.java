package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The rules of an application (package {@code application} of these tests) compile with what the modules export to
 * everybody. The modules are on the module path, so that the compiler refuses a package that is exported to our own
 * modules alone.
 */
class ApplicationSurfaceTest {
    private static final Path SOURCES = Path.of(
            System.getProperty("basedir", "."), "src", "test", "java", "io", "github", "deadcube", "application");
    private static final String MODULES = "io.github.deadcube.junit,io.github.deadcube.bots,io.github.deadcube.json";

    @Test
    void theRulesOfAStrangerCompile(@TempDir Path folder) throws IOException {
        List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.list(SOURCES)) {
            files.map(Path::toString).sorted().forEach(sources::add);
        }
        assertThat(sources).hasSizeGreaterThan(5);
        assertThat(compiled(folder, sources)).isEmpty();
    }

    @Test
    void aPackageOfOurOwnIsRefused(@TempDir Path folder) throws IOException {
        Path own = folder.resolve("Own.java");
        Files.writeString(own, "class Own { io.github.deadcube.api.mission.Mission mission; }");
        assertThat(compiled(folder, List.of(own.toString()))).contains("io.github.deadcube.api.mission", "not export");
    }

    /** Compiles files outside any module. Returns the errors. */
    private static String compiled(Path folder, List<String> sources) {
        String path = Vector.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .reject(entry -> entry.endsWith("test-classes"))
                .filter(entry -> Files.exists(Path.of(entry)))
                .mkString(File.pathSeparator);
        List<String> arguments = new ArrayList<>(List.of(
                "-proc:none",
                "-nowarn",
                "-encoding",
                "UTF-8",
                "--module-path",
                path,
                "--add-modules",
                MODULES,
                "--class-path",
                folder.toString(),
                "-d",
                folder.resolve("classes").toString()));
        arguments.addAll(sources);
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int exit = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        return exit == 0 ? "" : said.toString();
    }
}
