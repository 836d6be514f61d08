package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-TOXIC: a model that loses HP to it loses n more; a CONSTRUCT does not. */
final class Toxic extends Printed {
    Toxic() {
        super("TOXIC", RuleIds.K_TOXIC, PrintedOn.ANY, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(
                Figure.MORE_DAMAGE,
                Scope.OWN,
                (table, me, hit) -> table.is(hit.target(), Trait.LIFELESS) ? 0 : keyword.number());
    }
}
