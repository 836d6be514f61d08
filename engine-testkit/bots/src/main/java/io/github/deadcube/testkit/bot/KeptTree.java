package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.testkit.bot.SearchNode.Edge;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What a search has found out about the decision that follows its choice. After an activation these are the results of its first actions;
 * after an action, the nodes for the outcomes of its dice.
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

    /** After an action that is played up to its end. */
    static KeptTree afterAction(Edge played) {
        return new KeptTree(Vector.empty(), Option.some(played), Option.none());
    }

    /** A copy that changes independently. */
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
