package io.github.deadcube.api.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.api.team.CommandDice.CommandFace;
import org.junit.jupiter.api.Test;

class CommandDiceTest {
    private static final CommandDice THREE = CommandDice.of(CommandFace.DICE, CommandFace.MODEL, CommandFace.DICE);

    @Test
    void theOrderOfDiceDoesNotMatter() {
        CommandDice other = CommandDice.NONE.plus(CommandFace.MODEL, 1).plus(CommandFace.DICE, 2);
        assertThat(THREE).isEqualTo(other).hasSameHashCodeAs(other).hasToString("model dice dice");
        assertThat(THREE).isNotEqualTo(THREE.plus(CommandFace.ORDER, 1)).isNotEqualTo("model dice dice");
        assertThat(CommandDice.read("model dice dice").toOption()).contains(THREE);
    }

    @Test
    void onlyPresentDiceCanBeRemoved() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> THREE.plus(CommandFace.DICE, -3))
                .withMessage("-1 dice cannot show dice");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CommandDice.of(CommandFace.SHOOT).minus(CommandDice.of(CommandFace.ADVANCE)))
                .withMessage("advance are not all among shoot");
    }

    /** All counts are packed into one number: an overflow of one face must not change another face. */
    @Test
    void eachFaceIsCountedSeparately() {
        for (CommandFace face : CommandFace.values())
            for (int n = 0; n <= 31; n++)
                for (int m = 0; m <= 31; m++) {
                    CommandDice one = others(face).plus(face, n);
                    CommandDice other = others(face).plus(face, m);
                    assertThat(one.contains(other)).isEqualTo(n >= m);
                    if (n >= m) assertThat(one.minus(other)).isEqualTo(CommandDice.NONE.plus(face, n - m));
                    else assertThatIllegalArgumentException().isThrownBy(() -> one.minus(other));
                    if (n + m <= 31) {
                        CommandDice sum = one.plus(other);
                        for (CommandFace f : CommandFace.values())
                            assertThat(sum.count(f)).isEqualTo(f == face ? n + m : 2);
                    } else assertThatIllegalArgumentException().isThrownBy(() -> one.plus(other));
                }
    }

    /** One die of each other face. */
    private static CommandDice others(CommandFace face) {
        return CommandDice.of(CommandFace.values()).plus(face, -1);
    }
}
