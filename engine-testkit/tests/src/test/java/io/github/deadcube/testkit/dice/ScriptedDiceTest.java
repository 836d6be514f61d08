package io.github.deadcube.testkit.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ScriptedDiceTest {
    private static final Prompt.DiceRequest THREE_FOR_A_SHOT =
            new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 3, Die.D8);
    private static final Prompt.DiceRequest TWO_COMMAND_DICE =
            new Prompt.DiceRequest(Side.B, Purpose.COMMAND_ROLL, RuleIds.CMD_1, 2, Die.COMMAND);
    private static final Prompt.ShuffleRequest THREE_TOKENS = new Prompt.ShuffleRequest(Side.B, RuleIds.SET_3, 3);

    @Test
    void facesFallInTheOrderWritten() {
        ScriptedDice dice = ScriptedDice.of(8, 3, 5, 6, 1);
        assertThat(dice.roll(THREE_FOR_A_SHOT)).isEqualTo(Dice.of(8, 3, 5));
        assertThat(dice.roll(TWO_COMMAND_DICE)).isEqualTo(Dice.of(6, 1));
        assertThatCode(dice::requireUsedUp).doesNotThrowAnyException();
    }

    @Test
    void aMissingFaceNamesItsRequest() {
        ScriptedDice dice = ScriptedDice.of(6, 1, 5, 5);
        dice.roll(TWO_COMMAND_DICE);
        assertThatIllegalStateException()
                .isThrownBy(() -> dice.roll(THREE_FOR_A_SHOT))
                .withMessage("A rolls 3 d8: test (SHO-5): too few faces: the script has 5 5 left after 2 used;"
                        + " the last request was B rolls 2 command dice: command roll (CMD-1)");
    }

    @Test
    void aFaceThatTheDieLacksNamesTheRequest() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ScriptedDice.of(5, 9, 1).roll(THREE_FOR_A_SHOT))
                .withMessage("A rolls 3 d8: test (SHO-5): the script's 5 9 1 holds 9, and d8 show 1 to 8");
        assertThatIllegalStateException()
                .isThrownBy(() -> ScriptedDice.of(7, 1).roll(TWO_COMMAND_DICE))
                .withMessageContaining("B rolls 2 command dice: command roll (CMD-1)")
                .withMessageContaining("holds 7");
        assertThatIllegalStateException()
                .isThrownBy(() -> ScriptedDice.of(0, 1).roll(TWO_COMMAND_DICE))
                .withMessageContaining("holds 0");
    }

    @Test
    void aFaceTooManyNamesTheLastRequest() {
        ScriptedDice dice = ScriptedDice.of(5, 7, 1, 4, 2);
        dice.roll(THREE_FOR_A_SHOT);
        assertThatIllegalStateException()
                .isThrownBy(dice::requireUsedUp)
                .withMessage("too many faces: 4 2 left; the last request was A rolls 3 d8: test (SHO-5)");
    }

    @Test
    void unusedDiceAreReported() {
        assertThatIllegalStateException()
                .isThrownBy(ScriptedDice.of(1)::requireUsedUp)
                .withMessage("too many faces: 1 left; there was no request");
    }

    @Test
    void aShuffleTakesAnOrder() {
        assertThat(ScriptedDice.of(3, 1, 2).shuffle(THREE_TOKENS)).isEqualTo(new Shuffle(Vector.of(3, 1, 2)));
        assertThatIllegalStateException()
                .isThrownBy(() -> ScriptedDice.of(3, 1, 3).shuffle(THREE_TOKENS))
                .withMessage("B shuffles 3 (SET-3): the script's 3 1 3 is not an order of 1 to 3");
    }
}
