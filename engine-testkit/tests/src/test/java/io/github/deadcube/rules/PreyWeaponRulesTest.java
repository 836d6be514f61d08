package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-PREY on a weapon (KT-1), and on an assaulter that loses to the answer. */
class PreyWeaponRulesTest {
    @ParameterizedTest
    @CsvSource({"rifle, ''", "gun, 'not '"})
    @Rule({"K-PREY", "KT-1", "KT-19"})
    @DisplayName("K-PREY, KT-1: on a weapon with a range it marks when that weapon is used, and no other")
    void onAGun(String weapon, String not) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8 PREY, gun R8, at c3; B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot %s at B1; dice A 5 1 1 | B 5 1 1
                expect B1 %smarked K-PREY 1
                """.formatted(weapon, not));
    }

    @ParameterizedTest
    @CsvSource({"whip, ''", "knife, 'not '"})
    @Rule({"K-PREY", "KT-1", "KT-19"})
    @DisplayName("K-PREY, KT-1: on a CC weapon likewise, whether it wins or is beaten by the answer")
    void onABlade(String weapon, String not) {
        String assault = """
                A1 FI 4+ HP 9, whip CC PREY, knife CC, at c4; B1 FI 4+ HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield %s; dice A 4 1 1 | B %s
                expect B1 %smarked K-PREY 1
                """;
        play(assault.formatted(weapon, "1 1 1", not));
        play(assault.formatted(weapon, "4 4 1", not));
    }

    @ParameterizedTest
    @ValueSource(strings = {"A1 FI 4+, PREY, at c4", "A1 FI 4+, whip CC PREY, at c4"})
    @Rule({"K-PREY", "KT-12"})
    @DisplayName("K-PREY, KT-12: an assaulter killed by the answer has marked its target")
    void deadByTheAnswer(String assaulter) {
        play("""
                %s; A2 at h8; B1 FI 4+ HP 9, at c4
                play
                A1 activate; A1 assault B1; %sdice A 4 1 1 | B 4 4 1
                expect A1 killed, B1 marked K-PREY 1
                """.formatted(assaulter, assaulter.contains("whip") ? "A1 wield whip; " : ""));
    }
}
