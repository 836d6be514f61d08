package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.FaultyRule;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates exceptions for bugs, with all data needed to reproduce them. The usual cause is an application rule. */
public final class EngineFailure {
    private EngineFailure() {}

    /**
     * The exception that reports a bug: anything that a rule throws, including a checked exception that no method
     * declares.
     *
     * @param context the operation, for example an input
     * @param before the value before the operation: a state, a view or a set-up
     * @throws VirtualMachineError if that is the bug, because no rule is its cause; a stack that is too deep is a bug
     *     of a rule
     */
    public static IllegalStateException at(Object context, Throwable bug, Supplier<?> before) {
        unlessFatal(bug);
        Option<FaultyRule> named = Option.of(bug instanceof FaultyRule faulty ? faulty : null);
        String what = named.map(Throwable::getMessage).getOrElse(bug::toString);
        String text = "a bug, at '" + printed(() -> context) + "': " + what + "\n" + printed(before);
        return named.isEmpty()
                ? new IllegalStateException(text, bug)
                : new FaultyRule(
                        named.get().rule(), text, Option.of(bug.getCause()).getOrElse(bug));
    }

    static FaultyRule ofHook(RuleId rule, Throwable bug) {
        return faultyRule(rule, "the hooks of ", bug);
    }

    /** As {@link #ofHook}, for a continuation, a capability, an order, an item or a scenario. */
    public static FaultyRule faultyRule(Object rule, Throwable bug) {
        if (rule instanceof Scenario scenario) {
            unlessFatal(bug);
            return bug instanceof FaultyRule faulty
                    ? faulty
                    : new FaultyRule(Option.none(), "the scenario " + scenario.name() + ": " + bug, bug);
        }
        if (rule instanceof Library.Rule library) return ofHook(library.rule(), bug);
        if (rule instanceof Capability capability) return ofHook(capability.rule(), bug);
        Continuation next = (Continuation) rule;
        return faultyRule(next.rule(), "the continuation " + next.getClass().getSimpleName() + " of ", bug);
    }

    private static FaultyRule faultyRule(RuleId rule, String what, Throwable bug) {
        unlessFatal(bug);
        if (bug instanceof FaultyRule faulty && faulty.rule().isDefined()) return faulty;
        return new FaultyRule(Option.some(rule), what + rule + ": " + bug, bug);
    }

    /**
     * Checks the result of an application rule.
     *
     * @param source the call, for example {@code the zones of the scenario}
     * @throws IllegalStateException if the result is null
     */
    public static <T> T requireResult(@Nullable T answer, String source) {
        if (answer == null) throw new FaultyRule(Option.none(), "a rule returned null: " + source, null);
        return answer;
    }

    /** As {@link #requireResult}, for a collection and its elements. */
    public static <T extends Iterable<?>> T requireAll(@Nullable T answer, String source) {
        for (Object one : requireResult(answer, source)) requireResult(one, "an element of " + source);
        return requireResult(answer, source);
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
    public static void unlessFatal(Throwable bug) {
        if (bug instanceof VirtualMachineError fatal && !(bug instanceof StackOverflowError)) throw fatal;
    }
}
