package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import java.util.Objects;

/**
 * K-INDIRECT: the aim of a shot at a cube, after rules have reacted to it. Its dice are counted when they are rolled.
 */
@SavedName("cubeAim")
@DescribesFrame(words = "{shot.shooter} aims at {shot.cube}")
record CubeAim(CubeShot shot, Continuation.AfterTest next) implements ShotFrame {
    @Override
    public void requires(Requirements state) {
        Delivery delivery =
                state.now().game().hooks(shot.shooter(), shot.weapon()).offered(Delivery.class);
        state.that(
                delivery != null && delivery.aim(state.now().view(), shot).isDefined(),
                "the weapon is not aimed at cubes",
                "a weapon that is aimed at cubes");
    }

    @Override
    public RuleId rule() {
        return shot.rule();
    }

    @Override
    public void enter(Now now) {
        Delivery delivery = Objects.requireNonNull(
                now.hooks().hooksOf(shot.shooter(), shot.weapon()).offered(Delivery.class));
        now.effects().test(delivery.aim(now.view(), shot).get(), next);
    }
}
