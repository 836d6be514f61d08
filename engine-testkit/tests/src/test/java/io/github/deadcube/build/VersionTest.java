package io.github.deadcube.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.readme.Java;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The version stands in one place, and one command changes it together with the guides that name it. */
class VersionTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..", "..").normalize();
    private static final String PYTHON = "engine-testkit/python/pyproject.toml";
    private static final Pattern REVISION = Pattern.compile("<revision>([^<]+)</revision>");
    /** The version behind a group or a jar of ours, and any version that is not released. */
    private static final Pattern NAMED = Pattern.compile("(?s)<groupId>io\\.github\\.deadcube</groupId>"
            + "(?:(?!</dependency>).)*?<version>([^<]+)</version>"
            + "|engine-[a-z]+-(\\d[\\w.-]*)\\.jar"
            + "|io\\.github\\.deadcube:[\\w-]+:(\\d[\\w.-]*)"
            + "|(\\d+\\.\\d+\\.\\d+-SNAPSHOT)");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theGuidesNameTheVersionOfTheProject() throws IOException {
        assertThat(named(ROOT)).hasSizeGreaterThan(15).containsOnly(revision(ROOT));
    }

    /** The version of a snapshot is earlier than that of its release: 0.1.0.dev0 is before 0.1.0. */
    @Test
    void thePythonPackageHasTheVersionOfTheProject() throws IOException {
        assertThat(read(ROOT.resolve(PYTHON)))
                .contains("\nversion = \"" + revision(ROOT).replace("-SNAPSHOT", ".dev0") + "\"\n");
    }

    @Test
    void noModuleHasAVersionOfItsOwn() throws IOException {
        for (Path pom : files(ROOT.resolve("engine-api"), "pom.xml")
                .appendAll(files(ROOT.resolve("engine-core"), "pom.xml"))
                .appendAll(files(ROOT.resolve("engine-testkit"), "pom.xml")))
            assertThat(read(pom))
                    .as(pom.toString())
                    .contains("<version>${revision}</version>")
                    .doesNotContain(">" + revision(ROOT) + "<");
    }

    @Test
    void aReleaseAndTheVersionAfterIt() throws IOException, InterruptedException {
        copy();
        // a release has no section for what comes
        change("7.8.9-SNAPSHOT");
        change("7.8.9");
        assertThat(revision(folder)).isEqualTo("7.8.9");
        assertThat(read(folder.resolve(PYTHON))).contains("\nversion = \"7.8.9\"\n");
        assertThat(named(folder)).hasSameSizeAs(named(ROOT)).containsOnly("7.8.9");
        assertThat(read(folder.resolve("CHANGELOG.md")))
                .containsPattern("(?m)^## \\[7\\.8\\.9] - \\d{4}-\\d\\d-\\d\\d$")
                .doesNotContain("[Unreleased]");
        change("7.9.0-SNAPSHOT");
        assertThat(read(folder.resolve(PYTHON))).contains("\nversion = \"7.9.0.dev0\"\n");
        assertThat(named(folder)).hasSameSizeAs(named(ROOT)).containsOnly("7.9.0-SNAPSHOT");
        assertThat(read(folder.resolve("CHANGELOG.md"))).containsPattern("(?m)^## \\[Unreleased]\n\n## \\[7\\.8\\.9]");
    }

    private void change(String version) throws IOException, InterruptedException {
        Process process = Java.process("bash", folder.resolve(".ci/version").toString(), version)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    private void copy() throws IOException {
        for (String command : Vector.of("/bin/bash", "/usr/bin/perl")) assumeTrue(Files.isExecutable(Path.of(command)));
        for (Path file : pages(ROOT)
                .appendAll(Vector.of("pom.xml", ".ci/version", PYTHON).map(ROOT::resolve))) {
            Path to = folder.resolve(ROOT.relativize(file).toString());
            Files.createDirectories(to.resolveSibling("."));
            Files.copy(file, to);
        }
    }

    /** The versions of the project that its pages name. */
    private static Vector<String> named(Path root) throws IOException {
        Vector<String> versions = Vector.empty();
        for (Path page : pages(root)) {
            Matcher named = NAMED.matcher(read(page));
            while (named.find())
                versions = versions.append(Vector.of(1, 2, 3, 4)
                        .map(named::group)
                        .find(one -> one != null)
                        .get());
        }
        return versions;
    }

    private static String revision(Path root) throws IOException {
        Matcher revision = REVISION.matcher(read(root.resolve("pom.xml")));
        assertThat(revision.find()).isTrue();
        return revision.group(1);
    }

    private static Vector<Path> pages(Path root) throws IOException {
        Vector<Path> modules = Vector.of("engine-api", "engine-core", "engine-testkit", ".github")
                .map(root::resolve);
        Vector<Path> pages = Vector.of("README.md", "CHANGELOG.md").map(root::resolve);
        for (Path module : modules) pages = pages.appendAll(files(module, ".md"));
        return pages;
    }

    private static Vector<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return Vector.ofAll(files.filter(file ->
                            file.toString().endsWith(end) && !file.toString().contains("/target/")))
                    .sorted();
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
