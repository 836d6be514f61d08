package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-LIFE-SUPPORT, K-LIFE-DRAIN: HP that a model regains when HP are lost. */
class LifeKeywordsRulesTest {
    private static final String SHOT = "play\nA1 activate; A1 shoot gun at B1; ";

    @Test
    @Rule({"K-LIFE-SUPPORT", "DMG-1"})
    @DisplayName("K-LIFE-SUPPORT: the first time that it loses HP and lives all its damage comes off, from before too")
    void lifeSupport() {
        play("""
                barricade north of c3; A1 RA 5+, gun R8, at c3; B1 SV 5+ HP 9, LIFE SUPPORT, damage 3, at c4
                """ + SHOT + """
                dice A 5 5 1 | B 1 1 1
                expect B1 unharmed, event B1 loses 2 HP, event B1 regains 5 HP
                """);
    }

    @Test
    @Rule({"K-LIFE-SUPPORT", "KT-16"})
    @DisplayName("K-LIFE-SUPPORT: once a game; not by damage that it does not feel")
    void once() {
        play("""
                A1 FI 4+, at c4; A2 FI 4+, SZ 1, at c4; B1 SV 5+ AR 1 HP 9, LIFE SUPPORT, at c4; B2 at h8
                play
                A1 activate; A1 assault B1; dice A 4 1 1 1 | B 1 1 1        # a friend each; AR prevents the damage
                expect B1 unharmed, not marked K-LIFE-SUPPORT
                B2 activate; B2 end; A2 activate; A2 assault B1; dice A 4 4 1 1 | B 1 1 1
                expect B1 unharmed, marked K-LIFE-SUPPORT
                """);
        play("""
                barricade north of c3; A1 RA 5+, gun R8, at c3
                B1 SV 5+ HP 9, LIFE SUPPORT, marked K-LIFE-SUPPORT 1 until game, at c4
                """ + SHOT + """
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule({"K-LIFE-SUPPORT", "K-TOXIC", "DMG-3"})
    @DisplayName("K-LIFE-SUPPORT, K-TOXIC: what TOXIC adds counts; the dead are not helped")
    void toxic() {
        String shot = "barricade north of c3; A1 RA 5+, gun R8 TOXIC (2), at c3; B1 SV 5+ HP %d, LIFE SUPPORT, at c4\n"
                + SHOT + "dice A 5 1 1 | B 1 1 1; expect B1 %s";
        play(shot.formatted(4, "unharmed, event B1 loses 3 HP"));
        play(shot.formatted(3, "killed"));
    }

    @Test
    @Rule({"K-LIFE-SUPPORT", "FALL-1", "K-FRAG"})
    @DisplayName("K-LIFE-SUPPORT: pins and markers stay; explosions and walls set it off too")
    void pinsStay() {
        play("""
                A1 RA 5+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, LIFE SUPPORT, at c4
                play
                A1 activate; A1 shoot pot at c4; dice A 5 1 1; dice A 4 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 unharmed, pinned, at c5/5, marked K-LIFE-SUPPORT 1
                """);
        play("""
                wall north of c4; A1 FI 4+, KNOCKBACK, at c4; B1 SV 5+ AR 1 HP 9, LIFE SUPPORT, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1; B1 throw north; dice A 5 5 1 | B 1 1 1
                expect B1 unharmed, pinned, event B1 regains 1 HP
                """);
    }

    @Test
    @Rule({"K-LIFE-DRAIN", "K-PSYCHIC"})
    @DisplayName("37. life drained (K-LIFE-DRAIN)")
    void lifeDrained() {
        play("""
                wall north of b4
                A1 RA 4+ HP 3, ray R4 LIFE DRAIN, damage 1, at b2; A2 HP 3, damage 2, at b4; B1 SV 5+ HP 2, at b5
                play
                A1 activate; A1 shoot ray at B1; dice A 4 4 8 | A 5 | B 5 1 1
                expect B1 killed, asks A: keyword (K-LIFE-DRAIN)
                A1 use K-LIFE-DRAIN on A1; A1 use K-LIFE-DRAIN on A2
                expect A1 unharmed, A2 damage 1, asks A: activation
                """);
    }

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

    @Test
    @Rule("K-LIFE-DRAIN")
    @DisplayName("K-LIFE-DRAIN: injured friends at most 2 cubes from the attacker; it may be forgone, HP by HP")
    void injuredFriendsInRange() {
        play("""
                barricade north of b4
                A1 RA 4+, ray R4 LIFE DRAIN, at b2; A2 HP 3, damage 2, at b4; A3 HP 3, damage 1, at e2; A4 at b3
                B1 SV 5+ HP 9, at b5; B2 HP 2, damage 1, at c3
                play
                A1 activate; A1 shoot ray at B1; dice A 4 4 1 | B 1 1 1
                expect offers exactly A1 decline K-LIFE-DRAIN | A1 use K-LIFE-DRAIN on A2
                A1 use K-LIFE-DRAIN on A2
                expect A2 damage 1
                A1 decline K-LIFE-DRAIN
                expect A2 damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"K-LIFE-DRAIN", "KT-1"})
    @DisplayName("K-LIFE-DRAIN: on a model for all its weapons with a range, which need no sight; not for an ASSAULT")
    void onAModel() {
        play("""
                wall north of b3; A1 RA 4+ HP 3, LIFE DRAIN, ray R4, damage 1, at b2; B1 SV 5+ HP 9, at b5
                play
                A1 activate; A1 shoot ray at B1; dice A 4 1 1 | B 1 1 1; A1 use K-LIFE-DRAIN on A1
                expect A1 unharmed
                """);
        play("""
                A1 FI 4+ HP 3, LIFE DRAIN, fang CC, damage 1, at b2; B1 SV 5+ HP 9, at b2
                play
                A1 activate; A1 assault B1; A1 wield fang; dice A 4 1 1 | B 1 1 1 1
                expect B1 damage 1, A1 damage 1, asks B: turn
                """);
    }

    @Test
    @Rule({"K-LIFE-DRAIN", "K-FRAG", "K-LIFE-SUPPORT"})
    @DisplayName(
            "K-LIFE-DRAIN: an explosion's HP are one pool, after all damage and before the throws; LIFE SUPPORT's count")
    void explosions() {
        play("""
                A1 RA 4+ HP 9, LIFE DRAIN, cannon R8 EXPLOSIVE (FRAG (2)), damage 5, at c2
                B1 SV 5+ HP 9, LIFE SUPPORT, at c4; B2 SV 5+ HP 1, at c4; B3 SV 5+, VEHICLE, at c4
                play
                A1 activate; A1 shoot cannon at c4; dice A 4 4 | B 1 1 1 | B 1 1 1 | B 5 5 1
                expect B1 unharmed, at c4, B2 killed, asks A: keyword (K-LIFE-DRAIN)
                A1 use K-LIFE-DRAIN on A1; A1 use K-LIFE-DRAIN on A1; A1 use K-LIFE-DRAIN on A1; dice A 1; B1 spot 5
                expect A1 damage 2, not marked K-LIFE-DRAIN, asks A: activation
                """);
    }
}
