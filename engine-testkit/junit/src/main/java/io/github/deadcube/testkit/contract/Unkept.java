package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.report.Difference;
import java.util.function.Supplier;

/** What a check of a {@code Promise} throws: what is wrong, and the state in which it is. */
final class Unkept {
    private Unkept() {}

    // Suppliers: messages are expensive, and most checks pass.

    static void unless(boolean holds, Supplier<String> what, GameState state) {
        if (!holds) throw new AssertionError(what.get() + "\n" + state);
    }

    static void unlessEqual(Object is, Object expected, Supplier<String> what, GameState state) {
        if (!is.equals(expected)) throw new AssertionError(what.get() + instead(is, expected) + "\n" + state);
    }

    /** Texts of values do not tell all: the parts that differ do. */
    private static String instead(Object is, Object expected) {
        return is.toString().equals(expected.toString())
                ? "\nwhere these differ:"
                        + Difference.between(is, expected)
                                .map(part -> "\n  " + part)
                                .mkString()
                : "\nexpected: " + expected + "\n but was: " + is;
    }
}
