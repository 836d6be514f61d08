package io.github.deadcube.testkit.statistics;

import io.github.deadcube.api.odds.Odds;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.function.IntSupplier;

/**
 * Pearson's chi-square test of a sample against exact probabilities. Values with an expected count below
 * {@value #LEAST} are pooled with their neighbours.
 *
 * @param statistic the sum of the squared deviations, each divided by the expected count
 * @param degrees the degrees of freedom: the number of cells minus 1
 * @param probability the p-value; 0 if an impossible value was seen
 */
public record GoodnessOfFit(Vector<Cell> cells, double statistic, int degrees, double probability) {
    /** The least expected count of a cell, unless there is only one cell. */
    public static final int LEAST = 5;

    private static final double WHOLE = 1e-9;

    /**
     * The fit of a sample to a distribution; the values of its rest count as impossible.
     *
     * @throws IllegalArgumentException if the sample is empty
     */
    public static GoodnessOfFit of(Sample sample, Odds.Distribution distribution) {
        SortedMap<Integer, Double> expected = TreeMap.empty();
        for (int value = distribution.least(); value <= distribution.most(); value++)
            expected = expected.put(value, distribution.chance(value));
        return of(sample, expected);
    }

    /**
     * The fit of a sample to probabilities.
     *
     * @param probabilities by value; above 0 for a possible value; their sum is 1
     * @throws IllegalArgumentException if the sample is empty, a probability is negative, or their sum is not 1
     */
    public static GoodnessOfFit of(Sample sample, SortedMap<Integer, Double> probabilities) {
        int size = sample.size();
        double sum = probabilities.values().sum().doubleValue();
        if (size == 0) throw new IllegalArgumentException("an empty sample");
        if (Math.abs(sum - 1) > WHOLE || probabilities.values().exists(p -> p < 0))
            throw new IllegalArgumentException("no probabilities: " + probabilities);
        Vector<Cell> each =
                probabilities.toVector().map(p -> new Cell(p._1(), p._1(), sample.count(p._1()), p._2() * size));
        Vector<Cell> cells = pooled(each);
        double statistic = cells.map(Cell::deviation).sum().doubleValue();
        boolean possible = sample.counts()
                .keySet()
                .forAll(value -> probabilities.get(value).exists(p -> p > 0));
        int degrees = cells.size() - 1;
        return new GoodnessOfFit(cells, statistic, degrees, possible ? ChiSquare.beyond(statistic, degrees) : 0);
    }

    /** Pools from the least value up. A last cell that is too small joins the cell before it. */
    private static Vector<Cell> pooled(Vector<Cell> each) {
        Vector<Cell> cells = Vector.empty();
        for (Cell cell : each) {
            boolean small = cells.nonEmpty() && cells.last().expected() < LEAST;
            cells = small ? cells.update(cells.size() - 1, cells.last().with(cell)) : cells.append(cell);
        }
        if (cells.size() < 2 || cells.last().expected() >= LEAST) return cells;
        Vector<Cell> but = cells.init();
        return but.update(but.size() - 1, but.last().with(cells.last()));
    }

    /**
     * Whether the sample agrees with the probabilities at a significance, such as 0.001: the probability that a correct
     * sample is rejected.
     */
    public boolean agrees(double significance) {
        return probability >= significance;
    }

    /** Throws an AssertionError with seen and expected counts if it does not {@linkplain #agrees agree}. */
    public void require(double significance) {
        if (!agrees(significance))
            throw new AssertionError("the sample does not agree at a significance of " + significance + "\n" + this);
    }

    /** The test, and a line for each cell. */
    @Override
    public String toString() {
        return "chi-square " + statistic + ", degrees of freedom " + degrees + ", probability " + probability
                + cells.map(cell -> "\n" + cell).mkString();
    }

    /** Neighbouring values that are pooled, with their seen and expected count. */
    public record Cell(int from, int to, int seen, double expected) {
        double deviation() {
            return (seen - expected) * (seen - expected) / expected;
        }

        Cell with(Cell next) {
            return new Cell(from, next.to, seen + next.seen, expected + next.expected);
        }

        @Override
        public String toString() {
            String values = from == to ? String.valueOf(from) : from + " to " + to;
            return values + ": " + seen + ", expected " + Math.round(expected * 10) / 10.0;
        }
    }

    /**
     * The tail of the chi-square distribution: the upper incomplete gamma function of half the degrees of freedom and
     * half the statistic, by its series where that converges quickly, otherwise by its continued fraction (Lentz's
     * method).
     */
    static final class ChiSquare {
        private static final double EPSILON = 1e-15;
        private static final double TINY = 1e-300;
        private static final int LONGEST = 100_000;

        private ChiSquare() {}

        /** The probability of this statistic or a larger one; 1 without degrees of freedom. */
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

    /** The count of each value in a sample. */
    public record Sample(SortedMap<Integer, Integer> counts) {
        /** Throws an IllegalArgumentException if a count is below 1. */
        public Sample {
            if (counts.values().exists(n -> n < 1)) throw new IllegalArgumentException("counts below 1: " + counts);
        }

        /** Draws {@code size} values, one for each call, and counts them. */
        public static Sample of(int size, IntSupplier draw) {
            java.util.TreeMap<Integer, Integer> counts = new java.util.TreeMap<>();
            for (int i = 0; i < size; i++) counts.merge(draw.getAsInt(), 1, Integer::sum);
            return new Sample(TreeMap.ofAll(counts));
        }

        public int size() {
            return counts.values().sum().intValue();
        }

        public int count(int value) {
            return counts.get(value).getOrElse(0);
        }
    }
}
