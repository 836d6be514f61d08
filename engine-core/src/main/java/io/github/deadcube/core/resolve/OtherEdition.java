package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;

/** R25: rules of one edition, and what another has in their place. */
public final class OtherEdition {
    private OtherEdition() {}

    /** Whether a rule is in the rulebook, or one of the application or the scenario. */
    public static boolean isKnown(RuleId rule, Setup setup) {
        return rule.known() || setup.rule(rule).isDefined();
    }

    /** What a library has in place of a rule of another edition; none if it has the rule, or none in its place. */
    public static Option<RuleId> instead(Library library, RuleId rule) {
        if (library.rule(rule).isDefined()) return Option.none();
        return Revised.before(rule)
                .toVector()
                .appendAll(Revised.after(rule))
                .find(other -> library.rule(other).isDefined());
    }
}
