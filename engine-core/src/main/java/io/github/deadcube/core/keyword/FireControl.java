package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-FIRE-CONTROL: a SHOOT action may use two weapons. */
final class FireControl extends Printed {
    FireControl() {
        super("FIRE CONTROL", RuleIds.K_FIRE_CONTROL, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.TWO_WEAPONS);
    }
}
