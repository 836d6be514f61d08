package io.github.deadcube.testkit.world;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A game so small that every reachable state can be visited: a few cubes and models in the last round, whose command
 * dice are rolled. It is another kind of proof than random games: a visit leaves out no state.
 *
 * @param name its name in the table of counts
 * @param edition a name of {@link Deadcube#editions}
 * @param script the situation with which it begins
 */
public record SmallWorld(String name, String edition, String script) {
    private static final String FILE = "worlds.txt";
    private static final String SEPARATOR = ": ";
    private static final Lazy<TreeMap<String, String>> COUNTED =
            Lazy.of(() -> counts(TextFile.packaged(SmallWorld.class.getResourceAsStream(FILE), FILE)));

    /** All worlds: the grounds, each keyword and each item alone, and each pair of keywords on one model. */
    public static Vector<SmallWorld> all() {
        return WorldCatalogue.all();
    }

    /**
     * What a visit has counted.
     *
     * @param states the distinct states, by digest
     * @param inputs the distinct inputs, of dice one for each class of outcomes
     * @param ends the distinct states in which the game is over
     */
    public record Visited(long states, long inputs, long ends) {
        /** {@code 1204 states, 2310 inputs, 56 ends}: as the table has it. */
        @Override
        public String toString() {
            return states + " states, " + inputs + " inputs, " + ends + " ends";
        }
    }

    /**
     * Why a visit's counts differ from the table of the counts that ship; none if they are the same, or if the table
     * does not have the world.
     */
    public Option<Fault> differs(Visited visited) {
        return counted()
                .get(name)
                .filter(kept -> !kept.equals(visited.toString()))
                .map(kept -> Fault.of(Sentence.verbatim(visited.toString()), Sentence.verbatim(kept))
                        .at(name));
    }

    /**
     * Visits every state, and checks the promises in each.
     *
     * @throws BrokenPromise with a script that leads there, for the first promise that a state breaks
     */
    public Visited visit() {
        Script.Runner runner = runner();
        return new WorldVisit(runner, first(runner)).visit();
    }

    @Override
    public String toString() {
        return name;
    }

    Script.Runner runner() {
        return Script.Runner.standard()
                .with(Shipped.all(Deadcube.edition(edition)
                        .getOrElseThrow(() -> new IllegalArgumentException("no edition is called '" + edition + "'"))))
                .withScenario(new OpenGround());
    }

    GameState first(Script.Runner runner) {
        return Script.of(script)
                .run(runner)
                .getOrElseThrow(
                        failure -> new IllegalStateException("the world '" + name + "': " + failure + "\n" + script))
                .state();
    }

    /** The counts that ship, by the names of their worlds. */
    static TreeMap<String, String> counted() {
        return COUNTED.get();
    }

    /** Reads counts: a line for each world, with its name, a colon and its counts. */
    static TreeMap<String, String> counts(String text) {
        return TreeMap.ofEntries(text.lines()
                .filter(line -> line.contains(SEPARATOR))
                .map(line -> {
                    int end = line.lastIndexOf(SEPARATOR);
                    return Tuple.of(line.substring(0, end), line.substring(end + SEPARATOR.length()));
                })
                .toList());
    }
}
