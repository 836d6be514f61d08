package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.HexFormat;

/**
 * A whole state.
 *
 * @param rules the ruleset and its version, such as {@code deadzone-3 v2}
 * @param setup the digest of the set-up
 * @param digest the digest of the state in hexadecimal, to detect damage; none if it is missing
 */
@SavedName(value = "state", parts = "version rules setup position pending digestVersion digest")
public record StateData(
        int version,
        String rules,
        String setup,
        PositionData position,
        List<Pending> pending,
        int digestVersion,
        Option<String> digest) {
    public static StateData of(GameState state) {
        return new StateData(
                Deadcube.FORMAT_VERSION,
                state.position().game().setup().ruleset().toString(),
                hexadecimal(state.position().game().digest()),
                PositionData.of(state.position(), state.secrets()),
                state.pending(),
                GameState.DIGEST_VERSION,
                Option.some(hexadecimal(state.digest())));
    }

    /** Sixteen hexadecimal digits. */
    public static String hexadecimal(long bits) {
        return HexFormat.of().toHexDigits(bits);
    }
}
