package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Entered;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** K-ENGINEER: it defuses enemy traps in a cube that it enters, and a booby trap that it reveals; that ends its activation. */
class Engineer extends CarriedKeyword {
    Engineer() {
        this(RuleIds.K_ENGINEER);
    }

    /** As another edition has it, by a rule of its own. */
    Engineer(RuleId rule) {
        super("ENGINEER", rule, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.DEFUSES);
        hooks.on(Moment.ENTERED, Scope.OWN, this::defuse);
    }

    /** Whether it defuses a trap in its cube. */
    boolean defuses(Table table, Marker trap, ModelId me) {
        return trap.rule().equals(RuleIds.K_TRAP) && Trap.enemy(table, trap, me);
    }

    private void defuse(Flow flow, ModelId me, Entered entered) {
        Vector<Marker> traps = flow.markers().filter(m -> m.cube().equals(entered.cube()) && defuses(flow, m, me));
        if (traps.isEmpty()) return;
        for (Marker trap : traps) flow.take(trap, rule());
        flow.stop(me);
        flow.cutShort(me);
    }
}
