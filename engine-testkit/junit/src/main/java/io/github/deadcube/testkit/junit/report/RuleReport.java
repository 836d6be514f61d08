package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.Replacement;
import io.github.deadcube.testkit.junit.RuleRegister;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The rules of a register in its order, the tests that name them, and the identifiers in tests that the register does not have. */
record RuleReport(Vector<Entry> entries, Vector<String> faults) {
    /** A rule, its title and text, which may be empty, and the tests that name it. */
    record Entry(RuleId rule, String title, String text, Vector<TestRun> tests) {
        boolean covered() {
            return tests.exists(TestRun::passed);
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

    /** What tests name and the register does not have. */
    static Vector<String> faults(Vector<TestRun> tests, RuleRegister register) {
        TreeSet<String> known = TreeSet.ofAll(register.rules().map(RuleId::id));
        return tests.flatMap(test -> test.rules()
                .filter(id -> !known.contains(id))
                .map(id -> test.name() + " names " + id + ", which is no rule of the register"));
    }

    /** What is played by an edition: without the chapters that are not its own, and without what the revision has replaced in it. */
    RuleReport by(String edition) {
        Vector<String> others =
                Deadcube.editions().flatMap(RuleReport::chaptersOf).removeAll(chaptersOf(edition));
        Vector<Entry> own = entries.reject(entry -> others.contains(entry.rule().chapter()));
        Vector<RuleId> replaced = own.flatMap(entry -> Revised.before(entry.rule()));
        return new RuleReport(own.reject(entry -> replaced.contains(entry.rule())), Vector.empty());
    }

    /** What an edition's library and its switches are about. */
    private static Vector<String> chaptersOf(String edition) {
        Ruleset ruleset = Deadcube.edition(edition).get();
        return ruleset.library()
                .all()
                .map(LibraryRule::rule)
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

    /** The part of the report that is about a chapter. */
    RuleReport chapter(String chapter) {
        return new RuleReport(entries.filter(entry -> entry.rule().chapter().equals(chapter)), Vector.empty());
    }

    /** Writes the report, for people and for {@link TextReport}, into a folder, which is made if there is none. */
    void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Replacement.write(folder.resolve(TextReport.FILE), text());
        Replacement.write(folder.resolve("rules.html"), HtmlReport.of("Rules and their tests", this));
        for (String edition : Deadcube.editions())
            Replacement.write(
                    folder.resolve("rules-" + edition + ".html"),
                    HtmlReport.of("Rules of the edition '" + edition + "'", by(edition)));
    }

    /** The report as text, which {@link TextReport} reads. */
    String text() {
        return count() + " rules are covered: a test that names the rule has run and passed.\n"
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
}
