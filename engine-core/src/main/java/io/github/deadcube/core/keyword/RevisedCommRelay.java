package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-COMM-RELAY: the +1 Model die that it gives buys no re-roll (CMD-5); a marker by its cube tells of that until it is spent. */
final class RevisedCommRelay extends CommRelay {
    RevisedCommRelay() {
        super(RuleIds.R25_K_COMM_RELAY);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.RELAYING);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        hooks.has(Trait.EARMARKS);
    }
}
