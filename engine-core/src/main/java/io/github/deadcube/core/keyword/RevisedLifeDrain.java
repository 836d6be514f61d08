package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;

/** R25-K-LIFE-DRAIN: any weapon drains, and needs LOS as ever; nothing from or for a CONSTRUCT. */
final class RevisedLifeDrain extends LifeDrain {
    RevisedLifeDrain() {
        super(RuleIds.R25_K_LIFE_DRAIN, PrintedOn.WEAPON);
    }

    @Override
    void sight(Hooks hooks) {}

    @Override
    Trait spared() {
        return Trait.LIFELESS;
    }

    @Override
    boolean drains(Weapon weapon) {
        return true;
    }
}
