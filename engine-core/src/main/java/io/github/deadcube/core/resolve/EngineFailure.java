package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.LibraryRule;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates exceptions for bugs, with all data needed to reproduce them. The usual cause is an application rule. */
public final class EngineFailure {
    private EngineFailure() {}

    /**
     * The exception that reports a bug: anything that a rule throws, including a checked exception that no method declares.
     *
     * @param context the operation, for example an input
     * @param before the value before the operation: a state, a view or a set-up
     * @throws VirtualMachineError if that is the bug, because no rule is its cause; a stack that is too deep is a bug of a rule
     */
    public static IllegalStateException at(Object context, Throwable bug, Supplier<?> before) {
        unlessFatal(bug);
        String what = bug instanceof FaultyRule ? bug.getMessage() : bug.toString();
        return new IllegalStateException(
                "a bug, at '" + printed(() -> context) + "': " + what + "\n" + printed(before), bug);
    }

    /**
     * Checks the result of an application rule.
     *
     * @param source the call, for example {@code the zones of the scenario}
     * @throws IllegalStateException if the result is null
     */
    public static <T> T requireResult(@Nullable T answer, String source) {
        if (answer == null) throw new IllegalStateException("a rule returned null: " + source);
        return answer;
    }

    /** Converts a value to text. The values of application rules may throw another bug here. */
    private static String printed(Supplier<?> what) {
        try {
            return String.valueOf(what.get());
        } catch (Throwable bug) {
            unlessFatal(bug);
            return "(cannot be printed: " + bug + ")";
        }
    }

    /** Throws an error of the virtual machine on. */
    static void unlessFatal(Throwable bug) {
        if (bug instanceof VirtualMachineError fatal && !(bug instanceof StackOverflowError)) throw fatal;
    }

    /** A rule threw an exception while it registered its hooks. */
    public static final class FaultyRule extends IllegalStateException {
        private static final long serialVersionUID = 1;

        private FaultyRule(LibraryRule rule, Throwable bug) {
            super("the hooks of " + rule.rule() + ": " + bug, bug);
        }

        static FaultyRule of(LibraryRule rule, Throwable bug) {
            unlessFatal(bug);
            return bug instanceof FaultyRule named ? named : new FaultyRule(rule, bug);
        }
    }
}
