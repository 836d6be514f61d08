package io.github.deadcube.testkit.learning;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.readme.Java;
import io.github.deadcube.readme.Programs;
import io.github.deadcube.testkit.cli.Main;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.environment.BatchLayout;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The package for Python, and its examples. A test is skipped if Python or NumPy is missing. */
class PythonTest {
    private static final Path SOURCES = Path.of("../python").toAbsolutePath().normalize();
    private static final Path WHEELS = Path.of("../cli/target");
    private static final Path METADATA = Path.of("../cli/src/main/wheel");

    private static final String JAR_LISTED = "deadcube/deadcube.jar,,";

    @TempDir
    private Path folder = Path.of("");

    /** The tests of the package, with the wheel if the build has made one; it is installed without a network. */
    @Test
    @Tag("programs")
    void theTestsOfThePackageHold() throws IOException, InterruptedException {
        assumeNumPy();
        List<String> command = new ArrayList<>(List.of(Java.command()));
        command.addAll(Java.QUICK);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        String told = python(
                installed(),
                Vector.of("DEADCUBE_COMMAND=" + new ObjectMapper().writeValueAsString(command)),
                "-m",
                "unittest",
                "discover",
                "-s",
                SOURCES.resolve("tests").toString());
        assertThat(told).containsPattern("(?m)^Ran \\d+ tests").contains("\nOK");
    }

    private Path installed() throws IOException, InterruptedException {
        if (!Files.isDirectory(WHEELS)) return SOURCES;
        List<Path> wheels;
        try (Stream<Path> files = Files.list(WHEELS)) {
            wheels = files.filter(file -> file.toString().endsWith(".whl")).toList();
        }
        // A build with -Dquick makes none, and leaves one of an earlier build there.
        if (wheels.size() != 1 || changed(wheels.get(0)).compareTo(lastChange()) < 0) return SOURCES;
        Path lib = folder.resolve("lib");
        python(
                folder,
                Vector.empty(),
                "-m",
                "pip",
                "install",
                "--quiet",
                "--isolated",
                "--disable-pip-version-check",
                "--no-index",
                "--no-deps",
                "--no-compile",
                "--target",
                lib.toString(),
                wheels.get(0).toAbsolutePath().toString());
        return lib;
    }

