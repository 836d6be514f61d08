package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;

/** R25-K-TACTICIAN: the highest number in play counts, and nobody is asked. */
final class RevisedTactician extends Tactician {
    RevisedTactician() {
        super(RuleIds.R25_K_TACTICIAN);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        int number = keyword.number();
        hooks.adds(Figure.COMMAND_DICE, Scope.OWN, (table, me, model) -> number < highest(table, me) ? 0 : number);
    }

    private int highest(Table table, ModelId me) {
        return table.models()
                .filter(m -> m.inPlay() && m.allegiance() == table.model(me).allegiance())
                .map(this::number)
                .max()
                .getOrElse(0);
    }

    /** KT-10: on the model or on a weapon that it carries. */
    private int number(ModelState m) {
        return m.profile()
                .keywords()
                .appendAll(m.profile().weapons().flatMap(Weapon::keywords))
                .filter(k -> k.name().equals(printed()))
                .map(Keyword::number)
                .max()
                .getOrElse(0);
    }
}
