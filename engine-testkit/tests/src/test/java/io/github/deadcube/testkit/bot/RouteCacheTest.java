package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.bot.RouteCache.Walk;
import io.github.deadcube.testkit.match.AlteredStates;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class RouteCacheTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final LookAhead LOOK_AHEAD = new LookAhead(RULES, Evaluation.of(SETUP), Side.A, 1);
    private static final java.util.List<GameState> MOVEMENTS = movements();

    private final RouteCache routeCache = new RouteCache();

    @Test
    void anEqualMovementIsNotWalkedAgainForAnotherGuess() {
        GameState begin = MOVEMENTS.get(0);
        Walk walked = from(begin);
        assertThat(from(new GameState(begin.position(), Vector.empty(), begin.pending())))
                .isSameAs(walked);
    }

    @Test
    void aMovementFromAnotherPositionIsWalkedAgain() {
        GameState begin = MOVEMENTS.get(0);
        Walk walked = from(begin);
        assertThat(from(AlteredStates.scoreA(begin, begin.position().a().score() + 1)))
                .isNotSameAs(walked);
    }

    @Test
    void aMovementWithOtherThingsPendingIsWalkedAgain() {
        GameState begin = MOVEMENTS.get(0);
        Walk walked = from(begin);
        assertThat(from(new GameState(
                        begin.position(),
                        begin.secrets(),
                        List.of(begin.pending().head()))))
                .isNotSameAs(walked);
    }

    @Test
    void theWalksOfAnActivationAreKeptAndOlderOnesForgotten() {
        java.util.List<GameState> others = MOVEMENTS.subList(1, 8);
        Walk walked = from(MOVEMENTS.get(0));
        others.forEach(this::from);
        assertThat(from(MOVEMENTS.get(0))).isSameAs(walked);
        from(MOVEMENTS.get(8));
        assertThat(from(MOVEMENTS.get(0))).isNotSameAs(walked);
    }

    private Walk from(GameState state) {
        return routeCache.from(LOOK_AHEAD, state);
    }

    /** Different movements of one game. */
    private static java.util.List<GameState> movements() {
        java.util.List<GameState> all = new ArrayList<>();
        Match.random(RULES, RULES.start(SETUP).get(), 1)
                .watchedBy((input, transition) -> {
                    if (RULES.prompt(transition.state()) instanceof Prompt.Decision decision
                            && decision.purpose() == Purpose.MOVEMENT) all.add(transition.state());
                })
                .play();
        return all;
    }
}
