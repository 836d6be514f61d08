package io.github.deadcube.api.odds;

import io.github.deadcube.api.odds.Odds.Pool;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * An exact probability distribution of a whole number. The number of faces of a d8 is a power of two, so each probability is
 * {@code ways / 2^bits}. Dice explode without limit. Therefore a distribution has a {@link #rest} of extreme values that it
 * does not list. Its probability is less than 2<sup>−80</sup> for each {@link Pool} in the distribution.
 */
public final class Distribution {
    private static final double LEAST_SHOWN = 0.00005;

    private final int least;
    private final BigInteger[] ways;
    private final int bits;

    private Distribution(int least, BigInteger[] ways, int bits) {
        this.least = least;
        this.ways = ways;
        this.bits = bits;
    }

    /**
     * A distribution of consecutive values.
     *
     * @param least the first value
     * @param ways the numerator of each value's probability, 0 or more, not all 0
     * @param bits each probability is its ways divided by 2<sup>bits</sup>; 0 or more
     * @throws IllegalArgumentException if the values are not probabilities
     */
    public static Distribution of(int least, Vector<BigInteger> ways, int bits) {
        BigInteger sum = ways.fold(BigInteger.ZERO, BigInteger::add);
        boolean right = sum.signum() > 0 && ways.forAll(w -> w.signum() >= 0);
        if (!right || sum.compareTo(BigInteger.ONE.shiftLeft(bits)) > 0)
            throw new IllegalArgumentException("no probabilities: " + ways + " / 2^" + bits);
        return reduced(least, ways.toJavaArray(BigInteger[]::new), bits);
    }

    /** The distribution of one certain value. */
    public static Distribution certain(int value) {
        return new Distribution(value, new BigInteger[] {BigInteger.ONE}, 0);
    }

    /** Reduces fractions and removes impossible values at both ends, so that equal distributions are equal objects. */
    private static Distribution reduced(int least, BigInteger[] ways, int bits) {
        int from = 0;
        int end = ways.length;
        while (ways[from].signum() == 0) from++;
        while (ways[end - 1].signum() == 0) end--;
        int common = bits;
        for (BigInteger w : ways) if (w.signum() > 0) common = Math.min(common, w.getLowestSetBit());
        BigInteger[] out = new BigInteger[end - from];
        for (int i = from; i < end; i++) out[i - from] = ways[i].shiftRight(common);
        return new Distribution(least + from, out, bits - common);
    }

    /** The least possible value that is listed. */
    public int least() {
        return least;
    }

    /** The greatest listed value. */
    public int most() {
        return least + ways.length - 1;
    }

    /** The exact probability of a value, 0 to 1. */
    public BigDecimal probabilityOf(int value) {
        return decimal(ways(value));
    }

    /** The exact probability of a value or more, 0 to 1, without the {@link #rest}. */
    public BigDecimal atLeast(int value) {
        BigInteger sum = BigInteger.ZERO;
        for (long i = Math.max(0, (long) value - least); i < ways.length; i++) sum = sum.add(ways[(int) i]);
        return decimal(sum);
    }

    /**
     * The probability of the values that are not listed: 0 or more, and less than 2<sup>−80</sup> for each {@link Pool} in the
     * distribution.
     */
    public BigDecimal rest() {
        return BigDecimal.ONE.subtract(atLeast(least));
    }

    /** {@link #probabilityOf}, rounded to a double. */
    public double chance(int value) {
        return Dyadic.toDouble(ways(value), bits);
    }

    /** The mean of the listed values. */
    public double mean() {
        double sum = 0;
        for (int value = least; value <= most(); value++) sum += value * chance(value);
        return sum;
    }

    /** The combined distribution of a second step that depends on the value. */
    public Distribution flatMap(IntFunction<Distribution> next) {
        Distribution[] all = new Distribution[ways.length];
        int finest = 0;
        for (int i = 0; i < ways.length; i++) {
            all[i] = ways[i].signum() == 0 ? certain(0) : next.apply(least + i);
            finest = Math.max(finest, all[i].bits);
        }
        TreeMap<Integer, BigInteger> sums = new TreeMap<>();
        for (int i = 0; i < ways.length; i++)
            for (int j = 0; j < all[i].ways.length; j++)
                sums.merge(
                        all[i].least + j,
                        ways[i].multiply(all[i].ways[j]).shiftLeft(finest - all[i].bits),
                        BigInteger::add);
        return of(sums, bits + finest);
    }

    /** The distribution of a function of the value. */
    public Distribution map(IntUnaryOperator other) {
        TreeMap<Integer, BigInteger> sums = new TreeMap<>();
        for (int i = 0; i < ways.length; i++) sums.merge(other.applyAsInt(least + i), ways[i], BigInteger::add);
        return of(sums, bits);
    }

    /** The distribution of the sum with an independent number. */
    public Distribution plus(Distribution other) {
        return reduced(
                least + other.least,
                Product.of(ways, other.ways, (bits + other.bits) / Byte.SIZE + 1),
                bits + other.bits);
    }

    /** The distribution of this number minus an independent number. */
    public Distribution minus(Distribution other) {
        return plus(other.map(value -> -value));
    }

    private static Distribution of(SortedMap<Integer, BigInteger> sums, int bits) {
        int least = sums.firstKey();
        BigInteger[] ways = new BigInteger[sums.lastKey() - least + 1];
        Arrays.fill(ways, BigInteger.ZERO);
        for (Map.Entry<Integer, BigInteger> sum : sums.entrySet()) ways[sum.getKey() - least] = sum.getValue();
        return reduced(least, ways, bits);
    }

    private BigInteger ways(int value) {
        return value < least || value > most() ? BigInteger.ZERO : ways[value - least];
    }

    private BigDecimal decimal(BigInteger of) {
        return Dyadic.toDecimal(of, bits);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution d && d.least == least && d.bits == bits && Arrays.equals(d.ways, ways);
    }

    @Override
    public int hashCode() {
        return (least * 31 + bits) * 31 + Arrays.hashCode(ways);
    }

    /** Each value whose probability is not 0 to four decimals, and this probability. */
    @Override
    public String toString() {
        return Vector.rangeClosed(least, most())
                .filter(value -> chance(value) >= LEAST_SHOWN)
                .map(value -> value + ": " + Dyadic.rounded(probabilityOf(value), 4))
                .mkString(", ");
    }

    /** The product of two polynomials as one product of whole numbers, in which each coefficient has its own bytes. */
    private static final class Product {
        private Product() {}

        /** @param room the bytes of each coefficient of the product */
        static BigInteger[] of(BigInteger[] one, BigInteger[] other, int room) {
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

    /** Fractions of a power of two. */
    private static final class Dyadic {
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

        static String rounded(BigDecimal probability, int decimals) {
            return probability.setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
        }
    }
}
