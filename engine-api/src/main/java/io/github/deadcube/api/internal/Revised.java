package io.github.deadcube.api.internal;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The rules of the 2025 revision (R25), rule by rule: each replaces the rule of the third edition with the same name,
 * or is new.
 */
public final class Revised {
    private static final String CHAPTER = "R25";
    private static final String PREFIX = CHAPTER + "-";

    private Revised() {}

    /** All rules of the revision, in catalogue order. */
    public static Vector<RuleId> rules() {
        return Rulebook.all().filter(rule -> rule.chapter().equals(CHAPTER));
    }

    /**
     * The rule that a rule of the revision replaces: K-TRAP for R25-K-TRAP; none for a new rule, or a rule that is not
     * of the revision.
     */
    public static Option<RuleId> before(RuleId rule) {
        return rule.id().startsWith(PREFIX) ? Rulebook.find(rule.id().substring(PREFIX.length())) : Option.none();
    }

    /**
     * The rule of the revision that replaces a rule: R25-K-TRAP for K-TRAP; none if the revision does not change the
     * rule.
     */
    public static Option<RuleId> after(RuleId rule) {
        return Rulebook.find(PREFIX + rule.id());
    }

    /** The rule of the revision that replaces a rule; if there is none, the rule itself. */
    public static RuleId revised(RuleId rule) {
        return after(rule).getOrElse(rule);
    }
}
