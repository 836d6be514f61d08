package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ADV-12: holding on where there is no floor, letting go, and stepping into the air. */
class HoldRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wall north of c5:2",
                "large gap east of c6:2",
                "ladder of c6:2",
                "ladder of c6",
                "block 0 0 30 5 30 of c6:2"
            })
    @Rule({"ADV-12", "GEO-6"})
    @DisplayName(
            "ADV-12: a wall that is not smooth, a ladder in the cube or leading up to it, or a pillar is held on to")
    void holds(String hold) {
        play("board 8 x 8 x 3; floor c5:3; " + hold + """
                ; A1 SP 2-3, at c5:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:2
                expect A1 at c6:2, offers A1 let go
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"smooth wall north of c5:2", "barricade north of c5:2", "wall north of c5"})
    @Rule({"ADV-12", "FALL-1"})
    @DisplayName("ADV-12: what cannot be climbed is no hold")
    void noHold(String face) {
        play("board 8 x 8 x 3; floor c5:3; " + face + """
                ; A1 SP 2-3 SV 4+ HP 2, at c5:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:2; A1 spot 5
                dice A 4 5 1 | B 5 6 1
                expect event A1 falls 2, A1 at c6/5, pinned
                """);
    }

    @Test
    @Rule({"ADV-12", "ADV-13"})
    @DisplayName("ADV-13: a half floor, or a hole for a hatch, is crossed freely on its level")
    void narrowGaps() {
        for (String floor : new String[] {"half floor east of c5:2", "floor c5:2; floor hatch 4 of c5:2"})
            play("board 8 x 8 x 2; floors c4:2 c6:2; " + floor + """
                    ; A1 SP 2-3, at c4:2; B1 at h8
                    play
                    A1 activate; A1 advance; A1 step c5:2
                    expect A1 at c5:2, offers A1 step c6:2, not event ADV-12
                    """);
    }
}
