package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
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

    @Test
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: itself as well, and above and below, whatever floors there are (GEO-8)")
    void itselfAndAbove() {
        rolls(4, "B1 CLOAKING DEVICE, at c5");
        rolls(4, "floor c5:2; B1 at c5; B2 CLOAKING DEVICE, at c5:2");
        rolls(4, "floor d6:2; B1 at c5; B2 CLOAKING DEVICE, at d6:2");
        rolls(5, "floor c5:3; B1 at c5; B2 CLOAKING DEVICE, at c5:3");
    }

    @Test
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: models of either side: a device of the shooter's friend hides enemies too")
    void eitherSide() {
        rolls(4, "A2 CLOAKING DEVICE, at d5; B1 at c5");
        rolls(4, "B1 neutral, at c5; B2 SV 5+, CLOAKING DEVICE, at d5");
        rolls(4, "B1 at c5; B2 CLOAKING DEVICE, neutral, at d5");
    }

    @Test
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: the place of the shooter does not matter: with the device or beside it")
    void placeOfTheShooter() {
        rolls(5, "A1 CLOAKING DEVICE; B1 at c5");
        rolls(5, "B1 at c5; B2 CLOAKING DEVICE, at d3");
        rolls(4, "A1 CLOAKING DEVICE; B1 at c3");
    }

    @Test
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: a clear shot still counts, and so do the other modifiers")
    void withOtherModifiers() {
        rolls(2, "barricade north of c4; B1 CLOAKING DEVICE, at c5");
        rolls(2, "A2 at c5; B1 CLOAKING DEVICE, at c5");
    }

    @Test
    @Rule({"K-CLOAKING", "K-RAPID-FIRE"})
    @DisplayName("K-CLOAKING: blaze away too; the target's test is as usual")
    void blazeAway() {
        play("""
                barricade north of c4; A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 5+, at c5; B2 CLOAKING DEVICE, at d5
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                expect asks A rolls 3 d8: test
                dice A 5 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-CLOAKING", "KT-11", "K-SMOKE"})
    @DisplayName("K-CLOAKING: not cumulative with another device, nor with smoke")
    void notCumulative() {
        rolls(4, "B1 CLOAKING DEVICE, at c5; B2 to B3 CLOAKING DEVICE, at d5");
        rolls(4, "smoke d5; B1 at c5");
        rolls(4, "smoke d5; B1 CLOAKING DEVICE, at c5");
    }

    @Test
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: no die less if a cube is the target")
    void atACube() {
        play("""
                A1 RA 5+, pot R3 GRENADE (FRAG (3)), at c2; B1 SV 5+, CLOAKING DEVICE, at c5
                play
                A1 activate; A1 shoot pot at c5
                expect asks A rolls 3 d8: test
                dice A 5 1 1
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule("K-CLOAKING")
    @DisplayName("K-CLOAKING: an ASSAULT is no SHOOT, and the target of a shot rolls as usual")
    void rangedOnly() {
        play("""
                A1 FI 5+, at c4; B1 SV 5+, CLOAKING DEVICE, at c4
                play
                A1 activate; A1 assault B1
                expect asks A rolls 3 d8: test
                dice A 5 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-CLOAKING", "KT-10", "KT-12"})
    @DisplayName("K-CLOAKING, KT-10, KT-12: on a weapon that is carried; pinned or activated; not once it is dead")
    void devicesOfBothSides() {
        rolls(4, "B1 at c5; B2 pistol R3 CLOAKING DEVICE, at d5");
        rolls(5, "B1 at c5; A1 pistol R3 CLOAKING DEVICE");
        rolls(4, "B1 at c5; B2 CLOAKING DEVICE, pinned, activated, at d5");
        rolls(5, "B1 at c5; B2 CLOAKING DEVICE, killed");
    }

    @Test
    @Rule({"K-CLOAKING", "KT-13", "PART-1"})
    @DisplayName("K-CLOAKING, KT-13: of a half-cube its own side, and both sides of a neighbour (GEO-8)")
    void halfCubes() {
        String halved = "wall north-south through c5; B1 at %s; B2 CLOAKING DEVICE, at %s";
        rolls(4, halved.formatted("c5w", "c5w"));
        rolls(5, halved.formatted("c5w", "c5e"));
        rolls(4, halved.formatted("c5w", "d5"));
    }

    @Test
    @Rule("K-STEALTHY")
    @DisplayName("K-STEALTHY: no shot at it has the modifier of a clear shot, blazing away included")
    void stealthy() {
        String shot = """
                A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 5+, at c5; B2 SV 5+, STEALTHY, at c5
                play
                A1 activate; A1 shoot gun at %s
                expect asks A rolls %d d8: test
                """;
        play(shot.formatted("B1", 5));
        play(shot.formatted("B2", 3));
        play(shot.formatted("B1 as blaze away", 6));
        play(shot.formatted("B2 as blaze away", 4));
    }

    @Test
    @Rule("K-STEALTHY")
    @DisplayName("K-STEALTHY: the other modifiers count as usual; its own shots are clear")
    void stealthyWithOtherModifiers() {
        play("""
                floor c2:2; A1 RA 5+, rifle R8, STEALTHY, at c2:2; B1 SV 5+, at c5; B2 SV 5+, STEALTHY, at c5
                play
                A1 activate; A1 shoot rifle at B2
                expect asks A rolls 4 d8: test
                """);
        play("""
                A1 RA 5+, rifle R8, STEALTHY, at c2; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 5 d8: test
                """);
    }
}
