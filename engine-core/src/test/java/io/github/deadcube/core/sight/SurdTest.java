package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.sight.Crossing.Surd;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** LOS-2: the signs of numbers with roots, compared with decimals of sufficient precision. */
class SurdTest {
    private static final int MOST = 3;
    private static final MathContext DECIMALS = new MathContext(60);
    private static final BigDecimal ROOT_TWO = BigDecimal.valueOf(2).sqrt(DECIMALS);
    /** Far below the least number of this kind that is not 0, and far above the rounding errors of 0. */
    private static final BigDecimal NOTHING = new BigDecimal("1e-40");

    private static int sign(BigDecimal number) {
        return number.abs().compareTo(NOTHING) < 0 ? 0 : number.signum();
    }

    private static BigDecimal number(long a, long b, BigDecimal root) {
        return BigDecimal.valueOf(a).add(BigDecimal.valueOf(b).multiply(root));
    }

    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    /** Some roots are whole, some are whole multiples of √2, some are neither. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 8, 9, 18})
    void everySmallNumber(long d) {
        BigDecimal root = BigDecimal.valueOf(d).sqrt(DECIMALS);
        for (int a = -MOST; a <= MOST; a++)
            for (int b = -MOST; b <= MOST; b++) {
                BigDecimal one = number(a, b, root);
                assertThat(Surd.sign(big(a), big(b), d))
                        .as("%d + %d√%d", a, b, d)
                        .isEqualTo(sign(one));
                for (int c = -MOST; c <= MOST; c++)
                    for (int e = -MOST; e <= MOST; e++)
                        assertThat(Surd.sign(big(a), big(b), big(c), big(e), d))
                                .as("%d + %d√%d + (%d + %d√%d)√2", a, b, d, c, e, d)
                                .isEqualTo(sign(one.add(number(c, e, root).multiply(ROOT_TWO))));
            }
    }

    /** 1, 3/2, 7/5, 17/12 … converge to √2, alternately from below and above. */
    @Test
    void nearlyEqualNumbers() {
        BigInteger over = BigInteger.ONE;
        BigInteger under = BigInteger.ONE;
        for (int i = 0; i < 80; i++) {
            int side = i % 2 == 0 ? -1 : 1;
            BigInteger zero = BigInteger.ZERO;
            assertThat(Surd.sign(over, under.negate(), 2)).isEqualTo(side);
            assertThat(Surd.sign(over.negate(), under, 2)).isEqualTo(-side);
            assertThat(Surd.sign(over, zero, under.negate(), zero, 7)).isEqualTo(side);
            assertThat(Surd.sign(zero, over.negate(), zero, under, 7)).isEqualTo(-side);
            BigInteger more = over.add(under).add(under);
            under = over.add(under);
            over = more;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2, 0, 0, -1, 2, 0", // 2 = √2·√2
        "0, 2, -2, 0, 2, 0", // 2√2 = 2·√2
        "3, -1, 0, 0, 9, 0", // 3 = √9
        "-4, 1, -2, 1, 8, 0", // √8 = 2√2, and √8·√2 = 4
        "1, 1, -1, -1, 3, -1", // (1 + √3)(1 − √2)
        "-1, 1, 1, -1, 3, -1", // (√3 − 1)(1 − √2)
        "1, -1, -1, 1, 3, 1", // (1 − √3)(1 − √2)
        "-1, -1, 1, 1, 3, 1", // (1 + √3)(√2 − 1)
    })
    void known(long a, long b, long c, long e, long d, int sign) {
        assertThat(Surd.sign(big(a), big(b), big(c), big(e), d)).isEqualTo(sign);
    }
}
