package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;

/** K-EXPLOSIVE: a target cube has a floor and is not the shooter's own cube. */
final class CubeTargets {
    static final Rejection NOT_A_CUBE =
            new Rejection(RuleIds.K_EXPLOSIVE, "the weapon is aimed at cubes", "a floored cube at range 1 or more");
    static final Rejection INVALID_CUBE = new Rejection(
            RuleIds.K_EXPLOSIVE, "the cube has no floor, or it is the shooter's own", "a floored cube elsewhere");

    private CubeTargets() {}
}
