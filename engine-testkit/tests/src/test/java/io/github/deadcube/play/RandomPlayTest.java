package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.Vector;
import java.util.TreeSet;
import net.jqwik.api.Example;

/** Many random games of shipped teams, half of them from the deployment. */
class RandomPlayTest {
    private static final int MOST_INPUTS = 20_000;
    private static final int ALL_PROMISES = 10;
    private static final Vector<Promise> IN_EVERY_GAME =
            Vector.of(Promise.POSITION_IS_LEGAL, Promise.CHANGES_ARE_ANNOUNCED);

    private final TreeSet<String> asked = new TreeSet<>();

    /**
     * Complete games on every battlefield: no exception, and VPs never decrease. Each game is checked with some
     * promises, one in ten with all.
     */
    @Example
    void manyGamesEndAndKeepTheirPromises() {
        int games = Level.tries(RandomPlayTest.class, "manyGamesEndAndKeepTheirPromises", 50, 10_000);
        long first = Level.seed(RandomPlayTest.class, "manyGamesEndAndKeepTheirPromises");
        for (long seed = first; seed < first + games; seed++) {
            Walk walk = played(seed);
            if (seed % ALL_PROMISES == 0) Promise.checkAll(walk.played());
            else Promise.checkAll(walk.played(), IN_EVERY_GAME);
        }
        assertThat(asked)
                .contains(
                        "attacker",
                        "direction",
                        "enemy to fight",
                        "evade",
                        "fight back",
                        "free assault",
                        "movement",
                        "reroll",
                        "special order",
                        "pick up",
                        "item",
                        "recon effect",
                        "flank");
    }

    private Walk played(long seed) {
        Walk walk = Walk.of(seed);
        while (!walk.play().over()) {
            if (walk.play().prompt() instanceof Prompt.Decision d)
                asked.add(d.purpose().toString());
            Position before = walk.state().position();
            Input input = walk.step();
            scoreNeverFalls(before, walk.state().position());
            if (walk.inputs().size() > MOST_INPUTS)
                throw new AssertionError("no end in sight of game " + seed + " after " + input + "\n" + walk.state());
        }
        return walk;
    }

    private static void scoreNeverFalls(Position before, Position after) {
        for (Side side : Side.BOTH)
            if (after.side(side).score() < before.side(side).score())
                throw new AssertionError("VPs of " + side + " have fallen");
    }
}
