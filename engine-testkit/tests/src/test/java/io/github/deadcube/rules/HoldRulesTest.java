package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ADV-12: holding on where there is no floor, letting go, and stepping into the air. */
class HoldRulesTest {
    /** A tower on c5 with a wall on the south face of c6:2: no floor and no hold in c6:3. */
    private static final String ROOF = "board 8 x 8 x 3; floor c5:3; wall south of c6:2; ";

    @Test
    @Rule({"ADV-12", "FALL-2"})
    @DisplayName("28. off the roof by choice: to a hold, and down from there (ADV-12, FALL-2)")
    void toAHold() {
        play(ROOF + """
                A1 SP 1-2 SV 4+ HP 2, at c5:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:2
                expect asks A: movement, A1 at c6:2, offers A1 let go, refuses A1 spot 5 by ADV-12
                A1 let go
                expect event A1 falls 1, A1 at c6, upright, damage 0, offers A1 spot 5, refuses A1 step c7
                A1 spot 5
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"ADV-12", "FALL-1", "ACT-5"})
    @DisplayName("28. off the roof by choice: into the air, two cubes (ADV-12, FALL-1, ACT-5)")
    void intoTheAir() {
        play(ROOF + """
                A1 SP 2-3 SV 4+ HP 2, at c5:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:3
                A1 spot 5
                dice A 4 1 1 | B 5 6 1
                expect event A1 falls 2, A1 at c6/5, pinned, damage 1, A1 activated, asks B: turn
                """);
    }

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
    @Rule("ADV-12")
    @DisplayName("ADV-12: from a hold the move goes on: up, down, along to another hold, or to a floor")
    void goesOn() {
        play("""
                board 8 x 8 x 3; floor c5:3; walls: wall north of c5 c5:2 d5:2
                A1 SP 3-4, at c6; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:2
                expect offers A1 step c5:3, offers A1 step d6:2, offers A1 step c6, offers A1 step c7, offers A1 let go
                A1 step c5:3
                expect A1 at c5:3, offers A1 spot 5
                """.replace("walls: ", ""));
    }

    @Test
    @Rule("ADV-12")
    @DisplayName("ADV-12: a drop of 1 is free and leaves the rest of the move")
    void aDropOfOneIsFree() {
        play("""
                board 8 x 8 x 2; floor c5:2
                A1 SP 2-3, at c5:2; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:2
                expect event A1 falls 1, A1 at c6, upright, asks A: movement, offers A1 step c7
                A1 step c7; A1 spot 5
                expect A1 at c7/5, asks A: activation
                """);
    }

    @Test
    @Rule({"ADV-12", "ADV-5", "AST-5"})
    @DisplayName("ADV-12, ADV-5: a model that drops beside an enemy fights it, having moved in")
    void besideAnEnemy() {
        play("""
                board 8 x 8 x 2; floor c5:2
                A1 SP 2-3 FI 4+, at c5:2; B1 SV 5+ HP 2, at c6
                play
                A1 activate; A1 advance; A1 step c6:2; A1 spot 4
                dice A 4 4 1 1 | B 5 1 1
                expect B1 damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"ADV-12", "PIN-3"})
    @DisplayName("ADV-12, PIN-3: a pinned model that falls among enemies stands up and is attacked")
    void fallsAmongEnemies() {
        play("""
                board 8 x 8 x 3; floor c5:3
                A1 SP 2-3 FI 4+ SV 5+ HP 3, at c5:3; B1 FI 4+ SV 5+, at c6
                play
                A1 activate; A1 advance; A1 step c6:3; A1 spot 4
                dice A 5 1 1 | B 5 1 1
                expect event A1 is pinned, event A1 stands up
                dice A 5 1 1 | B 4 1 1 1
                expect A1 at c6/4, upright, damage 0, asks B: turn
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
