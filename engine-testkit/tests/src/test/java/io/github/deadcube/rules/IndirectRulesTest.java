package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-INDIRECT, K-BLAST, SCAT-7: shots over all walls, and blasts. */
class IndirectRulesTest {
    private static final String MORTAR = "A1 RA 4+, mortar R8 INDIRECT (BLAST), at c2; ";

    @Test
    @Rule({"K-INDIRECT", "K-BLAST"})
    @DisplayName(
            "K-INDIRECT, K-BLAST: with LOS to an enemy there one success; all models there are thrown, then pinned")
    void withSight() {
        play(MORTAR + """
                B1 SV 5+ HP 2, at c6; B2 SV 5+, at c6; A2 at h1
                play
                A1 activate; A1 shoot mortar at c6; dice A 4 1 1
                dice A 1; B1 spot 5; dice A 3; B2 spot 5
                expect B1 at c7/5, pinned, damage 0, B2 at d6/5, pinned, A1 activated, asks B: turn
                """);
    }

    @ParameterizedTest
    @CsvSource({"c4, refuses A1 shoot mortar at c4 by K-INDIRECT", "c5, offers A1 shoot mortar at c5"})
    @Rule("K-INDIRECT")
    @DisplayName("K-INDIRECT: more than 2 cubes away")
    void notNear(String cube, String expected) {
        play(MORTAR + "B1 SV 5+, at " + cube + "\nplay\nA1 activate\nexpect " + expected);
    }

    @Test
    @Rule("K-INDIRECT")
    @DisplayName("K-INDIRECT: without LOS to an enemy in it, from open sky to open sky, two successes")
    void withoutSight() {
        play(MORTAR + """
                wall south of c6 b6 d6; wall north of c2 b2 d2; B1 SV 5+, at c6
                play
                A1 activate; A1 shoot mortar at c6; dice A 4 1 1
                dice A 5
                expect B1 at c6/5, upright, event K-BLAST
                """);
        play(MORTAR + """
                wall south of c6 b6 d6; wall north of c2 b2 d2; B1 SV 5+, at c6
                play
                A1 activate; A1 shoot mortar at c6; dice A 4 4 1
                dice A 1; B1 spot 5
                expect B1 at c7/5, pinned
                """);
    }

    @Test
    @Rule("K-INDIRECT")
    @DisplayName("K-INDIRECT: under a roof and out of sight it cannot be aimed at")
    void underARoof() {
        play("board 8 x 8 x 2; floor c6:2; wall south of c6 b6 d6; wall north of c2 b2 d2; " + MORTAR + """
                B1 SV 5+, at c6
                play
                A1 activate
                expect refuses A1 shoot mortar at c6 by K-INDIRECT, offers A1 shoot mortar at c6:2
                """);
    }

    @Test
    @Rule({"K-INDIRECT", "SCAT-7"})
    @DisplayName(
            "K-INDIRECT, SCAT-7: it scatters over walls, onto the highest floored level, a half floor without a die")
    void scattersFromAbove() {
        play("board 8 x 8 x 3; wall north of c6; half floor north of c7:3; " + MORTAR + """
                B1 SV 5+, at c6; B2 SV 5+, at c7:3
                play
                A1 activate; A1 shoot mortar at c6; dice A 1 1 1
                dice A 1
                dice A 5; B2 spot 4; dice A 1 1 1 | B 1 1 1
                expect event B2 falls 2, B2 at c6/4, pinned, B1 upright
                """);
    }

    @Test
    @Rule({"K-INDIRECT", "SCAT-7", "SCAT-5"})
    @DisplayName("12. an INDIRECT shot at row 8 that scatters north has no effect (SCAT-7)")
    void offTheBattlefield() {
        play(MORTAR + """
                B1 SV 5+, at c8
                play
                A1 activate; A1 shoot mortar at c8; dice A 1 1 1
                dice A 1
                expect B1 at c8/5, upright, not event K-BLAST
                """);
    }

    @Test
    @Rule({"K-INDIRECT", "RND-3", "CMD-8"})
    @DisplayName("K-INDIRECT, CMD-8: a long action, which the Shoot die buys too")
    void aLongAction() {
        play("command A shoot; " + MORTAR + """
                B1 SV 5+, at c6
                play
                A1 activate; A1 advance; A1 spot 4
                expect refuses A1 shoot mortar at c6 by RND-3, offers spend shoot: A1 shoot mortar at c6
                """);
    }

    @Test
    @Rule({"K-BLAST", "SCAT-8", "SLAM-1"})
    @DisplayName("K-BLAST, SCAT-8: one after another, with slams and falls before the next die; then pins")
    void oneAfterAnother() {
        play("wall north of c6; " + MORTAR + """
                B1 SV 5+ HP 3, at c6/5; B2 SV 5+ HP 3, at c6/8
                play
                A1 activate; A1 shoot mortar at c6; dice A 4 4 4
                dice A 1; dice A 5 6 1 | B 1 1 1
                dice A 5; B2 spot 5
                expect B1 at c6/5, damage 2, pinned, B2 at c5/5, pinned
                """);
    }

    @Test
    @Rule({"SCAT-3", "SCAT-6", "K-BLAST"})
    @DisplayName("24. walkway without space, by a blast (SCAT-3, SCAT-6)")
    void walkwayWithoutSpace() {
        play("""
                board 8 x 8 x 2; floor c4:2; half floor north of c5:2
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; B1 SZ 2 SV 5+, at c4:2/5; B2 SZ 2, at c5:2
                play
                A1 activate; A1 shoot grenade at c4:2; dice A 4 1 1
                dice A 1; dice A 3; B1 spot 5
                expect event B1 falls 1, B1 at c5/5, pinned, damage 0
                """);
        play("""
                board 8 x 8 x 2; floor c4:2; half floor north of c5:2
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; B1 SZ 2 SV 5+, at c4:2/5; B2 SZ 2, at c5:2
                play
                A1 activate; A1 shoot grenade at c4:2; dice A 4 1 1
                dice A 1; dice A 6
                expect B1 at c4:2/5, pinned, not event SLAM-1
                """);
    }
}
