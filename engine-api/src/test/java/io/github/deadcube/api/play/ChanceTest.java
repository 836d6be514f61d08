package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The distinct outcomes of a roll and their exact probabilities. */
class ChanceTest {
    private static Vector<Chance> outcomes(int dice, Die die) {
        return new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, dice, die).outcomes();
    }

    @ParameterizedTest
    @CsvSource({"1, 8", "2, 36", "3, 120", "5, 792"})
    void multisetsOfFacesAndTheirProbabilitiesAddUp(int dice, int distinct) {
        Vector<Chance> all = outcomes(dice, Die.D8);
        assertThat(all).hasSize(distinct);
        assertThat(all.map(Chance::ways).reduce(BigInteger::add))
                .isEqualTo(BigInteger.valueOf(8).pow(dice));
        assertThat(all.map(Chance::probability).sum().doubleValue()).isCloseTo(1, within(1e-12));
        assertThat(all.map(Chance::dice).distinct()).hasSize(distinct);
    }

    @Test
    void outcomesOfManyDiceAreCountedButNotListed() {
        Prompt.DiceRequest many = new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 12, Die.D8);
        assertThat(many.outcomeCount()).isEqualTo(BigInteger.valueOf(50_388));
        assertThat(many.outcomes()).hasSize(50_388);
        Prompt.DiceRequest more = new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 99, Die.D8);
        assertThat(more.outcomeCount()).isEqualTo(new BigInteger("24370067800"));
        assertThatThrownBy(more::outcomes)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a roll of 99 d8 has 24370067800 outcomes; at most 1000000 are listed");
    }

    @Test
    void outcomesWithRepeatedFacesAreLessLikely() {
        Vector<Chance> all = outcomes(3, Die.D8);
        assertThat(all.head()).isEqualTo(new Chance(Dice.of(1, 1, 1), BigInteger.ONE, BigInteger.valueOf(512)));
        assertThat(all.find(c -> c.dice().equals(Dice.of(1, 1, 2))).get().ways())
                .isEqualTo(BigInteger.valueOf(3));
        assertThat(all.find(c -> c.dice().equals(Dice.of(1, 2, 3))).get().ways())
                .isEqualTo(BigInteger.valueOf(6));
    }

    @Test
    void commandDiceHaveSixFaces() {
        assertThat(outcomes(2, Die.COMMAND)).hasSize(21);
    }
}
