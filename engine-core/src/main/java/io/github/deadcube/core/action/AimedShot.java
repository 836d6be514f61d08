package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.core.resolve.Now;

/** SHO-9: a shot whose RANGED is as printed: at a cube, or at a friend. */
sealed interface AimedShot extends Actions.Waiting permits AtCube, AtFriend {
    /** SHO-8: a one-use weapon is spent by being named. */
    void declare(Now now);

    /** The shot, as special orders see it that act after a SHOOT (ORD-2). */
    Occasion occasion();

    /** The shot alone; what it sets off and the fights are left to whoever fires it. */
    void fire(Now now);
}
