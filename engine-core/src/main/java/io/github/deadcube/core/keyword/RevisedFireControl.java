package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** R25-K-FIRE-CONTROL: on a weapon: a SHOOT with it may add another weapon of the model's. */
final class RevisedFireControl extends Printed {
    RevisedFireControl() {
        super("FIRE CONTROL", RuleIds.R25_K_FIRE_CONTROL, PrintedOn.WEAPON, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.TWO_WEAPONS);
    }
}
