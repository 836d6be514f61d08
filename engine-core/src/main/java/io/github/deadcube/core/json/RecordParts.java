package io.github.deadcube.core.json;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A record, whose lines but for comments are its parts.
 *
 * @param version of this format
 * @param head what stands above the sums: the record's own version, names and the set-up
 * @param sums of these lines
 * @param begin the first state's digest and the checksum
 * @param inputs what was played
 * @param result how the game ended, and the checksum; none while it goes on
 */
record RecordParts(
        int version, Vector<String> head, String sums, Sealed begin, Vector<Played> inputs, Option<Sealed> result) {
    /** What stands in a line, and the checksum at its end. */
    record Sealed(String text, String checksum) {}

    /** An input in its notation, the digest after it, and the checksum. */
    record Played(String input, String digest, String checksum) {}
}
