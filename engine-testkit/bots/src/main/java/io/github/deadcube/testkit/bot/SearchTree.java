package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.plan.Destinations;
import io.github.deadcube.core.plan.Destinations.Destination;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The tree of a {@link SearchBot}. Every iteration walks from the root to a new leaf with other dice.
 *
 * <p>An edge is a plan: all choices of one model up to its place. A tree of single steps would spend its iterations on the ways between
 * two cubes. A plan has a child for each outcome of its dice, so that the values of a child belong to one outcome.
 */
final class SearchTree {
    /** The weight of the prior against the results. */
    private static final double EXPLORATION = 0.35;
    /** How strongly the prior prefers the best plan: smaller is stronger. In VP. */
    private static final double TEMPERATURE = 0.5;
    /** A plan that was never tried is worth less than its node. */
    private static final double UNTRIED = 0.05;
    /** The destinations that a movement keeps. */
    private static final int KEPT = 8;
    /** What the choice of {@code simple} is worth more, in VP. */
    private static final double LIKED = 1;

    /** The price of a command die and of a SPRINT, in VP. */
    private static final double DIE = 0.15;

    private static final double EFFORT = 0.3;
    /** Options with a lower prior are left out. */
    private static final double POINTLESS = -0.5;
    /** Options of the root with a lower opinion are left out. */
    private static final double HOPELESS = -10;

    private final Rules rules;
    private final Side side;
    private final Adviser adviser;
    private final Evaluation evaluation;
    private final FastPolicy policy;
    private final SplitMix64 chance;

    SearchTree(Rules rules, Side side, Adviser adviser, SplitMix64 chance) {
        this.rules = rules;
        this.side = side;
        this.adviser = adviser;
        this.evaluation = adviser.evaluation();
        this.policy = new FastPolicy(evaluation);
        this.chance = chance;
    }

    Setup setup() {
        return adviser.setup();
    }

    /** A plan and its prior, in VP. */
    private record Idea(Vector<Choice> choices, double prior) {}

    /** A decision of a side. Its values are chances that the bot's side wins. */
    static final class Node {
        private final Side side;
        private Vector<Vector<Choice>> plans = Vector.empty();
        private double[] priors = {};
        private double[] sums = {};
        private int[] tries = {};
        private final List<TreeMap<Long, Node>> children = new ArrayList<>();
        private int visits;
        private double sum;

        Node(Side side) {
            this.side = side;
        }

        Vector<Vector<Choice>> plans() {
            return plans;
        }

        Vector<Choice> mostVisited() {
            int best = 0;
            for (int i = 1; i < tries.length; i++)
                if (tries[i] > tries[best] || tries[i] == tries[best] && priors[i] > priors[best]) best = i;
            return plans.get(best);
        }

        private void expand(List<Idea> ideas) {
            plans = Vector.ofAll(ideas).map(Idea::choices);
            priors = new double[ideas.size()];
            sums = new double[ideas.size()];
            tries = new int[ideas.size()];
            double most = Double.NEGATIVE_INFINITY;
            for (Idea idea : ideas) most = Math.max(most, idea.prior());
            double all = 0;
            for (int i = 0; i < priors.length; i++) {
                priors[i] = StrictMath.exp((ideas.get(i).prior() - most) / TEMPERATURE);
                all += priors[i];
                children.add(new TreeMap<>());
            }
            for (int i = 0; i < priors.length; i++) priors[i] /= all;
        }

        private int select(Side bot) {
            double mean = of(visits == 0 ? 0.5 : sum / visits, bot);
            double root = EXPLORATION * Math.sqrt(visits + 1);
            int best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < tries.length; i++) {
                double value = tries[i] == 0 ? mean - UNTRIED : of(sums[i] / tries[i], bot);
                double bound = value + root * priors[i] / (1 + tries[i]);
                if (bound > most) {
                    most = bound;
                    best = i;
                }
            }
            return best;
        }

        /** A chance of the bot's side, as the node's side sees it. */
        private double of(double value, Side bot) {
            return side == bot ? value : 1 - value;
        }

