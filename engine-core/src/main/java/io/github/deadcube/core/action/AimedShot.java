package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.github.deadcube.core.timing.Timing;
import java.util.Objects;

/** SHO-8, SHO-9, KT-2: a shot whose RANGED is as printed: at a cube, or at a friend. */
sealed interface AimedShot extends Actions.Waiting {
    ModelId model();

    Arm arm();

    /** The shot, as special orders see it that act after a SHOOT (ORD-2). */
    Occasion occasion();

    /** The shot alone; what it sets off and the fights are left to the frame that fires it. */
    void fire(Now now);

    /** SHO-8: a one-use weapon is spent by being named. */
    default void declare(Now now) {
        if (now.is(model(), arm(), Trait.ONE_USE)) now.useUp(model(), arm());
    }

    @Override
    default void enter(Now now) {
        declare(now);
        fire(now);
        if (this instanceof AtCube) now.then(Timing.settle());
        now.then(Timing.over());
        Aftermath.shot(now, occasion());
    }

    /** A weapon is fired at a cube; then come what it sets off and the fights. */
    @Waits(rule = "SHO-9", words = "{model} aims at {cube}")
    @Saved("atCube")
    record AtCube(ModelId model, Arm arm, Cube cube) implements AimedShot {
        @Override
        public Occasion occasion() {
            return new Occasion(Occasion.Kind.AIM, RuleIds.SHO_9, model, model, arm, Arm.Bare.NONE, false, false);
        }

        @Override
        public void fire(Now now) {
            Delivery delivery =
                    Objects.requireNonNull(now.game().hooks(model, arm).delivery());
            delivery.shoot(now.flow(), new CubeShot(delivery.rule(), model, arm, cube));
        }
    }

    /** K-INVIGORATE: a weapon is fired at a friend. */
    @Waits(rule = "SHO-9", words = "{model} aims at {target}")
    @Saved("atFriend")
    record AtFriend(ModelId model, Arm arm, ModelId target) implements AimedShot {
        @Override
        public Occasion occasion() {
            return new Occasion(Occasion.Kind.AIM, RuleIds.SHO_9, model, target, arm, Arm.Bare.NONE, false, false);
        }

        @Override
        public void fire(Now now) {
            Objects.requireNonNull(now.game().hooks(model, arm).friendly()).shoot(now.flow(), occasion());
        }
    }
}
