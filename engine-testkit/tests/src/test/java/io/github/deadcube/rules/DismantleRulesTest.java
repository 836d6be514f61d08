package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
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
}
