package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;

/** R25-K-STUN: damage is dealt as ever. */
final class RevisedStun extends Stun {
    RevisedStun() {
        super(RuleIds.R25_K_STUN);
    }

    @Override
    void harm(Hooks hooks) {}
}
