package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A decision of a side in the tree of a {@link SearchTree}, below the root. It gets edges when it is reached often
 * enough. All values are chances that the bot's side wins.
 */
final class SearchNode {
    /**
     * The visit at which a node gets edges. Most nodes are reached less often, and the plans of a node are expensive.
     */
    static final int EXPANDED_AT = 4;

    /** The weight of the prior against the results. */
    private static final double EXPLORATION = 0.35;
    /** How strongly the prior prefers the best plan: smaller is stronger. In VP. */
    private static final double TEMPERATURE = 0.5;
    /** A plan that was never tried is worth less than its node. */
    private static final double UNTRIED = 0.05;

    private final Side side;
    private int visits;
    private double sum;
    private Edge[] edges = {};
    private double[] parts = {};

    /** A plan of a decision, the results of its visits, and a node for each outcome of its dice. */
    static final class Edge {
        private final Vector<Choice> plan;
        private final double prior;
        private final Map<Long, SearchNode> nodes = new LinkedHashMap<>();
        private int visits;
        private double sum;

        /**
         * A plan that was not visited.
         *
         * @param prior in VP; higher is better
         */
        Edge(Vector<Choice> plan, double prior) {
            this.plan = plan;
            this.prior = prior;
        }

        /**
         * Sorts a list of plans by their priors, the best first, and drops those after a number of them. Returns the
         * same list.
         */
        static List<Edge> keepBest(List<Edge> plans, int most) {
            plans.sort(Comparator.comparingDouble(Edge::prior).reversed());
            if (plans.size() > most) plans.subList(most, plans.size()).clear();
            return plans;
        }

        Edge copy() {
            Edge copy = as(plan, prior);
            copy.nodes.replaceAll((outcome, node) -> node.copy());
            return copy;
        }

        /**
         * Its results for a plan with the same effects. Both share their nodes: only one may be visited from here on.
         */
        Edge as(Vector<Choice> same, double other) {
            Edge edge = new Edge(same, other);
            edge.nodes.putAll(nodes);
            edge.visits = visits;
            edge.sum = sum;
            return edge;
        }

        Vector<Choice> plan() {
            return plan;
        }

        double prior() {
            return prior;
        }

        int visits() {
            return visits;
        }

        double mean() {
            return visits == 0 ? 0 : sum / visits;
        }

        @Nullable
        SearchNode node(long outcome) {
            return nodes.get(outcome);
        }

        SearchNode begin(long outcome, Side decides) {
            SearchNode node = new SearchNode(decides);
            nodes.put(outcome, node);
            return node;
        }

        void add(double value) {
            visits++;
            sum += value;
        }
    }

    private SearchNode(Side side) {
        this.side = side;
    }

    private SearchNode copy() {
        SearchNode copy = new SearchNode(side);
        copy.visits = visits;
        copy.sum = sum;
        copy.edges = edges.clone();
        for (int i = 0; i < edges.length; i++) copy.edges[i] = edges[i].copy();
        copy.parts = parts;
        return copy;
    }

    Vector<Edge> edges() {
        return Vector.of(edges);
    }

    /** Whether it must get edges before its next visit goes on. */
    boolean isDue() {
        return edges.length == 0 && visits >= EXPANDED_AT;
    }

    boolean isLeaf() {
        return edges.length == 0;
    }

    void expand(List<Edge> plans) {
        edges = plans.toArray(Edge[]::new);
        parts = new double[edges.length];
        double most = Double.NEGATIVE_INFINITY;
        for (Edge edge : edges) most = Math.max(most, edge.prior);
        double all = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = StrictMath.exp((edges[i].prior - most) / TEMPERATURE);
            all += parts[i];
        }
        for (int i = 0; i < parts.length; i++) parts[i] /= all;
    }

    /** The edge with the greatest upper bound for the side that decides. */
    Edge select(Side bot) {
        double mean = seenBy(visits == 0 ? 0.5 : sum / visits, bot);
        double root = EXPLORATION * Math.sqrt(visits + 1.0);
        Edge best = edges[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < edges.length; i++) {
            Edge edge = edges[i];
            double value = edge.visits == 0 ? mean - UNTRIED : seenBy(edge.sum / edge.visits, bot);
            double bound = value + root * parts[i] / (1 + edge.visits);
            if (bound > most) {
                most = bound;
                best = edge;
            }
        }
        return best;
    }

    /** A chance of the bot's side, as the node's side sees it. */
    private double seenBy(double value, Side bot) {
        return side == bot ? value : 1 - value;
    }

    void add(double value) {
        visits++;
        sum += value;
    }
}
