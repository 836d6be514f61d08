package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.GameCapability.FriendlyShot;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import java.util.Objects;

/** K-INVIGORATE: a shot at a friend. */
@DescribesFrame(rule = "SHO-9", words = "{model} aims at {target}")
@SavedName("atFriend")
record AtFriend(ModelId model, WeaponChoice weapon, ModelId target) implements AimedShot {
    @Override
    public void requires(Requirements state) {
        if (state.weapon(model, weapon))
            state.that(
                    state.now().game().hooks(model, weapon).offered(FriendlyShot.class) != null,
                    "the weapon is not fired at friends",
                    "a weapon that is fired at friends");
    }

    @Override
    public TestContext context() {
        return TestContext.builder(TestContext.Kind.AIM, RuleIds.SHO_9, model)
                .target(target)
                .weapon(weapon)
                .build();
    }

    /** SHO-9: a shot at a friend that is dead is lost. */
    @Override
    public void fire(Now now) {
        if (now.model(target).inPlay())
            Objects.requireNonNull(now.hooks().hooksOf(model, weapon).offered(FriendlyShot.class))
                    .shoot(now.effects(), context());
    }
}
