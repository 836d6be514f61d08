package io.github.deadcube.core.record;

import io.vavr.control.Option;

/**
 * Where an engine plays on otherwise than a record.
 *
 * @param line the record's line
 * @param what what stands there, such as {@code input 17, A1 activate}
 * @param recorded the digest in the record; none for a result, which has none
 * @param found the digest of the engine's state; none if it has refused
 */
public record Difference(int line, String what, String fault, Option<Long> recorded, Option<Long> found) {
    /** {@code line 70: input 17, A1 activate: another state; recorded is digest 0123…, found 4567…}. */
    @Override
    public String toString() {
        String digests = recorded.map(digest -> "; recorded is digest " + RecordFormat.digest(digest)
                        + found.map(other -> ", found " + RecordFormat.digest(other))
                                .getOrElse(""))
                .getOrElse("");
        return "line " + line + ": " + what + ": " + fault + digests;
    }
}
