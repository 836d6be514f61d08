package io.github.deadcube.core.keyword;

import io.github.deadcube.api.rule.RuleIds;

/** R25-K-DEFENCE-CLOUD: a smokescreen of TOXIC SMOKE (3). */
final class DefenceCloud extends Smokescreen {
    private static final int DEADLY = 3;

    DefenceCloud() {
        super("DEFENCE CLOUD", RuleIds.R25_K_DEFENCE_CLOUD, DEADLY);
    }
}
