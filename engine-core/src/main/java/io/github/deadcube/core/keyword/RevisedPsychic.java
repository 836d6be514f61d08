package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-PSYCHIC: besides needing no LOS, its RANGED is changed by command dice and the weapon's own keywords alone. */
final class RevisedPsychic extends Psychic {
    RevisedPsychic() {
        super(RuleIds.R25_K_PSYCHIC);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.UNAIDED);
    }
}
