package io.github.deadcube.core.odds;

import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Arrays;

/** A polynomial in z with whole coefficients: the coefficient of z^k counts the ways to k successes. */
final class Polynomial {
    private final BigInteger[] coefficients;

    private Polynomial(BigInteger[] coefficients) {
        this.coefficients = coefficients;
    }

    /** The coefficients of 1, z, z² … */
    static Polynomial of(long... coefficients) {
        return new Polynomial(
                Arrays.stream(coefficients).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    Polynomial plus(Polynomial other) {
        BigInteger[] sum = zeros(Math.max(coefficients.length, other.coefficients.length));
        for (int k = 0; k < sum.length; k++) sum[k] = at(k).add(other.at(k));
        return new Polynomial(sum);
    }

    Polynomial times(Polynomial other) {
        BigInteger[] product = zeros(coefficients.length + other.coefficients.length - 1);
        for (int i = 0; i < coefficients.length; i++)
            if (coefficients[i].signum() != 0)
                for (int j = 0; j < other.coefficients.length; j++)
                    product[i + j] = product[i + j].add(coefficients[i].multiply(other.coefficients[j]));
        return new Polynomial(product);
    }

    Polynomial times(BigInteger factor) {
        return new Polynomial(
                Arrays.stream(coefficients).map(c -> c.multiply(factor)).toArray(BigInteger[]::new));
    }

    Polynomial power(int exponent) {
        Polynomial power = of(1);
        for (int i = 0; i < exponent; i++) power = power.times(this);
        return power;
    }

    /**
     * Its quotient by (8 − ez)^n as a power series, with the first terms in whole numbers of 2^−bits.
     * @param e the factor of z
     * @param n the number of divisions
     * @param bits at least 3 (n + terms), so that each division is exact
     */
    Vector<BigInteger> overEightLess(int e, int n, int terms, int bits) {
        BigInteger[] series = new BigInteger[terms];
        BigInteger factor = BigInteger.valueOf(e);
        for (int k = 0; k < terms; k++) series[k] = at(k).shiftLeft(bits);
        for (int i = 0; i < n; i++) {
            BigInteger before = BigInteger.ZERO;
            for (int k = 0; k < terms; k++) {
                before = series[k].add(before.multiply(factor)).shiftRight(3);
                series[k] = before;
            }
        }
        return Vector.of(series);
    }

    private BigInteger at(int k) {
        return k < coefficients.length ? coefficients[k] : BigInteger.ZERO;
    }

    private static BigInteger[] zeros(int length) {
        BigInteger[] zeros = new BigInteger[length];
        Arrays.fill(zeros, BigInteger.ZERO);
        return zeros;
    }
}
