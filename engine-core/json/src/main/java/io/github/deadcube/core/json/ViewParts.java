package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.tree.PositionData;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * What one side may know.
 *
 * @param version of the format
 * @param setup which set-up it belongs to, by its digest
 * @param side whose view it is
 * @param known what each token is at which it has looked
 */
record ViewParts(
        int version, String setup, Side side, PositionData position, Vector<TokenItem> known, List<Pending> pending) {}
