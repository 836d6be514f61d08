package io.github.deadcube.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.readme.Java;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start script, with a virtual machine that writes down how it is started. Each folder has a space in its name. */
class StartScriptTest {
    private static final Path SCRIPTS =
            Path.of(System.getProperty("basedir", "."), "..", "cli", "src", "main", "scripts");
    /** Writes each argument as a line, makes the archive that it is asked for, and ends with code 7. */
    private static final String MACHINE = """
            #!/bin/sh
            for argument in "$@"; do
                echo "$argument" >> "$STARTED"
                case $argument in
                    -XX:DumpLoadedClassList=*) file=${argument#*=}; echo a > "$file"; code=0 ;;
                    -Xshare:dump) dump=yes ;;
                    -XX:SharedArchiveFile=*) [ -z "${dump-}" ] || { echo a > "${argument#*=}"; code=0; } ;;
                esac
            done
            echo = >> "$STARTED"
            exit "${code-7}"
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path home = Path.of("");
    private Path started = Path.of("");

    @BeforeEach
    void unpack() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        home = folder.resolve("dead cube");
        started = folder.resolve("started");
        executable(home.resolve("bin/deadcube"), Files.readString(SCRIPTS.resolve("deadcube"), StandardCharsets.UTF_8));
        write(home.resolve("lib/archive.sh"), Files.readString(SCRIPTS.resolve("archive.sh"), StandardCharsets.UTF_8));
        write(home.resolve("lib/deadcube.jar"), "");
        executable(folder.resolve("a jdk/bin/java"), MACHINE);
        write(folder.resolve("a jdk/release"), "JAVA_VERSION=17");
    }

    @Test
    void theFirstStartWritesTheArchiveThatAllUse() throws IOException, InterruptedException {
        assertThat(start(home.resolve("bin/deadcube"), "rules", "two words")).isEqualTo(7);
        Vector<Vector<String>> first = machines();
        assertThat(first).hasSize(4);
        assertThat(first.get(2)).contains("-Xshare:dump", "-classpath");
        Vector<String> last = first.last();
        String archive =
                last.find(option -> option.startsWith("-XX:SharedArchiveFile=")).get();
        assertThat(Path.of(archive.substring(archive.indexOf('=') + 1))).exists();
        assertThat(last)
                .contains("-XX:TieredStopAtLevel=1")
                .endsWith(
                        home.toRealPath().resolve("lib/deadcube.jar").toString(),
                        "io.github.deadcube.testkit.cli.Main",
                        "rules",
                        "two words");
        Files.delete(started);
        assertThat(start(home.resolve("bin/deadcube"), "rules", "two words")).isEqualTo(7);
        assertThat(machines()).containsExactly(last);
    }

    @Test
    void aJarThatHasChangedGetsItsOwnArchive() throws IOException, InterruptedException {
        start(home.resolve("bin/deadcube"), "rules");
        write(home.resolve("lib/deadcube.jar"), "changed");
        Files.delete(started);
        start(home.resolve("bin/deadcube"), "rules");
        assertThat(machines()).hasSize(4);
    }

    @Test
    void whatCannotBeArchivedIsTriedOnce() throws IOException, InterruptedException {
        executable(folder.resolve("a jdk/bin/java"), MACHINE.replace("code=0; }", "code=9; }"));
        assertThat(start(home.resolve("bin/deadcube"), "rules")).isEqualTo(7);
        assertThat(machines().last()).noneMatch(option -> option.startsWith("-XX:SharedArchiveFile="));
        Files.delete(started);
        assertThat(start(home.resolve("bin/deadcube"), "rules")).isEqualTo(7);
        assertThat(machines()).hasSize(1);
    }

    @Test
    void aLinkStartsTheSame() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), home.resolve("bin/deadcube"));
        assertThat(start(link, "duel")).isEqualTo(7);
        assertThat(machines().last())
                .contains(
                        "-XX:FreqInlineSize=100",
                        home.toRealPath().resolve("lib/deadcube.jar").toString())
                .doesNotContain("-XX:TieredStopAtLevel=1");
    }

    @Test
    void anImageNeedsNeitherAnotherJavaNorAnArchive() throws IOException, InterruptedException {
        executable(home.resolve("bin/java"), MACHINE);
        assertThat(start(home.resolve("bin/deadcube"), "rules")).isEqualTo(7);
        assertThat(machines()).hasSize(1);
        assertThat(machines().head())
                .endsWith("--module", "io.github.deadcube.cli/io.github.deadcube.testkit.cli.Main", "rules");
    }

    /** An image contains modules with descriptors alone. */
    @Test
    void anImageHasTheLibrariesOfAssistantsBesideItsModules() throws IOException, InterruptedException {
        executable(home.resolve("bin/java"), MACHINE);
        assertThat(start(home.resolve("bin/deadcube"), "mcp", "--legal")).isEqualTo(7);
        assertThat(machines().head())
                .endsWith(
                        "--module-path",
                        home.toRealPath().resolve("lib/mcp").toString(),
                        "--module",
                        "io.github.deadcube.cli/io.github.deadcube.testkit.cli.Main",
                        "mcp",
                        "--legal");
    }

    @Test
    void withoutAJavaItSaysWhatIsExpected() throws IOException, InterruptedException {
        Files.delete(folder.resolve("a jdk/bin/java"));
        assertThat(start(home.resolve("bin/deadcube"), "rules")).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("said"), StandardCharsets.UTF_8))
                .contains("Java of version 17");
    }

    private int start(Path script, String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = Java.process(
                Vector.of(script.toString()).appendAll(Vector.of(arguments)).toJavaArray(String[]::new));
        builder.environment().put("JAVA_HOME", folder.resolve("a jdk").toString());
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("a cache").toString());
        builder.environment().put("STARTED", started.toString());
        builder.environment().remove("DEADCUBE_JAVA_OPTIONS");
        return builder.redirectOutput(folder.resolve("said").toFile()).start().waitFor();
    }

    /** The arguments of each virtual machine that was started. */
    private Vector<Vector<String>> machines() throws IOException {
        return Vector.of(Files.readString(started, StandardCharsets.UTF_8).split("(?m)^=\n"))
                .map(lines -> Vector.of(lines.split("\n")));
    }

    private static void executable(Path file, String text) throws IOException {
        write(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.resolveSibling("."));
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
