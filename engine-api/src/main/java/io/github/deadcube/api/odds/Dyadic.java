package io.github.deadcube.api.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Fractions of a power of two. */
final class Dyadic {
    /** More than a double tells apart. */
    private static final int ENOUGH = 64;

    private Dyadic() {}

    static BigDecimal toDecimal(BigInteger ways, int bits) {
        BigInteger five = BigInteger.valueOf(5).pow(bits);
        return new BigDecimal(ways.multiply(five), bits).stripTrailingZeros();
    }

    static double toDouble(BigInteger ways, int bits) {
        int spare = Math.max(0, ways.bitLength() - ENOUGH);
        return Math.scalb(ways.shiftRight(spare).doubleValue(), spare - bits);
    }

    static String rounded(BigDecimal probability, int decimals) {
        return probability.setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    }
}
