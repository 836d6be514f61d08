package io.github.deadcube.api.rule;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The rules of the 2025 revision (R25), rule by rule: each replaces the third edition's of the same name, or is new.
 *
 * <pre>{@code
 * Revised.rules().map(rule -> rule.title() + ": " + Revised.before(rule).map(RuleId::text).getOrElse("new"));
 * }</pre>
 */
public final class Revised {
    private static final String CHAPTER = "R25";
    private static final String PREFIX = CHAPTER + "-";

    private Revised() {}

    /**
     * Every rule of the revision.
     *
     * @return in catalogue order
     */
    public static Vector<RuleId> rules() {
        return Rulebook.all().filter(rule -> rule.chapter().equals(CHAPTER));
    }

    /**
     * The rule that a rule of the revision replaces.
     *
     * @param rule such as R25-K-TRAP
     * @return such as K-TRAP; none for a rule that is new, or that is not the revision's
     */
    public static Option<RuleId> before(RuleId rule) {
        return rule.id().startsWith(PREFIX) ? Rulebook.find(rule.id().substring(PREFIX.length())) : Option.none();
    }

    /**
     * The rule of the revision that replaces a rule.
     *
     * @param rule such as K-TRAP
     * @return such as R25-K-TRAP; none if the revision has it as it is
     */
    public static Option<RuleId> after(RuleId rule) {
        return Rulebook.find(PREFIX + rule.id());
    }

    /**
     * A rule as the revision has it.
     *
     * @param rule such as K-TRAP
     * @return the one that replaces it, such as R25-K-TRAP; the rule itself if none does
     */
    public static RuleId of(RuleId rule) {
        return after(rule).getOrElse(rule);
    }
}