        private void add(int plan, double value) {
            visits++;
            sum += value;
            tries[plan]++;
            sums[plan] += value;
        }
    }

    /** The root for a decision of the bot: its priors are the full opinions. {@code liked} is what {@code simple} would choose. */
    Node root(GameState state, Prompt.Decision decision, Choice liked) {
        Vector<Opinion> opinions = adviser.opinions(state, decision);
        List<Idea> ideas = new ArrayList<>();
        for (Idea idea : ideas(state, decision)) {
            Choice first = idea.choices().head();
            for (Opinion opinion : opinions.find(o -> o.choice().equals(first) && o.score() > HOPELESS)) {
                double prior = idea.choices().size() == 1 ? opinion.score() : idea.prior();
                ideas.add(new Idea(idea.choices(), prior + (first.equals(liked) ? LIKED : 0)));
            }
        }
        if (ideas.stream().noneMatch(idea -> idea.choices().head().equals(liked)))
            for (Opinion opinion : opinions.find(o -> o.choice().equals(liked)))
                ideas.add(new Idea(Vector.of(liked), opinion.score() + LIKED));
        Node root = new Node(side);
        root.expand(ideas);
        return root;
    }

    /** Walks to a new leaf, and adds its value to all nodes on the way. */
    void iterate(Node root, GameState from) {
        List<Node> path = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        int round = from.position().round();
        GameState state = from;
        Node node = root;
        while (true) {
            int plan = node.select(side);
            path.add(node);
            taken.add(plan);
            state = settled(played(state, node.plans.get(plan)), round);
            if (!(rules.prompt(state) instanceof Prompt.Decision decision)
                    || state.position().round() != round) break;
            TreeMap<Long, Node> next = node.children.get(plan);
            Node child = next.get(outcome(state));
            if (child == null) {
                next.put(outcome(state), new Node(decision.side()));
                break;
            }
            if (child.plans.isEmpty()) child.expand(ideas(state, decision));
            node = child;
        }
        double value = evaluation.chance(state.position(), side);
        for (int i = 0; i < path.size(); i++) path.get(i).add(taken.get(i), value);
    }

    /** Tells a node's children apart: who is hurt, pinned or lost, and the scores. */
    private static long outcome(GameState state) {
        long hash = state.position().a().score() * 64L + state.position().b().score();
        for (Model model : state.position().models())
            hash = hash * 31 + model.damage() * 4L + (model.pinned() ? 1 : 0) + (model.inPlay() ? 2 : 0);
        return hash;
    }

    private GameState played(GameState from, Vector<Choice> plan) {
        GameState state = from;
        for (Choice choice : plan) {
            GameState next = next(state, choice);
            if (next == null) return state; // something has come between
            state = next;
        }
        return state;
    }

    /** Plays small decisions and dice until a decision that has a node, or the end of the round. */
    private GameState settled(GameState from, int round) {
        GameState state = from;
        while (state.position().round() == round) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Finished
                    || prompt instanceof Prompt.Decision decision && hasNode(decision.purpose())) return state;
            GameState next = next(state, answer(state, prompt));
            if (next == null) return state;
            state = next;
        }
        return state;
    }

    private static boolean hasNode(Purpose purpose) {
        return SearchBot.isSearched(purpose) || purpose == Purpose.FIGHT_BACK;
    }

    private Input answer(GameState state, Prompt prompt) {
        if (prompt instanceof Prompt.Decision decision) return policy.choose(state.position(), decision, chance);
        if (prompt instanceof Prompt.ShuffleRequest shuffle) return chance.order(shuffle.things());
        Prompt.DiceRequest request = (Prompt.DiceRequest) prompt;
        int[] faces = new int[request.dice()];
        for (int i = 0; i < faces.length; i++)
            faces[i] = 1 + chance.below(request.die().faces());
        return Dice.of(faces);
    }

    private @Nullable GameState next(GameState state, Input input) {
        Either<Rejection, Transition> next = rules.apply(state, input);
        return next.isRight() ? next.get().state() : null;
    }

    /** The plans of a decision with their priors. */
    private List<Idea> ideas(GameState state, Prompt.Decision decision) {
        List<Idea> ideas = new ArrayList<>();
        boolean moves = decision.purpose() == Purpose.MOVEMENT;
        boolean acts = decision.purpose() == Purpose.ACTIVATION;
        if (!moves)
            for (Choice option : decision.options()) {
                if (isMove(option)) {
                    moves = true;
                    continue;
                }
                double prior = policy.score(state.position(), option);
                if (!acts || prior >= POINTLESS) ideas.add(new Idea(Vector.of(option), prior));
            }
        if (moves)
            for (ModelId active : state.position().active().map(a -> a.model()))
                ideas.addAll(destinations(state, active, decision.side()));
        if (ideas.isEmpty()) ideas.add(new Idea(Vector.of(decision.options().head()), 0));
        return ideas;
    }

    private static boolean isMove(Choice option) {
        Choice action = option instanceof Choice.SpendDie spend ? spend.action() : option;
        return action instanceof Choice.Advance || action instanceof Choice.Sprint;
    }

    /** The best destinations of each movement, by the value of the position there. */
    private List<Idea> destinations(GameState state, ModelId model, Side mover) {
        double now = evaluation.of(state.position(), mover).total();
        Vector<Destination> reached = reached(state, model);
        return reached.map(Destination::action)
                .distinct()
                .flatMap(action -> reached.filter(to -> to.action().equals(action))
                        .map(to -> idea(to, model, mover, now))
                        .sorted(Comparator.comparingDouble(Idea::prior).reversed())
                        .take(KEPT))
                .asJava();
    }

    /** A model that must break away from enemies reaches nothing for certain. */
    private Vector<Destination> reached(GameState state, ModelId model) {
        Vector<Destination> certain = Destinations.certain(rules, state, model);
        return certain.exists(to -> to.choices().nonEmpty()) ? certain : Destinations.of(rules, state, model);
    }

    private Idea idea(Destination to, ModelId model, Side mover, double now) {
        double prior = evaluation.of(to.arrival().position(), mover).total() - now;
        for (Choice action : to.action()) {
            if (action instanceof Choice.SpendDie) prior -= DIE;
            if (action instanceof Choice.Sprint) prior -= EFFORT;
        }
        return new Idea(to.plan(), prior + fights(to, model));
    }

    /** A step into an enemy's cube begins a fight. */
    private double fights(Destination to, ModelId model) {
        double best = 0;
        for (Model enemy : to.arrival().position().models())
            if (enemy.inPlay()
                    && enemy.id().side() != model.side()
                    && enemy.cube().equals(to.cube()))
                best = Math.max(
                        best,
                        0.2 + evaluation.assault(model, enemy.id()) - 0.5 * evaluation.assault(enemy.id(), model));
        return best;
    }
}
