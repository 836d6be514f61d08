package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-SHIELD-GENERATOR in the brackets of a GRENADE: a marker that protects its cube. */
class LaidShieldRulesTest {
    @Test
    @Rule({"K-SHIELD-GENERATOR", "K-GRENADE"})
    @DisplayName(
            "K-SHIELD-GENERATOR: as the effect of a GRENADE a marker for the game, which protects friend and foe where it landed")
    void laid() {
        play("""
                A1 RA 5+ FI 4+, dome R3 GRENADE (SHIELD GENERATOR (2)), at c2; A2 FI 4+, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot dome at c4; dice A 5 1 1
                expect laid K-SHIELD-GENERATOR 2 at c4
                A1 end; B1 activate; B1 end; A2 activate; A2 assault B1; dice A 4 4 1 | B 1 1 1
                expect asks B rolls 2 d8: test (K-SHIELD-GENERATOR)
                dice B 6 1
                expect B1 damage 1
                dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none
                expect laid K-SHIELD-GENERATOR 2 at c4, round 2
                """);
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "KT-13"})
    @DisplayName("K-SHIELD-GENERATOR, KT-13: not beside it, and of a half-cube its side alone")
    void where() {
        String fight = """
                A1 FI 4+, at %1$s; B1 SV 5+ HP 9, at %1$s
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1
                expect B1 damage 1
                """;
        play("laid K-SHIELD-GENERATOR 2 at c4; " + fight.formatted("c5"));
        play("wall north-south through c4; laid K-SHIELD-GENERATOR 2 at c4w; " + fight.formatted("c4e"));
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "KT-11"})
    @DisplayName("K-SHIELD-GENERATOR: own shields first, then generators, then markers as they were laid; each rolls")
    void order() {
        play("""
                laid K-SHIELD-GENERATOR 3 at c4; laid K-SHIELD-GENERATOR 2 at c4
                A1 FI 4+, SHIELD GENERATOR (4), at c4; B1 SV 5+ HP 9, ENERGY SHIELD (1), at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 4 | B 1 1 1
                expect asks B rolls 1 d8: test (K-ENERGY-SHIELD)
                dice B 1
                expect asks B rolls 4 d8: test (K-SHIELD-GENERATOR)
                dice B 1 1 1 1
                expect asks B rolls 3 d8: test (K-SHIELD-GENERATOR)
                dice B 1 1 1
                expect asks B rolls 2 d8: test (K-SHIELD-GENERATOR)
                """);
    }
}
