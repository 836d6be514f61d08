package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-MEDIC: healing, and RESILIENT (1) for nearby friends. */
class MedicRulesTest {
    /** A1 shoots at B1, which may roll this number of failed SURVIVE dice again. */
    private static void rerolls(int most, String models) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 9
                %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect %s
                """.formatted(
                        models,
                        most == 0
                                ? "B1 damage 3"
                                : "asks B: reroll (DICE-8), offers reroll " + most + ", refuses reroll " + (most + 1)
                                        + " by DICE-8"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "BIKE", "WALKER", "CONSTRUCT"})
    @Rule({"K-MEDIC", "K-VEHICLE", "K-BIKE", "K-WALKER"})
    @DisplayName("K-MEDIC: no machine is healed or gets RESILIENT; a medic that is a machine helps others")
    void machines(String machine) {
        play("""
                A1 MEDIC, %1$s, HP 2, damage 1, at c4; A2 HP 2, damage 1, at c4; A3 %1$s, HP 2, damage 1, at c4; B1 at h8
                play
                A1 activate
                expect offers A1 use K-MEDIC on A2
                expect refuses A1 use K-MEDIC on A1 by K-MEDIC, refuses A1 use K-MEDIC on A3 by K-MEDIC
                A1 use K-MEDIC on A2
                expect A2 unharmed
                """.formatted(machine));
        rerolls(0, "B1 %s, at c4; B2 MEDIC, at c4".formatted(machine));
        rerolls(0, "B1 MEDIC, %s, at c4".formatted(machine));
        rerolls(1, "B1 at c4; B2 MEDIC, %s, at c4".formatted(machine));
    }
}
