package io.github.deadcube.build;

import io.vavr.Tuple;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;

/**
 * Lists the slowest test classes. Runs as a program after the tests of all modules. The arguments are the folder of the
 * project and the start time of the build. Reports of earlier builds do not count, because their tests may not exist
 * any more.
 */
final class SlowTests {
    private static final int MOST = 10;

    private SlowTests() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        told(ran(Path.of(arguments[0]), began(arguments[1]))).forEach(out::println);
    }

    /** The time of a build: an ISO instant, or in a thorough build the digits that are also its seed. */
    static Instant began(String stamp) {
        return stamp.matches("[0-9]{14}")
                ? LocalDateTime.parse(stamp, DateTimeFormatter.ofPattern("yyyyMMddHHmmss", Locale.ROOT))
                        .toInstant(ZoneOffset.UTC)
                : Instant.parse(stamp);
    }

    /** Returns the test classes of a module and of its submodules. */
    static Vector<TestClass> ran(Path module, Instant since) throws IOException {
        Vector<TestClass> classes = Vector.empty();
        for (Path report : listed(module.resolve("target").resolve("surefire-reports"), "TEST-*.xml"))
            if (!Files.getLastModifiedTime(report).toInstant().isBefore(since))
                classes = classes.appendAll(read(report));
        for (Path within : listed(module, "*"))
            if (Files.isRegularFile(within.resolve("pom.xml"))) classes = classes.appendAll(ran(within, since));
        return classes;
    }

    private static Option<TestClass> read(Path report) throws IOException {
        try (InputStream in = Files.newInputStream(report)) {
            return TestClass.read(in);
        }
    }

    private static Vector<Path> listed(Path folder, String glob) throws IOException {
        if (!Files.isDirectory(folder)) return Vector.empty();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, glob)) {
            return Vector.ofAll(files).sorted();
        }
    }

    /** Returns the slowest classes and the sums by kind; empty if no test has run. */
    static Vector<String> told(Vector<TestClass> classes) {
        if (classes.isEmpty()) return Vector.empty();
        Vector<String> kinds = classes.map(TestClass::kind)
                .distinct()
                .map(kind ->
                        Tuple.of(kind, sum(classes.filter(test -> test.kind().equals(kind)))))
                .sorted(Comparator.comparing(kind -> -kind._2()))
                .map(kind -> kind._1() + " " + Math.round(kind._2()));
        return classes.sorted(
                        Comparator.comparing(TestClass::seconds).reversed().thenComparing(TestClass::name))
                .take(MOST)
                .map(test -> String.format(Locale.ROOT, "%8.1f  %s", test.seconds(), test.name()))
                .prepend("The slowest test classes, in seconds:")
                .append("Seconds by kind: " + kinds.mkString(", ") + "; " + Math.round(sum(classes)) + " in all "
                        + classes.size() + " classes.");
    }

    private static double sum(Vector<TestClass> classes) {
        return classes.map(TestClass::seconds).sum().doubleValue();
    }
}
