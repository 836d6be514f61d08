package io.github.deadcube.testkit.statistics;

/**
 * The tail of the chi-square distribution: the upper incomplete gamma function of half the degrees of freedom and half the
 * statistic, by its series where that converges quickly, else by its continued fraction (Lentz's method).
 */
final class ChiSquare {
    private static final double EPSILON = 1e-15;
    private static final double TINY = 1e-300;
    private static final int LONGEST = 100_000;

    private ChiSquare() {}

    /** The probability of a statistic of so much or more; 1 without degrees of freedom. */
    static double beyond(double statistic, int degrees) {
        if (degrees <= 0 || statistic <= 0) return 1;
        double a = degrees / 2.0;
        double x = statistic / 2;
        double front = Math.exp(a * Math.log(x) - x - logGamma(degrees));
        return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x);
    }

    /** 1/a + x/(a(a+1)) + x²/(a(a+1)(a+2)) + … */
    private static double series(double a, double x) {
        double term = 1 / a;
        double sum = term;
        for (int n = 1; n < LONGEST && term > sum * EPSILON; n++) {
            term *= x / (a + n);
            sum += term;
        }
        return sum;
    }

    /** 1/(x+1−a− 1(1−a)/(x+3−a− 2(2−a)/(x+5−a− …))) */
    private static double fraction(double a, double x) {
        double b = x + 1 - a;
        double c = 1 / TINY;
        double d = 1 / b;
        double product = d;
        double step = 0;
        for (int n = 1; n < LONGEST && Math.abs(step - 1) > EPSILON; n++) {
            double numerator = n * (a - n);
            b += 2;
            d = 1 / nonZero(numerator * d + b);
            c = nonZero(b + numerator / c);
            step = c * d;
            product *= step;
        }
        return product;
    }

    private static double nonZero(double x) {
        return Math.abs(x) < TINY ? TINY : x;
    }

    /** The logarithm of Γ(degrees / 2), from Γ(1) = 1 or Γ(1/2) = √π upward. */
    private static double logGamma(int degrees) {
        double log = degrees % 2 == 0 ? 0 : Math.log(Math.PI) / 2;
        for (double z = degrees % 2 == 0 ? 1 : 0.5; z < degrees / 2.0; z++) log += Math.log(z);
        return log;
    }
}
