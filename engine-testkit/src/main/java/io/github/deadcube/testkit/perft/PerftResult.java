package io.github.deadcube.testkit.perft;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * What came of counting a position.
 *
 * @param position its name
 * @param expected one number for each depth from 1 upward
 * @param found what was counted, for the same depths
 */
public record PerftResult(String position, Vector<BigInteger> expected, Vector<BigInteger> found) {
    /**
     * Where engine and table part.
     *
     * @return the least depth whose number differs; none if all agree
     */
    public Option<Integer> differs() {
        return Vector.rangeClosed(1, expected.size())
                .find(depth -> !at(expected, depth).equals(at(found, depth)));
    }

    /** {@code Two roofs: depth 4, 12345, ok}, or {@code Two roofs: depth 2, 17, differs: expected 16}. */
    @Override
    public String toString() {
        int depth = differs().getOrElse(expected::size);
        String verdict =
                differs().map(d -> "differs: expected " + at(expected, d)).getOrElse("ok");
        return position + ": depth " + depth + ", " + at(found, depth) + ", " + verdict;
    }

    private static BigInteger at(Vector<BigInteger> counts, int depth) {
        return counts.get(depth - 1);
    }
}
