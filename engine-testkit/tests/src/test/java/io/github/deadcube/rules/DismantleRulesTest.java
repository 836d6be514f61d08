package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-DISMANTLE: the machines that lose more HP, and the attacks that count. */
class DismantleRulesTest {
    /** A1 assaults B1 and wins by 1. */
    private static void loses(int damage, String attacker, String target) {
        play("""
                A1 FI 4+%s, at c4; B1 SV 5+ HP 9%s, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1
                expect B1 damage %d
                """.formatted(attacker, target, damage));
    }

    @ParameterizedTest
    @CsvSource({"VEHICLE, 2", "WALKER, 2", "BIKE, 2", "CONSTRUCT, 2", "'VEHICLE, CONSTRUCT', 2", "BEAST, 1", "SOLID, 1"
    })
    @Rule("K-DISMANTLE")
    @DisplayName("K-DISMANTLE: a VEHICLE, WALKER, BIKE or CONSTRUCT loses 1 more, once; no other model")
    void machines(String kind, int damage) {
        loses(damage, ", DISMANTLE", ", " + kind);
        loses(1, "", ", " + kind);
        loses(1, ", " + kind, ", DISMANTLE, " + kind);
    }

    @Test
    @Rule({"K-DISMANTLE", "DMG-1", "KT-11"})
    @DisplayName("K-DISMANTLE, DMG-1: only if any HP would be lost; the model's and its weapon's count once")
    void atMostOnce() {
        loses(0, ", DISMANTLE", ", VEHICLE, AR 1");
        loses(0, ", DISMANTLE", ", VEHICLE, TOUGH");
        play("""
                A1 FI 4+, DISMANTLE, saw CC DISMANTLE, at c4; B1 SV 5+ HP 9, VEHICLE, at c4
                play
                A1 activate; A1 assault B1; A1 wield saw; dice A 4 1 1 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule({"K-DISMANTLE", "K-FRAG"})
    @DisplayName("K-DISMANTLE: by explosions of its weapons too; not by its BOOM!, nor by a wall that follows")
    void explosions() {
        play("""
                A1 RA 5+, pot R3 GRENADE (FRAG (1)) and DISMANTLE, at c2; B1 SV 5+ HP 9, WALKER, at c4
                play
                A1 activate; A1 shoot pot at c4; dice A 5 1 1; dice A 4 | B 1 1 1
                expect B1 damage 2
                """);
        play("""
                A1 DISMANTLE, BOOM! (1), at c4; A2 at a1; B1 SV 5+ HP 9, VEHICLE, at c4
                play
                A1 activate; A1 use K-BOOM; dice A 4 | B 1 1 1
                expect B1 damage 1
                """);
        play("""
                wall north of c4; A1 FI 4+, DISMANTLE, KNOCKBACK, at c4; B1 SV 5+ AR 1 HP 9, CONSTRUCT, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1; B1 throw north; dice A 5 5 1 | B 1 1 1
                expect B1 damage 1                       # no damage from the fight; from the wall 2 - AR 1
                """);
    }
}
