package io.github.deadcube.api.play;

import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/**
 * One distinct outcome of a roll and how likely it is, exactly: {@code ways / of}.
 *
 * @param dice the faces, ascending
 * @param ways how many of all rolls come to these faces
 * @param of how many rolls there are
 */
public record Chance(Dice dice, BigInteger ways, BigInteger of) {
    /**
     * How likely it is.
     *
     * @return more than 0, at most 1, rounded to a double
     */
    public double probability() {
        return new BigDecimal(ways)
                .divide(new BigDecimal(of), MathContext.DECIMAL64)
                .doubleValue();
    }

    static Vector<Chance> all(int dice, int sides) {
        List<Chance> out = new ArrayList<>();
        BigInteger of = BigInteger.valueOf(sides).pow(dice);
        fill(new int[dice], 0, 1, sides, factorial(dice), of, out);
        return Vector.ofAll(out);
    }

    /** Multisets of n faces out of f: (f + n − 1 choose n). */
    static BigInteger howMany(int dice, int sides) {
        BigInteger multisets = BigInteger.ONE;
        for (int n = 1; n <= dice; n++)
            multisets = multisets.multiply(BigInteger.valueOf(sides + n - 1L)).divide(BigInteger.valueOf(n));
        return multisets;
    }

    private static void fill(
            int[] faces, int at, int least, int sides, BigInteger ways, BigInteger of, List<Chance> out) {
        if (at == faces.length) {
            out.add(new Chance(Dice.of(faces), ways.divide(repeats(faces)), of));
            return;
        }
        for (int f = least; f <= sides; f++) {
            faces[at] = f;
            fill(faces, at + 1, f, sides, ways, of, out);
        }
    }

    private static BigInteger repeats(int[] ascending) {
        BigInteger product = BigInteger.ONE;
        int run = 0;
        for (int i = 0; i < ascending.length; i++) {
            run = i > 0 && ascending[i] == ascending[i - 1] ? run + 1 : 1;
            product = product.multiply(BigInteger.valueOf(run));
        }
        return product;
    }

    private static BigInteger factorial(int n) {
        BigInteger product = BigInteger.ONE;
        for (int i = 2; i <= n; i++) product = product.multiply(BigInteger.valueOf(i));
        return product;
    }
}
