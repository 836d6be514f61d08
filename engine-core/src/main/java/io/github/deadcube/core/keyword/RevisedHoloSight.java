package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Skill;

/** R25-K-HOLO-SIGHT: in RANGED tests, aims too, a 7 is a success and explodes as an 8 does. */
final class RevisedHoloSight extends Printed {
    RevisedHoloSight() {
        super("HOLO-SIGHT", RuleIds.R25_K_HOLO_SIGHT, PrintedOn.SHOOTING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.EXPLODING_FACES, Scope.OWN, (table, me, test) -> test.skill() == Skill.RANGED ? 1 : 0);
    }
}
