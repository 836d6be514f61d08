package io.github.deadcube.api.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;

/** Fractions of a power of two. */
final class Dyadic {
    /** More bits than the precision of a double. */
    private static final int ENOUGH = 64;

    private Dyadic() {}

    /** An odd number times a power of five ends in no zero: to strip zeros would take a division for each. */
    static BigDecimal toDecimal(BigInteger ways, int bits) {
        int even = ways.signum() == 0 ? bits : Math.min(bits, ways.getLowestSetBit());
        int places = bits - even;
        return new BigDecimal(
                ways.shiftRight(even).multiply(BigInteger.valueOf(5).pow(places)), places);
    }

    static double toDouble(BigInteger ways, int bits) {
        int spare = Math.max(0, ways.bitLength() - ENOUGH);
        return Math.scalb(ways.shiftRight(spare).doubleValue(), spare - bits);
    }

    /**
     * The product of two polynomials as one product of whole numbers, in which each coefficient has its own bytes.
     *
     * @param room the bytes of each coefficient of the product
     */
    static BigInteger[] product(BigInteger[] one, BigInteger[] other, int room) {
        byte[] product = packed(one, room).multiply(packed(other, room)).toByteArray();
        BigInteger[] all = new BigInteger[one.length + other.length - 1];
        for (int i = 0; i < all.length; i++) {
            int end = product.length - i * room;
            int from = Math.max(0, end - room);
            all[i] = end <= 0 ? BigInteger.ZERO : new BigInteger(1, Arrays.copyOfRange(product, from, end));
        }
        return all;
    }

    private static BigInteger packed(BigInteger[] coefficients, int room) {
        byte[] packed = new byte[coefficients.length * room];
        for (int i = 0; i < coefficients.length; i++) {
            byte[] one = coefficients[i].toByteArray();
            int length = Math.min(one.length, room);
            System.arraycopy(one, one.length - length, packed, packed.length - i * room - length, length);
        }
        return new BigInteger(1, packed);
    }
}
