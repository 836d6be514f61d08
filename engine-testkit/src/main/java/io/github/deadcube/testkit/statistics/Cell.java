package io.github.deadcube.testkit.statistics;

/**
 * Neighbouring values that are counted together, and what was expected of them.
 *
 * @param from the first value
 * @param to the last value
 * @param seen how often they were drawn
 * @param expected how often they were expected to be
 */
public record Cell(int from, int to, int seen, double expected) {
    double deviation() {
        return (seen - expected) * (seen - expected) / expected;
    }

    Cell with(Cell next) {
        return new Cell(from, next.to, seen + next.seen, expected + next.expected);
    }

    /** One line. */
    @Override
    public String toString() {
        String values = from == to ? String.valueOf(from) : from + " to " + to;
        return values + ": " + seen + ", expected " + Math.round(expected * 10) / 10.0;
    }
}
