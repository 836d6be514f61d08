package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-COMPANION: on any weapon that the model carries it counts too. */
final class RevisedCompanion extends Companion {
    RevisedCompanion() {
        super(RuleIds.R25_K_COMPANION, PrintedOn.ANY);
    }

    /** KT-10. */
    @Override
    public boolean carried() {
        return true;
    }
}
