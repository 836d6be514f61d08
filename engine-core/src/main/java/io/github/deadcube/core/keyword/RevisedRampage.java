package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-RAMPAGE: in an overfull cube it may do something else before it leaves (ADV-19). */
final class RevisedRampage extends Rampage {
    RevisedRampage() {
        super(RuleIds.R25_K_RAMPAGE);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.UNHURRIED);
    }
}
