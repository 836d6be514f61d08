package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-KNOCKBACK: with more successes, even for no damage, the target goes one cube directly away. */
final class Knockback extends Printed {
    Knockback() {
        super("KNOCKBACK", RuleIds.K_KNOCKBACK, PrintedOn.ANY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.THROW, Scope.OWN, (flow, me, attack) -> {
            if (attack.won()) flow.throwAway(me, attack.target(), rule());
        });
    }
}
