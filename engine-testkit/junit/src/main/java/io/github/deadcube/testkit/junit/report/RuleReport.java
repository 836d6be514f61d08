package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.ItemForm;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The rules of a register in its order, with the tests that name them, and the faults: identifiers that the register
 * does not have. In the text of a report, a line that begins with an identifier is a rule. The indented lines below it
 * are the tests that name the rule.
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

    /**
     * Returns the rules of an edition: without chapters of other editions, and without rules that the revision
     * replaces.
     */
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

    /**
     * Reads the text of a report and ignores unknown lines. Never throws. Time and memory grow with the length of the
     * text, the stack does not.
     */
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

    String count() {
        return covered().size() + " of " + entries.size();
    }

    Vector<String> chapters() {
        return entries.map(entry -> entry.rule().chapter()).distinct();
    }

    RuleReport chapter(String chapter) {
        return new RuleReport(entries.filter(entry -> entry.rule().chapter().equals(chapter)), Vector.empty());
    }

    /** Writes the text and the pages of the report into a folder. Creates the folder if it does not exist. */
    void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileReplacement.write(folder.resolve(FILE), text());
        FileReplacement.write(folder.resolve("rules.html"), HtmlReport.html("Rules and their tests", this));
        for (String edition : Deadcube.editions())
            FileReplacement.write(
                    folder.resolve("rules-" + edition + ".html"),
                    HtmlReport.html("Rules of the edition '" + edition + "'", by(edition)));
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
}
