package io.github.deadcube.core.json;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A record.
 *
 * @param seed that all dice come from, in decimal, for JavaScript has no whole numbers of 64 bits; none if they come from elsewhere
 * @param seenBy {@code A}, {@code B} or {@code everybody} of a viewer's own record; none of the game's own
 * @param begin the first state of a game that does not begin with its set-up
 * @param result how the game ended, or {@code unfinished}; none while it goes on
 */
record RecordParts(
        int version,
        SetupParts setup,
        BattlefieldParts battlefield,
        Option<String> seed,
        Option<String> seenBy,
        boolean undoesLooks,
        Option<StateParts> begin,
        String digest,
        Vector<Played> inputs,
        Option<String> result) {
    /** An input in its notation, and the digest of the state after it. */
    record Played(String input, String digest) {}
}
