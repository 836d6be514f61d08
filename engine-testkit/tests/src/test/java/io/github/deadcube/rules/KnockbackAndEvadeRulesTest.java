package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** KNOCKBACK, EVADE, and moves that end early. */
class KnockbackAndEvadeRulesTest {
    @ParameterizedTest(name = "{0} against {1}: at {2}")
    @Rule("K-KNOCKBACK")
    @DisplayName("K-KNOCKBACK: only with more successes, even if AR prevents the damage; a draw moves no model")
    @CsvSource({"5 1 1, 1 1 1, c5", "5 5 1, 5 1 1, c5", "5 1 1, 5 1 1, c4", "1 1 1, 5 1 1, c4", "1 1 1, 1 1 1, c4"})
    void withMoreSuccesses(String shooter, String target, String cube) {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 2, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A %s | B %s
                %s
                expect B1 at %s, upright, unharmed, asks A: activation
                """.formatted(shooter, target, cube.equals("c5") ? "B1 spot 5" : "", cube));
    }
}
