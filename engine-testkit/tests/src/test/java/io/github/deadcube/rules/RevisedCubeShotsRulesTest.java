package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.printed;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R25: shots at cubes: EXPLOSIVE, GRENADE, TRAP, COMM-LINK and effects that are delivered by themselves. */
class RevisedCubeShotsRulesTest {
    @Test
    @Rule({"R25-K-EXPLOSIVE", "SCAT-5"})
    @DisplayName("R25-K-EXPLOSIVE: it is aimed, RANGED (1), and may miss")
    void aimed() {
        differs(
                """
                A1 RA 5+, cannon R5 EXPLOSIVE (FRAG (3)), at c2; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot cannon at c5
                """,
                "dice A 4 5 1 | B 1 1 1 | A 1; B1 spot 5; expect B1 damage 2, at c6",
                "dice A 1 2 4 | A 5; expect B1 unharmed, event it lands in c4, asks A: activation");
    }

    @ParameterizedTest
    @CsvSource({"'', d5:2", "wall east of c5:2; , c5:2"})
    @Rule({"R25-K-EXPLOSIVE", "SCAT-5"})
    @DisplayName("R25-K-EXPLOSIVE: it scatters on its level, with a floor or without; a wall bounces it")
    void onItsLevel(String wall, String at) {
        revised(wall + """
                floors c5:2 c2:2; A1 RA 5+, cannon R5 EXPLOSIVE (FRAG (3)), at c2:2; B1 SV 5+, at d5
                play
                A1 activate; A1 shoot cannon at c5:2; dice A 1 2 3 | A 3
                expect B1 unharmed, upright, event it lands in %s
                """.formatted(at));
    }

    @ParameterizedTest
    @CsvSource({"SMOKE, '', not", "TOXIC SMOKE (2), '', not", "TOXIC SMOKE (2), d5:2, ''"})
    @Rule({"K-SMOKE", "R25-K-TOXIC-SMOKE", "R25-K-EXPLOSIVE"})
    @DisplayName("K-SMOKE: a cube without a floor gets none, though it goes off there")
    void noSmokeInTheAir(String smoke, String floor, String none) {
        revised("""
                floors c5:2 c2:2 %s; A1 RA 5+, pot R5 %s, at c2:2; B1 at h8
                play
                A1 activate; A1 shoot pot at c5:2; dice A 1 2 3 | A 3
                expect event it lands in d5:2, %s smoke d5:2, asks A: activation
                """.formatted(floor, smoke, none));
    }

    @ParameterizedTest
    @CsvSource({"'', not event", "d5:2, event"})
    @Rule({"R25-K-TRAP", "GEO-5"})
    @DisplayName("R25-K-TRAP, GEO-5: a trap that goes off where there is no floor does not lie there")
    void noTrapInTheAir(String floor, String laid) {
        revised("""
                floors c5:2 c2:2 %s; A1 RA 5+, cannon R5 EXPLOSIVE (TRAP (FRAG (2))), at c2:2; B1 at h8
                play
                A1 activate; A1 shoot cannon at c5:2; dice A 1 2 3 | A 3
                expect event it lands in d5:2, %s R25-K-TRAP, asks A: activation
                """.formatted(floor, laid));
    }

    @ParameterizedTest
    @ValueSource(strings = {"FRAG (3)", "BLAST", "SMOKE"})
    @Rule("R25-KT-7")
    @DisplayName("R25-KT-7: FRAG, BLAST and SMOKE by themselves are aimed too")
    void byThemselves(String keyword) {
        differs(
                "A1 RA 5+, cannon R5 " + keyword + """
                , at c2; A2 at a1; B1 at h8
                play
                A1 activate; A1 shoot cannon at c5
                """,
                "expect asks A: activation",
                "expect asks A rolls 3 d8: test (R25-K-EXPLOSIVE); dice A 1 1 1 | A 3");
    }

    @Test
    @Rule("R25-K-GRENADE")
    @DisplayName("R25-K-GRENADE: thrown as often as the card says, without sight from open sky to open sky")
    void grenade() {
        differs("""
                A1 RA 5+, bomb R5 GRENADE (SMOKE), at c2; A2 at a1; B1 at h8
                play
                A1 activate; A1 shoot bomb at c5; dice A 5 1 1
                """, "expect event A1 has used up bomb", "expect not event A1 has used up bomb");
        revised("""
                wall north of b2 c2 d2; floor c4:2; A1 RA 5+, bomb R5 GRENADE (SMOKE), at c2; B1 at h8
                play
                A1 activate
                expect offers A1 shoot bomb at c3, refuses A1 shoot bomb at c4 by R25-K-GRENADE
                """);
        revised("""
                A1 RA 5+, bomb R5 GRENADE (SMOKE) and ONE-USE, at c2; A2 at a1; B1 at h8
                play
                A1 activate; A1 shoot bomb at c5; dice A 5 1 1
                expect event A1 has used up bomb
                """);
    }

    @Test
    @Rule("R25-K-TRAP")
    @DisplayName("R25-K-TRAP: no side is asked, and the activation goes on")
    void trap() {
        differs(
                """
                laid ~K-TRAP (FRAG (2)) of A1 at c5; initiative B
                A1 at a1; B1 SP 3-3 SV 5+ HP 3, SOLID, at c4
                play
                B1 activate; B1 advance; B1 step c5
                """,
                "A1 decline K-TRAP; expect B1 at c5",
                "dice A 4 1 | B 1 1 1; expect B1 damage 1; B1 step c6; B1 spot 5; expect B1 at c6, active, nothing "
                        + "laid");
    }

