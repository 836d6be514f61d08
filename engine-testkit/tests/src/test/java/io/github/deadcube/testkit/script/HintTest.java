package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A refused choice that means another one names it. */
class HintTest {
    private static final String AT_THE_TURN = "A1 at c4; B1 at h8; B2 at h8; B3 at h8; play; ";
    private static final String ACTIVE = AT_THE_TURN + "A1 activate; ";
    private static final String EVADE =
            "A1 RA 5+, rifle R8, at c2; B1 SV 4+ HP 3, EVADE, at c4; play; A1 activate; A1 shoot rifle at B1; "
                    + "dice A 5 1 1 1 1 | B 1 1 1; ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pass        | RND-5: a side passes instead of activating a model (A1 end)
            done        | ASK-1: this is not what the prompt asks for (A1 end)
            end turn    | CMD-6: a turn is ended where a second model could be activated (A1 end)
            add 0       | ASK-1: this is not what the prompt asks for (A1 end)
            A1 decline K-EVADE | ASK-1: this is not what the prompt asks for (A1 end)
            """)
    void anotherWordForNoIsNamedInAnActivation(String said, String hint) {
        assertThat(fault(ACTIVE + said)).isEqualTo("refused by " + hint);
    }

    @ParameterizedTest
    @CsvSource({"A1 end, (pass)", "done, (pass)", "reroll 0, (pass)"})
    void anotherWordForNoIsNamedAtATurn(String said, String hint) {
        assertThat(fault(AT_THE_TURN + said)).endsWith(hint);
    }

    @Test
    void aTurnThatCannotBeEndedNeedsAModel() {
        assertThat(fault("A1 at a1; B1 at h8; B2 at g8; initiative B; play; end turn"))
                .endsWith("(a model to activate)");
    }

    @Test
    void otherRefusalsAreNotChanged() {
        assertThat(fault(ACTIVE + "zone 1"))
                .isEqualTo("refused by ASK-1: this is not what the prompt asks for"
                        + " (an answer to 'A: activation (RND-3)')");
        assertThat(fault("A1 HP 1; B1 HP 1; play; A1 deploy a1"))
                .endsWith("(an answer to 'A: deployment zone (SET-7)')");
        assertThat(fault(ACTIVE + "A1 assault B9"))
                .isEqualTo("refused by ASK-4: there is no model B9 (a model of the game)");
    }

    /** Where its cube is chosen before the model itself. */
    @Test
    void aModelIsSetUpBeforeItIsDeployed() {
        assertThat(fault("A1 HP 1; B1 HP 1; play; zone 1; A1 deploy a1"))
                .isEqualTo("refused by ASK-1: this is not what the prompt asks for (A1 set up)");
    }

    @Test
    void theOnlyOfferIsDeclinedWithoutItsRule() {
        String asked = EVADE + "expect asks B: evade; ";
        for (String word : new String[] {"decline", "B1 decline", "B1 decline K-EVADE"})
            assertThat(fault(asked + word + "; expect asks A: activation"))
                    .as(word)
                    .isEmpty();
        assertThat(fault(asked + "A1 decline")).isEqualTo("nothing to decline is offered (B1 decline K-EVADE)");
        assertThat(fault(ACTIVE + "decline")).isEqualTo("nothing to decline is offered (A1 end)");
        assertThat(fault(ACTIVE + "A1 decline")).isEqualTo("nothing to decline is offered (A1 end)");
        assertThat(fault(AT_THE_TURN + "decline")).isEqualTo("nothing to decline is offered (pass)");
    }

    private static String fault(String script) {
        return Script.of(script)
                .run(Script.Runner.standard())
                .fold(failed -> failed.faults().head().text(), playback -> "");
    }
}
