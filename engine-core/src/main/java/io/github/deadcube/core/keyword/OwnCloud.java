package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * R25-K-SMOKESCREEN, R25-K-DEFENCE-CLOUD: once, as its activation begins or ends, smoke or toxic smoke (3) in its cube, even beside
 * enemies, pinned or not. A mark says that it has been used.
 */
final class OwnCloud extends Printed {
    private static final int DEADLY = 3;

    private final int toxic;

    private OwnCloud(String printed, RuleId rule, int toxic) {
        super(printed, rule, PrintedOn.MODEL, Brackets::nothing);
        this.toxic = toxic;
    }

    static OwnCloud smokescreen() {
        return new OwnCloud("SMOKESCREEN", RuleIds.R25_K_SMOKESCREEN, 0);
    }

    static OwnCloud defenceCloud() {
        return new OwnCloud("DEFENCE CLOUD", RuleIds.R25_K_DEFENCE_CLOUD, DEADLY);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.FIRST_CLOUD, Scope.OWN, (flow, me, active) -> offer(flow, me));
        hooks.on(Moment.LAST_CLOUD, Scope.OWN, (flow, me, active) -> offer(flow, me));
    }

    private void offer(Flow flow, ModelId me) {
        if (!flow.model(me).marked(rule())) flow.offer(flow.controller(me), new Lays(rule(), Option.some(me), toxic));
    }

    private record Lays(RuleId rule, Option<ModelId> model, int toxic) implements Offer {
        @Override
        public void taken(Flow flow) {
            flow.mark(model.get(), new Mark(rule, 1, Mark.Until.GAME));
            ToxicSmoke.lay(flow, flow.model(model.get()).cube(), toxic, RuleIds.R25_K_TOXIC_SMOKE);
        }
    }
}
