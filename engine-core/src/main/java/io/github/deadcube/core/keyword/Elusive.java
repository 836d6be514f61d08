package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;

/** R25-K-ELUSIVE: dice for its SURVIVE against a SHOOT that is aimed at it, blazing away and the primary target of flames included. */
final class Elusive extends Printed {
    Elusive() {
        super("ELUSIVE", RuleIds.R25_K_ELUSIVE, PrintedOn.MODEL, Brackets::number);
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> aimedAt(me, test) ? keyword.number() : 0);
    }

    /** K-IT-BURNS: everybody in the cube is tested alike, and the occasion tells who of them is the target. */
    private static boolean aimedAt(ModelId me, Tested test) {
        Occasion o = test.occasion();
        return test.skill() == Skill.SURVIVE && o.target().equals(me) && (o.kind() == Occasion.Kind.SHOOT || o.aimed());
    }
}
