package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.github.deadcube.testkit.bot.MovementEnds.End;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plans of a decision, with priors from tables: an action, or a movement up to its end. */
record SearchPlans(Rules rules, Evaluation evaluation) {
    private static final int KEPT = 8;
    /** The price of a command die and of a SPRINT, in VP. */
    static final double DIE = 0.15;

    private static final double EFFORT = 0.3;
    /** Actions with a lower prior are left out. */
    private static final double POINTLESS = -0.5;

    /**
     * The plans of a decision, at least one. Movements that differ only in their command die share their ends.
     *
     * @param options those of the decision, so that they are enumerated once
     */
    List<Edge> edges(GameState state, Prompt.Decision decision, Vector<Choice> options) {
        List<Edge> plans = new ArrayList<>();
        Map<Choice, List<Edge>> moves = new LinkedHashMap<>();
        boolean acts = decision.purpose() == Purpose.ACTIVATION;
        if (decision.purpose() == Purpose.MOVEMENT) plans.addAll(ends(state, decision.side(), Vector.empty()));
        else
            for (Choice option : options) {
                Choice action = ActivationPlan.bare(option);
                double prior = evaluation.opinion(state.position(), option);
                if (!(action instanceof Choice.Advance || action instanceof Choice.Sprint)) {
                    if (!acts || prior >= POINTLESS) plans.add(new Edge(Vector.of(option), prior));
                    continue;
                }
                List<Edge> ends = moves.computeIfAbsent(
                        action, a -> ends(LookAhead.next(rules, state, option), decision.side(), Vector.of(option)));
                double price = price(option, action);
                for (Edge end : ends) plans.add(new Edge(end.plan().update(0, option), end.prior() - price));
                if (ends.isEmpty()) plans.add(new Edge(Vector.of(option), prior));
            }
        if (plans.isEmpty()) plans.add(new Edge(Vector.of(options.head()), 0));
        return plans;
    }

    private static double price(Choice option, Choice action) {
        return (option instanceof Choice.SpendDie ? DIE : 0) + (action instanceof Choice.Sprint ? EFFORT : 0);
    }

    /** The best ends of a movement, by the value of the position there. */
    private List<Edge> ends(GameState begin, Side mover, Vector<Choice> first) {
        List<Edge> plans = new ArrayList<>();
        for (ModelId model : begin.position().active().map(active -> active.model())) {
            double now = evaluation.value(begin.position(), mover).total();
            LookAhead lookAhead =
                    new LookAhead(rules, evaluation, mover, begin.position().round());
            for (End end : MovementEnds.ends(rules, begin)) {
                Position there = end.state().position();
                PositionValue fall = end.stops() ? null : lookAhead.fallen(begin, end.before(), end.state());
                double value = (fall == null ? evaluation.value(there, mover) : fall).total();
                double gain = value - now + fight(there, model);
                plans.add(new Edge(first.appendAll(end.choices()), gain));
            }
        }
        return Edge.keepBest(plans, KEPT);
    }

    /** A step into an enemy's cube begins a fight. */
    private double fight(Position position, ModelId id) {
        double best = 0;
        Model model = position.models().get(evaluation.index(id));
        if (!model.inPlay()) return best;
        for (Model enemy : position.models())
            if (enemy.inPlay() && enemy.id().side() != id.side() && enemy.cube().equals(model.cube()))
                best = Math.max(
                        best, 0.2 + evaluation.assault(id, enemy.id()) - 0.5 * evaluation.assault(enemy.id(), id));
        return best;
    }
}
