package io.github.deadcube.api.internal;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A rule threw an exception, or returned null. */
public final class FaultyRule extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private final transient Option<RuleId> rule;

    /** @param rule the rule; none if it is not known */
    public FaultyRule(Option<RuleId> rule, String message, @Nullable Throwable bug) {
        super(message, bug);
        this.rule = rule;
    }

    public Option<RuleId> rule() {
        return rule;
    }

    /** An exception, its cause, and so on; the last one was thrown first. */
    public static Vector<Throwable> causes(Throwable thrown) {
        Vector<Throwable> causes = Vector.empty();
        for (Throwable at = thrown; at != null; at = at.getCause()) causes = causes.append(at);
        return causes;
    }
}
