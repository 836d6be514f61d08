package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;

/**
 * An explosion (KT-3): one roll against every model in a cube, which is then thrown and pinned.
 *
 * @param rule what it is: K-FRAG, K-BOOM …
 * @param cube where
 * @param dice how many dice it rolls, against 4+
 * @param ap how much ARMOUR it ignores
 * @param side whose weapon, trap or model it is (DICE-11)
 */
public record Blast(RuleId rule, Cube cube, int dice, int ap, Side side) {}
