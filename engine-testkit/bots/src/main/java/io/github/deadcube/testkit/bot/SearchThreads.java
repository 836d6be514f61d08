package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One search tree for each thread. A candidate is visited by one thread at a time, so that the results do not depend on their number. */
final class SearchThreads {
    private final Adviser adviser;
    private final SearchTree tree;
    private final Vector<SearchTree> others;
    /** Its threads end when they were idle for a minute. Null for one thread. */
    private final @Nullable ForkJoinPool pool;

    SearchThreads(Rules rules, Side side, Adviser adviser, int threads) {
        this.adviser = adviser;
        this.tree = new SearchTree(rules, side, adviser.evaluation());
        this.others = Vector.fill(
                threads - 1, () -> new SearchTree(rules, side, adviser.copy().evaluation()));
        this.pool = threads == 1 ? null : new ForkJoinPool(threads - 1);
    }

    Adviser adviser() {
        return adviser;
    }

    /** The tree of the calling thread. */
    SearchTree tree() {
        return tree;
    }

    /** Visits each candidate until it has this number of visits in all. */
    void visit(List<Edge> candidates, int visits, PlayerView view, long seed) {
        AtomicInteger next = new AtomicInteger();
        ForkJoinPool helpers = pool;
        if (helpers == null) {
            visit(tree, candidates, next, visits, view, seed);
            return;
        }
        Vector<ForkJoinTask<?>> tasks =
                others.map(other -> helpers.submit(() -> visit(other, candidates, next, visits, view, seed)));
        visit(tree, candidates, next, visits, view, seed);
        tasks.forEach(ForkJoinTask::join);
    }

    private static void visit(
            SearchTree by, List<Edge> candidates, AtomicInteger next, int visits, PlayerView view, long seed) {
        for (int i = next.getAndIncrement(); i < candidates.size(); i = next.getAndIncrement()) {
            Edge candidate = candidates.get(i);
            while (candidate.visits() < visits) by.visit(candidate, view, seed);
        }
    }
}
