package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShootRulesTest {
    @Test
    @Rule("SHO-1")
    @DisplayName("SHO-1: a weapon with a range, named first where there are several")
    void theWeaponIsNamed() {
        play("""
                A1 RA 5+, rifle R8, pistol R2, axe CC, at c2; A2 RA 5+, axe CC, at c2; A3 RA 5+, at c2
                B1 at c4; B2 at c5
                play
                A1 activate
                expect offers A1 shoot rifle at B1, offers A1 shoot pistol at B1, offers A1 shoot rifle at B2
                expect refuses A1 shoot axe at B1 by SHO-1, refuses A1 shoot sling at B1 by SHO-1
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 shoot axe at B1 by SHO-1
                A2 end; B2 activate; B2 end; A3 activate
                expect refuses A3 shoot rifle at B1 by SHO-1
                """);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"B2 at c2, pinned\", refuses A1 shoot rifle at B1 by SHO-2",
                "\"B2 at c2, neutral\", offers A1 shoot rifle at B1",
                "A2 at c2; B2 at c3, offers A1 shoot rifle at B1"
            })
    @Rule("SHO-2")
    @DisplayName("SHO-2: not while sharing a cube with an enemy")
    void notBesideEnemies(String other, String expected) {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 at c4; %s
                play
                A1 activate
                expect %s
                """.formatted(other, expected));
    }

    @Test
    @Rule("SHO-3")
    @DisplayName("SHO-3: one target model, not a friendly one, not one in the shooter's own cube")
    void possibleTargets() {
        play("""
                A1 RA 5+, rifle R8, at c2; A2 at c2; A3 at c4; B1 at c4; B2 at c2, neutral
                play
                A1 activate
                expect refuses A1 shoot rifle at A1 by SHO-3, refuses A1 shoot rifle at A2 by SHO-3
                expect refuses A1 shoot rifle at A3 by SHO-3, refuses A1 shoot rifle at B2 by SHO-3
                expect refuses A1 shoot rifle at c4 by SHO-3, offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule("SHO-3")
    @DisplayName("SHO-3: a neutral model in another cube is no friendly one")
    void neutralModelsMayBeShotAt() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 at c6; B2 at c4, neutral
                play
                A1 activate
                expect offers A1 shoot rifle at B2
                """);
    }

    @Test
    @Rule("SHO-4")
    @DisplayName("SHO-4: the target is within range")
    void withinRange() {
        play("""
                A1 RA 5+, rifle R2, at c2; B1 at c4; B2 at c5; B3 at e4; B4 at f4
                play
                A1 activate
                expect offers A1 shoot rifle at B1, refuses A1 shoot rifle at B2 by SHO-4
                expect offers A1 shoot rifle at B3, refuses A1 shoot rifle at B4 by SHO-4
                """);
    }

    @Test
    @Rule("SHO-4")
    @DisplayName("SHO-4: and in line of sight (LOS-1)")
    void inSight() {
        play("""
                wall north of c3
                A1 RA 5+, rifle R8, at c2/5; B1 at c4/5; B2 at d4/5
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by SHO-4, offers A1 shoot rifle at B2
                """);
    }

    @Test
    @Rule("SHO-5")
    @DisplayName("SHO-5: 3-dice RANGED against 3-dice SURVIVE; RANGED wins: the difference is damage (SHO-7)")
    void theDifferenceIsDamage() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c2; B1 SV 4+ HP 3, at c4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test (SHO-5)
                dice A 5 6 7
                expect asks B rolls 3 d8: test (SHO-5)
                dice B 4 3 3
                expect event 3 against 1, B1 damage 2, upright, asks A: activation
                """);
    }

    @ParameterizedTest
    @CsvSource({"5 1 1, 4 1 1", "5 1 1, 4 4 1", "1 1 1, 1 1 1"})
    @Rule("SHO-7")
    @DisplayName("SHO-7: a draw, or SURVIVE wins: no harm")
    void noHarm(String ranged, String survive) {
        play("""
                barricade north of c3
                A1 RA 5+ SV 4+, rifle R8, at c2; B1 SV 4+, at c4
                play
                A1 activate; A1 shoot rifle at B1
                dice A %s | B %s
                expect A1 unharmed, B1 unharmed, asks A: activation
                """.formatted(ranged, survive));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "barricade north of c3 | c2 | c4 | 3",
                "open north of c2 | c2 | c4 | 5",
                "floor c2:2 | c2:2 | c4 | 6",
                "floor c2:2; barricade north of c3 | c2:2 | c4/2 | 4",
                "floors c2:3 c4:2 | c2:3 | c4:2 | 6",
                "floors c2:2 c4:2 | c2:2 | c4:2 | 5",
                "floor c4:2 | c2 | c4:2 | 3"
            })
    @Rule("SHO-6")
    @DisplayName("SHO-6: clear shot +2, shooter on a higher level +1")
    void clearAndHigher(String scenery, String from, String to, int dice) {
        play("""
                %s
                A1 RA 5+, rifle R8, at %s; B1 SV 4+, at %s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test (SHO-5)
                """.formatted(scenery, from, to, dice));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "open | A2 at c4 | 3",
                "open | A2 at c4; A3 at c4 | 3",
                "open | A2 at c4, pinned | 3",
                "open | A2 at c4, neutral | 5",
                "open | B2 at c4; A2 at c3 | 5",
                "barricade | A2 at c4 | 1"
            })
    @Rule("SHO-6")
    @DisplayName("SHO-6: one or more models friendly to the shooter in the target's cube -2")
    void friendsOfTheShooter(String face, String others, int dice) {
        play("""
                %s north of c3
                A1 RA 5+, rifle R8, at c2; B1 SV 4+, at c4; %s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test (SHO-5)
                dice A %s
                expect asks B rolls 3 d8: test (SHO-5)
                """.formatted(face, others, dice, "1 ".repeat(dice)));
    }

    @Test
    @Rule("SHO-8")
    @DisplayName("SHO-8: a model with RA - cannot shoot")
    void withoutRangedNoShooting() {
        play("""
                command A shoot
                A1 rifle R8, at c2; B1 at c4
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by SHO-8, refuses spend shoot: A1 shoot rifle at B1 by SHO-8
                """);
    }

    @Test
    @Rule("SHO-8")
    @DisplayName("SHO-8: a weapon that is one-use is spent by the action, even by a miss (K-ONE-USE)")
    void aOneUseWeaponIsSpent() {
        play("""
                command A shoot
                A1 RA 5+, gun R8 ONE-USE, rifle R8, at c2; B1 SV 4+, at c4
                play
                A1 activate; spend shoot: A1 shoot gun at B1
                expect event A1 has used up gun
                dice A 1 1 1 1 1 | B 1 1 1
                expect B1 unharmed, refuses A1 shoot gun at B1 by SHO-8, offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule("SHO-9")
    @DisplayName("SHO-9: weapon, mode and target are declared at once; the mode is one of the weapon's")
    void theModeIsDeclared() {
        play("""
                A1 RA 5+, rifle R8, gun R8 RAPID FIRE, at c2; B1 at c4
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 as blaze away by SHO-9, offers A1 shoot rifle at B1
                expect refuses A1 shoot gun at B1 as sharpshooting by SHO-9, offers A1 shoot gun at B1 as blaze away
                """);
    }

    @Test
    @Rule("SHO-9")
    @DisplayName("SHO-9: then added dice, rolls, re-rolls, and effects (DICE-9, KT-2)")
    void theOrderOfAShot() {
        play("""
                command A dice; command B dice
                A1 RA 5+, rifle R8 WEIGHT OF FIRE (1), at c2; B1 SV 5+ HP 3, RESILIENT (1), at c4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: added dice (CMD-7), event A1 targets B1
                add 1
                expect asks B: added dice (CMD-7)
                add 1; dice A 5 5 1 1 1 1 | B 5 1 1 1
                expect asks A: reroll (DICE-8)
                reroll 1; dice A 5; reroll 1; dice B 1
                expect event 3 against 1, B1 damage 2
                """);
    }
}
