package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import org.junit.jupiter.api.Test;

class PositionsTest {
    private static final Rules RULES = Deadcube.rules();

    /** Most dice change only the pending frames. Then both states share one position. */
    @Test
    void aPositionThatDiceLeaveAsItIsIsNotMadeAgain() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        int[] shared = {0};
        int[] made = {0};
        for (long seed = 1; seed <= 3; seed++) counted(begin, seed, shared, made);
        assertThat(shared[0]).isGreaterThan(50);
        assertThat(made[0]).isLessThan(shared[0] / 10);
    }

    @SuppressWarnings("ReferenceEquality") // whether they are one object is the question
    private static void counted(GameState begin, long seed, int[] shared, int[] made) {
        Position[] before = {begin.position()};
        Match.random(RULES, begin, seed)
                .watchedBy((input, transition) -> {
                    Position after = transition.state().position();
                    if (input instanceof Dice && after.equals(before[0])) {
                        if (after == before[0]) shared[0]++;
                        else made[0]++;
                    }
                    before[0] = after;
                })
                .play();
    }
}
