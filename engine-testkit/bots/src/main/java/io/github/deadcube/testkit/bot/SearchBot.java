package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayDeque;

/**
 * A bot that searches a tree of the coming activations (Monte Carlo tree search with a prior, over sampled dice and sampled hidden
 * tokens). The candidates of a decision are plans: at a turn a model and its first action, otherwise an action or a movement to a cube.
 * {@link Halving} shares the budget among them, and {@link SearchTree} visits them. It judges leaves by {@link Evaluation#chance}, and
 * leaves small decisions to {@link SimpleBot}. With equal budgets of iterations it chooses the same. Use one bot for each match.
 */
final class SearchBot implements Bot {
    /** The iterations of a decision if the budget is open. */
    public static final int ITERATIONS = 300;

    /** The part of a time for the list of candidates. */
    private static final double LISTING = 0.5;

    private final Rules rules;
    private final Side side;
    private final SplitMix64 chance;
    private final Bot simple;
    private final ArrayDeque<Choice> plan = new ArrayDeque<>();
    private Option<Tables> tables = Option.none();

    /** What the bot computes once for a set-up. */
    private record Tables(Adviser adviser, SearchTree tree) {}

    private SearchBot(Rules rules, Side side, SplitMix64 chance, Bot simple) {
        this.rules = rules;
        this.side = side;
        this.chance = chance;
        this.simple = simple;
    }

    /** Creates the bot of a side from the match's seed. Its draws are independent of the dice and of the other side's bot. */
    static SearchBot of(long seed, Side side, Rules rules) {
        return new SearchBot(
                rules, side, SplitMix64.stream(seed, side == Side.A ? 3 : 4), SimpleBot.of(seed, side, rules));
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
        Choice liked = simple.choose(view, decision);
        if (!isSearched(decision.purpose())) return liked;
        Option<Integer> iterations =
                budget.time().isEmpty() ? budget.iterations().orElse(Option.some(ITERATIONS)) : Option.none();
        Vector<Choice> best = searched(view, decision, liked, iterations, meter);
        plan.addAll(best.asJava());
        Choice first = plan.remove();
        // the action after an activation is searched again, with the whole budget
        if (decision.purpose() == Purpose.TURN) plan.clear();
        return first;
    }

    static boolean isSearched(Purpose purpose) {
        return purpose == Purpose.TURN || purpose == Purpose.ACTIVATION || purpose == Purpose.MOVEMENT;
    }

    private Vector<Choice> searched(
            PlayerView view, Prompt.Decision decision, Choice liked, Option<Integer> iterations, Budget.Meter meter) {
        GameState first = view.completed(chance.order(view.toShuffle().things()));
        Tables known = tables(Adviser.setup(first.position()));
        SearchTree tree = known.tree();
        Vector<Edge> candidates = new RootPlans(rules, known.adviser(), tree.plans())
                .of(first, decision, liked, () -> iterations.isEmpty() && meter.used() > LISTING);
        long seed = chance.next();
        if (candidates.size() == 1) return candidates.head().plan();
        Halving halving = new Halving(iterations, meter::used, (due, visits) -> {
            for (Edge edge : due) while (edge.visits() < visits) tree.visit(edge, view, seed);
        });
        return halving.best(candidates).plan();
    }

    private Tables tables(Setup setup) {
        if (!tables.exists(known -> known.adviser().setup().equals(setup))) {
            Adviser adviser = Adviser.of(rules, setup);
            tables = Option.some(new Tables(adviser, new SearchTree(rules, side, adviser.evaluation())));
        }
        return tables.get();
    }

    @Override
    public Bot copy() {
        SearchBot copy = new SearchBot(rules, side, chance.copy(), simple.copy());
        copy.plan.addAll(plan);
        return copy;
    }
}
