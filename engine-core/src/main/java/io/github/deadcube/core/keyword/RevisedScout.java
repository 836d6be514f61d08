package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-SCOUT: before the first round an ADVANCE of one cube, not into a cube with an enemy. */
final class RevisedScout extends Scout {
    RevisedScout() {
        super(RuleIds.R25_K_SCOUT);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.STEALING_UP);
    }
}
