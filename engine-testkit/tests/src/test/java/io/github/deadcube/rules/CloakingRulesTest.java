package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-CLOAKING, K-STEALTHY: fewer dice for a shot. */
class CloakingRulesTest {
    /** A1 at c2 shoots at B1 with this number of dice; 5 is a clear shot. */
    private static void rolls(int dice, String others) {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 SV 5+
                %s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test
                """.formatted(others, dice));
    }

    @ParameterizedTest
    @CsvSource({"c5, 4", "d5, 4", "b4, 4", "d6, 4", "c7, 5", "e5, 5", "a3, 5"})
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: a SHOOT at a model in its cube or an adjacent one has a die less, at others not")
    void whereItCounts(String device, int dice) {
        rolls(dice, "B1 at c5; B2 CLOAKING DEVICE, at " + device);
    }
}
