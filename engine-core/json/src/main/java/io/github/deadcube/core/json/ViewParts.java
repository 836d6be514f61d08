package io.github.deadcube.core.json;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.PositionData;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * The view of one side.
 *
 * @param rules the ruleset and its version, such as {@code deadzone-3 v1}
 * @param setup the digest of the set-up
 * @param known the items of the tokens at which the side has looked
 */
@SavedName(value = "view", parts = "version rules setup side position known pending")
record ViewParts(
        int version,
        String rules,
        String setup,
        Side side,
        PositionData position,
        Vector<TokenItem> known,
        List<Pending> pending) {}
