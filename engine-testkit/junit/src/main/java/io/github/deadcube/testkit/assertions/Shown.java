package io.github.deadcube.testkit.assertions;

import java.util.function.Supplier;
import org.assertj.core.api.AbstractAssert;

/** Assertions whose failures say what was expected, what is so instead, and show what it is about. */
abstract class Shown<S extends Shown<S, T>, T> extends AbstractAssert<S, T> {
    static final Supplier<String> NOTHING = () -> "";

    private final Supplier<String> circumstances;

    Shown(T actual, Class<S> type, Supplier<String> circumstances) {
        super(actual, type);
        this.circumstances = circumstances;
    }

    /** What is shown below a failure. */
    Supplier<String> circumstances() {
        return circumstances;
    }

    /** {@code Expected B1 pinned, but B1 at c6/5.} */
    S check(boolean holds, String expected, Supplier<String> instead) {
        if (!holds) fails("Expected " + expected + ", but " + instead.get() + ".");
        return myself;
    }

    void fails(String fault) {
        String shown = circumstances.get();
        failWithMessage("%s", "\n" + fault + (shown.isEmpty() ? "" : "\n" + shown));
    }
}
