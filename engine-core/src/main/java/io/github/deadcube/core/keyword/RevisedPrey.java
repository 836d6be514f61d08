package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tried;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** R25-K-PREY: blazing away and fighting back mark too, and a weapon whose target is a cube marks every enemy in the cube hit. */
final class RevisedPrey extends Prey {
    RevisedPrey() {
        super(RuleIds.R25_K_PREY);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.on(Moment.TRIED, Scope.OWN, (flow, me, tried) -> {
            if (tried.successes() > 0 && unmarked(tried)) hunt(flow, me, tried.opponent());
        });
        hooks.on(Moment.LANDS_MARKS, Scope.OWN, (flow, me, landing) -> {
            for (ModelId other : flow.in(landing.cube())) if (enemies(flow, me, other)) hunt(flow, me, other);
        });
    }

    /** What KT-2 marks in its turn waits for that. */
    private static boolean unmarked(Tried tried) {
        return tried.occasion().rule().equals(RuleIds.K_RAPID_FIRE)
                || tried.occasion().kind() == Occasion.Kind.ASSAULT
                        && tried.tester().equals(tried.occasion().target());
    }

    private static boolean enemies(Table table, ModelId me, ModelId other) {
        return table.model(me).allegiance().hostile(table.model(other).allegiance());
    }
}
