package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;
import java.util.Objects;

/** SHO-9, K-INVIGORATE: a weapon is fired at a friend. */
@Waits(rule = "SHO-9", words = "{model} aims at {target}")
record AtFriend(ModelId model, Arm arm, ModelId target) implements AimedShot {
    @Override
    public void enter(Now now) {
        declare(now);
        fire(now);
        now.then(Timing.over());
        Aftermath.shot(now, occasion());
    }

    @Override
    public Occasion occasion() {
        return new Occasion(Occasion.Kind.AIM, RuleIds.SHO_9, model, target, arm, Arm.Bare.NONE, false, false);
    }

    @Override
    public void declare(Now now) {
        if (now.is(model, arm, Trait.ONE_USE)) now.useUp(model, arm);
    }

    @Override
    public void fire(Now now) {
        Objects.requireNonNull(now.game().hooks(model, arm).friendly()).shoot(now.flow(), occasion());
    }
}
