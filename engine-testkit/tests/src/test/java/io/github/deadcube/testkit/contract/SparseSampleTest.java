package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.contract.CheckedGame.Draw;
import io.github.deadcube.testkit.contract.CheckedGame.Sample;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Tuple;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Many games that are checked sparsely check all kinds of states. */
class SparseSampleTest {
    private static final int INPUTS = 15;
    private static final Vector<CheckedGame> GAMES = games();

    private static Vector<CheckedGame> games() {
        Script.Runner runner = Script.Runner.standard();
        GameState begin = Script.play("A1 at c4; A2 at c5; B1 at h8; B2 at g8").state();
        return Vector.range(0, 600)
                .map(seed -> PlayedState.played(runner, begin, new SplitMix64(seed), INPUTS, RandomPlay::answer))
                .filter(played -> played.inputs().size() == INPUTS)
                .map(played -> new CheckedGame(played, Sample.SPARSE));
    }

    /** Only the last state of a finished game shows whether it refuses inputs (ASK-6). */
    @Test
    void theLastStateIsAlwaysChecked() {
        assertThat(GAMES).hasSizeGreaterThan(500).allSatisfy(game -> {
            assertThat(game.many()).hasSizeBetween(4, 5).endsWith(game.state());
            assertThat(game.isOneOfMany().test(INPUTS)).isTrue();
        });
    }

    /** A state that no game with a checked script looks at would never be checked. */
    @Test
    void theDrawsAreIndependent() {
        for (Draw draw : Vector.of(Draw.SCRIPTS, Draw.RECORDS))
            assertThat(GAMES.filter(game -> game.isSampled(draw))
                            .map(game -> Tuple.of(game.viewers().single(), firstOf(game)))
                            .distinct())
                    .as(draw.toString())
                    .containsExactlyInAnyOrderElementsOf(
                            Side.BOTH.flatMap(side -> Vector.range(0, 4).map(first -> Tuple.of(side, first))));
        assertThat(GAMES.count(game -> game.isSampled(Draw.SCRIPTS) && game.isSampled(Draw.RECORDS)))
                .isBetween(1, GAMES.count(game -> game.isSampled(Draw.SCRIPTS)) / 2);
    }

    private static int firstOf(CheckedGame game) {
        return Vector.range(0, 4).filter(game.isOneOfMany()::test).head();
    }
}
