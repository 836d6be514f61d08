package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Entered;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** K-ENGINEER: it defuses enemy traps in a cube that it enters, and a booby trap that it reveals; that ends its activation. */
final class Engineer extends CarriedKeyword {
    Engineer() {
        super("ENGINEER", RuleIds.K_ENGINEER, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.DEFUSES);
        hooks.on(Moment.ENTERED, Scope.OWN, this::defuse);
    }

    private void defuse(Flow flow, ModelId me, Entered entered) {
        Vector<Marker> traps = flow.markers()
                .filter(m ->
                        m.rule().equals(RuleIds.K_TRAP) && m.cube().equals(entered.cube()) && Trap.enemy(flow, m, me));
        if (traps.isEmpty()) return;
        for (Marker trap : traps) flow.take(trap, rule());
        flow.stop(me);
        flow.cutShort(me);
    }
}
