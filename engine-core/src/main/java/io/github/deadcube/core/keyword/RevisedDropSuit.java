package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-DROP-SUIT: in reserve too it is activated every round; if it has been, it comes down marked. */
final class RevisedDropSuit extends DropSuit {
    RevisedDropSuit() {
        super(RuleIds.R25_K_DROP_SUIT);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.AWAITED);
    }
}