    private static FileTime changed(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FileTime lastChange() throws IOException {
        try (Stream<Path> files = sources()) {
            return files.map(PythonTest::changed).max(Comparator.naturalOrder()).orElseThrow();
        }
    }

    /** The files of the package, without those that Python has made of them. */
    private static Stream<Path> sources() throws IOException {
        return Files.walk(SOURCES.resolve("deadcube"))
                .filter(file -> Files.isRegularFile(file) && !file.toString().endsWith(".pyc"));
    }

    @Test
    void thePackageHasTheSchemaOfTheArrays() throws IOException {
        assertThat(Files.readString(SOURCES.resolve("deadcube/_schema.py")))
                .contains("SCHEMA = \"" + BatchLayout.HASH + "\"");
    }

    /** The wheel lists its files and what it needs, as the project of the package does. */
    @Test
    void theWheelHasThePackageAndItsNeeds() throws IOException {
        String listed = Files.readString(METADATA.resolve("RECORD"));
        try (Stream<Path> files = sources()) {
            assertThat(files.map(file -> SOURCES.relativize(file).toString().replace('\\', '/') + ",,"))
                    .containsExactlyInAnyOrderElementsOf(listed.lines()
                            .filter(line -> line.startsWith("deadcube/") && !line.equals(JAR_LISTED))
                            .toList());
        }
        assertThat(listed.lines()).as("the wheel has the jar").contains(JAR_LISTED);
        String file = Files.readString(SOURCES.resolve("pyproject.toml"));
        String project = file.substring(file.indexOf("[project]"));
        String needs = Files.readString(METADATA.resolve("METADATA"));
        assertThat(all("Requires-Dist: ([^;\\s]+)", needs))
                .containsExactlyElementsOf(all("\\[\"([a-z]+>=[\\d.]+)\"]", project));
        assertThat(all("Requires-Python: (\\S+)", needs)).isEqualTo(all("requires-python = \"(\\S+)\"", project));
        assertThat(all("Summary: (.+)", needs)).isEqualTo(all("description = \"(.+)\"", project));
    }

    private static Vector<String> all(String pattern, String text) {
        return Vector.ofAll(Pattern.compile(pattern).matcher(text).results().map(found -> found.group(1)));
    }

    /** The example learns from a file of decisions, and then beats random play. */
    @Test
    @Tag("programs")
    void aProgramLearnsFromAFileOfDecisions() throws IOException, InterruptedException {
        assumeNumPy();
        Path games = folder.resolve("games.jsonl");
        Run played = Run.of(
                "duel", "--bots", "simple,simple", "--games", "3", "--seed", "5", "--decisions", games.toString());
        assertThat(played.err()).isEmpty();
        String example = SOURCES.resolve("examples/imitation.py").toString();
        Path model = folder.resolve("model.json");
        python(SOURCES, Vector.empty(), example, games.toString(), model.toString());
        assertThat(Files.readString(model)).contains("\"goal 18\"");
        String bot = "exec:env PYTHONPATH=" + SOURCES + " python3 " + example + " " + model;
        Run run = Run.of("duel", "--bots", bot + ",random", "--games", "2", "--seed", "1");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(" wins 1, random wins 0, drawn 1");
    }

    /** Both files of decisions have the same numbers, and the arrays need a tenth of the room. */
    @Test
    @Tag("programs")
    void theArraysOfDecisionsAreTheLines() throws IOException, InterruptedException {
        assumeNumPy();
        Path lines = folder.resolve("games.jsonl");
        Path arrays = folder.resolve("games.npz");
        for (Path file : List.of(lines, arrays)) {
            Run played = Run.of(
                    "duel",
                    "--bots",
                    "fast,random",
                    "--games",
                    "3",
                    "--seed",
                    "5",
                    "--threads",
                    "2",
                    "--decisions",
                    file.toString());
            assertThat(played.err()).isEmpty();
            assertThat(played.exitCode()).isZero();
        }
        assertThat(10 * Files.size(arrays)).isLessThan(Files.size(lines));
        String compared = """
                import sys
                import numpy as np
                from deadcube import decision_arrays, decision_names, decisions, names
                data, rows = decision_arrays(sys.argv[2]), list(decisions(sys.argv[1]))
                assert names(sys.argv[1]) == decision_names(data)
                assert len(rows) == len(data["view"]) > 100 and len(data["board"]) == 1 and len(data["number"]) == 3
                for i, row in enumerate(rows):
                    options = data["option"][data["first"][i]:data["first"][i + 1]]
                    side, game = data["side"][i], data["game"][i]
                    np.testing.assert_array_equal(data["view"][i], row["view"])
                    np.testing.assert_array_equal(options, row["options"])
                    np.testing.assert_array_equal(data["board"][data["board_of"][game], side], row["board"])
                    told = [data[name][i] for name in ("chosen", "won", "lead")] + ["AB"[side], data["number"][game]]
                    assert told == [row[name] for name in ("chosen", "won", "lead", "side", "game")], i
                open(sys.argv[3], "wb").write(open(sys.argv[2], "rb").read()[:-100])
                np.savez(sys.argv[4], view=[1])
                for wrong, said in ((sys.argv[3], "not a whole file"), (sys.argv[4], "it has no 'board'"), (sys.argv[1], "")):
                    try:
                        decision_arrays(wrong)
                        raise SystemExit(wrong + " is taken")
                    except ValueError as error:
                        assert said in str(error), error
                print("equal")
                """;
        Path program = Files.writeString(folder.resolve("compare.py"), compared);
        String cut = folder.resolve("cut.npz").toString();
        String other = folder.resolve("other.npz").toString();
        assertThat(python(SOURCES, Vector.empty(), program.toString(), lines.toString(), arrays.toString(), cut, other))
                .isEqualTo("equal\n");
    }

    private static void assumeNumPy() throws IOException, InterruptedException {
        Programs.assumeThere("python3");
        Process process = new ProcessBuilder("python3", "-c", "import numpy")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Assumptions.assumeTrue(process.waitFor() == 0, "NumPy is not there");
    }

    /** Runs Python with a package; returns all that it printed. */
    private String python(Path path, Vector<String> variables, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("env", "PYTHONPATH=" + path, "PYTHONDONTWRITEBYTECODE=1"));
        command.addAll(variables.asJava());
        command.add("python3");
        command.addAll(List.of(arguments));
        Process process = Java.process(command.toArray(String[]::new))
                .directory(folder.toFile())
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
