package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-TELEPORT: a long action of its own, beside enemies too. */
final class RevisedTeleport extends Teleport {
    RevisedTeleport() {
        super(RuleIds.R25_K_TELEPORT);
    }

    @Override
    public boolean lengthy() {
        return true;
    }
}
