package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-COMM-RELAY: the +1 Model die that it gives buys no re-roll (CMD-5); a marker by its cube tells of that until it is spent. */
final class RevisedCommRelay extends Printed.Carried {
    RevisedCommRelay() {
        super("COMMUNICATIONS RELAY", RuleIds.R25_K_COMM_RELAY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.MODEL_RESULTS, Scope.OWN, (table, me, model) -> 1);
        hooks.has(Trait.RELAYING);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        hooks.has(Trait.EARMARKS);
    }
}
