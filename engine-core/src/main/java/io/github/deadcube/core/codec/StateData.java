package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.play.Token.TokenItem;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A whole state without its game.
 *
 * @param hidden what each item token is
 * @param digest the state's digest in hexadecimal, by which damage shows; none if nobody has said it
 */
public record StateData(PositionData position, Vector<TokenItem> hidden, List<Pending> pending, Option<String> digest) {
    public static StateData of(GameState state) {
        return new StateData(
                PositionData.of(state.position()),
                state.secrets().tokens(),
                state.pending(),
                Option.some(hexadecimal(state.digest())));
    }

    /** Sixteen digits. */
    public static String hexadecimal(long bits) {
        String digits = Long.toHexString(bits);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
