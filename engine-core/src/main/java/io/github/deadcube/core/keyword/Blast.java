package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-BLAST: where the weapon's shot lands, every model is thrown one cube in a random direction, then pinned; no damage. */
final class Blast extends Printed {
    Blast() {
        super("BLAST", RuleIds.K_BLAST, PrintedOn.LANDING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Moment.LANDS_EXPLOSION,
                Scope.OWN,
                (flow, by, landing) -> flow.setOff(new Explosion(rule(), landing, 0)));
        hooks.otherwise(Explosive.BY_ITSELF);
    }
}
