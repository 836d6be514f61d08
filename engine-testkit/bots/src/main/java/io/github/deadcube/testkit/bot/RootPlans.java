package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The plans of the decision that a search is for, with the full opinions of {@code simple} as priors. The plans of a
 * turn are pairs: a model and its first action.
 */
record RootPlans(Rules rules, Adviser adviser, SearchPlans plans) {
    /** The bonus, in VP, of the choice that {@code simple} makes. */
    private static final double LIKED = 1;
    /** The plans that a model keeps at a turn. */
    private static final int KEPT = 5;

    private static final double IDLE = -0.3;
    private static final double HOPELESS = -10;

    /**
     * The plans, at least one.
     *
     * @param chance draws between equal opinions
     * @param late whether there is no time for more plans
     */
    Vector<Edge> edges(GameState state, Prompt.Decision decision, SplitMix64 chance, BooleanSupplier late) {
        Vector<Opinion> opinions = adviser.opinions(state, decision);
        Choice liked = Opinion.best(opinions, chance).choice();
        return decision.purpose() == Purpose.TURN
                ? turn(state, decision, opinions.map(Opinion::choice), liked, late)
                : Vector.ofAll(actions(state, decision, opinions, liked));
    }

    private Vector<Edge> turn(
            GameState state, Prompt.Decision decision, Vector<Choice> options, Choice liked, BooleanSupplier late) {
        List<Edge> all = new ArrayList<>();
        Map<Choice, List<Edge>> known = new LinkedHashMap<>();
        Vector<Choice> likedFirst = options.remove(liked).prepend(liked);
        for (Choice option : likedFirst) {
            double bonus =
                    (option.equals(liked) ? LIKED : 0) - (option instanceof Choice.SpendDie ? SearchPlans.DIE : 0);
            Choice action = ActivationPlan.bare(option);
            List<Edge> actions = action instanceof Choice.Activate && !late.getAsBoolean()
                    ? known.computeIfAbsent(action, a -> first(state, decision, option))
                    : List.of();
            for (Edge edge : actions) all.add(new Edge(edge.plan().prepend(option), edge.prior() + bonus));
            if (actions.isEmpty()) all.add(new Edge(Vector.of(option), IDLE + bonus));
        }
        return Vector.ofAll(all);
    }

    /** The best first actions after an activation; none if something else comes first. */
    private List<Edge> first(GameState state, Prompt.Decision decision, Choice activation) {
        GameState next = LookAhead.next(rules, state, activation);
        if (!(rules.prompt(next) instanceof Prompt.Decision then)
                || then.purpose() != Purpose.ACTIVATION
                || then.side() != decision.side()) return List.of();
        return Edge.keepBest(actions(next, then, adviser.opinions(next, then), null), KEPT);
    }

    private List<Edge> actions(
            GameState state, Prompt.Decision decision, Vector<Opinion> opinions, @Nullable Choice liked) {
        Map<Choice, Double> scores = new LinkedHashMap<>();
        for (Opinion opinion : opinions) scores.put(opinion.choice(), opinion.score());
        List<Edge> edges = new ArrayList<>();
        boolean has = false;
        for (Edge plan : plans.edges(state, decision, opinions.map(Opinion::choice))) {
            Choice first = plan.plan().head();
            Double score = scores.get(first);
            if (score == null || score <= HOPELESS) continue;
            double prior = plan.plan().size() == 1 ? score : plan.prior();
            has |= first.equals(liked);
            edges.add(new Edge(plan.plan(), prior + (first.equals(liked) ? LIKED : 0)));
        }
        if (liked != null && !has) edges.add(new Edge(Vector.of(liked), scores.getOrDefault(liked, 0.0) + LIKED));
        if (edges.isEmpty())
            edges.add(new Edge(Vector.of(opinions.maxBy(Opinion::score).get().choice()), 0));
        return edges;
    }
}
