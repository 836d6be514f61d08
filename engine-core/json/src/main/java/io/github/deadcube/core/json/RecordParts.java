package io.github.deadcube.core.json;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A record.
 * @param seed the seed of all dice, in decimal, because JavaScript has no integers of 64 bits; none if the dice have another source
 * @param seenBy {@code A}, {@code B} or {@code everybody} for the record of a viewer; none for the whole record
 * @param begin the first state, if the game does not begin with its set-up
 * @param result how the game ended, or {@code unfinished}; none for a running game
 */
@SavedName(
        value = "record",
        parts = "version setup battlefield seed seenBy undoesLooks begin digestVersion digest inputs result")
record RecordParts(
        int version,
        SetupParts setup,
        BattlefieldParts battlefield,
        Option<String> seed,
        Option<String> seenBy,
        boolean undoesLooks,
        Option<StateParts> begin,
        int digestVersion,
        String digest,
        Vector<Played> inputs,
        Option<String> result) {
    /** An input in its notation, and the digest of the state after it. */
    @SavedName(value = "record.played", parts = "input digest")
    record Played(String input, String digest) {}
}
