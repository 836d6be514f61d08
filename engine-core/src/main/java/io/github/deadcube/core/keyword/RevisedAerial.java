package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-AERIAL: by air it keeps 3 cubes from every enemy, in its own zone too, and lands on the highest level with room for it. */
final class RevisedAerial extends Aerial {
    RevisedAerial() {
        super(RuleIds.R25_K_AERIAL);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.WARY);
    }
}
