package io.github.deadcube.testkit.perft;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.tree.GameTree;
import io.github.deadcube.testkit.tree.GameTree.Edge;
import io.github.deadcube.testkit.tree.GameTree.Node;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Solves small games: the exact value of a state if both sides play as well as possible. A roll is worth the mean of
 * its outcomes with their exact weights, a choice the best of its options for the side that chooses. In its games bonus
 * dice never explode (DICE-3).
 *
 * <pre>{@code
 * Solver solver = Solver.ofWins(Deadcube.rules());
 * solver.value(state);              // 37/64: how probably A wins
 * solver.best(state);               // the choices with that value
 * }</pre>
 *
 * <p>A solver remembers what it has solved. Use it in one thread.
 */
@Experimental
public final class Solver {
    /** The limit of states that a solver remembers. */
    public static final int MOST_STATES = 2_000_000;

    private final GameTree tree;
    private final Goal goal;
    private final java.util.Map<Long, Value> solved = new java.util.LinkedHashMap<>();
    /** The keys of the nodes that are being solved. */
    private final TreeSet<Long> open = new TreeSet<>();

    private final int most;

    /** The value is the chance that A wins: 1 if A wins, 0 if B wins, one half for a draw. */
    public static Solver ofWins(Rules rules) {
        return new Solver(rules, Goal.WIN);
    }

    /** The value is the lead of A: the VPs of A minus those of B. */
    public static Solver ofLeads(Rules rules) {
        return new Solver(rules, Goal.LEAD);
    }

    Solver(Rules rules, Goal goal) {
        this(new GameTree(rules), goal, MOST_STATES);
    }

    private Solver(GameTree tree, Goal goal, int most) {
        this.tree = tree;
        this.goal = goal;
        this.most = most;
    }

    /**
     * A solver that has solved nothing yet and remembers fewer states, so that its work is bounded.
     *
     * @param states 1 to {@value #MOST_STATES}
     */
    public Solver within(int states) {
        if (states < 1 || states > MOST_STATES)
            throw new IllegalArgumentException(states + " states; expected: 1 to " + MOST_STATES);
        return new Solver(tree, goal, states);
    }

    /** What the sides play for. Side A wants the most, side B the least. */
    enum Goal {
        WIN {
            @Override
            Value value(GameState end, Result result) {
                return result.winner()
                        .map(winner -> winner == Side.A ? Value.ONE : Value.ZERO)
                        .getOrElse(Value.HALF);
            }
        },
        LEAD {
            @Override
            Value value(GameState end, Result result) {
                return Value.of(end.position().a().score() - end.position().b().score(), 1);
            }
        };

        abstract Value value(GameState end, Result result);
    }

    /**
     * The value of a state.
     *
     * @throws IllegalArgumentException if something is hidden in the state: a solver sees everything, and would use it
     * @throws IllegalStateException if the game has more states than the limit, or can return to a state by
     *     choices
     */
    public Value value(GameState state) {
        requireOpen(state);
        return value(tree.root(state));
    }

    /**
     * The options of a decision with their values, in the engine's order; none for other prompts. Throws as
     * {@link #value}.
     */
    public Map<Choice, Value> judged(GameState state) {
        requireOpen(state);
        Node root = tree.root(state);
        if (!(root.prompt() instanceof Prompt.Decision)) return LinkedHashMap.empty();
        return tree.edges(root).toLinkedMap(edge -> (Choice) edge.input(), edge -> value(edge.to()));
    }

    /** The options with the best value for the side that chooses; none for other prompts. Throws as {@link #value}. */
    public Vector<Choice> best(GameState state) {
        Value best = value(state);
        return judged(state).filterValues(best::equals).keySet().toVector();
    }

    /**
     * How much worse than the best option an option is for the side that chooses: 0 or more. Throws as {@link #value}.
     */
    public Value loss(GameState state, Choice choice) {
        Value value = judged(state)
                .get(choice)
                .getOrElseThrow(() -> new IllegalArgumentException("'" + choice + "' is not an option\n" + state));
        return value.minus(value(state)).absolute();
    }

    private static void requireOpen(GameState state) {
        for (Token token : state.position().tokens())
            if (token.item().isEmpty())
                throw new IllegalArgumentException("a token is face down, and a solver would know it\n" + state);
    }

    private Value value(Node node) {
        @Nullable Value known = solved.get(node.key());
        if (known != null) return known;
        if (solved.size() >= most) throw new IllegalStateException("the game has more than " + most + " states");
        if (!open.add(node.key()))
            throw new IllegalStateException("the game can return to a state by choices or rolls\n" + node.state());
        try {
            Value value = computed(node);
            solved.put(node.key(), value);
            return value;
        } finally {
            open.remove(node.key());
        }
    }

    private Value computed(Node node) {
        if (node.prompt() instanceof Prompt.Finished end) return goal.value(node.state(), end.result());
        if (node.prompt() instanceof Prompt.ShuffleRequest)
            throw new IllegalArgumentException("a shuffle hides what it shuffles\n" + node.state());
        Vector<Edge> edges = tree.edges(node);
        return node.prompt() instanceof Prompt.Decision decision
                ? chosen(edges, decision.side())
                : expected(node, edges);
    }

    private Value chosen(Vector<Edge> edges, Side side) {
        Vector<Value> values = edges.map(edge -> value(edge.to()));
        return (side == Side.A ? values.max() : values.min()).get();
    }

    /** An outcome that changes nothing is rolled again, so the others share its weight. */
    private Value expected(Node node, Vector<Edge> edges) {
        Value sum = Value.ZERO;
        BigInteger all = BigInteger.ZERO;
        for (Edge edge : edges) {
            if (edge.to().key() == node.key()) continue;
            sum = sum.plus(value(edge.to()).times(edge.ways()));
            all = all.add(edge.ways());
        }
        return sum.dividedBy(all);
    }

    /**
     * A rational number in lowest terms.
     *
     * @param denominator 1 or more
     */
    public record Value(BigInteger numerator, BigInteger denominator) implements Comparable<Value> {
        static final Value ZERO = of(0, 1);
        static final Value HALF = of(1, 2);
        static final Value ONE = of(1, 1);

        /** Brings the number to lowest terms; throws an {@link ArithmeticException} if the denominator is 0. */
        public Value {
            if (denominator.signum() == 0) throw new ArithmeticException("the denominator is 0");
            BigInteger common = numerator.gcd(denominator);
            BigInteger by = denominator.signum() < 0 ? common.negate() : common;
            numerator = numerator.divide(by);
            denominator = denominator.divide(by);
        }

        /** A fraction. */
        public static Value of(long numerator, long denominator) {
            return new Value(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
        }

        Value plus(Value other) {
            return new Value(
                    numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                    denominator.multiply(other.denominator));
        }

        Value minus(Value other) {
            return plus(new Value(other.numerator.negate(), other.denominator));
        }

        Value times(BigInteger factor) {
            return new Value(numerator.multiply(factor), denominator);
        }

        Value dividedBy(BigInteger divisor) {
            return new Value(numerator, denominator.multiply(divisor));
        }

        Value absolute() {
            return new Value(numerator.abs(), denominator);
        }

        /** The nearest double. */
        public double doubleValue() {
            return new BigDecimal(numerator)
                    .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
                    .doubleValue();
        }

        @Override
        public int compareTo(Value other) {
            return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
        }

        /** {@code 37/64}. */
        @Override
        public String toString() {
            return numerator + "/" + denominator;
        }
    }
}
