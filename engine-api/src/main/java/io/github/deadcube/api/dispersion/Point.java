package io.github.deadcube.api.dispersion;

import java.math.BigDecimal;

/**
 * A place on the plane of the table. Written {@code 10,24}.
 *
 * @param x inches towards the east, kept to 1e-9 (N3-8)
 * @param y inches towards the north, kept to 1e-9
 */
public record Point(double x, double y) {
    /**
     * Rounds to 1e-9 in.
     *
     * @param x inches towards the east
     * @param y inches towards the north
     */
    public Point {
        x = Inches.exact(x);
        y = Inches.exact(y);
    }

    /**
     * How far it is to another point.
     *
     * @param other another point
     * @return inches
     */
    public double distance(Point other) {
        return StrictMath.hypot(x - other.x, y - other.y);
    }

    /** The notation: {@code 10,24}, {@code -6,24.5}. */
    @Override
    public String toString() {
        return Inches.text(x) + "," + Inches.text(y);
    }

    /** Lengths are kept to 1e-9 in, so that equal places are equal values, and written as a person would. */
    public static final class Inches {
        private static final double PARTS = 1e9;
        /** So far one may land from a table of the largest size, and doubles are still fine enough. */
        private static final double FARTHEST = 4 * Dispersion.LONGEST;

        private Inches() {}

        /**
         * The nearest whole number of 1e-9 in.
         *
         * @param inches a length
         * @return the same, rounded; what is longer than any table stays as it is, for the rule to refuse
         */
        public static double exact(double inches) {
            return Math.abs(inches) <= FARTHEST ? Math.rint(inches * PARTS) / PARTS + 0.0 : inches;
        }

        /**
         * Without an exponent or trailing zeros: {@code 40}, {@code -6.5}.
         *
         * @param inches a length
         * @return its shortest decimal
         */
        public static String text(double inches) {
            if (!Double.isFinite(inches)) return Double.toString(inches);
            return inches == 0
                    ? "0"
                    : BigDecimal.valueOf(inches).stripTrailingZeros().toPlainString();
        }
    }
}
