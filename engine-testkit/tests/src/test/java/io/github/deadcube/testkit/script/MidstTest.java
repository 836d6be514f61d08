package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.notation.Notation;
import org.junit.jupiter.api.Test;

/** A script that begins within a test, in the middle of a chain, with models in reserve. */
class MidstTest {
    private static final String SETUP = "A1 RA 5+, rifle R8; A2; A3; B1 SV 5+ HP 3\n";
    private static final String SHOT = """
            state 1
            round 2, initiative A
            active A1
            A1 at c2/5
            A2 reserve
            A3 killed, damage 1
            B1 at c4/5, damage 1
            then testSteps(context (kind shoot, rule SHO-5, attacker A1, target B1, weapon onCard(number 0), replyWeapon none),
                         one (side A, roller A1, target 5, explodes 8, dice 3), other (side B, roller B1, target 5, explodes 8, dice 3), phase roll)
            then shooting(context (kind shoot, rule SHO-5, attacker A1, target B1, weapon onCard(number 0), replyWeapon none))
            then attackOver
            then activation(model A1, taken [shoot])
            then turnChoice(side A)
            then endPhase
            """;

    @Test
    void aScriptBeginsWithinATest() {
        Script.play(SETUP + SHOT + """
                play
                expect asks A rolls 3 d8: test (SHO-5), why A1 shoots at B1, A2 reserve, A3 killed
                dice A 5 6 1 | B 1 1 1
                expect B1 killed, event B1 loses 2 HP
                """);
    }

    @Test
    void onOneLineTooAndWithoutAPlay() {
        assertThat(Script.play(SETUP + SHOT).state().describePending()).contains("a test (SHO-5) of A1");
        assertThat(Script.play(SETUP + SHOT + "play; dice A 1 1 1 | B 1 1 1; expect B1 damage 1")
                        .state()
                        .position()
                        .round())
                .isEqualTo(2);
    }

    @Test
    void faultsAreReportedWithTheirLine() {
        assertThatThrownBy(() -> Script.play(SETUP + SHOT.replace("A2 reserve", "A2 resting") + "play"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("the state cannot be read")
                .hasMessageContaining("line 6, column 4: 'resting' is not understood");
        assertThatThrownBy(() -> Script.play(SETUP + "C1 nonsense\n" + SHOT + "play\nA1 nonsense"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("line 2, column 1")
                .hasMessageContaining("line 18, column 1");
    }

    @Test
    void aStateAsWrittenIsAScript() {
        GameState state = Script.play("A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, at c4; play; A1 activate; A1 advance")
                .state();
        GameState read = Script.play("A1 RA 5+, rifle R8; B1 SV 5+ HP 3\n"
                        + Notation.of(state.position().game()).write(state))
                .state();
        assertThat(read).isEqualTo(state);
    }
}
