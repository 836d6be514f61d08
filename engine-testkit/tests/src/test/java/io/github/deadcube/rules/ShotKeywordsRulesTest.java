package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-HOLO-SIGHT, K-FIRING-PLATFORM, K-HEAVY: keywords that count in a SHOOT. The barricade prevents clear shots. */
class ShotKeywordsRulesTest {
    /** A1 shoots at B1 with this number of dice. */
    private static void rolls(int dice, String shooter, String how) {
        play("""
                barricade north of c3
                A1 RA 5+, %s, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot gun at B1%s
                expect asks A rolls %d d8: test
                """.formatted(shooter, how, dice));
    }

    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "WALKER", "BIKE"})
    @Rule("K-FIRING-PLATFORM")
    @DisplayName("K-FIRING-PLATFORM: on a weapon n dice more if a VEHICLE, WALKER or BIKE fires it, and no other model")
    void onAWeapon(String machine) {
        rolls(5, machine + ", gun R8 FIRING PLATFORM (2)", "");
        rolls(6, machine + ", gun R8 FIRING PLATFORM (2) and RAPID FIRE", " as blaze away");
        rolls(3, machine + ", gun R8, cannon R8 FIRING PLATFORM (2)", "");
        rolls(3, "gun R8 FIRING PLATFORM (2)", "");
        rolls(3, "CONSTRUCT, gun R8 FIRING PLATFORM (2)", "");
    }
}
