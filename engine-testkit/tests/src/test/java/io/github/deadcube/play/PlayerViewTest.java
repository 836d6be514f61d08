package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Views are equal exactly if a bot cannot distinguish the states. */
class PlayerViewTest {
    private final GameState begun = Walk.of(4).state();
    private final GameState state = looked();
    private final PlayerView view = state.seenBy(Side.A);

    @Test
    void viewsThatShowTheSameAreEqual() {
        assertThat(new PlayerView(Side.A, view.position(), view.known(), view.pending()))
                .isEqualTo(view)
                .hasSameHashCodeAs(view)
                .hasToString(view.toString());
    }

    @Test
    void viewsThatDifferInOneThingAreNot() {
        assertThat(view)
                .isNotEqualTo(view.toString())
                .isNotEqualTo(new PlayerView(Side.B, view.position(), view.known(), view.pending()))
                .isNotEqualTo(new PlayerView(Side.A, begun.position(), view.known(), view.pending()))
                .isNotEqualTo(
                        new PlayerView(Side.A, view.position(), view.known().tail(), view.pending()))
                .isNotEqualTo(new PlayerView(Side.A, view.position(), view.known(), List.empty()));
    }

    @Test
    void aViewKnowsWhatItsSideHasLookedAtInAscendingOrder() {
        Vector<Integer> numbers = view.known().map(TokenItem::token);
        assertThat(numbers).isEqualTo(numbers.sorted());
        assertThat(numbers.toSet()).isEqualTo(state.position().a().looked().toSet());
        assertThat(state.secrets()).containsAll(view.known()).hasSizeGreaterThan(numbers.size());
    }

    /** A state in which side A has looked at two tokens. */
    private static GameState looked() {
        for (long seed = 0; seed < 1_000; seed++) {
            Walk walk = Walk.of(seed);
            while (!walk.play().over()) {
                if (walk.state().position().a().looked().size() == 2) return walk.state();
                walk.step();
            }
        }
        throw new AssertionError("no side has looked at two tokens");
    }
}
