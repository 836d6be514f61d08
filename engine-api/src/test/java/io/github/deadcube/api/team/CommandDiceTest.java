package io.github.deadcube.api.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CommandDiceTest {
    private static final CommandDice THREE = CommandDice.of(CommandFace.DICE, CommandFace.MODEL, CommandFace.DICE);

    @Test
    void whichDieShowsAFaceDoesNotMatter() {
        CommandDice other = CommandDice.NONE.plus(CommandFace.MODEL, 1).plus(CommandFace.DICE, 2);
        assertThat(THREE).isEqualTo(other).hasSameHashCodeAs(other).hasToString("model dice dice");
        assertThat(THREE).isNotEqualTo(THREE.plus(CommandFace.ORDER, 1)).isNotEqualTo("model dice dice");
        assertThat(CommandDice.parse("model dice dice")).contains(THREE);
    }

    @Test
    void noMoreAreTakenThanThereAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> THREE.plus(CommandFace.DICE, -3))
                .withMessage("-1 dice cannot show dice");
    }
}
