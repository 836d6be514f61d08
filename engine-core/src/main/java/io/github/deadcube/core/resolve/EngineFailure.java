package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.LibraryRule;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A bug, most likely in an application's rule, comes with all that is needed to see it again. */
public final class EngineFailure {
    private EngineFailure() {}

    /**
     * The one exception that bugs are told by.
     *
     * @param occasion what was asked
     * @param before what it was asked of: a state, a view or a set-up
     */
    public static IllegalStateException at(Object occasion, Throwable bug, Supplier<?> before) {
        String what = bug instanceof FaultyRule ? bug.getMessage() : bug.toString();
        return new IllegalStateException(
                "a bug, at '" + told(() -> occasion) + "': " + what + "\n" + told(before), bug);
    }

    /**
     * What an application's own rule answers.
     *
     * @param whose who was asked, and for what, such as {@code the scenario's zones}
     * @throws IllegalStateException if it is null
     */
    public static <T> T given(@Nullable T answer, String whose) {
        if (answer == null) throw new IllegalStateException("null where none may be: " + whose);
        return answer;
    }

    /** What an application's own rules have made may not be told without another bug. */
    private static String told(Supplier<?> what) {
        try {
            return String.valueOf(what.get());
        } catch (RuntimeException | StackOverflowError bug) {
            return "(what cannot be told: " + bug + ")";
        }
    }

    /** A rule has failed to say what it does. */
    public static final class FaultyRule extends IllegalStateException {
        private static final long serialVersionUID = 1;

        FaultyRule(LibraryRule rule, RuntimeException bug) {
            super("the hooks of " + rule.rule() + ": " + bug, bug);
        }
    }
}
