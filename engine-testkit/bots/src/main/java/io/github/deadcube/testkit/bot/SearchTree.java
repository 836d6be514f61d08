package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Visits the candidates of a decision. A visit plays a candidate, walks from there through the coming decisions of the
 * round to a new leaf, and adds the chance to win there to everything on its way.
 *
 * <p>An edge is a plan: all choices of one model up to its place. A tree of single steps would spend its visits on the
 * ways between two cubes. An edge has a node for each outcome of its dice, so that the values of a node belong to one
 * outcome.
 *
 * <p>Visit k of each candidate has the same random numbers: dice, hidden tokens and small decisions. Candidates then
 * differ by what they do rather than by luck.
 *
 * <p>One tree is for one thread. Trees of one search may visit different candidates at the same time.
 */
final class SearchTree {
    private final Rules rules;
    private final Side side;
    private final Evaluation evaluation;
    private final SearchPlans plans;
    private final Strata strata = new Strata();
    private final List<SearchNode> nodes = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();
    private SplitMix64 chance = new SplitMix64(0);

    SearchTree(Rules rules, Side side, Evaluation evaluation) {
        this.rules = rules;
        this.side = side;
        this.evaluation = evaluation;
        this.plans = new SearchPlans(rules, evaluation);
    }

    SearchPlans plans() {
        return plans;
    }

    /** Visits a candidate once. Returns the chance to win at the leaf. */
    double visit(Edge candidate, PlayerView view, long seed) {
        int number = candidate.visits();
        chance = SplitMix64.stream(seed, number);
        GameState from = view.completed(chance.order(view.toShuffle().things()));
        int round = from.position().round();
        nodes.clear();
        edges.clear();
        edges.add(candidate);
        Edge edge = candidate;
        GameState state = settled(tested(played(from, candidate.plan()), number), round);
        while (rules.prompt(state) instanceof Prompt.Decision decision
                && state.position().round() == round) {
            long outcome = outcome(state);
            SearchNode node = edge.node(outcome);
            if (node == null) node = edge.begin(outcome, decision.side());
            nodes.add(node);
            if (node.isDue()) node.expand(plans.edges(state, decision, decision.options()));
            if (node.isLeaf()) break;
            edge = node.select(side);
            edges.add(edge);
            state = settled(played(state, edge.plan()), round);
        }
        double value = evaluation.chance(state.position(), side);
        for (Edge passed : edges) passed.add(value);
        for (SearchNode passed : nodes) passed.add(value);
        return value;
    }

    /** Tells the nodes of an edge apart: who is hurt, pinned or lost, and the scores. */
    static long outcome(GameState state) {
        long hash = state.position().a().score() * 64L + state.position().b().score();
        for (Model model : state.position().models())
            hash = hash * 31 + model.damage() * 4L + (model.pinned() ? 1 : 0) + (model.inPlay() ? 2 : 0);
        return hash;
    }

    private GameState played(GameState from, Vector<Choice> plan) {
        GameState state = from;
        for (Choice choice : plan) {
            GameState next = LookAhead.applied(rules, state, choice);
            if (next == null) return state; // something has come between
            state = next;
        }
        return state;
    }

    private GameState tested(GameState state, int visit) {
        if (!(rules.prompt(state) instanceof Prompt.DiceRequest request) || request.purpose() != Purpose.TEST)
            return state;
        Dice dice = strata.roll(state, request.rule(), visit);
        return dice == null ? state : LookAhead.next(rules, state, dice);
    }

    /** Plays small decisions and dice until a decision that has a node, or the end of the round. */
    private GameState settled(GameState from, int round) {
        GameState state = from;
        while (state.position().round() == round) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Finished
                    || prompt instanceof Prompt.Decision decision && hasNode(decision.purpose())) return state;
            GameState next = LookAhead.applied(rules, state, answer(state, prompt));
            if (next == null) return state;
            state = next;
        }
        return state;
    }

    private static boolean hasNode(Purpose purpose) {
        return SearchBot.isSearched(purpose) || purpose == Purpose.FIGHT_BACK;
    }

    private Input answer(GameState state, Prompt prompt) {
        return prompt instanceof Prompt.Decision decision
                ? evaluation.policy().playout(state.position(), decision, chance)
                : chance.answer(prompt).get();
    }

    /**
     * Rolls of a test that are spread evenly over its exact outcomes: after any number of visits, each outcome has come
     * about as often as its probability says. Visit k takes the outcome at the fractional part of k times the golden
     * ratio.
     */
    static final class Strata {
        private static final double GOLDEN = 0.6180339887498949;

        private final Odds odds = Deadcube.odds();
        private final Map<Test, Spread> known = new LinkedHashMap<>();

        private record Test(RuleId rule, Pool pool) {}

        /** The outcomes of a test in any order, with the sum of the probabilities up to each. */
        @SuppressWarnings("ArrayRecordComponent") // it is read, and not compared
        private record Spread(Dice[] dice, double[] upTo) {
            static Spread of(Vector<Chance> outcomes) {
                Dice[] dice = outcomes.map(Chance::dice).toJavaArray(Dice[]::new);
                double[] upTo = new double[dice.length];
                double sum = 0;
                for (int i = 0; i < upTo.length; i++)
                    upTo[i] = sum += outcomes.get(i).probability();
                return new Spread(dice, upTo);
            }

            Dice at(double part) {
                for (int i = 0; i < upTo.length; i++) if (part < upTo[i]) return dice[i];
                return dice[dice.length - 1];
            }
        }

        /**
         * The dice of a visit.
         *
         * @param state asks for dice
         * @param visit from 0
         * @return null if the dice are not those of a test
         */
        @Nullable
        Dice roll(GameState state, RuleId rule, int visit) {
            Option<Pool> pool = odds.rolling(state);
            if (pool.isEmpty()) return null;
            return known.computeIfAbsent(new Test(rule, pool.get()), test -> Spread.of(odds.outcomes(state)))
                    .at(visit * GOLDEN % 1);
        }
    }
}
