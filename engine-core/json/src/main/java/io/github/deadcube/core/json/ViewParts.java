package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.PositionData;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * What one side may know.
 *
 * @param known what each token is at which it has looked
 */
record ViewParts(
        int version, String setup, Side side, PositionData position, Vector<TokenItem> known, List<Pending> pending) {}
