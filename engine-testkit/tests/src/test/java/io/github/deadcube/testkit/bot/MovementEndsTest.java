package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.MovementEnds.End;
import io.github.deadcube.testkit.match.Match;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The search takes one step for each cube. The obvious search tries every sequence of steps. */
class MovementEndsTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void itFindsEveryCubeByAShortestRoute() {
        int movements = Level.tries(MovementEndsTest.class, "itFindsEveryCubeByAShortestRoute", 6, 200);
        List<GameState> begins = begins();
        for (int i = 0; i < movements; i++) {
            GameState begin = begins.get(i * begins.size() / movements);
            Map<Cube, Integer> slow = new HashMap<>();
            follow(begin, 0, slow);
            Map<Cube, Integer> fast = new HashMap<>();
            for (End end : MovementEnds.ends(RULES, begin)) {
                GameState state = begin;
                for (Choice choice : end.choices().dropRight(end.stops() ? 1 : 0))
                    state = RULES.play(state, choice).state();
                assertThat(state).isEqualTo(end.state());
                assertThat(end.first()).isSameAs(end.choices().head());
                // a step off an edge may end in a cube that another step reaches
                if (end.stops()) fast.merge(cube(state), end.choices().size() - 1, Math::min);
            }
            assertThat(fast).isNotEmpty().isEqualTo(slow);
        }
    }

    @Test
    void anotherDecisionHasNone() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        assertThat(MovementEnds.ends(RULES, begin)).isEmpty();
    }

    private static void follow(GameState state, int steps, Map<Cube, Integer> found) {
        if (!(RULES.prompt(state) instanceof Prompt.Decision decision) || decision.purpose() != Purpose.MOVEMENT)
            return;
        if (decision.options().exists(Choice.TakeSpot.class::isInstance)) found.merge(cube(state), steps, Math::min);
        for (Choice option : decision.options())
            if (option instanceof Choice.Step) follow(RULES.play(state, option).state(), steps + 1, found);
    }

    private static Cube cube(GameState state) {
        return state.position()
                .model(state.position().active().get().model())
                .get()
                .cube();
    }

    /** The beginnings of the movements of a game. */
    private static List<GameState> begins() {
        List<GameState> all = new ArrayList<>();
        boolean[] moving = {false};
        Match.random(RULES, RULES.start(Shipped.setup(Shipped.ruleset())).get(), 1)
                .watchedBy((input, transition) -> {
                    boolean moves = RULES.prompt(transition.state()) instanceof Prompt.Decision decision
                            && decision.purpose() == Purpose.MOVEMENT;
                    if (moves && !moving[0]) all.add(transition.state());
                    moving[0] = moves;
                })
                .play();
        return all;
    }
}
