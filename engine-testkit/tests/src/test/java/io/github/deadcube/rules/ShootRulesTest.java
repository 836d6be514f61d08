package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShootRulesTest {
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
}
