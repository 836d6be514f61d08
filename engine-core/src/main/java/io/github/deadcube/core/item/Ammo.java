package io.github.deadcube.core.item;

import io.github.deadcube.api.rule.RuleId;

/** I-AMMO, I-AP-AMMO: one die more for one ordinary SHOOT, and AP. */
final class Ammo extends Named {
    private final int ap;

    Ammo(String name, RuleId rule, int ap) {
        super(name, rule);
        this.ap = ap;
    }

    @Override
    public int shootDice() {
        return 1;
    }

    @Override
    public int shootAp() {
        return ap;
    }
}
