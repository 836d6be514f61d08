package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-BOOM: it may explode in place of its FIGHT or SURVIVE in an ASSAULT of any kind too, whatever its FIGHT. */
final class RevisedBoom extends Boom {
    RevisedBoom() {
        super(RuleIds.R25_K_BOOM);
    }

    @Override
    public boolean inAssaults() {
        return true;
    }
}
