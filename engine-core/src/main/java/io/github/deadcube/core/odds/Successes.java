package io.github.deadcube.core.odds;

import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Pool;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/**
 * DICE-1 to DICE-5, DICE-8: the successes of a pool, by generating functions, in whole numbers.
 *
 * <p>Of a die's 8 faces {@code a} fail, {@code b} succeed, and one, the 8, succeeds and is rolled on: with its bonus dice it
 * is {@code (a + bz) / (8 − z)}. So each die ends with one face that is no 8, and how many 8s came before says nothing of
 * that face: among n dice with all their bonus dice f fail in C(n, f) a^f (bz)^(n−f) ways, and the 8s are
 * {@code 1 / (8 − z)^n} whatever f is. Failures rolled again are dice like any others.
 */
final class Successes {
    private static final int FACES = 8;

    /** A face has three bits. */
    private static final int BITS = 3;

    /** What is not told apart has a probability below two to the power of minus this. */
    private static final int REST = 80;

    private static final int FIRST_TRY = 32;

    private Successes() {}

    static Distribution of(Pool pool) {
        int dice = pool.dice();
        if (dice <= 0 || !pool.target().exists()) return Distribution.certain(0);
        int again = Math.min(pool.rerolls(), dice);
        Polynomial ways = ways(dice, again, pool.target().target() - 1);
        int terms = dice + again + FIRST_TRY;
        while (true) {
            int bits = BITS * (dice + again + terms);
            Vector<BigInteger> series = ways.overEightMinusZ(dice + again, terms, bits);
            BigInteger rest = BigInteger.ONE.shiftLeft(bits).subtract(series.fold(BigInteger.ZERO, BigInteger::add));
            BigInteger small = BigInteger.ONE.shiftLeft(bits - REST);
            if (rest.compareTo(small) < 0) return Distribution.of(0, told(series, rest, small), bits);
            terms *= 2;
        }
    }

    /** Over (8 − z) to the power of all dice: those of the pool, and as many again as may be rolled again. */
    private static Polynomial ways(int dice, int again, int fail) {
        Polynomial failure = Polynomial.of(fail);
        Polynomial success = Polynomial.of(0, FACES - 1 - fail);
        Polynomial anew = failure.plus(success);
        Polynomial unused = Polynomial.of(FACES, -1);
        Polynomial sum = Polynomial.of(0);
        BigInteger choose = BigInteger.ONE;
        for (int failed = 0; failed <= dice; failed++) {
            int rolled = Math.min(again, failed);
            sum = sum.plus(failure.power(failed)
                    .times(success.power(dice - failed))
                    .times(anew.power(rolled))
                    .times(unused.power(again - rolled))
                    .times(choose));
            choose = choose.multiply(BigInteger.valueOf((long) dice - failed)).divide(BigInteger.valueOf(failed + 1L));
        }
        return sum;
    }

    /** Without the last values, as long as what is left out stays small. */
    private static Vector<BigInteger> told(Vector<BigInteger> series, BigInteger rest, BigInteger small) {
        int end = series.size();
        BigInteger left = rest.add(series.get(end - 1));
        while (left.compareTo(small) < 0) {
            end--;
            left = left.add(series.get(end - 1));
        }
        return series.take(end);
    }
}
