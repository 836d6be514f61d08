package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.testkit.junit.report.TestRun.TestOutcome;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The content of a report in text form. A line that begins with an identifier is a rule. The indented lines below it are the tests that name
 * the rule, each with its outcome first.
 */
public record TextReport(Vector<Entry> rules, Vector<String> faults) {
    /** The name of the report file. */
    public static final String FILE = "rules.txt";

    static final String FAULT = "error: ";
    static final String INDENT = "  ";

    private static final int WIDTH = 120;
    private static final Pattern RULE = Pattern.compile("(\\S++)(?: .*)?");

    /** A rule of the report with its title and the lines of its tests. */
    public record Entry(RuleId rule, String heading, Vector<String> tests) {
        boolean covered() {
            return has(TestOutcome.PASSED) && !has(TestOutcome.FAILED);
        }

        private boolean has(TestOutcome outcome) {
            return tests.exists(test -> test.startsWith(word(outcome) + " "));
        }
    }

    /**
     * Reads a report and ignores unknown lines. Never throws. Time and memory grow with the length of the text, the stack does not.
     */
    public static TextReport read(String text) {
        Vector<Entry> rules = Vector.empty();
        Vector<String> faults = Vector.empty();
        for (String line : Vector.ofAll(text.lines())) {
            Option<RuleId> rule = ItemForm.rule(RULE.matcher(line), 1);
            if (rule.isDefined()) rules = rules.append(new Entry(rule.get(), line, Vector.empty()));
            else if (line.startsWith(FAULT)) faults = faults.append(line);
            else if (line.startsWith(INDENT) && rules.nonEmpty())
                rules = rules.update(
                        rules.size() - 1,
                        last -> new Entry(
                                last.rule(), last.heading(), last.tests().append(line.strip())));
        }
        return new TextReport(rules, faults);
    }

    static String word(TestOutcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }

    Vector<RuleId> covered() {
        return rules.filter(Entry::covered).map(Entry::rule);
    }

    /** Returns how many rules of a report file are covered, and the other rules chapter by chapter. */
    public Vector<String> summary(Path source) {
        Vector<String> chapters = rules.map(entry -> entry.rule().chapter()).distinct();
        String head = "Rules: " + covered().size() + " of " + rules.size() + " are covered by tests that passed ("
                + source + ").";
        Vector<String> open = chapters.flatMap(this::uncovered);
        return open.isEmpty() ? Vector.of(head) : open.prepend("Not covered:").prepend(head);
    }

    private Vector<String> uncovered(String chapter) {
        Vector<Entry> all = rules.filter(entry -> entry.rule().chapter().equals(chapter));
        Vector<Entry> open = all.filter(entry -> !entry.covered());
        if (open.isEmpty()) return Vector.empty();
        String head = INDENT + chapter + ", " + open.size() + " of " + all.size() + ":";
        return wrapped(head, open.map(entry -> entry.rule().id().substring(chapter.length() + 1)));
    }

    private static Vector<String> wrapped(String head, Vector<String> words) {
        Vector<String> lines = Vector.of(head);
        for (String word : words) {
            String line = lines.last() + " " + word;
            lines = line.length() <= WIDTH
                    ? lines.update(lines.size() - 1, line)
                    : lines.append(INDENT + INDENT + word);
        }
        return lines;
    }
}
