package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-BEAST: it picks up no items and has no equipment; what its card prints it uses. */
class Beast extends Printed {
    Beast() {
        this(RuleIds.K_BEAST);
    }

    /** As another edition has it, by a rule of its own. */
    Beast(RuleId rule) {
        super("BEAST", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.EMPTY_HANDED);
    }
}
