package io.github.deadcube.testkit.junit.report;

import io.vavr.collection.Vector;

/** A test that names rules, {@code com.example.AdvanceTest.movingInIsAFight}, with a title of one line, and how it ended. */
record TestRun(String name, String title, Vector<String> rules, TestOutcome outcome) {
    TestRun and(TestRun other) {
        return new TestRun(name, title, rules.appendAll(other.rules).distinct(), outcome.and(other.outcome));
    }

    boolean passed() {
        return outcome == TestOutcome.PASSED;
    }

    /** How a test ended; of several runs of one test, such as those of its parameters, the first of these counts. */
    enum TestOutcome {
        FAILED,
        PASSED,
        /** It was switched off, or gave up. */
        SKIPPED;

        /** What counts, if a test ended in both ways. */
        TestOutcome and(TestOutcome other) {
            return compareTo(other) <= 0 ? this : other;
        }
    }
}
