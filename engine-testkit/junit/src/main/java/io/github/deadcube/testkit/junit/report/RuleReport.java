package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The rules of a register in its order, with the tests that name them, and the faults: identifiers that the register does not have. */
record RuleReport(Vector<Entry> entries, Vector<String> faults) {
    /** A rule with its title and text, which may be empty, and the tests that name it. */
    record Entry(RuleId rule, String title, String text, Vector<TestRun> tests) {
        boolean covered() {
            return tests.exists(TestRun::passed) && !tests.exists(TestRun::failed);
        }

        String heading() {
            return (rule + " " + title).strip();
        }
    }

    static RuleReport of(RuleRegister register, Vector<TestRun> tests) {
        Vector<RuleId> rules = register.rules();
        return new RuleReport(
                rules.map(rule -> new Entry(
                        rule,
                        register.title(rule),
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

    int covered() {
        return entries.count(Entry::covered);
    }

    String count() {
        return covered() + " of " + entries.size();
    }

    Vector<String> chapters() {
        return entries.map(entry -> entry.rule().chapter()).distinct();
    }

    RuleReport chapter(String chapter) {
        return new RuleReport(entries.filter(entry -> entry.rule().chapter().equals(chapter)), Vector.empty());
    }

    /** Writes the report for people and for {@link TextReport} into a folder. Creates the folder if it does not exist. */
    void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileReplacement.write(folder.resolve(TextReport.FILE), text());
        FileReplacement.write(folder.resolve("rules.html"), HtmlReport.of("Rules and their tests", this));
        for (String edition : Deadcube.editions())
            FileReplacement.write(
                    folder.resolve("rules-" + edition + ".html"),
                    HtmlReport.of("Rules of the edition '" + edition + "'", by(edition)));
    }

    /** The text that {@link TextReport} reads. */
    String text() {
        return count() + " rules are covered: a test that names the rule has passed, and none has failed.\n"
                + faults.map(fault -> TextReport.FAULT + fault + "\n").mkString()
                + entries.map(RuleReport::told).mkString();
    }

    private static String told(Entry entry) {
        return "\n" + entry.heading() + "\n"
                + entry.tests()
                        .map(test -> TextReport.INDENT
                                + TextReport.word(test.outcome())
                                + " "
                                + test.name()
                                + (test.title().isEmpty() ? "" : " - " + test.title())
                                + "\n")
                        .mkString();
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
            String outcome = TextReport.word(test.outcome());
            return "<li><span class=\"" + outcome + "\">" + outcome + "</span> " + escaped(test.title()) + " <code>"
                    + escaped(test.name()) + "</code></li>\n";
        }

        private static String escaped(String text) {
            return text.replace("&", "&amp;")
                    .replace("<", "&lt;")
                    .replace(">", "&gt;")
                    .replace("\"", "&quot;");
        }
    }
}
