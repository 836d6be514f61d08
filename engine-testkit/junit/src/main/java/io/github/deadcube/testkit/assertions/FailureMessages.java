package io.github.deadcube.testkit.assertions;

import io.github.deadcube.testkit.report.Difference;
import java.util.Locale;
import java.util.function.Supplier;
import org.assertj.core.api.AbstractAssert;

/**
 * Assertions with failure messages that name the expected value and the actual value, and show the object that was
 * checked.
 */
abstract class FailureMessages<S extends FailureMessages<S, T>, T> extends AbstractAssert<S, T> {
    static final Supplier<String> NOTHING = () -> "";

    private final Supplier<String> circumstances;

    FailureMessages(T actual, Class<S> type, Supplier<String> circumstances) {
        super(actual, type);
        this.circumstances = circumstances;
    }

    Supplier<String> circumstances() {
        return circumstances;
    }

    /** Fails with a message such as {@code Expected B1 pinned, but B1 at c6/5.} */
    S check(boolean holds, String expected, Supplier<String> instead) {
        if (!holds) fails("Expected " + expected + ", but " + instead.get() + ".");
        return myself;
    }

    /** The values are equal. A failure names the parts that differ. */
    @Override
    public S isEqualTo(Object expected) {
        if (!(actual instanceof Record) || !actual.getClass().isInstance(expected)) return super.isEqualTo(expected);
        if (!actual.equals(expected))
            fails("Expected an equal "
                    + myself.getClass().getSimpleName().replace("Assert", "").toLowerCase(Locale.ROOT)
                    + ", but these differ:\n"
                    + Difference.between(actual, expected)
                            .mkString("\n")
                            .indent(2)
                            .stripTrailing());
        return myself;
    }

    void fails(String fault) {
        String shown = circumstances.get();
        failWithMessage("%s", "\n" + fault + (shown.isEmpty() ? "" : "\n" + shown));
    }
}
