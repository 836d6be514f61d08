package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-SNIPER-SCOPE: a Shoot command die buys the long shot too. */
final class RevisedSniperScope extends SniperScope {
    RevisedSniperScope() {
        super(RuleIds.R25_K_SNIPER_SCOPE);
    }

    @Override
    public boolean bought() {
        return true;
    }
}
