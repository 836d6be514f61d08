package io.github.deadcube.testkit.bot;

import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.ObjIntConsumer;

/**
 * Sequential halving (Karnin, Koren and Somekh, 2013) finds the best of several candidates. Each phase spends an equal
 * part of the budget on the candidates that are left, all with equal numbers of visits, and drops the worse half of
 * them.
 *
 * @param iterations the most visits; none if the time is limited
 * @param used the part of the time that is over
 * @param visitor visits each candidate until it has this number of visits in all; one candidate's results do not depend
 *     on another's
 */
record Halving(Option<Integer> iterations, DoubleSupplier used, ObjIntConsumer<List<Edge>> visitor) {
    static final int CANDIDATES = 16;
    /** A small budget has fewer candidates, so that each gets this many visits on average. */
    private static final int SHARE = 12;

    private static final int LEAST = 2;

    /** The best candidate; of equal ones, the one with the better prior. */
    Edge best(Vector<Edge> candidates) {
        List<Edge> left = Edge.keepBest(
                new ArrayList<>(candidates.asJava()),
                Math.max(LEAST, Math.min(CANDIDATES, iterations.getOrElse(Integer.MAX_VALUE) / SHARE)));
        int phases = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(left.size() - 1));
        int spent = 0;
        for (int phase = 1; phase <= phases; phase++) {
            double part = phase / (double) phases;
            if (iterations.isDefined()) {
                int visits = visits(left, (int) (part * iterations.get()) - spent);
                spent += missing(left, visits);
                visitor.accept(left, visits);
            } else do visitor.accept(left, least(left) + 1); while (used.getAsDouble() < part);
            left.sort(Comparator.comparingDouble(Edge::mean).reversed());
            left.subList((left.size() + 1) / 2, left.size()).clear();
        }
        return left.get(0);
    }

    /** The visits of each candidate that a number of new visits pays for. */
    private static int visits(List<Edge> candidates, int news) {
        int visits = least(candidates);
        while (missing(candidates, visits + 1) <= news) visits++;
        return visits;
    }

    private static int least(List<Edge> candidates) {
        int least = Integer.MAX_VALUE;
        for (Edge candidate : candidates) least = Math.min(least, candidate.visits());
        return least;
    }

    private static int missing(List<Edge> candidates, int visits) {
        int missing = 0;
        for (Edge candidate : candidates) missing += Math.max(0, visits - candidate.visits());
        return missing;
    }
}
