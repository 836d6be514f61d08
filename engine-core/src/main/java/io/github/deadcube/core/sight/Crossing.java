package io.github.deadcube.core.sight;

import java.math.BigInteger;

/**
 * How a ray crosses a slab, exactly: its direction and its times of entry and exit. Time is 0 at the eye and 1 at the
 * end.
 */
final class Crossing {
    final SightBlocker.Slab slab;
    /** 1 towards the slab's high side, −1 towards its low side, 0 along it. */
    final int across;

    private final Ray ray;
    private final long p;
    private final long q;
    private final long from;

    Crossing(Ray ray, SightBlocker.Slab slab) {
        this.ray = ray;
        this.slab = slab;
        this.p = ray.p(slab);
        this.q = ray.q(slab);
        this.from = ray.from(slab);
        this.across = p == 0 ? Long.signum(q) : Surd.sign(BigInteger.valueOf(p), BigInteger.valueOf(q), ray.square);
    }

    /** The rational part of the distance from the eye to the plane of entry (or exit); see {@link #rooted}. */
    private long way(boolean in) {
        return (in == across > 0 ? slab.low() : slab.high()) - from;
    }

    /** The factor of √2 in the distance to that plane. */
    private long rooted(boolean in) {
        return in == across > 0 ? -slab.root() : slab.root();
    }

    /** The sign of the eye's offset from the low or the high plane, for a ray parallel to the slab. */
    int offset(boolean low) {
        return low ? simple(from - slab.low(), slab.root(), 1) : simple(from - slab.high(), -slab.root(), 1);
    }

    /** −1, 0 or 1 if the ray enters before, at or after its end. */
    int entersBeforeEnd() {
        long way = way(true);
        if (ray.rational()) return simple(way - q, rooted(true), across);
        return across
                * Surd.sign(
                        BigInteger.valueOf(-p),
                        BigInteger.valueOf(way - q),
                        BigInteger.ZERO,
                        BigInteger.valueOf(rooted(true)),
                        ray.square);
    }

    /** −1, 0 or 1 if the ray exits before, at or after its start. */
    int leavesAfterStart() {
        return simple(way(false), rooted(false), across);
    }

    /** −1, 0 or 1 if the ray enters this slab before, when or after it exits another one. */
    int entersBefore(Crossing other) {
        long one = way(true);
        long two = other.way(false);
        long rootOne = rooted(true);
        long rootTwo = other.rooted(false);
        if (ray.rational() && rootOne == 0 && rootTwo == 0)
            return across * other.across * Long.signum(one * other.q - two * q);
        return across
                * other.across
                * Surd.sign(
                        difference(one, other.p, two, p),
                        difference(one, other.q, two, q),
                        difference(rootOne, other.p, rootTwo, p),
                        difference(rootOne, other.q, rootTwo, q),
                        ray.square);
    }

    /** Whether a slightly shifted ray still enters this slab no later than it exits the other; see {@link Gap}. */
    boolean keeps(Crossing other, int[] hair) {
        long one = slab.at(hair[0], hair[1], hair[2]);
        long two = other.slab.at(hair[0], hair[1], hair[2]);
        if (ray.rational()) return across * other.across * Long.signum(one * other.q - two * q) >= 0;
        return across
                        * other.across
                        * Surd.sign(difference(one, other.p, two, p), difference(one, other.q, two, q), ray.square)
                >= 0;
    }

    private static BigInteger difference(long a, long b, long c, long d) {
        return BigInteger.valueOf(a)
                .multiply(BigInteger.valueOf(b))
                .subtract(BigInteger.valueOf(c).multiply(BigInteger.valueOf(d)));
    }

    /** The sign of {@code a + b·√2}, multiplied by {@code times}. */
    private static int simple(long a, long b, int times) {
        return times * (b == 0 ? Long.signum(a) : Surd.sign(BigInteger.valueOf(a), BigInteger.valueOf(b), 2));
    }

    /** The exact sign of numbers {@code a + b·√d + (c + e·√d)·√2} with integer parts. */
    static final class Surd {
        private static final BigInteger TWO = BigInteger.TWO;

        private Surd() {}

        /** The sign of {@code a + b·√d}. */
        static int sign(BigInteger a, BigInteger b, long d) {
            int one = a.signum();
            int other = b.signum();
            if (one == other || other == 0) return one;
            if (one == 0) return other;
            int larger = a.multiply(a).compareTo(b.multiply(b).multiply(BigInteger.valueOf(d)));
            return larger > 0 ? one : larger < 0 ? other : 0;
        }

        /** The sign of {@code a + b·√d + (c + e·√d)·√2}. */
        static int sign(BigInteger a, BigInteger b, BigInteger c, BigInteger e, long d) {
            int one = sign(a, b, d);
            int other = sign(c, e, d);
            if (one == other || other == 0) return one;
            if (one == 0) return other;
            // the difference of the two squares has the form a + b·√d
            BigInteger square = BigInteger.valueOf(d);
            BigInteger free = a.multiply(a)
                    .add(b.multiply(b).multiply(square))
                    .subtract(TWO.multiply(c.multiply(c).add(e.multiply(e).multiply(square))));
            BigInteger rooted = TWO.multiply(a.multiply(b).subtract(TWO.multiply(c.multiply(e))));
            int larger = sign(free, rooted, d);
            return larger > 0 ? one : larger < 0 ? other : 0;
        }
    }
}
