package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-FIRING-PLATFORM: so many dice more for a SHOOT: on a weapon if a VEHICLE fires it, on a model with every weapon of its. */
final class FiringPlatform extends Printed {
    FiringPlatform() {
        super("FIRING PLATFORM", RuleIds.K_FIRING_PLATFORM, PrintedOn.SHOOTING, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> dice(table, me, test, keyword.number()));
    }

    private int dice(Table table, ModelId me, Tested test, int number) {
        if (!Counts.inShots(test)) return 0;
        return table.is(me, Trait.GROUNDED) ? number : ofModel(table, me);
    }

    private int ofModel(Table table, ModelId me) {
        return table.model(me)
                .profile()
                .keywords()
                .find(k -> k.name().equals(printed()))
                .map(Keyword::number)
                .getOrElse(0);
    }
}
