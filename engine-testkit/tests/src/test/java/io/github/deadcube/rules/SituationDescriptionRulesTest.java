package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The description of the situation in {@code why}. */
class SituationDescriptionRulesTest {
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
}
