package io.github.deadcube.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build lists its slowest tests. */
class SlowTestsTest {
    private static final Instant BEGINNING = Instant.parse("2026-01-31T12:00:00Z");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theReportsOfAllModulesAreRead() throws IOException {
        module("");
        report(module("core"), "TEST-a.ATest.xml", suite("a.ATest", "0.25"), 0);
        report(module("kit/properties"), "TEST-b.BTest.xml", suite("b.BTest", "1,002.5"), 60);
        module("kit");
        assertThat(SlowTests.ran(folder, BEGINNING))
                .containsExactly(new TestClass("a.ATest", 0.25), new TestClass("b.BTest", 1002.5));
    }

    @Test
    void reportsOfAnEarlierBuildDoNotCount() throws IOException {
        report(module("core"), "TEST-a.GoneTest.xml", suite("a.GoneTest", "5"), -1);
        report(module("core"), "TEST-a.ATest.xml", suite("a.ATest", "1"), 1);
        assertThat(SlowTests.ran(folder, BEGINNING)).containsExactly(new TestClass("a.ATest", 1));
    }

    @Test
    void theTestsOfASecondEngineCount() throws IOException {
        String text = suite("a.ATest", "2").replace("name=\"one\"", "name=\"one\" time=\"2.5\"");
        report(module("core"), "TEST-a.ATest.xml", text, 1);
        assertThat(SlowTests.ran(folder, BEGINNING)).containsExactly(new TestClass("a.ATest", 2.5));
    }

    @Test
    void incompleteReportsAreIgnored() throws IOException {
        Path core = module("core");
        report(core, "a.ATest.txt", suite("a.ATest", "1"), 1);
        report(core, "TEST-b.xml", "<?xml version=\"1.0\"?>\n<testsuite name=\"b\"", 1);
        report(core, "TEST-c.xml", "", 1);
        report(core, "TEST-d.xml", "<testsuite/>", 1);
        report(core, "TEST-e.xml", suite("e", "soon"), 1);
        assertThat(SlowTests.ran(folder, BEGINNING)).isEmpty();
    }

    @Test
    void theTenSlowestAreToldAndTheSumsByKind() {
        Vector<TestClass> classes = Vector.range(0, 12)
                .map(number -> new TestClass("io.github.deadcube.rules.R" + number + "RulesTest", number / 10.0))
                .append(new TestClass("io.github.deadcube.rules.GeoContractTest", 75.04))
                .append(new TestClass("io.github.deadcube.core.sight.SightTest", 2))
                .append(new TestClass("io.github.deadcube.testkit.cli.MainTest", 2));
        assertThat(SlowTests.told(classes).mkString("\n")).isEqualTo("""
                The slowest test classes, in seconds:
                    75.0  io.github.deadcube.rules.GeoContractTest
                     2.0  io.github.deadcube.core.sight.SightTest
                     2.0  io.github.deadcube.testkit.cli.MainTest
                     1.1  io.github.deadcube.rules.R11RulesTest
                     1.0  io.github.deadcube.rules.R10RulesTest
                     0.9  io.github.deadcube.rules.R9RulesTest
                     0.8  io.github.deadcube.rules.R8RulesTest
                     0.7  io.github.deadcube.rules.R7RulesTest
                     0.6  io.github.deadcube.rules.R6RulesTest
                     0.5  io.github.deadcube.rules.R5RulesTest
                Seconds by kind: contracts 75, rules 7, sight and odds 2, command line 2; 86 in all 15 classes.""");
    }

    @Test
    void whereNoTestHasRunNothingIsTold() {
        assertThat(SlowTests.told(Vector.empty())).isEmpty();
    }

    private Path module(String name) throws IOException {
        Path module = Files.createDirectories(folder.resolve(name));
        Files.writeString(module.resolve("pom.xml"), "<project/>", StandardCharsets.UTF_8);
        return module;
    }

    private static void report(Path module, String name, String text, int seconds) throws IOException {
        Path reports = Files.createDirectories(module.resolve("target").resolve("surefire-reports"));
        Path report = Files.writeString(reports.resolve(name), text, StandardCharsets.UTF_8);
        Files.setLastModifiedTime(report, FileTime.from(BEGINNING.plusSeconds(seconds)));
    }

    private static String suite(String name, String time) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite version=\"3.0.2\" name=\"" + name + "\" time=\""
                + time + "\" tests=\"1\">\n<testcase name=\"one\"/>\n</testsuite>\n";
    }

    @Test
    void aBuildBeganAtAnInstantOrAtTheTimeOfItsSeed() {
        assertThat(SlowTests.began("20261123021600")).isEqualTo(SlowTests.began("2026-11-23T02:16:00Z"));
    }
}
