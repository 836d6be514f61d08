package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Judges the plans of any decision by the tree of {@code search}: a plan is worth the mean chance to win of the
 * positions that its visits end in. It uses only the view. Equal arguments give equal judgements, whatever was judged
 * before. For one thread.
 *
 * <pre>{@code
 * PlanJudge judge = PlanJudge.of(rules, 1);
 * judge.best(view, decision, 3, PlanJudge.ITERATIONS).forEach((plan, chance) -> System.out.println(chance + " " + plan));
 * }</pre>
 */
@Experimental
public final class PlanJudge {
    /** A number of visits for a decision that tells good plans from bad ones, in about 20 ms. */
    public static final int ITERATIONS = 400;

    private static final int STREAM = 6;

    private final Rules rules;
    private final long seed;
    private final java.util.Map<Side, SearchTree> trees = new LinkedHashMap<>();
    private @Nullable Adviser adviser;

    private PlanJudge(Rules rules, long seed) {
        this.rules = rules;
        // the seed of a match must not give its judge the draws that have laid the tokens
        this.seed = SplitMix64.stream(seed, STREAM).next();
    }

    /** A judge with random numbers of its own. */
    public static PlanJudge of(Rules rules, long seed) {
        return new PlanJudge(rules, seed);
    }

    /**
     * The best plans and their chances, the best first: fewer than asked for if there are fewer. A plan is a choice of
     * the decision, and for an activation or a movement what follows it up to the end of the action. Its chance is the
     * mean chance of the deciding side to win, 0 to 1.
     *
     * @param view of the side that decides
     * @param most 1 or more
     * @param iterations the visits of all plans, 1 or more
     * @throws IllegalArgumentException if a number is below 1, or the view is not that of the side that decides
     */
    public Map<Vector<Choice>, Double> best(PlayerView view, Prompt.Decision decision, int most, int iterations) {
        return judged(view, candidates(view, decision), most, iterations);
    }

    /**
     * The best plan that begins with a choice of the decision, and its chance. A movement may go on by another route
     * than the plans of the decision.
     *
     * @throws IllegalArgumentException if the choice is not one of the options, the number is below 1, or the view is
     *     not that of the side that decides
     */
    public Tuple2<Vector<Choice>, Double> best(
            PlayerView view, Prompt.Decision decision, Choice choice, int iterations) {
        if (!decision.options().contains(choice))
            throw new IllegalArgumentException("'" + choice + "' is not an option of " + decision);
        Vector<Edge> plans =
                candidates(view, decision).filter(edge -> edge.plan().head().equals(choice));
        return judged(view, plans.isEmpty() ? after(view, choice) : plans, 1, iterations)
                .head();
    }

    /** A choice with the plans of the decision that follows it for the same model; alone if something else follows. */
    private Vector<Edge> after(PlayerView view, Choice choice) {
        SplitMix64 chance = new SplitMix64(seed);
        GameState next = LookAhead.next(
                rules, view.completed(chance.order(view.toShuffle().things())), choice);
        if (!(rules.prompt(next) instanceof Prompt.Decision then)
                || then.side() != view.side()
                || then.purpose() != Prompt.Purpose.MOVEMENT) return Vector.of(new Edge(Vector.of(choice), 0));
        return plans(next, then, chance).map(edge -> new Edge(edge.plan().prepend(choice), edge.prior()));
    }

    /**
     * How much more of a win one plan is worth than another, -1 to 1, by each pair of visits. The k-th visits of both
     * have the same random numbers, other ones than in {@link #best}: the plan that looked best there has been lucky.
     *
     * @param visits of each plan, 1 or more
     * @throws IllegalArgumentException if {@code visits} is below 1
     */
    public Vector<Double> differences(PlayerView view, Vector<Choice> one, Vector<Choice> other, int visits) {
        if (visits < 1) throw new IllegalArgumentException("visits are 1 or more, not " + visits);
        SearchTree tree = tree(view.position(), view.side());
        Edge first = new Edge(one, 0);
        Edge second = new Edge(other, 0);
        return Vector.fill(visits, () -> tree.visit(first, view, ~seed) - tree.visit(second, view, ~seed));
    }

    private Map<Vector<Choice>, Double> judged(PlayerView view, Vector<Edge> candidates, int most, int iterations) {
        if (most < 1 || iterations < 1)
            throw new IllegalArgumentException(
                    "plans and iterations are 1 or more, not " + most + " and " + iterations);
        SearchTree tree = tree(view.position(), view.side());
        new Halving(Option.some(Math.max(iterations, candidates.size())), () -> 1, (due, visits) -> {
                    for (Edge edge : due) while (edge.visits() < visits) tree.visit(edge, view, seed);
                })
                .best(candidates);
        List<Edge> all = new ArrayList<>(candidates.asJava());
        all.sort(Comparator.comparingInt(Edge::visits)
                .thenComparingDouble(Edge::mean)
                .reversed());
        return Vector.ofAll(all)
                .take(most)
                .sorted(Comparator.comparingDouble(Edge::mean).reversed())
                .toLinkedMap(Edge::plan, Edge::mean);
    }

    private Vector<Edge> candidates(PlayerView view, Prompt.Decision decision) {
        if (view.side() != decision.side())
            throw new IllegalArgumentException(
                    "the view is that of side " + view.side() + ", and side " + decision.side() + " decides");
        if (!SearchBot.isSearched(decision.purpose()))
            return decision.options().map(option -> new Edge(Vector.of(option), 0));
        SplitMix64 chance = new SplitMix64(seed);
        return plans(view.completed(chance.order(view.toShuffle().things())), decision, chance);
    }

    private Vector<Edge> plans(GameState state, Prompt.Decision decision, SplitMix64 chance) {
        Adviser known = adviser(state.position());
        SearchPlans plans = tree(state.position(), decision.side()).plans();
        return new RootPlans(rules, known, plans).edges(state, decision, chance, () -> false);
    }

    /** The adviser for the battlefield as it is: doors may have opened. */
    private Adviser adviser(Position position) {
        Adviser known = adviser;
        if (known != null && known.evaluation().isFor(position)) return known;
        trees.clear();
        Adviser created = new Adviser(rules, Evaluation.at(position));
        adviser = created;
        return created;
    }

    private SearchTree tree(Position position, Side side) {
        Adviser known = adviser(position);
        return trees.computeIfAbsent(side, of -> new SearchTree(rules, of, known.evaluation()));
    }
}
