package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PIN-5, K-SOLID, K-CONSTRUCT: models that are never pinned, and models that no effect moves. */
class NeverPinnedRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"SOLID", "CONSTRUCT"})
    @Rule({"PIN-5", "K-RAPID-FIRE"})
    @DisplayName("PIN-5: SOLID and CONSTRUCT are not pinned by blazing away")
    void blazedAway(String keyword) {
        play("""
                A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 5+, %s, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 5 1 1 1 1 | B 1 1 1
                expect B1 upright, unharmed, asks A: activation
                """.formatted(keyword));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SOLID", "CONSTRUCT"})
    @Rule({"PIN-5", "FALL-1", "ACT-5"})
    @DisplayName("PIN-5, FALL-1: nor by a fall, which harms them all the same; so their activation goes on (ACT-5)")
    void fallen(String keyword) {
        play("""
                floors c5:3; A1 SV 5+ HP 2 SP 2-3, %s, at c5:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c6:3; A1 spot 5; dice A 1 1 1 | B 5 1 1
                expect A1 at c6/5, damage 1, upright, not activated, asks A: activation
                """.formatted(keyword));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    BIKE                     | pinned
                    BIKE, VEHICLE            | pinned
                    VEHICLE, BIKE            | pinned
                    VEHICLE                  | upright
                    BIKE, VEHICLE, SOLID     | upright
                    SOLID, BIKE              | upright
                    VEHICLE, BIKE, WALKER    | upright
                    BIKE, CONSTRUCT, VEHICLE | upright
                    """)
    @Rule({"PIN-5", "K-BIKE", "K-VEHICLE"})
    @DisplayName("PIN-5: a BIKE can be pinned, with VEHICLE on its card too; not with SOLID, WALKER or CONSTRUCT there")
    void bikes(String keywords, String then) {
        play("""
                A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 5+, %s, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 5 1 1 1 1 | B 1 1 1
                expect B1 %s, unharmed
                """.formatted(keywords, then));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SOLID", "CONSTRUCT"})
    @Rule("PIN-5")
    @DisplayName("PIN-5: a game cannot begin with such a model pinned")
    void notAtTheBeginning(String keyword) {
        assertThatThrownBy(() -> Script.play("A1 " + keyword + ", pinned, at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("PIN-5");
    }
}
