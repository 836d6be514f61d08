package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class HalvingTest {
    /**
     * Candidate n of 20 has prior n; the value of candidate 7 is the highest, and of the others it is higher for a
     * better prior.
     */
    private final Vector<Edge> candidates = Vector.rangeClosed(1, 20).map(HalvingTest::candidate);

    private int done;

    @Test
    void eachPhaseDropsTheWorseHalf() {
        assertThat(halving(1_600).best(candidates)).isSameAs(candidates.get(6));
        // 16 candidates and 400 visits in each of 4 phases: 25 each, then 50, 100 and 200 more
        assertThat(visits()).startsWith(0, 0, 0, 0, 25, 25, 375, 25, 25);
        assertThat(visits().sorted().takeRight(8).toJavaList()).containsExactly(75, 75, 75, 75, 175, 175, 375, 375);
        assertThat(done).isEqualTo(1_600);
    }

    @Test
    void equalCandidatesAreDecidedByThePrior() {
        Halving halving = new Halving(Option.some(100), () -> 0, (due, visits) -> visit(due, visits, edge -> 0.5));
        assertThat(halving.best(candidates)).isSameAs(candidates.last());
        assertThat(done).isBetween(95, 100);
    }

    @Test
    void aSmallBudgetHasFewCandidates() {
        assertThat(halving(24).best(candidates)).isSameAs(candidates.last());
        assertThat(visits().filter(n -> n > 0).toJavaList()).containsExactly(12, 12);
        done = 0;
        Vector<Edge> news = candidates.map(Edge::plan).map(plan -> new Edge(plan, 1));
        assertThat(halving(1).best(news)).isSameAs(news.head());
        assertThat(done).isZero();
    }

    /** A candidate that has visits from an earlier search gets fewer. */
    @Test
    void visitsAreCountedInAll() {
        Vector<Edge> two = candidates.take(2);
        visit(List.of(two.head()), 30, edge -> 0.9);
        done = 0;
        assertThat(halving(40).best(two)).isSameAs(two.head());
        assertThat(two.map(Edge::visits).toJavaList()).containsExactly(35, 35);
        assertThat(done).isEqualTo(40);
    }

    /** Of a time, each phase gets an equal part. */
    @Test
    void aTimeIsShared() {
        double[] clock = {0};
        Halving halving =
                new Halving(Option.none(), () -> clock[0] += 0.01, (due, visits) -> visit(due, visits, this::value));
        assertThat(halving.best(candidates)).isSameAs(candidates.get(6));
        assertThat(visits().sorted().takeRight(8).toJavaList()).containsExactly(50, 50, 50, 50, 75, 75, 100, 100);
    }

    private Halving halving(int iterations) {
        return new Halving(Option.some(iterations), () -> 0, (due, visits) -> visit(due, visits, this::value));
    }

    private double value(Edge candidate) {
        return candidate.prior() == 7 ? 0.9 : candidate.prior() / 100;
    }

    private void visit(List<Edge> due, int visits, java.util.function.ToDoubleFunction<Edge> value) {
        for (Edge edge : due)
            while (edge.visits() < visits) {
                edge.add(value.applyAsDouble(edge));
                done++;
            }
    }

    private Vector<Integer> visits() {
        return candidates.map(Edge::visits);
    }

    private static Edge candidate(int number) {
        return new Edge(Vector.of(new Choice.Activate(new ModelId(Side.A, number))), number);
    }
}
