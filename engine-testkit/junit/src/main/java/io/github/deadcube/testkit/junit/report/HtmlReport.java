package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Rulebook.Revised;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.report.RuleReport.Entry;
import io.vavr.collection.Vector;

/** The report as one page that needs nothing else. */
final class HtmlReport {
    private static final String STYLE = """
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
              color: #1c2330; background: #fff; }
            h2 { margin: 2.5rem 0 .5rem; border-bottom: 1px solid #d5dae3; }
            h2 small, nav small { color: #5b6577; font-weight: normal; }
            nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
            details { border-left: 4px solid #b3261e; padding: .1rem .75rem; margin: .25rem 0; }
            details.covered { border-color: #1b7f4b; }
            summary { cursor: pointer; }
            code { font-size: .85em; color: #5b6577; overflow-wrap: anywhere; }
            .failed, .skipped, .error { color: #b3261e; }
            @media (prefers-color-scheme: dark) {
              body { color: #e4e8f0; background: #14181f; }
              h2 { border-color: #38404f; }
              h2 small, nav small, code { color: #9aa5b8; }
              .failed, .skipped, .error { color: #f2867e; }
              a { color: #8ab4f8; }
            }
            """;

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
                + " rules are covered: a test that names the rule has run and passed.</p>\n"
                + report.faults()
                        .map(fault -> "<p class=\"error\">" + escaped(fault) + "</p>\n")
                        .mkString()
                + "<nav>\n" + report.chapters().map(name -> link(report, name)).mkString() + "</nav>\n"
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
                + (entry.text().isEmpty() ? "" : "<p>" + escaped(entry.text()) + "</p>\n")
                + Revised.before(entry.rule())
                        .map(old -> "<p>Third edition, " + escaped(old + ": " + old.text()) + "</p>\n")
                        .getOrElse("")
                + (tests.isEmpty() ? "" : "<ul>\n" + tests.map(HtmlReport::test).mkString() + "</ul>\n")
                + "</details>\n";
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
