package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ADV-4, ADV-12: stepping off, letting go and jumping down if there is no space below. */
class LandingRulesTest {
    private static final String OVER_A_FULL_CUBE = "board 8 x 8 x 3; floors c4:2 c4:3; A2 SZ 4, at d4; B1 at h8; ";

    @Test
    @Rule({"ADV-4", "ADV-12"})
    @DisplayName("55. through a full cube (ADV-4, ADV-12)")
    void throughAFullCube() {
        play(OVER_A_FULL_CUBE + """
                A1 SP 2-3, at c4:2
                play
                A1 activate; A1 advance; A1 step d4:2
                expect event A1 falls 1, A1 at d4, refuses A1 spot 5 by ADV-4, offers A1 step e4
                A1 step e4; A1 spot 5
                expect A1 at e4/5, upright, asks A: activation
                """);
        play(OVER_A_FULL_CUBE + """
                A1 SP 1-3, at c4:2
                play
                A1 activate; A1 advance
                expect refuses A1 step d4:2 by ADV-4, offers A1 step d5:2
                """);
        play(OVER_A_FULL_CUBE + """
                A1 SP 2-3, at c4:3
                play
                A1 activate; A1 advance
                expect refuses A1 step d4:3 by ADV-4, refuses A1 step d4:2 by ADV-4, offers A1 step d5:3
                """);
    }

    @Test
    @Rule({"ADV-4", "ADV-12", "K-JUMP-PACK"})
    @DisplayName("ADV-4, K-JUMP-PACK: a drop of any height that does no harm may be passed through")
    void harmless() {
        play(OVER_A_FULL_CUBE + """
                A1 SP 2-3, JUMP PACK, at c4:3
                play
                A1 activate; A1 advance; A1 step d4:2
                expect event A1 falls 2, A1 at d4, refuses A1 spot 5 by ADV-4
                A1 step e5; A1 spot 5
                expect A1 at e5/5, upright
                """);
    }

    @Test
    @Rule({"ADV-4", "ADV-12", "SCAT-3", "K-JUMP-PACK"})
    @DisplayName("ADV-4, K-JUMP-PACK: past a half floor too, where its die lets the model through")
    void pastAHalfFloor() {
        play("""
                board 8 x 8 x 3; floor c4:3; half floor east of d4:2; A2 SZ 4, at d4; B1 at h8
                A1 SP 3-4, JUMP PACK, at c4:3
                play
                A1 activate; A1 advance; A1 step d4:3; A1 let go; dice A 1
                expect event A1 falls 2, A1 at d4, refuses A1 spot 5 by ADV-4, offers A1 step e4
                """);
    }

    @Test
    @Rule({"ADV-4", "ADV-12"})
    @DisplayName("ADV-4: no drop onto an enemy in a full cube: a model that drops through could not go on")
    void enemies() {
        play("""
                board 8 x 8 x 2; floor c4:2; A1 SP 2-3, at c4:2; A2 SZ 4, at d4; B1 FI 4+, at d4
                play
                A1 activate; A1 advance
                expect refuses A1 step d4:2 by ADV-4
                """);
    }

    @Test
    @Rule({"ADV-4", "ADV-12"})
    @DisplayName("ADV-4: letting go is refused where the move would end without space; from a hold it goes on")
    void lettingGo() {
        String hold = "board 8 x 8 x 2; floor c4:2; wall north of d4:2 c4:2; A2 SZ 4, at d4; B1 at h8; ";
        play(hold + """
                A1 SP 2-3, at c4:2
                play
                A1 activate; A1 advance; A1 step d4:2
                expect offers A1 let go, offers A1 step c4:2
                A1 let go; A1 step e4; A1 spot 5
                expect A1 at e4/5
                """);
        play(hold + """
                ladder of d4; A1 SP 1-2, at c4:2
                play
                A1 activate; A1 advance
                expect refuses A1 step d4:2 by ADV-4
                """);
        play("""
                board 8 x 8 x 3; floors c4:3 c4:2; wall north of d4:3 c4:3; A2 SZ 4, at d4; B1 at h8; A1 SP 2-3, at c4:3
                play
                A1 activate; A1 advance; A1 step d4:3
                expect refuses A1 let go by ADV-4, offers A1 step c4:2
                """);
    }

    @Test
    @Rule({"ADV-4", "SCAT-3", "SCAT-6"})
    @DisplayName("ADV-4, SCAT-3: where a half floor's die decides on the way it may; without space it scatters on")
    void halfFloor() {
        play("""
                board 8 x 8 x 3; floor c4:3; half floor east of d4:2; A2 SZ 4, at d4; A3 SZ 2, at d4:2; B1 at h8
                A1 SP 1-2 SV 5+ HP 3, at c4:3
                play
                A1 activate; A1 advance; A1 step d4:3
                dice A 1 1; A1 spot 5; dice A 5 1 1 | B 1 1 1
                expect event A1 falls 2, A1 at d5/5, pinned
                """);
    }

    @Test
    @Rule({"ADV-4", "GEO-7"})
    @DisplayName("ADV-4, GEO-7: over a half-cube one side with space is enough, since a die says which")
    void halfCube() {
        String cube =
                "board 8 x 8 x 3; floor c4:3; wall north-south through d4; B1 at h8; A1 SP 1-2 SZ 2, at c4:3; A2 SZ 2, at d4w; ";
        play(cube + "play; A1 activate; A1 advance\nexpect offers A1 step d4:3, offers A1 step d4:2");
        play(cube + "A3 SZ 2, at d4e; play; A1 activate; A1 advance\nexpect refuses A1 step d4:3 by ADV-4");
    }

    @Test
    @Rule({"ADV-4", "K-EVADE"})
    @DisplayName("ADV-4, K-EVADE: no model evades down to a cube without space")
    void evading() {
        String evader =
                "A1 RA 5+, rifle R8, at c2; B1 SP 1-2 SV 5+ HP 2, EVADE, at c4:2; board 8 x 8 x 2; floor c4:2; %s at d4; play; ";
        play(evader.formatted("B2 SZ 4,") + "A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1\n"
                + "expect asks B: evade, refuses B1 step d4:2 by ADV-4, offers B1 step d5:2");
    }

    @Test
    @Rule("PART-2")
    @DisplayName("PART-2: only from a cube in which the model may stop")
    void fromWhereItMayStop() {
        String assault = "wall east-west through c5; A1 SZ 3 FI 4+ SP 2-3, at c3; B1 SV 5+ HP 2, at c5s; ";
        play(assault + "play; A1 activate; A1 advance; A1 step c4\nexpect offers A1 step c5s");
        play(assault + """
                A2 SZ 2, at c4
                play
                A1 activate; A1 advance; A1 step c4
                expect refuses A1 step c5s by PART-2, refuses A1 spot 5 by ADV-4
                """);
    }
}
