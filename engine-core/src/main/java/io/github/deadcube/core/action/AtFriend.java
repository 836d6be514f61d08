package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;
import java.util.Objects;

/** SHO-9, K-INVIGORATE: a weapon is fired at a friend. */
record AtFriend(ModelId model, Arm arm, ModelId target) implements AimedShot {
    @Override
    public RuleId rule() {
        return RuleIds.SHO_9;
    }

    @Override
    public String words() {
        return model + " aims at " + target;
    }

    @Override
    public void enter(Now now) {
        declare(now);
        fire(now);
        now.then(Timing.over());
        ShootOver.after(now, model);
    }

    @Override
    public void declare(Now now) {
        if (now.is(model, arm, Trait.ONE_USE)) now.useUp(model, arm);
    }

    @Override
    public void fire(Now now) {
        Objects.requireNonNull(now.game().hooks(model, arm).friendly())
                .shoot(
                        now.flow(),
                        new Occasion(Occasion.Kind.AIM, rule(), model, target, arm, Arm.Bare.NONE, false, false));
    }
}
