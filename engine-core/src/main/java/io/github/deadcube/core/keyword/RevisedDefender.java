package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;

/** R25-K-DEFENDER: its bearer, whatever its SZ, shields friends with SZ 1 or 2 in its cube. */
final class RevisedDefender extends Defender {
    RevisedDefender() {
        super(RuleIds.R25_K_DEFENDER);
    }

    @Override
    boolean helps(Table table, ModelId me, ModelId other) {
        return me.equals(other) || small(table, other) && Lending.to(table, me, other);
    }
}
