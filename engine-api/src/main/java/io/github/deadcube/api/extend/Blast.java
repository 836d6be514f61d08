package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * An explosion (KT-3): one roll against every model in a cube, which is then thrown and pinned.
 *
 * @param rule what it is: K-FRAG, K-BOOM …
 * @param cube where
 * @param dice how many dice it rolls, against 4+; 0 for an explosion without damage (K-BLAST)
 * @param side whose weapon, trap or model it is (DICE-11)
 * @param dealer the model whose weapon it is; none if it is no weapon's
 * @param weapon the dealer's weapon, 0 for the first of its profile, −1 for none: its AP and keywords apply
 */
public record Blast(RuleId rule, Cube cube, int dice, Side side, Option<ModelId> dealer, int weapon) {}
