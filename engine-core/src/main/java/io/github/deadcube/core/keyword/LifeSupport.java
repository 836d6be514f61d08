package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Loss;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-LIFE-SUPPORT: the first time that it loses HP and lives, all its damage comes off. A mark says that it has been used. */
final class LifeSupport extends Printed {
    LifeSupport() {
        super("LIFE SUPPORT", RuleIds.K_LIFE_SUPPORT, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.LOST, Scope.OWN, this::heals);
    }

    private void heals(Flow flow, ModelId me, Loss loss) {
        if (flow.model(me).marked(rule())) return;
        flow.mark(me, new Mark(rule(), 1, Mark.Until.GAME));
        flow.heal(me, flow.model(me).damage(), rule());
    }
}
