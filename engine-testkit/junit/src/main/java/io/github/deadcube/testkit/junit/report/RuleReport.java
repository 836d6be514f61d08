package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The rules of a register in its order, with the tests that name them, and the faults: identifiers that the register does not have. In the
 * text of a report, a line that begins with an identifier is a rule. The indented lines below it are the tests that name the rule.
 */
public record RuleReport(Vector<Entry> entries, Vector<String> faults) {
    /** The name of the file with the text of a report. */
    static final String FILE = "rules.txt";

    /** Begins the line of a fault. */
    static final String FAULT = "error: ";

    private static final String INDENT = "  ";
    private static final int WIDTH = 120;
    private static final Pattern RULE = Pattern.compile("(\\S++)(?: .*)?");

    /** A rule with its heading and its text, which may be empty, and the tests that name it. */
    record Entry(RuleId rule, String heading, String text, Vector<TestRun> tests) {
        boolean covered() {
            return has(TestOutcome.PASSED) && !has(TestOutcome.FAILED);
        }

        private boolean has(TestOutcome outcome) {
            return tests.exists(test -> test.outcome() == outcome);
        }
    }

    /** A test that names rules, such as {@code com.example.AdvanceTest.movingInIsAFight}, with a title of one line and its outcome. */
    record TestRun(String name, String title, Vector<String> rules, TestOutcome outcome) {
        TestRun and(TestRun other) {
            return new TestRun(name, title, rules.appendAll(other.rules).distinct(), outcome.and(other.outcome));
        }

        /** Reads the line of a report. Its title stays a part of its name, and it names no rules. */
        private static Option<TestRun> read(String line) {
            int end = line.indexOf(' ');
            return TestOutcome.of(line.substring(0, Math.max(end, 0)))
                    .map(outcome -> new TestRun(line.substring(end + 1), "", Vector.empty(), outcome));
        }

        /** The line of a report. */
        @Override
        public String toString() {
            return outcome + " " + name + (title.isEmpty() ? "" : " - " + title);
        }
    }

    /** The outcome of a test. Of several runs, such as runs with parameters, the first outcome in this order counts. */
    enum TestOutcome {
        FAILED,
        PASSED,
        /** The test was disabled or aborted. */
        SKIPPED;

        static Option<TestOutcome> of(String word) {
            return Vector.of(values()).find(outcome -> outcome.toString().equals(word));
        }

        /** Returns the outcome that counts if a test had both. */
        TestOutcome and(TestOutcome other) {
            return compareTo(other) <= 0 ? this : other;
        }

        /** {@code passed}: the word of a report. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static RuleReport of(RuleRegister register, Vector<TestRun> tests) {
        Vector<RuleId> rules = register.rules();
        return new RuleReport(
                rules.map(rule -> new Entry(
                        rule,
                        (rule + " " + register.title(rule)).strip(),
                        register.text(rule),
                        tests.filter(test -> test.rules().contains(rule.id())))),
                faults(tests, register));
    }

    /** Returns a line for each identifier that a test names and the register does not have. */
    static Vector<String> faults(Vector<TestRun> tests, RuleRegister register) {
        TreeSet<String> known = TreeSet.ofAll(register.rules().map(RuleId::id));
        return tests.flatMap(test -> test.rules()
                .filter(id -> !known.contains(id))
                .map(id -> test.name() + " names " + id + ", which is not a rule of the register"));
    }

    /** Returns the rules of an edition: without chapters of other editions, and without rules that the revision replaces. */
    RuleReport by(String edition) {
        Vector<String> others =
                Deadcube.editions().flatMap(RuleReport::chaptersOf).removeAll(chaptersOf(edition));
        Vector<Entry> own = entries.reject(entry -> others.contains(entry.rule().chapter()));
        Vector<RuleId> replaced = own.flatMap(entry -> Revised.before(entry.rule()));
        return new RuleReport(own.reject(entry -> replaced.contains(entry.rule())), Vector.empty());
    }

    /** Returns the chapters of an edition's library and switches. */
    private static Vector<String> chaptersOf(String edition) {
        Ruleset ruleset = Deadcube.edition(edition).get();
        return ruleset.library()
                .all()
                .map(Library.Rule::rule)
                .appendAll(ruleset.variants().map(Variant::rule))
                .map(RuleId::chapter);
    }

    /** Reads the text of a report and ignores unknown lines. Never throws. Time and memory grow with the length of the text, the stack does not. */
    public static RuleReport read(String text) {
        Vector<Entry> entries = Vector.empty();
        Vector<String> faults = Vector.empty();
        for (String line : Vector.ofAll(text.lines())) {
            Option<RuleId> rule = ItemForm.rule(RULE.matcher(line), 1);
            if (rule.isDefined()) entries = entries.append(new Entry(rule.get(), line, "", Vector.empty()));
            else if (line.startsWith(FAULT)) faults = faults.append(line.substring(FAULT.length()));
            else if (line.startsWith(INDENT) && entries.nonEmpty())
                entries = entries.update(
                        entries.size() - 1,
                        last -> new Entry(
                                last.rule(), last.heading(), "", last.tests().appendAll(TestRun.read(line.strip()))));
        }
        return new RuleReport(entries, faults);
    }

    Vector<RuleId> covered() {
        return entries.filter(Entry::covered).map(Entry::rule);
    }

