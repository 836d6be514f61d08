package io.github.deadcube.testkit.junit.report;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A test that names rules, such as {@code com.example.AdvanceTest.movingInIsAFight}, with a title of one line and its
 * outcome.
 */
record TestRun(String name, String title, Vector<String> rules, TestOutcome outcome) {
    TestRun and(TestRun other) {
        return new TestRun(name, title, rules.appendAll(other.rules).distinct(), outcome.and(other.outcome));
    }

    /** Reads the line of a report. Its title stays a part of its name, and it names no rules. */
    static Option<TestRun> read(String line) {
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
