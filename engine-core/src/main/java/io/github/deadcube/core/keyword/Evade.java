package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-EVADE: an unpinned target of a SHOOT at a model, neither killed nor pinned by it, may make a step at once. */
final class Evade extends Printed {
    Evade() {
        super("EVADE", RuleIds.K_EVADE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.EVADE, Scope.OPPONENT, (flow, me, attack) -> {
            boolean shot = attack.occasion().kind() == Occasion.Kind.SHOOT;
            if (shot && !attack.targetWasPinned() && !flow.model(me).pinned()) flow.step(me, rule());
        });
    }
}
