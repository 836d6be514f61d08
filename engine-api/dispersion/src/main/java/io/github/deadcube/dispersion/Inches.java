package io.github.deadcube.dispersion;

import java.math.BigDecimal;

/** Rounds and writes lengths. They are rounded to 1e-9 in, so that equal places are equal values. */
final class Inches {
    private static final double PARTS = 1e9;
    /** The farthest landing from a table of the largest size; doubles are still precise enough there. */
    private static final double FARTHEST = 4e6;

    private Inches() {}

    /** Rounds to 1e-9 in. A length beyond any table is unchanged, and the rule refuses it. */
    static double exact(double inches) {
        return Math.abs(inches) <= FARTHEST ? Math.rint(inches * PARTS) / PARTS + 0.0 : inches;
    }

    /** The shortest decimal, without an exponent or trailing zeros: {@code 40}, {@code -6.5}. */
    static String text(double inches) {
        if (!Double.isFinite(inches)) return Double.toString(inches);
        return inches == 0
                ? "0"
                : BigDecimal.valueOf(inches).stripTrailingZeros().toPlainString();
    }
}
