package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.vavr.collection.Vector;

/**
 * R25-TEAM-2, R25-TEAM-3, R25-TEAM-6: faults name the rules of the edition whose limits a team is held to.
 *
 * @param revised whether the limits are the revision's
 */
record Citation(boolean revised) {
    static Citation of(Vector<CategoryLimit> limits) {
        return new Citation(limits.exists(limit -> Revised.before(limit.rule()).isDefined()));
    }

    /** The rule itself, or the revision's in its place. */
    RuleId of(RuleId rule) {
        return revised ? Revised.of(rule) : rule;
    }
}
