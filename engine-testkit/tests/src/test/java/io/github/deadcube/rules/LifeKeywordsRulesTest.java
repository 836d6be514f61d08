package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-LIFE-SUPPORT, K-LIFE-DRAIN: HP that a model regains when HP are lost. */
class LifeKeywordsRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"VEHICLE", "WALKER", "BIKE", "CONSTRUCT"})
    @Rule("K-LIFE-DRAIN")
    @DisplayName("K-LIFE-DRAIN: nothing from machines, and nothing for them")
    void machines(String machine) {
        play("""
                A1 RA 4+ HP 3, ray R4 LIFE DRAIN, damage 1, at b2; B1 SV 5+ HP 9, %s, at b5
                play
                A1 activate; A1 shoot ray at B1; dice A 4 4 8 1 1 | A 5 | B 5 1 1
                expect asks A: activation, A1 damage 1, B1 damage 3
                """.formatted(machine));
        play("""
                A1 RA 4+ HP 3, %s, ray R4 LIFE DRAIN, damage 1, at b2; B1 SV 5+ HP 9, at b5
                play
                A1 activate; A1 shoot ray at B1; dice A 4 4 8 1 1 | A 5 | B 5 1 1
                expect asks A: activation, A1 damage 1, B1 damage 3
                """.formatted(machine));
    }
}
