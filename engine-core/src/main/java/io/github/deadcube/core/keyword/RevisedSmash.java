package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-SMASH: several add up. */
final class RevisedSmash extends Smash {
    RevisedSmash() {
        super(RuleIds.R25_K_SMASH);
    }

    @Override
    public boolean cumulative() {
        return true;
    }
}
