package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Tested;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;

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
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> aimedAt(table, me, test) ? keyword.number() : 0);
        hooks.on(Moment.DECLARED, Scope.OPPONENT, (flow, me, shot) -> {
            if (flames(shot)) flow.mark(me, new Mark(rule(), 1, Mark.Until.ACTIVATION));
        });
        hooks.on(Moment.MARKS, Scope.OPPONENT, (flow, me, attack) -> {
            if (flames(attack.occasion())) flow.unmark(me, rule());
        });
    }

    private boolean aimedAt(Table table, ModelId me, Tested test) {
        if (test.skill() != Skill.SURVIVE || !test.occasion().target().equals(me)) return false;
        return test.occasion().kind() == Occasion.Kind.SHOOT
                || flames(test.occasion()) && table.model(me).marked(rule());
    }

    /** K-IT-BURNS: everybody in the cube is tested alike; a mark tells the one at whom they were aimed. */
    private static boolean flames(Occasion o) {
        return o.rule().equals(RuleIds.K_IT_BURNS) || o.rule().equals(RuleIds.R25_K_IT_BURNS);
    }
}
