package io.github.deadcube.testkit.world;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.tree.GameTree;
import io.github.deadcube.testkit.tree.GameTree.Edge;
import io.github.deadcube.testkit.tree.GameTree.Node;
import io.github.deadcube.testkit.world.SmallWorld.Visited;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Visits every state of a small world, depth first, and checks each state and each input once. */
final class WorldVisit {
    /** What a state shows on its own. */
    private static final Vector<Promise> OF_STATES = Vector.of(
            Promise.PROMPTS_ASK_SOMETHING,
            Promise.OFFERED_IS_ACCEPTED,
            Promise.STATES_CAN_BE_WRITTEN,
            Promise.TURNS_CAN_BE_WRITTEN,
            Promise.STATES_NEVER_CHANGE);

    /** What an input shows. */
    private static final Vector<Promise> OF_INPUTS =
            Vector.of(Promise.SAME_INPUTS_SAME_STATE, Promise.POSITION_IS_LEGAL, Promise.CHANGES_ARE_ANNOUNCED);

    private final Script.Runner runner;
    private final GameTree tree;
    private final GameState first;
    /** The digests of the states, each with the {@linkplain GameTree#hashOfChanges other hash} of its state. */
    private final TreeMap<Long, Integer> states = new TreeMap<>();

    /** The keys of the nodes. */
    private final TreeSet<Long> nodes = new TreeSet<>();

    /** The keys of the nodes of the path. */
    private final TreeSet<Long> open = new TreeSet<>();

    private final List<Stop> path = new ArrayList<>();
    private long inputs;
    private long ends;
    private long nextWhole = 1;

    WorldVisit(Script.Runner runner, GameState first) {
        this.runner = runner;
        this.tree = new GameTree(runner.rules());
        this.first = first;
    }

    /** A node of the path, its edges, and the number of those that were followed. */
    private static final class Stop {
        private final Node node;
        private final Edge[] edges;
        private int followed;

        Stop(Node node, Edge[] edges) {
            this.node = node;
            this.edges = edges;
        }

        boolean isDone() {
            return followed == edges.length;
        }

        Edge next() {
            return edges[followed++];
        }

        Input taken() {
            return edges[followed - 1].input();
        }
    }

    Visited visit() {
        enter(tree.root(first));
        while (!path.isEmpty()) {
            Stop stop = path.get(path.size() - 1);
            if (stop.isDone()) {
                open.remove(stop.node.key());
                path.remove(path.size() - 1);
            } else follow(stop.node, stop.next());
        }
        return new Visited(states.size(), inputs, ends);
    }

    private void follow(Node from, Edge edge) {
        inputs++;
        check(OF_INPUTS, from.state(), Vector.of(edge.input()), edge.to().state());
        if (!from.state().secrets().isEmpty())
            check(
                    Vector.of(Promise.HIDDEN_STAYS_HIDDEN),
                    from.state(),
                    Vector.of(edge.input()),
                    edge.to().state());
        if (open.contains(edge.to().key()))
            throw broken(
                    Promise.GAMES_END,
                    edge.to().state(),
                    new AssertionError(
                            "the game returns to this state\n" + edge.to().state()));
        enter(edge.to());
    }

    private void enter(Node node) {
        GameState state = node.state();
        int hash = GameTree.hashOfChanges(state);
        @Nullable Integer known = states.putIfAbsent(state.digest(), hash);
        boolean isNew = known == null;
        if (known != null && known != hash)
            throw broken(
                    Promise.DIGESTS_TELL_STATES_APART,
                    state,
                    new AssertionError("another state has the same digest\n" + state));
        if (isNew) check(OF_STATES, state, Vector.empty(), state);
        if (!nodes.add(node.key())) return;
        if (isNew && node.prompt() instanceof Prompt.Finished) ended(state);
        path.add(new Stop(node, edges(node)));
        open.add(node.key());
    }

    private Edge[] edges(Node node) {
        try {
            return tree.edges(node).toJavaArray(Edge[]::new);
        } catch (RuntimeException | StackOverflowError bug) {
            throw broken(Promise.OFFERED_IS_ACCEPTED, node.state(), bug);
        }
    }

    /** Some whole games are checked with all promises: the first that ends, and others more and more rarely. */
    private void ended(GameState state) {
        if (++ends != nextWhole) return;
        nextWhole *= 4;
        PlayedState whole = whole(state);
        try {
            Promise.checkAll(whole);
        } catch (BrokenPromise broken) {
            throw new BrokenPromise(whole.script(), broken);
        }
    }

    /** What an input shows may depend on the inputs before it (ADV-19): if it fails alone, the whole path decides. */
    private void check(Vector<Promise> promises, GameState before, Vector<Input> input, GameState after) {
        try {
            Promise.checkAll(new PlayedState(runner, before, input, after), promises);
        } catch (BrokenPromise alone) {
            PlayedState whole = whole(after);
            if (input.isEmpty() || isBroken(alone.promise(), whole)) throw new BrokenPromise(whole.script(), alone);
        }
    }

    private static boolean isBroken(Promise promise, PlayedState whole) {
        try {
            promise.check(whole);
            return false;
        } catch (BrokenPromise broken) {
            return true;
        }
    }

    private BrokenPromise broken(Promise promise, GameState state, Throwable how) {
        return new BrokenPromise(whole(state).script(), new BrokenPromise(promise, how));
    }

    /** The game from the first state along the path. */
    private PlayedState whole(GameState last) {
        return new PlayedState(runner, first, Vector.ofAll(path).map(Stop::taken), last);
    }
}
