package io.github.deadcube.testkit.junit.report;

/** How a test ended; of several runs of one test, such as those of its parameters, the first of these counts. */
public enum TestOutcome {
    /** It failed. */
    FAILED,
    /** It ran to its end. */
    PASSED,
    /** It was switched off, or gave up. */
    SKIPPED;

    /** What counts, if a test ended in both ways. */
    TestOutcome and(TestOutcome other) {
        return compareTo(other) <= 0 ? this : other;
    }
}
