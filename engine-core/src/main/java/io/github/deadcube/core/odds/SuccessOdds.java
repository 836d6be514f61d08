package io.github.deadcube.core.odds;

import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * DICE-1 to DICE-5, DICE-8: the successes of a pool by generating functions, in whole numbers.
 *
 * <p>Of a die's 8 faces {@code a} fail, {@code b} succeed, and {@code e}, the 8 above all, succeed and are rolled on:
 * with its bonus dice it is {@code (a + bz) / (8 − ez)}. So each die ends with one face that does not explode, and how
 * many did before says nothing of that face. Re-rolled failures are ordinary dice. Of {@code n} dice {@code f} fail,
 * and {@code m}, at most {@code r} of them, are rolled again:
 *
 * <pre>{@code
 * G = Σ C(n, f) a^f (bz)^(n−f) (a + bz)^m / (8 − ez)^(n+m)    m = min(f, r)
 * }</pre>
 *
 * <p>The terms with {@code f ≥ r}, those with {@code f < r}, and {@code H = (a + bz)^(r−1) / (8 − ez)^(n+r−1)} are each
 * the solution of a linear differential equation of the first order:
 *
 * <pre>{@code
 * p w H'  = ((r−1) 8b + (n+r−1) ae + nbe z) H                         p = a + bz, w = 8 − ez
 * p w G1' = (n+r)(8b + ae) G1 − c z^(n−r) p H                         c = r C(n, r) a^r b^(n−r+1)
 * q w G2' = n (64b + 8ab + 2a²e + be(a−8) z) G2                       q = a² + b(8+a) z − be z²
 *           + c z^(n−r) (8a − 2ae z − be z²) H
 * }</pre>
 *
 * <p>So each coefficient follows from a few before it, and a pool takes as many steps as its distribution has values.
 * The coefficient of {@code z^k} is a whole number over {@code 8^(n+r+k)}, of {@code H} over {@code 8^(n+r−1+k)}.
 */
final class SuccessOdds {
    private static final int FACES = 8;

    private static final int BITS = 3;

    /** Values with a smaller probability than 2 to the power of minus this are not distinguished. */
    private static final int REST = 80;

    private final int n;
    private final int r;
    private final int a;
    private final int b;
    private final int e;
    /** {@code c} of the equations, over 8^(n−r+1). */
    private final BigInteger c;

    private final Series h = new Series();
    private final Series many = new Series();
    private final Series few = new Series();

    private SuccessOdds(int dice, int again, int fail, int explode) {
        this.n = dice;
        this.r = again;
        this.a = fail;
        this.b = FACES - fail - explode;
        this.e = explode;
        this.c = choose(n, r)
                .multiply(BigInteger.valueOf(r))
                .multiply(BigInteger.valueOf(a).pow(r))
                .multiply(BigInteger.valueOf((long) FACES * b).pow(n - r + 1));
        many.add(BigInteger.valueOf(a).pow(n + r));
        few.add(BigInteger.ZERO);
        h.add(r == 0 ? BigInteger.ZERO : BigInteger.valueOf(a).pow(r - 1));
    }

    static Odds.Distribution distribution(Pool pool) {
        int dice = pool.dice();
        if (dice <= 0 || !pool.target().exists()) return Odds.Distribution.certain(0);
        int fail = Math.min(pool.target().target(), pool.explodes()) - 1;
        return new SuccessOdds(dice, Math.min(pool.rerolls(), dice), fail, FACES + 1 - pool.explodes()).distribution();
    }

    /** The values from 0 on, until the rest is small. */
    private Odds.Distribution distribution() {
        List<BigInteger> ways = new ArrayList<>();
        BigInteger listed = BigInteger.ZERO;
        int bits = BITS * (n + r);
        for (int k = 0; ; k++, bits += BITS) {
            BigInteger way = many.at(k).add(few.at(k));
            ways.add(way);
            listed = listed.shiftLeft(BITS).add(way);
            BigInteger rest = BigInteger.ONE.shiftLeft(bits).subtract(listed);
            if (rest.bitLength() <= bits - REST) return Odds.Distribution.of(0, scaled(ways), bits);
            next(k);
        }
    }

    /** Adds coefficient k + 1 to each series. */
    private void next(int k) {
        int i = k - (n - r);
        many.add(many.times((long) (n + r) * (8 * b + a * e) - (long) (8 * b - a * e) * k, k)
                .add(many.times(8L * b * e * (k - 1), k - 1))
                .subtract(c.multiply(h.times(a, i).add(h.times(8L * b, i - 1))))
                .divide(BigInteger.valueOf((long) a * (k + 1))));
        few.add(few.times((long) n * (64 * b + 8 * a * b + 2 * a * a * e) - (long) (8 * b * (8 + a) - e * a * a) * k, k)
                .add(few.times(8L * b * e * ((long) n * (a - 8) + (16L + a) * (k - 1)), k - 1))
                .subtract(few.times(64L * b * e * e * (k - 2), k - 2))
                .add(c.multiply(
                        h.times(8L * a, i).subtract(h.times(16L * a * e, i - 1)).subtract(h.times(64L * b * e, i - 2))))
                .divide(BigInteger.valueOf((long) a * a * (k + 1))));
        h.add(h.times(8L * b * (r - 1) + (long) a * e * (n + r - 1) - (long) (8 * b - a * e) * k, k)
                .add(h.times(8L * b * e * (n + k - 1), k - 1))
                .divide(BigInteger.valueOf((long) a * (k + 1))));
    }

    private static Vector<BigInteger> scaled(List<BigInteger> ways) {
        int last = ways.size() - 1;
        return Vector.tabulate(ways.size(), k -> ways.get(k).shiftLeft(BITS * (last - k)));
    }

    static BigInteger choose(int of, int some) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= some; i++)
            ways = ways.multiply(BigInteger.valueOf(of - some + i)).divide(BigInteger.valueOf(i));
        return ways;
    }

    private static final class Series {
        private final List<BigInteger> coefficients = new ArrayList<>();

        void add(BigInteger next) {
            coefficients.add(next);
        }

        BigInteger at(int k) {
            return k < 0 ? BigInteger.ZERO : coefficients.get(k);
        }

        BigInteger times(long factor, int k) {
            return at(k).multiply(BigInteger.valueOf(factor));
        }
    }
}
