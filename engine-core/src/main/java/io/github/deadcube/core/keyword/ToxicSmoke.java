package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-TOXIC-SMOKE: toxic smoke lies where the weapon's shot lands. */
final class ToxicSmoke extends Printed {
    ToxicSmoke() {
        super("TOXIC SMOKE", RuleIds.R25_K_TOXIC_SMOKE, PrintedOn.LANDING, Brackets::number);
    }

    /** KT-11: with TOXIC of the attack the higher number counts. */
    @Override
    public RuleId countsAs() {
        return RuleIds.K_TOXIC;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Moment.LANDS_SMOKE,
                Scope.OWN,
                (flow, by, landing) -> Cloud.lay(flow, landing.cube(), keyword.number(), rule()));
        hooks.otherwise(Explosive.BY_ITSELF);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        Cloud.hooks(hooks);
    }
}
