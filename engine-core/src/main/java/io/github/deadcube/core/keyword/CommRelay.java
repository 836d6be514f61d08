package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-COMM-RELAY: in each round one +1 Model result more while it is in play, which is not rolled again. */
class CommRelay extends CarriedKeyword {
    CommRelay() {
        this(RuleIds.K_COMM_RELAY);
    }

    /** As another edition has it, by a rule of its own. */
    CommRelay(RuleId rule) {
        super("COMMUNICATIONS RELAY", rule, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.MODEL_RESULTS, Scope.OWN, (table, me, model) -> 1);
    }
}
