package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.rule.RuleId;

/** I-AMMO, I-AP-AMMO: one more die for one ordinary SHOOT, and AP. */
final class Ammo extends TestItem {
    private final int ap;

    Ammo(String name, RuleId rule, int ap) {
        super(name, rule, TestContext.Kind.SHOOT, Modifier.DICE);
        this.ap = ap;
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        super.attachToMarked(hooks);
        if (ap > 0) hooks.modify(Modifier.AP, Scope.OWN, (game, me, hit) -> ap);
    }
}
