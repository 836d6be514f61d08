package io.github.deadcube.testkit.tree;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.DiceRequest;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;

/**
 * The tree of all games from a state, with the exact weight of everything that chance decides. Rolls that lead to equal
 * states are one edge ({@link Odds#outcomes}). A shuffle keeps its order, as in perft.
 *
 * <p>DICE-3 gives a bonus die for each 8 without limit. So that the tree is finite, the dice of a test have at most
 * {@value #BONUS_ROLLS} roll of bonus dice: it has the outcomes without another 8, with the weights that they have
 * among themselves.
 */
public record GameTree(Rules rules, Odds odds) {
    /** The limit of rolls of bonus dice in a row. One die in 64 would reach a second. */
    public static final int BONUS_ROLLS = 1;

    public GameTree(Rules rules) {
        this(rules, Deadcube.odds());
    }

    /**
     * A state of the tree.
     *
     * @param bonus how many rolls of bonus dice in a row have led to a state that asks for bonus dice; otherwise 0
     */
    public record Node(GameState state, Prompt prompt, int bonus) {
        /** Equal nodes have equal keys; it is as good a hash as {@link GameState#digest}. */
        public long key() {
            return state.digest() + bonus * 0x9E3779B97F4A7C15L;
        }
    }

    /**
     * An input and where it leads.
     *
     * @param ways its weight: 1 for a choice; for dice their number of ways among those of all edges of the node
     */
    public record Edge(Input input, Transition transition, Node to, BigInteger ways) {}

    public Node root(GameState state) {
        return new Node(state, rules.prompt(state), 0);
    }

    /** All edges of a node, in the engine's order; none if the game is over. */
    public Vector<Edge> edges(Node node) {
        if (node.prompt() instanceof Prompt.Decision decision)
            return decision.options().map((Choice choice) -> edge(node, choice, BigInteger.ONE, 0));
        if (node.prompt() instanceof Prompt.ShuffleRequest shuffle)
            return Vector.of(edge(node, Input.Shuffle.inOrder(shuffle.things()), BigInteger.ONE, 0));
        if (!(node.prompt() instanceof DiceRequest)) return Vector.empty();
        Option<Pool> test = odds.rolling(node.state());
        return rolls(node, test)
                .map(outcome -> edge(node, outcome.dice(), outcome.ways(), bonus(node, test, outcome.dice())));
    }

    /** The rolls of the edges of a node with their weights; none if no roll is asked for. */
    public Vector<Chance> rolls(Node node) {
        return node.prompt() instanceof DiceRequest ? rolls(node, odds.rolling(node.state())) : Vector.empty();
    }

    private Vector<Chance> rolls(Node node, Option<Pool> test) {
        Vector<Chance> outcomes = odds.outcomes(node.state());
        return node.bonus() < BONUS_ROLLS
                ? outcomes
                : outcomes.filter(outcome -> test.forAll(pool -> outcome.dice().atLeast(pool.explodes()) == 0));
    }

    /** {@link Node#bonus} of the roll that follows a roll. */
    public int bonus(Node node, Dice roll) {
        return bonus(node, odds.rolling(node.state()), roll);
    }

    private static int bonus(Node node, Option<Pool> test, Dice roll) {
        return test.exists(pool -> roll.atLeast(pool.explodes()) > 0) ? node.bonus() + 1 : 0;
    }

    /**
     * A hash of the parts that change most, independent of {@link GameState#digest}, and cheaper. It may differ in
     * another run, so it is for comparisons alone.
     */
    public static int hashOfChanges(GameState state) {
        Position position = state.position();
        int hash = new Changes(state.pending(), position.a(), position.b(), position.round()).hashCode();
        for (Model m : position.models())
            hash = 31 * hash
                    + 4 * m.damage()
                    + (m.pinned() ? 2 : 0)
                    + (m.activated() ? 1 : 0)
                    + 7 * m.place().hashCode();
        return hash;
    }

    private record Changes(List<Pending> pending, SideState a, SideState b, int round) {}

    private Edge edge(Node from, Input input, BigInteger ways, int bonus) {
        Transition transition = rules.play(from.state(), input);
        return new Edge(input, transition, new Node(transition.state(), rules.prompt(transition.state()), bonus), ways);
    }

    /** A roll has too many outcomes to continue each. The message names the roll and the number. */
    public static final class TooManyOutcomes extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        public TooManyOutcomes(DiceRequest request) {
            super(request + " has " + request.outcomeCount() + " outcomes; the counting goes on from at most "
                    + DiceRequest.MAX_OUTCOMES + " of a roll. Count to the roll and no deeper, or with fewer dice");
        }
    }
}