    @Test
    @Rule("R25-K-TRAP")
    @DisplayName("R25-K-TRAP: its owner's side sets it off too")
    void trapOfItsOwner() {
        differs("""
                laid ~K-TRAP (FRAG (2)) of A1 at c5
                A1 SV 5+ HP 2, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 5
                """, "expect laid K-TRAP (FRAG (2)) of A1 at c5", "dice A 4 1 | A 1 1 1; expect A1 damage 1");
    }

    @ParameterizedTest
    @CsvSource({"c4:2, '', 4", "c4:2, smoke d6; , 3", "c4, smoke d6; , 2", "c4, '', 3"})
    @Rule("R25-K-TRAP")
    @DisplayName(
            "R25-K-TRAP: laid by itself, high ground and smoke count, added dice do not, and failures may be rolled "
                    + "again")
    void layingATrap(String from, String smoke, int dice) {
        String opening = "floors c4:2; command A dice; " + smoke + """
                A1 RA 5+, WEIGHT OF FIRE (1), mine R5 TRAP (FRAG (2)), at %s; B1 at h8
                play
                A1 activate; A1 shoot mine at c6
                """.formatted(from);
        String faces = "dice A" + " 1".repeat(dice);
        differs(
                opening,
                "dice A 1 1 1; expect asks A rolls 1 d8: scatter",
                faces
                        + "; expect asks A: reroll; reroll 1; dice A 5; A1 decline CMD-5; expect laid ~K-TRAP (FRAG "
                        + "(2)) of A1 at c6");
    }

    @ParameterizedTest
    @CsvSource({"c4, smoke d6", "c4:2, ''", "c4:2, smoke d6"})
    @Rule({"R25-K-TRAP", "R25-K-PSYCHIC"})
    @DisplayName("R25-K-PSYCHIC: neither high ground nor smoke changes the RANGED of a TRAP")
    void psychicTrap(String from, String smoke) {
        revised("floors c4:2; " + smoke + """

                A1 RA 5+, mine R5 TRAP (FRAG (2)) and PSYCHIC, at %s; B1 at h8
                play
                A1 activate; A1 shoot mine at c6
                expect asks A rolls 3 d8: test
                """.formatted(from));
    }

    @Test
    @Rule({"R25-K-COMM-LINK", "R25-K-GRENADE"})
    @DisplayName("R25-K-COMM-LINK: a marked cube is hit with 4 dice; the mark outlasts the round")
    void commLink() {
        differs("""
                A1 COMM-LINK, at c1; A2 RA 5+, bomb R8 GRENADE (SMOKE), at b1; B1 at h8
                play
                A1 activate; A1 use ~K-COMM-LINK on c5; A1 end; B1 activate; B1 end; A2 activate; A2 shoot bomb at c5
                """, "dice A 1 1 1; expect asks A rolls 1 d8: scatter", """
                dice A 1 1 1 5; expect smoke c5; A2 end; dice A 8
                dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none
                expect round 2, laid R25-K-COMM-LINK of A1 at c5
                """);
    }

    @Test
    @Rule({"R25-K-TOXIC-SMOKE", "R25-KT-19"})
    @DisplayName("R25-K-TOXIC-SMOKE: it lies where it is thrown, poisons, and goes as smoke goes")
    void toxicSmoke() {
        isNew("""
                A1 RA 5+, bomb R5 GRENADE (TOXIC SMOKE (3)), at c2; B1 SV 5+ HP 9 AR 1, at c5; B2 FI 4+, at c5
                play
                A1 activate; A1 shoot bomb at c5; dice A 5 1 1
                expect smoke c5, laid R25-K-TOXIC-SMOKE 3 at c5
                """);
        revised("""
                smoke c5; laid R25-K-TOXIC-SMOKE 3 at c5; A1 FI 4+, at c5; B1 SV 5+ HP 9 AR 1, at c5
                play
                A1 activate; A1 assault B1; dice A 4 4 1 | B 1 1 1
                expect B1 damage 4
                B1 activate; B1 end; dice B 5
                expect no smoke, nothing laid
                """);
    }

    @Test
    @Rule({"R25-K-TOXIC-SMOKE", "R25-KT-7", "KT-15"})
    @DisplayName("R25-K-TOXIC-SMOKE, KT-15: to the FRAG of the same shot too")
    void toxicFrag() {
        isNew("""
                A1 RA 5+, bomb R5 TOXIC SMOKE (2) and FRAG (3), at c2; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 shoot bomb at c5; dice A 5 1 1; dice A 4 1 1 | B 1 1 1
                expect B1 damage 3
                """);
    }

    @Test
    @Rule("R25-K-SHIELD-GENERATOR")
    @DisplayName("R25-K-SHIELD-GENERATOR: a GRENADE alone lays it")
    void shieldGenerator() {
        printed(
                "A1 RA 5+, shield R5 EXPLOSIVE (SHIELD GENERATOR (2)), at c2; B1 at h8",
                "a GRENADE alone lays it (R25-K-SHIELD-GENERATOR)");
        revised("""
                A1 RA 5+, shield R5 GRENADE (SHIELD GENERATOR (2)), at c2; B1 at h8
                play
                A1 activate; A1 shoot shield at c5; dice A 5 1 1
                expect laid R25-K-SHIELD-GENERATOR 2 at c5
                """);
    }
}