    /** Returns how many rules of a report file are covered, and the other rules chapter by chapter. */
    Vector<String> summary(Path source) {
        String head = "Rules: " + count() + " are covered by tests that passed (" + source + ").";
        Vector<String> open = chapters().flatMap(name -> chapter(name).uncovered(name));
        return open.isEmpty() ? Vector.of(head) : open.prepend("Not covered:").prepend(head);
    }

    private Vector<String> uncovered(String chapter) {
        Vector<Entry> open = entries.reject(Entry::covered);
        if (open.isEmpty()) return Vector.empty();
        Vector<String> lines = Vector.of(INDENT + chapter + ", " + open.size() + " of " + entries.size() + ":");
        for (Entry entry : open) {
            String word = entry.rule().id().substring(chapter.length() + 1);
            String line = lines.last() + " " + word;
            lines = line.length() <= WIDTH ? lines.init().append(line) : lines.append(INDENT + INDENT + word);
        }
        return lines;
    }

    private String count() {
        return covered().size() + " of " + entries.size();
    }

    private Vector<String> chapters() {
        return entries.map(entry -> entry.rule().chapter()).distinct();
    }

    private RuleReport chapter(String chapter) {
        return new RuleReport(entries.filter(entry -> entry.rule().chapter().equals(chapter)), Vector.empty());
    }

    /** Writes the text and the pages of the report into a folder. Creates the folder if it does not exist. */
    void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileReplacement.write(folder.resolve(FILE), text());
        FileReplacement.write(folder.resolve("rules.html"), HtmlReport.of("Rules and their tests", this));
        for (String edition : Deadcube.editions())
            FileReplacement.write(
                    folder.resolve("rules-" + edition + ".html"),
                    HtmlReport.of("Rules of the edition '" + edition + "'", by(edition)));
    }

    String text() {
        return count() + " rules are covered: a test that names the rule has passed, and none has failed.\n"
                + faults.map(fault -> FAULT + fault + "\n").mkString()
                + entries.map(RuleReport::told).mkString();
    }

    private static String told(Entry entry) {
        return "\n" + entry.heading() + "\n"
                + entry.tests().map(test -> INDENT + test + "\n").mkString();
    }

    /** The report as a self-contained HTML page. */
    private static final class HtmlReport {
        private static final String STYLE =
                TextFile.packaged(HtmlReport.class.getResourceAsStream("report.css"), "the style of the report");

        private HtmlReport() {}

        static String of(String title, RuleReport report) {
            return """
                    <!DOCTYPE html>
                    <html lang="en">
                    <head>
                    <meta charset="utf-8">
                    <meta name="viewport" content="width=device-width, initial-scale=1">
                    <title>"""
                    + title + "</title>\n<style>\n" + STYLE + "</style>\n</head>\n<body>\n<h1>" + title + "</h1>\n<p>"
                    + Deadcube.editions()
                            .map(edition -> "<a href=\"rules-" + edition + ".html\">" + edition + "</a>")
                            .prepend("<a href=\"rules.html\">all</a>")
                            .mkString(" · ")
                    + "</p>\n<p>" + report.count()
                    + " rules are covered: a test that names the rule has passed, and none has failed.</p>\n"
                    + report.faults()
                            .map(fault -> "<p class=\"error\">" + escaped(fault) + "</p>\n")
                            .mkString()
                    + "<nav>\n"
                    + report.chapters().map(name -> link(report, name)).mkString() + "</nav>\n"
                    + report.chapters().map(name -> chapter(report, name)).mkString() + "</body>\n</html>\n";
        }

        private static String link(RuleReport report, String chapter) {
            return "<span><a href=\"#" + chapter + "\">" + chapter + "</a> <small>"
                    + report.chapter(chapter).count() + "</small></span>\n";
        }

        private static String chapter(RuleReport report, String name) {
            RuleReport chapter = report.chapter(name);
            return "<h2 id=\"" + name + "\">" + name + " <small>" + chapter.count() + "</small></h2>\n"
                    + chapter.entries().map(HtmlReport::rule).mkString();
        }

        private static String rule(Entry entry) {
            Vector<TestRun> tests = entry.tests();
            return "<details" + (entry.covered() ? " class=\"covered\"" : "") + "><summary>" + escaped(entry.heading())
                    + " <code>" + told(tests) + "</code></summary>\n"
                    + (entry.text().isEmpty() ? "" : "<p>" + based(entry) + "</p>\n")
                    + Revised.before(entry.rule())
                            .map(old -> "<p>Third edition, " + escaped(old + ": " + old.text()) + "</p>\n")
                            .getOrElse("")
                    + (tests.isEmpty()
                            ? ""
                            : "<ul>\n" + tests.map(HtmlReport::test).mkString() + "</ul>\n")
                    + "</details>\n";
        }

        /** The text, each passage of the rulebook with its basis. */
        private static String based(Entry entry) {
            if (!entry.text().equals(entry.rule().text())) return escaped(entry.text());
            return entry.rule()
                    .passages()
                    .map(passage -> escaped(passage.text()) + " <small>[" + escaped(passage.basisText()) + "]</small>")
                    .mkString(" ");
        }

        private static String told(Vector<TestRun> tests) {
            return switch (tests.size()) {
                case 0 -> "no test";
                case 1 -> "1 test";
                default -> tests.size() + " tests";
            };
        }

        private static String test(TestRun test) {
            return "<li><span class=\"" + test.outcome() + "\">" + test.outcome() + "</span> " + escaped(test.title())
                    + " <code>" + escaped(test.name()) + "</code></li>\n";
        }

        private static String escaped(String text) {
            return text.replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace(">", "&gt;")
                    .replace("\"", "&quot;");
        }
    }
}
