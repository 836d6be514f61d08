package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-BEAST: with HACKER it may reveal items: intel scores, a booby trap goes off, and anything else it drops. */
final class RevisedBeast extends Beast {
    RevisedBeast() {
        super(RuleIds.R25_K_BEAST);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.REVEALING);
    }
}
