package io.github.deadcube.core.sight;

import java.math.BigInteger;

/** The exact sign of numbers {@code a + b·√d + (c + e·√d)·√2} with integer parts. */
final class Surd {
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
        // the difference of the two squares is again such a number
        BigInteger square = BigInteger.valueOf(d);
        BigInteger free = a.multiply(a)
                .add(b.multiply(b).multiply(square))
                .subtract(TWO.multiply(c.multiply(c).add(e.multiply(e).multiply(square))));
        BigInteger rooted = TWO.multiply(a.multiply(b).subtract(TWO.multiply(c.multiply(e))));
        int larger = sign(free, rooted, d);
        return larger > 0 ? one : larger < 0 ? other : 0;
    }
}
