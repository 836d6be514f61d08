package io.github.deadcube.core.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

class BestOptionTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameState TURN =
            Script.play("A1 at a1; A2 at b1; A3 at c1; B1 at h8; play").state();
    private static final PlayerView VIEW = TURN.seenBy(Side.A);
    private static final Prompt.Decision DECISION = (Prompt.Decision) RULES.prompt(TURN);

    @Test
    void aRolloutEndsWithTheActivation() {
        for (Choice option : DECISION.options()) {
            GameState after = RandomPlay.after(VIEW, option, new SplitMix64(1));
            assertThat(after.position().active()).isEmpty();
            assertThat(after.position().models().filter(Model::activated))
                    .singleElement()
                    .satisfies(model -> assertThat(option).hasToString(model.id() + " activate"));
        }
    }

    @Test
    void theOptionWithTheHighestSumIsBest() {
        for (int i = 0; i < DECISION.options().size(); i++) {
            int wanted = i;
            Choice best = RandomPlay.best(
                    VIEW,
                    DECISION,
                    3,
                    state -> state.position().models().get(wanted).activated() ? 1 : 0,
                    new SplitMix64(1));
            assertThat(best).isEqualTo(DECISION.options().get(i));
        }
    }

    @Test
    void oneOfSeveralBestIsDrawn() {
        SplitMix64 chance = new SplitMix64(1);
        Vector<Choice> drawn = Vector.fill(400, () -> RandomPlay.best(VIEW, DECISION, 1, state -> 0, chance));
        assertThat(drawn.distinct()).containsExactlyInAnyOrderElementsOf(DECISION.options());
    }

    @Test
    void noSampleIsTooFew() {
        assertThatThrownBy(() -> RandomPlay.best(VIEW, DECISION, 0, state -> 0, new SplitMix64(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("samples are 1 or more, not 0");
    }

    @Test
    void theViewIsThatOfTheSideThatDecides() {
        assertThatThrownBy(() -> RandomPlay.best(TURN.seenBy(Side.B), DECISION, 1, state -> 0, new SplitMix64(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the view is that of side B, and side A decides");
    }

    @Test
    void valuesWithoutASumAreRefused() {
        SplitMix64 chance = new SplitMix64(1);
        assertThatThrownBy(() -> RandomPlay.best(VIEW, DECISION, 1, state -> Double.NaN, chance))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the sum of the values after 'A1 activate' is NaN");
        Iterator<Double> values = List.of(Double.POSITIVE_INFINITY, 0.0, 0.0, Double.NEGATIVE_INFINITY)
                .iterator();
        assertThatThrownBy(() -> RandomPlay.best(VIEW, DECISION, 2, state -> values.next(), chance))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("is NaN");
        assertThat(RandomPlay.best(VIEW, DECISION, 2, state -> Double.NEGATIVE_INFINITY, chance))
                .isIn(DECISION.options());
    }

    @Test
    void randomPlaySaysWhyAnInputIsRefused() {
        assertThatThrownBy(() -> RandomPlay.from(RULES, TURN, 1).give(Dice.of(8)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("'8' is refused by ASK-1")
                .hasMessageContaining("A3");
    }
}
