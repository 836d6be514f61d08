package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A whole state without its game.
 *
 * @param hidden the values of the item tokens
 * @param digest the digest of the state in hexadecimal, to detect damage; none if it is missing
 */
@SavedName(value = "stateData", parts = "position hidden pending digest")
public record StateData(PositionData position, Vector<TokenItem> hidden, List<Pending> pending, Option<String> digest) {
    public static StateData of(GameState state) {
        return new StateData(
                PositionData.of(state.position()),
                state.secrets().tokens(),
                state.pending(),
                Option.some(hexadecimal(state.digest())));
    }

    /** Sixteen hexadecimal digits. */
    public static String hexadecimal(long bits) {
        String digits = Long.toHexString(bits);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
