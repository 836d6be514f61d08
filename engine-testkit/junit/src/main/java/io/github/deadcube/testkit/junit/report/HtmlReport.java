package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;

/** The report as a self-contained HTML page. */
final class HtmlReport {
    private static final String STYLE =
            TextFile.packaged(HtmlReport.class.getResourceAsStream("report.css"), "the style of the report");

    private HtmlReport() {}

    static String html(String title, RuleReport report) {
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

    private static String rule(RuleReport.Entry entry) {
        Vector<TestRun> tests = entry.tests();
        return "<details" + (entry.covered() ? " class=\"covered\"" : "") + "><summary>" + escaped(entry.heading())
                + " <code>" + told(tests) + "</code></summary>\n"
                + (entry.text().isEmpty() ? "" : "<p>" + based(entry) + "</p>\n")
                + Revised.before(entry.rule())
                        .map(old -> "<p>Third edition, " + escaped(old + ": " + old.text()) + "</p>\n")
                        .getOrElse("")
                + (tests.isEmpty() ? "" : "<ul>\n" + tests.map(HtmlReport::test).mkString() + "</ul>\n")
                + "</details>\n";
    }

    /** The text, each passage of the rulebook with its basis. */
    private static String based(RuleReport.Entry entry) {
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
