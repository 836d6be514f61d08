package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-SHIELD-GENERATOR: the protected models, the side that rolls, and the order. */
class ShieldGeneratorRulesTest {
    /** A1 hits B1 for 3 over a barricade. Then B rolls this number of dice for a generator, or B1 loses 3. */
    private static void rolls(int dice, String models) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 9
                %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect %s
                """.formatted(
                        models, dice == 0 ? "B1 damage 3" : "asks B rolls " + dice + " d8: test (K-SHIELD-GENERATOR)"));
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "DMG-1"})
    @DisplayName(
            "K-SHIELD-GENERATOR: n dice, each 6 or more absorbs 1, before AR; an 8 explodes; not if nothing is due")
    void absorbs() {
        play("""
                barricade north of c3; A1 to A2 RA 5+, rifle R8, at c3
                B1 SV 5+ AR 1 HP 9, at c4; B2 SHIELD GENERATOR (2), at c4; B3 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1; dice B 5 6
                expect event B1 absorbs 1, B1 damage 1, B2 unharmed
                A1 end; B3 activate; B3 end; A2 activate; A2 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                dice B 8 1; dice B 7
                expect event B1 absorbs 2, B1 damage 1
                """);
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 9, SHIELD GENERATOR (2), at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 5 1 1
                expect asks A: activation, not event K-SHIELD-GENERATOR
                """);
    }

    @Test
    @Rule("K-SHIELD-GENERATOR")
    @DisplayName("K-SHIELD-GENERATOR: itself, friends and foes in its cube; no model elsewhere")
    void protectedModels() {
        rolls(2, "B1 SHIELD GENERATOR (2), at c4");
        rolls(1, "B1 at c4; B2 SHIELD GENERATOR (1), at c4");
        rolls(2, "B1 neutral, at c4; B2 SHIELD GENERATOR (2), at c4");
        rolls(2, "B1 at c4; B2 SHIELD GENERATOR (2), neutral, at c4");
        rolls(0, "B1 at c4; B2 SHIELD GENERATOR (2), at d4");
        rolls(0, "floor c4:2; B1 at c4; B2 SHIELD GENERATOR (2), at c4:2");
        play("""
                A1 FI 4+, SHIELD GENERATOR (2), at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 1 | B 1 1 1
                expect asks B rolls 2 d8: test (K-SHIELD-GENERATOR)
                dice B 6 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "KT-13"})
    @DisplayName("K-SHIELD-GENERATOR, KT-13: of a half-cube on its side alone")
    void halfCubes() {
        rolls(2, "wall east-west through c4; B1 at c4s; B2 SHIELD GENERATOR (2), at c4s");
        rolls(0, "wall east-west through c4; B1 at c4s; B2 SHIELD GENERATOR (2), at c4n");
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "KT-11", "SCAT-8"})
    @DisplayName("K-SHIELD-GENERATOR: own shields first, then generators in SCAT-8 order, each by itself")
    void eachRolls() {
        play("""
                A1 FI 4+, SHIELD GENERATOR (4), at c4; B1 SV 5+ HP 9, ENERGY SHIELD (1), at c4
                B2 SHIELD GENERATOR (2), at c4; B3 SHIELD GENERATOR (3), at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 4 | B 1 1 1 1
                expect asks B rolls 1 d8: test (K-ENERGY-SHIELD)
                dice B 6
                expect asks B rolls 4 d8: test (K-SHIELD-GENERATOR)
                dice B 1 1 1 1
                expect asks B rolls 2 d8: test (K-SHIELD-GENERATOR)
                dice B 6 1
                expect asks B rolls 3 d8: test (K-SHIELD-GENERATOR)
                dice B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "KT-11"})
    @DisplayName("K-SHIELD-GENERATOR, KT-11: two generators of one model, one of them on a weapon, both roll")
    void twoOnOneCard() {
        play("""
                A1 FI 4+, at c4; B1 SV 5+ HP 9, SHIELD GENERATOR (1), cannon R3 SHIELD GENERATOR (2), at c4
                play
                A1 activate; A1 assault B1; dice A 4 4 4 | B 1 1 1; dice B 6
                expect asks B rolls 2 d8: test (K-SHIELD-GENERATOR)
                dice B 6 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "SCAT-8"})
    @DisplayName("K-SHIELD-GENERATOR, SCAT-8: the generators of the side with the initiative come first")
    void theInitiative() {
        play("""
                initiative B; A1 FI 4+, SHIELD GENERATOR (4), at c4; B1 SV 5+ HP 9, at c4
                B2 FI 4+, SHIELD GENERATOR (2), at c4; A2 SV 5+ HP 9, at c4
                play
                B2 activate; B2 assault A2; dice B 4 4 1 1 | A 1 1 1 1
                expect asks A rolls 2 d8: test (K-SHIELD-GENERATOR)
                dice A 1 1
                expect asks A rolls 4 d8: test (K-SHIELD-GENERATOR)
                """);
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "KT-10", "KT-12"})
    @DisplayName("K-SHIELD-GENERATOR, KT-10, KT-12: on a weapon that is carried; pinned or activated; not once dead")
    void generatorsOfBothSides() {
        rolls(2, "B1 at c4; B2 cannon R3 SHIELD GENERATOR (2), at c4");
        rolls(2, "B1 at c4; B2 SHIELD GENERATOR (2), HP 2, damage 1, pinned, activated, at c4");
        rolls(0, "B1 at c4; B2 SHIELD GENERATOR (2), killed");
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "DICE-11", "KT-14"})
    @DisplayName(
            "K-SHIELD-GENERATOR, KT-14: each hurt by an explosion rolls; a model killed by it still protects the others")
    void explosions() {
        play("""
                A1 RA 5+, gun R8 FRAG (3), at c2; B1 SV 5+, SHIELD GENERATOR (1), at c5; B2 to B3 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot gun at c5; dice A 4 4 1
                dice B 1 1 1; dice B 1
                expect B1 killed
                dice B 1 1 1; dice B 6
                dice B 5 5 1
                expect B2 damage 1, B3 unharmed, asks A rolls 1 d8: scatter
                """);
    }

    @Test
    @Rule({"K-SHIELD-GENERATOR", "DMG-5"})
    @DisplayName("K-SHIELD-GENERATOR, DMG-5: against walls too")
    void noAttack() {
        play("""
                wall north of c4; A1 FI 4+, hammer CC KNOCKBACK, at c4; B1 SV 5+ HP 9, SHIELD GENERATOR (1), at c4
                play
                A1 activate; A1 assault B1; A1 wield hammer; dice A 4 1 1 | B 1 1 1; dice B 6; B1 throw north
                dice A 5 5 1 | B 1 1 1
                expect B1 unharmed, asks B rolls 1 d8: test (K-SHIELD-GENERATOR)
                dice B 6
                expect B1 damage 1, pinned
                """);
    }
}
