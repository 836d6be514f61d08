package io.github.deadcube.testkit.assertions;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatThrownBy;
import static io.github.deadcube.testkit.assertions.Failing.fault;
import static io.github.deadcube.testkit.assertions.Failing.message;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class PromptAssertTest {
    private final GameState state = Fight.SO_FAR.state();
    private final Prompt decision = Deadcube.rules().prompt(state);
    private final Prompt roll = new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 3, Die.D8);

    @Test
    void askedSideAndPurpose() {
        assertThat(decision).isDecision(Side.B, Purpose.FIGHT_BACK, "AST-3");
        assertThat(roll).isRoll(Side.A, 3, Die.D8);
        assertThat(new Prompt.Finished(new Result(Option.none(), RuleIds.VIC_6)))
                .isFinished();
        assertThat(fault(() -> assertThat(decision).isDecision(Side.A, Purpose.FIGHT_BACK, "AST-3")))
                .isEqualTo("Expected A to be asked: fight back (AST-3), but the prompt is B: fight back (AST-3).");
        assertThat(fault(() -> assertThat(decision).isDecision(Side.B, Purpose.TURN, "AST-3")))
                .startsWith("Expected B to be asked: turn (AST-3), but ");
        assertThat(fault(() -> assertThat(decision).isDecision(Side.B, Purpose.FIGHT_BACK, "AST-4")))
                .startsWith("Expected B to be asked: fight back (AST-4), but ");
        assertThat(fault(() -> assertThat(roll).isRoll(Side.A, 4, Die.D8)))
                .isEqualTo("Expected A to roll 4 d8, but the prompt is A rolls 3 d8: test (SHO-5).");
        assertThat(fault(() -> assertThat(roll).isRoll(Side.B, 3, Die.D8))).startsWith("Expected B to roll 3 d8, but ");
        assertThat(fault(() -> assertThat(roll).isFinished())).startsWith("Expected the game to be over, but ");
    }

    @Test
    void offeredChoices() {
        assertThat(decision)
                .offers("B1 survive", "B1 fight back")
                .doesNotOffer("A1 end")
                .offersOnly("B1 survive", "B1 fight back", "B1 fight back with blade");
        assertThat(fault(() -> assertThat(decision).offers("B1 survive", "A1 end")))
                .isEqualTo("Expected the options A1 end, but the prompt is B: fight back (AST-3).");
        assertThat(fault(() -> assertThat(decision).doesNotOffer("B1 survive", "A1 end")))
                .isEqualTo("Expected no options B1 survive, but the prompt is B: fight back (AST-3).");
        assertThat(fault(() -> assertThat(decision).offersOnly("B1 survive", "B1 fight back")))
                .isEqualTo(
                        "Expected no other options, such as B1 fight back with blade, but the prompt is B: fight back"
                                + " (AST-3).");
        assertThat(fault(() -> assertThat(decision).offersOnly("A1 end"))).startsWith("Expected the options A1 end, ");
        assertThat(fault(() -> assertThat(roll).offers("A1 end"))).startsWith("Expected the options A1 end, ");
    }

    @Test
    void failuresShowTheState() {
        assertThat(state).prompt().offers("B1 survive");
        assertThat(message(() -> assertThat(state).prompt().isFinished())).contains("\nthe situation:\n");
    }

    @Test
    void theDifferenceIsNamed() {
        Prompt more = new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 4, Die.D8);
        assertThat(message(() -> assertThat(roll).isEqualTo(more)))
                .isEqualTo("\nExpected an equal prompt, but these differ:\n  dice: 3, expected 4");
        assertThat(roll).isEqualTo(new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 3, Die.D8));
    }

    @Test
    void aChoiceIsWrittenInNotation() {
        assertThatThrownBy(() -> assertThat(decision).offers("5 7 1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'5 7 1' is not a choice, such as A1 advance");
    }
}
