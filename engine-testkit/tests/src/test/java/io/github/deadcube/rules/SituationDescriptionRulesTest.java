package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The description of the situation in {@code why}. */
class SituationDescriptionRulesTest {
    @Test
    @Rule({"CMD-6", "RND-2"})
    @DisplayName("CMD-6: while the second model of a turn is active, it is still that side's turn")
    void theSecondModel() {
        play("""
                A1 at c3; A2 at d3; B1 at c8; command A model
                play
                A1 activate
                expect why it is A's turn, why A1 is active
                A1 end; spend model: A2 activate
                expect why it is A's turn, why A2 is active
                A2 end
                expect why it is B's turn
                """);
    }

    @Test
    @Rule({"CMD-2", "CMD-3"})
    @DisplayName("CMD-3: a side that may not roll command dice again is not said to")
    void barredFromRolling() {
        GameState state = Script.play("""
                A1 at c3; A2 to A3 killed; B1 at c8, activated
                play
                A1 activate; A1 end
                """).state();
        assertThat(state.describePending())
                .contains("B may roll command dice again")
                .doesNotContain("A may roll");
    }

    @Test
    @Rule({"DICE-11", "FALL-1", "K-ENERGY-SHIELD"})
    @DisplayName("DICE-11: things have no side: a side rolls for them")
    void testsOfThings() {
        play("""
                barricade north of c3; floor c5:3
                A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 3, ENERGY SHIELD (1), at c4; B2 SV 5+ HP 3 SP 2-3, at c5:3
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5
                expect why a test (SHO-5) of B1
                dice B 1 1 1
                expect why a test (K-ENERGY-SHIELD) for which B rolls
                dice B 1; A1 end; B2 activate; B2 advance; B2 step d5:3; B2 spot 5
                expect asks B rolls 3 d8: test (FALL-1), why a test (FALL-1) of B2
                dice B 1 1 1
                expect why a test (FALL-1) for which A rolls
                """);
    }

    @Test
    @Rule("RND-5")
    @DisplayName("RND-5: a side that has no model left to activate passes, with an event each time")
    void sidesThatMustPass() {
        play("""
                A1 at c3; B1 at c8; B2 at d8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect event A must pass without a model to activate, asks B: turn
                """);
    }

    @Test
    @Rule({"K-TRAP", "R25-K-TRAP", "KT-4"})
    @DisplayName("K-TRAP: a side that decides may use the trap; one that goes off is named, in the revision too")
    void traps() {
        String enter = """
                A1 SV 5+ HP 3, at c4; A2 at a1; B1 at h8; laid %s (FRAG (2)) of B1 at c5
                play
                A1 activate; A1 advance; A1 step c5
                """;
        play(enter.formatted("K-TRAP") + """
                expect why B1 may use Trap on A1 (K-TRAP)
                B1 use K-TRAP on A1
                expect asks A: spot, why a trap in c5 (K-TRAP) goes off
                A1 spot 5
                expect asks B rolls 2 d8, why an explosion (K-FRAG) of a trap in c5 (K-TRAP)
                """);
        RevisionScript.revised(enter.formatted("R25-K-TRAP") + """
                expect asks A: spot, why a trap in c5 (R25-K-TRAP) goes off
                A1 spot 5
                expect asks B rolls 2 d8, why an explosion (K-FRAG) of a trap in c5 (R25-K-TRAP)
                """);
    }
}
