package io.github.deadcube.testkit.junit.report;

import io.vavr.collection.Vector;

/** A test that names rules, such as {@code com.example.AdvanceTest.movingInIsAFight}, with a title of one line and its outcome. */
record TestRun(String name, String title, Vector<String> rules, TestOutcome outcome) {
    TestRun and(TestRun other) {
        return new TestRun(name, title, rules.appendAll(other.rules).distinct(), outcome.and(other.outcome));
    }

    boolean passed() {
        return outcome == TestOutcome.PASSED;
    }

    boolean failed() {
        return outcome == TestOutcome.FAILED;
    }

    /** The outcome of a test. Of several runs, such as runs with parameters, the first outcome in this order counts. */
    enum TestOutcome {
        FAILED,
        PASSED,
        /** The test was disabled or aborted. */
        SKIPPED;

        /** Returns the outcome that counts if a test had both. */
        TestOutcome and(TestOutcome other) {
            return compareTo(other) <= 0 ? this : other;
        }
    }
}
