package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A bot that searches a tree of the coming activations (Monte Carlo tree search with a prior, over sampled dice and
 * sampled hidden tokens). The candidates of a decision are plans: at a turn a model and its first action, otherwise an
 * action or a movement to a cube. {@link Halving} shares the budget among them, and {@link SearchTree} visits them. It
 * judges leaves by {@link Evaluation#chance}, and decides small things by the opinions of {@link Adviser}. With equal
 * budgets of iterations it chooses the same, with any number of threads. Use one bot for each match.
 */
final class SearchBot implements Bot {
    static final int ITERATIONS = 300;

    /** The part of a time for the list of candidates. */
    private static final double LISTING = 0.3;

    private final Rules rules;
    private final Side side;
    private final int threads;
    private final SplitMix64 chance;
    private final ArrayDeque<Choice> plan = new ArrayDeque<>();
    private Option<SearchThreads> tables = Option.none();
    private KeptTree kept = KeptTree.NONE;

    private SearchBot(Rules rules, Side side, int threads, SplitMix64 chance) {
        this.rules = rules;
        this.side = side;
        this.threads = threads;
        this.chance = chance;
    }

    /**
     * Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's
     * bot.
     *
     * @param threads 1 or more
     */
    static SearchBot of(long seed, Side side, Rules rules, int threads) {
        if (threads < 1) throw new IllegalArgumentException("a search has 1 thread or more, not " + threads);
        return new SearchBot(rules, side, threads, SplitMix64.stream(seed, side == Side.A ? 3 : 4));
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        return choose(view, decision, Budget.OPEN);
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
        Vector<Choice> options = decision.options();
        Choice planned = plan.poll();
        if (planned != null && options.contains(planned)) return planned;
        plan.clear();
        if (options.size() == 1) return options.head();
        Budget.Meter meter = budget.begin(ITERATIONS);
        GameState state = view.completed(chance.order(view.toShuffle().things()));
        options.forEach(Agreement.of(state.position())::check);
        SearchThreads search = search(state.position());
        if (!isSearched(decision.purpose()))
            return Opinion.best(search.adviser.opinions(state, decision, options), chance)
                    .choice();
        Vector<Choice> best = searched(search, view, state, decision, iterations(budget), meter);
        if (decision.purpose() == Purpose.TURN) return best.head(); // its action is searched with a budget of its own
        plan.addAll(best.asJava());
        return plan.remove();
    }

    static boolean isSearched(Purpose purpose) {
        return purpose == Purpose.TURN || purpose == Purpose.ACTIVATION || purpose == Purpose.MOVEMENT;
    }

    private static Option<Integer> iterations(Budget budget) {
        return budget.time().isDefined() ? Option.none() : budget.iterations().orElse(Option.some(ITERATIONS));
    }

    private Vector<Choice> searched(
            SearchThreads search,
            PlayerView view,
            GameState state,
            Prompt.Decision decision,
            Option<Integer> iterations,
            Budget.Meter meter) {
        KeptTree before = kept;
        kept = KeptTree.NONE;
        long seed = before.seed().getOrElse(chance.next());
        Vector<Edge> listed = new RootPlans(rules, search.adviser, search.tree.plans())
                .edges(state, decision, chance, () -> iterations.isEmpty() && meter.used() > LISTING);
        if (listed.size() == 1) return listed.head().plan();
        Vector<Edge> candidates = before.known(listed, state);
        Edge best = new Halving(iterations, meter::used, (due, visits) -> search.visit(due, visits, view, seed))
                .best(candidates);
        kept = decision.purpose() == Purpose.TURN
                ? KeptTree.afterActivation(candidates, best.plan().head(), seed)
                : KeptTree.afterAction(best);
        return best.plan();
    }

    private SearchThreads search(Position position) {
        if (!tables.exists(known -> known.adviser.evaluation().isFor(position)))
            tables = Option.some(new SearchThreads(rules, side, new Adviser(rules, Evaluation.at(position)), threads));
        return tables.get();
    }

    @Override
    public Bot copy() {
        SearchBot copy = new SearchBot(rules, side, threads, chance.copy());
        copy.plan.addAll(plan);
        copy.kept = kept.copy();
        return copy;
    }

    /**
     * What a search has found out about the decision that follows its choice. After an activation these are the results
     * of its first actions; after an action, the nodes for the outcomes of its dice.
     *
     * @param seed the random numbers of the search, which go on
     */
    record KeptTree(Vector<Edge> actions, Option<Edge> played, Option<Long> seed) {
        static final KeptTree NONE = new KeptTree(Vector.empty(), Option.none(), Option.none());

        /** After the activation of a turn, whose candidates are pairs of an activation and an action. */
        static KeptTree afterActivation(Vector<Edge> candidates, Choice activation, long seed) {
            Vector<Edge> actions = candidates.filter(
                    edge -> edge.plan().size() > 1 && edge.plan().head().equals(activation));
            return new KeptTree(
                    actions.map(edge -> edge.as(edge.plan().tail(), edge.prior())), Option.none(), Option.some(seed));
        }

        static KeptTree afterAction(Edge played) {
            return new KeptTree(Vector.empty(), Option.some(played), Option.none());
        }

        KeptTree copy() {
            return new KeptTree(actions.map(Edge::copy), played.map(Edge::copy), seed);
        }

        /** Candidates of the decision that has followed, with their results so far. */
        Vector<Edge> known(Vector<Edge> candidates, GameState state) {
            Vector<Edge> before = played.flatMap(edge -> Option.of(edge.node(SearchTree.outcome(state))))
                    .map(SearchNode::edges)
                    .getOrElse(actions);
            return candidates.map(candidate -> before.find(edge -> edge.plan().equals(candidate.plan()))
                    .map(edge -> edge.as(candidate.plan(), candidate.prior()))
                    .getOrElse(candidate));
        }
    }

    /**
     * One search tree for each thread. A candidate is visited by one thread at a time, so that the results do not
     * depend on their number.
     */
    private static final class SearchThreads {
        private final Adviser adviser;
        private final SearchTree tree;

        private final Vector<SearchTree> others;
        /** Its threads end when they were idle for a minute. Null for one thread. */
        private final @Nullable ForkJoinPool pool;

        SearchThreads(Rules rules, Side side, Adviser adviser, int threads) {
            this.adviser = adviser;
            this.tree = new SearchTree(rules, side, adviser.evaluation());
            this.others = Vector.fill(
                    threads - 1,
                    () -> new SearchTree(rules, side, adviser.evaluation().copy()));
            this.pool = threads == 1 ? null : new ForkJoinPool(threads - 1);
        }

        void visit(List<Edge> candidates, int visits, PlayerView view, long seed) {
            AtomicInteger next = new AtomicInteger();
            ForkJoinPool helpers = pool;
            if (helpers == null) {
                visit(tree, candidates, next, visits, view, seed);
                return;
            }
            Vector<ForkJoinTask<?>> tasks =
                    others.map(other -> helpers.submit(() -> visit(other, candidates, next, visits, view, seed)));
            try {
                visit(tree, candidates, next, visits, view, seed);
            } finally {
                // the next decision has the same trees, also after a failure
                tasks.forEach(ForkJoinTask::quietlyJoin);
            }
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
}
