package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-FRAG: an explosion where the weapon's shot lands, with the weapon's AP and keywords. */
final class Frag extends Printed {
    Frag() {
        super("FRAG", RuleIds.K_FRAG, PrintedOn.LANDING, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Moment.LANDS_EXPLOSION,
                Scope.OWN,
                (flow, by, landing) -> flow.setOff(new Explosion(rule(), landing, keyword.number())));
        hooks.otherwise(Explosive.BY_ITSELF);
    }
}
