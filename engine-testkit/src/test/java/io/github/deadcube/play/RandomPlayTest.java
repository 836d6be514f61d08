package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.RandomPlay;
import java.util.TreeSet;
import net.jqwik.api.Example;

/** Many games of what ships, half of them from their beginning. */
class RandomPlayTest {
    private static final int MOST_INPUTS = 20_000;
    private static final int GAMES = Integer.getInteger("deadcube.games", 10_000);

    /** Ten thousand games on three battlefields to their end: no exception, no table that is not sound; VPs never fall. */
    @Example
    void manyGamesEndWithSoundTables() {
        TreeSet<String> asked = new TreeSet<>();
        for (long seed = 0; seed < GAMES; seed++) {
            Walk walk = Walk.of(seed);
            RandomPlay play = walk.play();
            while (!play.over()) {
                if (play.prompt() instanceof Prompt.Decision d)
                    asked.add(d.purpose().toString());
                Position before = play.state().position();
                Input input = walk.step();
                scoreNeverFalls(before, play.state().position());
                if (walk.inputs().size() > MOST_INPUTS)
                    throw new AssertionError(
                            "no end in sight of game " + seed + " after " + input + "\n" + play.state());
            }
            Promise.TABLE_IS_SOUND.check(walk.played());
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

    private static void scoreNeverFalls(Position before, Position after) {
        for (Side side : Side.BOTH)
            if (after.side(side).score() < before.side(side).score())
                throw new AssertionError("VPs of " + side + " have fallen");
    }
}
