package io.github.deadcube.faults;

import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.Vector;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;

/** Draws games as jqwik does. jqwik mixes edge cases with other values; here about as many edge cases come first. */
final class GameDraws {
    private static final int EVENLY = 1000;
    private static final int EDGES_IN = 10;

    private final Vector<Shrinkable<PlayedState>> edges;
    private final RandomGenerator<PlayedState> generator;
    private final Random random;
    private int drawn = 0;

    /** Draws games; with fewer than ten {@code tries} there are no edge cases. */
    GameDraws(Arbitrary<PlayedState> games, long seed, int tries) {
        int most = tries / EDGES_IN;
        this.edges = most == 0
                ? Vector.empty()
                : Vector.ofAll(games.edgeCases(most).suppliers()).map(supplier -> supplier.get());
        this.generator = games.generator(EVENLY);
        this.random = new Random(seed);
    }

    PlayedState next() {
        int number = drawn++;
        return number < edges.size()
                ? edges.get(number).value()
                : generator.next(random).value();
    }
}
