package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;

/** R25-K-DISMANTLE: also a BIKE, which is no VEHICLE. */
final class RevisedDismantle extends Dismantle {
    RevisedDismantle() {
        super(RuleIds.R25_K_DISMANTLE);
    }

    @Override
    boolean counts(Table table, ModelId target) {
        return super.counts(table, target) || table.is(target, Trait.BUILT);
    }
}
