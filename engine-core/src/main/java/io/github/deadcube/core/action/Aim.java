package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks.Delivery;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;

/** SHO-8, SHO-9, KT-2: a weapon is fired at a cube; then come what it sets off and the fights. */
record Aim(ModelId model, int weapon, Cube cube) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.SHO_9;
    }

    @Override
    public String words() {
        return model + " aims at " + cube;
    }

    @Override
    public void enter(Now now) {
        HookSet hooks = now.game().hooks(model, weapon);
        Delivery delivery = java.util.Objects.requireNonNull(hooks.delivery());
        if (hooks.usedOnce()) now.useUp(model, weapon);
        delivery.shoot(now.flow(), new Resume(delivery.rule(), model, Target.of(cube), weapon, 0));
        now.then(Damages.settle());
        now.then(Damages.over());
    }
}
