package io.github.deadcube.testkit.junit.report;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The outcome of a test. Of several runs, such as runs with parameters, the first outcome in this order counts. */
enum TestOutcome {
    FAILED,
    PASSED,
    /** The test was disabled or aborted. */
    SKIPPED;

    static Option<TestOutcome> of(String word) {
        return Vector.of(values()).find(outcome -> outcome.toString().equals(word));
    }

    /** Returns the outcome that counts if a test had both. */
    TestOutcome and(TestOutcome other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** {@code passed}: the word of a report. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
