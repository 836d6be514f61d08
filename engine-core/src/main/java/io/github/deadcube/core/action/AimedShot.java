package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.timing.TimingRules;

/** SHO-8, SHO-9, KT-2: a shot with the printed RANGED, at a cube or at a friend. */
sealed interface AimedShot extends ShotFrame permits AtCube, AtFriend {
    ModelId model();

    WeaponChoice weapon();

    /** ORD-2: the test context for special orders after a SHOOT. */
    TestContext context();

    /** Fires the shot. The caller adds the delayed effects and the fights. */
    void fire(Now now);

    default void declare(Now now) {
        AtModel.useUp(now, model(), weapon());
    }

    /** SHO-9: the declaration before the dice of several shots. Returns the shot that is fired then. */
    default AimedShot declareFirst(Now now) {
        declare(now);
        return this;
    }

    @Override
    default void enter(Now now) {
        declare(now);
        fire(now);
        if (this instanceof AtCube) now.then(TimingRules.settle());
        now.then(TimingRules.attackOver());
        AfterAttack.shot(now, context());
    }
}
