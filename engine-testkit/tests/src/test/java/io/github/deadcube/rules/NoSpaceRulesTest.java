package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SCAT-6: the place of a model after eight failed scatters; and the events of scatter dice. */
class NoSpaceRulesTest {
    private static final String OVER_A_FULL_CUBE = """
            board 2 x 3 x 3; floors a1:3 a2:3 %s; barricade north of a1:3
            A1 RA 5+, cannon R8 KNOCKBACK, at a1:3
            B1 SV 5+ AR 1, at a2:3; B2 SZ 4, at a3; B3 SZ 4, at b2; %s
            play
            A1 activate; A1 shoot cannon at B1
            dice A 5 1 1 | B 1 1 1
            dice A 1 1 1 1 1 1 1 1
            """;

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: the nearest cube with space, if there is but one, is not chosen")
    void theOnlyNearest() {
        play(OVER_A_FULL_CUBE.formatted("", "B4 SZ 4, at b3") + """
                expect asks B: spot
                B1 spot 5; dice A 5 1 1 | B 5 1 1
                expect event B1 falls 2, B1 at a2/5, pinned
                """);
    }

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: not higher than where it has fallen to, though as near")
    void notHigher() {
        play(OVER_A_FULL_CUBE.formatted("b2:2", "") + """
                expect offers B1 land a2, offers B1 land b3, refuses B1 land b2:2 by SCAT-6
                """);
    }

    @Test
    @Rule({"SCAT-1", "DICE-12"})
    @DisplayName("SCAT-1, DICE-12: the dice of a grenade and of a model have events with their rule")
    void theDieHasAnEvent() {
        String pot =
                "A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+, at c4; play; A1 activate; A1 shoot pot at c4; ";
        play(pot + "dice A 1 1 1; expect not event SCAT-1; dice A 7; expect event SCAT-1");
        play(pot + "dice A 4 1 1 | A 1 | B 1 1 1; expect not event SCAT-1; dice A 7; expect event SCAT-1");
    }

    @Test
    @Rule({"K-INDIRECT", "GEO-7", "SCAT-7"})
    @DisplayName("K-INDIRECT, GEO-7: what comes down from above on a half-cube has a die for its side")
    void fromAboveOnAHalfCube() {
        String shot = """
                wall north-south through c7
                A1 RA 4+, mortar R8 INDIRECT (BLAST), at c2; B1 at h8
                play
                A1 activate; A1 shoot mortar at c6; dice A 1 1 1 | A 1
                expect asks A rolls 1 d8: half cube (GEO-7)
                """;
        play(shot + "dice A 4; expect event it lands in c7w");
        play(shot + "dice A 5; expect event it lands in c7e");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dice A 1", "dice A 3 3 3 3 3 3 3 3; B1 land c6"})
    @Rule({"SCAT-6", "AWAY-4"})
    @DisplayName(
            "SCAT-6, AWAY-4: an unpinned model that scatters, or is placed after eight scatters, among enemies must fight")
    void unpinnedAmongEnemies(String tries) {
        play("""
                floors c3:2 c4:2; barricade north of c3:2
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:2; A2 FI 5+ SV 5+ HP 2, at c6
                B1 FI 4+ SV 5+ AR 1, at c4:2; B2 SZ 4, at c5; B3 SZ 4, at d5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                %s; B1 spot 4
                A2 survive; dice A 1 1 1 | B 4 1 1
                expect event B1 falls 1, B1 at c6, upright, A2 damage 1
                """.formatted(tries));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dice A 1", "dice A 3 3 3 3 3 3 3 3; B1 land c6"})
    @Rule({"SCAT-6", "PIN-3"})
    @DisplayName("SCAT-6, PIN-3: pinned by the fall, it stands up there and is attacked")
    void pinnedAmongEnemies(String tries) {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:3; A2 FI 5+, at c6
                B1 SV 5+ AR 1 HP 2, at c4:3; B2 SZ 4, at c5; B3 SZ 4, at d5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                %s; B1 spot 4; dice A 5 1 1 | B 5 1 1
                dice A 5 5 1 1 | B 1 1 1
                expect event B1 falls 2, B1 at c6, upright, damage 1
                """.formatted(tries));
    }
}
