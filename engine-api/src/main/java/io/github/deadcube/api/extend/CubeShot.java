package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/**
 * A shot that is aimed at a cube, on its way (K-EXPLOSIVE, K-GRENADE, K-INDIRECT).
 *
 * @param rule how it gets there
 * @param shooter who shoots
 * @param arm with what
 * @param cube where it is aimed
 */
public record CubeShot(RuleId rule, ModelId shooter, Arm arm, Cube cube) {}
