package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * The place where a shot has landed, or where a trap goes off: an effect resolves there (KT-15).
 *
 * @param cube where
 * @param side who rolls for the effect: the side whose weapon or trap it is (DICE-11)
 * @param dealer the model whose weapon it is; none if it is no weapon's, such as a trap's
 * @param arm the weapon: its AP and keywords apply
 */
public record Landing(Cube cube, Side side, Option<ModelId> dealer, Arm arm) {}
