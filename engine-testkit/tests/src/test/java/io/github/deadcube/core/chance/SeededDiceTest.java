package io.github.deadcube.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SeededDiceTest {
    @Test
    void aSeedGivesTheSameFacesForEver() {
        SeededDice dice = SeededDice.of(42);
        assertThat(dice.roll(rolled(5, Die.D8))).isEqualTo(Dice.of(3, 4, 1, 5, 1));
        assertThat(dice.roll(rolled(3, Die.D8))).isEqualTo(Dice.of(1, 1, 5));
        assertThat(dice.roll(rolled(1, Die.D8))).isEqualTo(Dice.of(3));
        assertThat(SeededDice.of(-1).roll(rolled(8, Die.D8))).isEqualTo(Dice.of(8, 3, 7, 5, 7, 7, 1, 1));
        assertThat(SeededDice.of(42).roll(rolled(12, Die.COMMAND)))
                .isEqualTo(Dice.of(5, 2, 5, 1, 1, 3, 3, 1, 1, 2, 1, 2));
    }

    @Test
    void aSeedGivesTheSameOrderForEver() {
        assertThat(SeededDice.of(42).shuffle(shuffled(8)))
                .isEqualTo(new Input.Shuffle(Vector.of(2, 7, 8, 1, 4, 5, 6, 3)));
    }

    @Test
    void aCopyRollsTheSame() {
        SeededDice dice = SeededDice.of(42);
        SeededDice early = dice.copy();
        Dice first = dice.roll(rolled(5, Die.D8));
        SeededDice late = dice.copy();
        Dice second = dice.roll(rolled(5, Die.D8));
        assertThat(second).isNotEqualTo(first);
        assertThat(late.roll(rolled(5, Die.D8))).isEqualTo(second);
        assertThat(early.roll(rolled(5, Die.D8))).isEqualTo(first);
        assertThat(early.roll(rolled(5, Die.D8))).isEqualTo(second);
    }

    @Test
    void everyFaceComesUp() {
        Dice many = SeededDice.of(7).roll(rolled(200, Die.D8));
        assertThat(many.faces().distinct()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8);
        Dice command = SeededDice.of(7).roll(rolled(200, Die.COMMAND));
        assertThat(command.faces().distinct()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void aShuffleIsAnOrder(@ForAll long seed, @ForAll @IntRange(min = 1, max = 30) int things) {
        assertThat(SeededDice.of(seed).shuffle(shuffled(things)).numbers())
                .containsExactlyInAnyOrderElementsOf(Vector.rangeClosed(1, things));
    }

    private static Prompt.DiceRequest rolled(int dice, Die die) {
        return new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, dice, die);
    }

    private static Prompt.ShuffleRequest shuffled(int things) {
        return new Prompt.ShuffleRequest(Side.A, RuleIds.SET_3, things);
    }
}
