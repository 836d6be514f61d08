package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * K-INK-SAC: once a game, as its activation begins or ends, smoke in its cube, unless smoke lies there; and smoke when it is
 * killed. A mark says that it has been used.
 */
final class InkSac extends Printed {
    InkSac() {
        super("INK SAC", RuleIds.K_INK_SAC, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.FIRST_CLOUD, Scope.OWN, InkSac::offered);
        hooks.on(Moment.LAST_CLOUD, Scope.OWN, InkSac::offered);
        hooks.on(Moment.DIED, Scope.OWN, (flow, me, death) -> flow.lay(Marker.smoke(death.cube()), rule()));
    }

    private static void offered(Flow flow, ModelId me, ModelId active) {
        flow.offer(flow.controller(me), new Lays(Option.some(me)));
    }

    /** Smoke in its cube. */
    private record Lays(Option<ModelId> model) implements Offer {
        @Override
        public RuleId rule() {
            return RuleIds.K_INK_SAC;
        }

        @Override
        public boolean due(Table table) {
            ModelState me = table.model(model.get());
            return !me.marked(rule()) && !table.smoke().contains(me.cube().whole());
        }

        @Override
        public void taken(Flow flow) {
            flow.mark(model.get(), new Mark(rule(), 1, Mark.Until.GAME));
            flow.lay(Marker.smoke(flow.model(model.get()).cube()), rule());
        }
    }
}
