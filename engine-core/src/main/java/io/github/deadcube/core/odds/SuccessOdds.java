package io.github.deadcube.core.odds;

import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds.Pool;
import io.vavr.collection.Vector;
import java.math.BigInteger;

/**
 * DICE-1 to DICE-5, DICE-8: the successes of a pool by generating functions, in whole numbers.
 * <p>Of a die's 8 faces {@code a} fail, {@code b} succeed, and {@code e}, the 8 above all, succeed and are rolled on: with its bonus dice
 * it is {@code (a + bz) / (8 − ez)}. So each die ends with one face that does not explode, and how many did before says nothing of that
 * face: among n dice with all their bonus dice f fail in C(n, f) a^f (bz)^(n−f) ways, and those that explode are
 * {@code 1 / (8 − ez)^n} whatever f is. Re-rolled failures are ordinary dice.
 */
final class SuccessOdds {
    private static final int FACES = 8;

    /** A face has three bits. */
    private static final int BITS = 3;

    /** Values with a smaller probability than 2 to the power of minus this are not distinguished. */
    private static final int REST = 80;

    private static final int FIRST_TRY = 32;

    private SuccessOdds() {}

    static Distribution of(Pool pool) {
        int dice = pool.dice();
        if (dice <= 0 || !pool.target().exists()) return Distribution.certain(0);
        int again = Math.min(pool.rerolls(), dice);
        int fail = Math.min(pool.target().target(), pool.explodes()) - 1;
        int explode = FACES + 1 - pool.explodes();
        Polynomial ways = ways(dice, again, fail, explode);
        int terms = dice + again + FIRST_TRY;
        while (true) {
            int bits = BITS * (dice + again + terms);
            Vector<BigInteger> series = ways.overEightLess(explode, dice + again, terms, bits);
            BigInteger rest = BigInteger.ONE.shiftLeft(bits).subtract(series.fold(BigInteger.ZERO, BigInteger::add));
            BigInteger small = BigInteger.ONE.shiftLeft(bits - REST);
            if (rest.compareTo(small) < 0) return Distribution.of(0, told(series, rest, small), bits);
            terms *= 2;
        }
    }

    /** Over (8 − ez) to the power of all dice: those of the pool, and the dice that may be rolled again. */
    private static Polynomial ways(int dice, int again, int fail, int explode) {
        Polynomial failure = Polynomial.of(fail);
        Polynomial success = Polynomial.of(0, FACES - fail - explode);
        Polynomial anew = failure.plus(success);
        Polynomial unused = Polynomial.of(FACES, -explode);
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

    /** Without the last values, while the omitted probability is small. */
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
