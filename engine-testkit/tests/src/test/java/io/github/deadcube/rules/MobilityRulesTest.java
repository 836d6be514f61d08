package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-AGILE, K-FLIGHT, K-JUMP-PACK: movement. */
class MobilityRulesTest {
    private static final String KNOCKED = """
            board 8 x 8 x 3; floors c4:3 c5:3
            A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SV 5+ AR 3 HP 2, %s, at c5:3/5
            play
            A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
            """;

    @Test
    @Rule("K-AGILE")
    @DisplayName("K-AGILE: in an ADVANCE, one level more in the same stack, before or after the rest of the move")
    void agile() {
        play("""
                board 8 x 8 x 3; ladder of c4; ladder of c4:2
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4:2
                expect offers A1 step c3, offers A1 step c4:3, offers A1 let go
                A1 step c3; A1 spot 5
                expect asks A: activation
                """);
        play("""
                board 8 x 8 x 3; ladder of c4; floor c5:2
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5:2
                expect refuses A1 step c6 by ADV-1, refuses A1 step c6:2 by ADV-1, offers A1 spot 5
                """);
    }

    @Test
    @Rule("K-AGILE")
    @DisplayName("K-AGILE: once in a move")
    void agileOnce() {
        play("""
                board 8 x 8 x 4; ladder of c4 c4:2 c4:3
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4:2; A1 step c4:3
                expect refuses A1 step c4:4 by ADV-1, refuses A1 step c4:2 by ADV-1, refuses A1 step c3:3 by ADV-1
                """);
    }

    @Test
    @Rule({"K-AGILE", "SPR-1"})
    @DisplayName("K-AGILE: in a SPRINT too")
    void agileInASprint() {
        play("""
                board 8 x 8 x 2; ladder of c4; floors d4:2 e4:2 f4:2
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; A1 sprint; A1 step c4:2; A1 step d4:2; A1 step e4:2
                expect refuses A1 step f4:2 by SPR-1
                A1 spot 5
                expect A1 at e4:2/5, activated
                """);
    }

    @Test
    @Rule("K-AGILE")
    @DisplayName("K-AGILE: downward as well as upward")
    void agileDownward() {
        play("""
                board 8 x 8 x 2; floor c4:2; floor hatch 1 of c4:2
                A1 SP 1-2, AGILE, at c4:2; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4; A1 step c3
                expect refuses A1 step c2 by ADV-1
                A1 spot 5
                expect A1 at c3/5
                """);
    }

    @Test
    @Rule({"K-AGILE", "ADV-10"})
    @DisplayName("K-AGILE: by the normal movement rules: something to climb, and a floor or hold")
    void agileByTheRules() {
        play("""
                board 8 x 8 x 3; wall north of c4
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c4:2 by ADV-12
                """);
        play("""
                board 8 x 8 x 3; wall north of c4:2
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c4:2 by ADV-10
                """);
    }

    @Test
    @Rule({"K-AGILE", "CMD-8"})
    @DisplayName("K-AGILE, CMD-8: it applies to the Advance die as well")
    void agileByADie() {
        play("""
                board 8 x 8 x 2; ladder of c4; command A advance
                A1 SP 1-2, AGILE, at c4; B1 at h8
                play
                A1 activate; spend advance: A1 advance; A1 step c4:2
                expect offers A1 step c3
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FLIGHT", "JUMP PACK"})
    @Rule({"K-FLIGHT", "K-JUMP-PACK"})
    @DisplayName("K-FLIGHT, K-JUMP-PACK: no wall is needed to change level; floors are in the way all the same")
    void upWithoutAWall(String keyword) {
        play("board 8 x 8 x 2; floor c5:2; A1 SP 2-3, " + keyword + """
                , at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect offers A1 step c5:2
                A1 step c5:2
                expect refuses A1 step c5 by ADV-11, offers A1 step c6
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FLIGHT", "JUMP PACK"})
    @Rule({"K-FLIGHT", "K-JUMP-PACK", "FALL-1"})
    @DisplayName("K-FLIGHT, K-JUMP-PACK: no harm and no pin from falling")
    void noHarm(String keyword) {
        play(KNOCKED.formatted(keyword)
                + "B1 spot 5\nexpect event B1 falls 2, B1 at c6/5, upright, damage 0, asks A: activation");
    }

    @Test
    @Rule("K-FLIGHT")
    @DisplayName("K-FLIGHT: it crosses gaps in the floor of any size, and ends where there is a floor")
    void flight() {
        String field = "board 8 x 8 x 3; floors c2:3 c5:3; A1 FLIGHT, at c2:3, SP ";
        play(field + """
                3-4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c3:3; A1 step c4:3
                expect refuses A1 let go, refuses A1 spot 5 by ADV-12, refuses A1 step d4:3 by K-FLIGHT
                A1 step c5:3
                expect offers A1 spot 5, asks A: movement
                """);
        play(field + """
                2-4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c3:3
                expect refuses A1 step c4:3 by K-FLIGHT, offers A1 step c2:3, refuses A1 let go by ADV-12
                """);
    }

    @Test
    @Rule("K-FLIGHT")
    @DisplayName("K-FLIGHT: where there is no space it cannot end either")
    void flightNeedsSpace() {
        play("""
                board 8 x 8 x 2; floor c4:2
                A1 SP 1-2, FLIGHT, at c3; A2 SZ 4, at c4:2; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c4:2 by ADV-4, refuses A1 step c3:2 by K-FLIGHT
                """);
    }

    @Test
    @Rule("K-JUMP-PACK")
    @DisplayName("K-JUMP-PACK: it jumps a wall on its level where neither cube has a full floor above")
    void jumpsWalls() {
        play("""
                board 8 x 8 x 2; smooth wall north of c4; wall east of c4; floor d4:2
                A1 SP 2-3, JUMP PACK, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect offers A1 step c5, refuses A1 step d4 by ADV-7, offers A1 step d5
                """);
    }

    @Test
    @Rule("K-JUMP-PACK")
    @DisplayName("K-JUMP-PACK: it jumps a gap in the floor one cube wide, on its level")
    void jumpsGaps() {
        play("""
                board 8 x 8 x 3; floors c4:3 c6:3
                A1 SP 2-3, JUMP PACK, at c4:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5:3
                expect offers A1 step c6:3, refuses A1 step d5:3 by K-JUMP-PACK, refuses A1 step c5:2 by K-JUMP-PACK
                A1 step c6:3; A1 spot 5
                expect A1 at c6:3/5, not event ADV-12
                """);
    }

    @Test
    @Rule({"K-JUMP-PACK", "ADV-12"})
    @DisplayName("K-JUMP-PACK, ADV-12: a fall does not end its move")
    void aFallDoesNotEndItsMove() {
        play("""
                board 8 x 8 x 3; floor c4:3
                A1 SP 2-3, JUMP PACK, at c4:3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5:3; A1 let go
                expect event A1 falls 2, A1 at c5, upright, offers A1 step c6
                """);
    }

    @ParameterizedTest
    @CsvSource({"FLIGHT", "JUMP PACK", "AGILE"})
    @Rule({"K-FLIGHT", "K-JUMP-PACK", "K-AGILE"})
    @DisplayName("K-FLIGHT, K-JUMP-PACK, K-AGILE: gaps in walls are as big as for all (ADV-7)")
    void gaps(String keyword) {
        play("small gap north of c4; board 8 x 8 x 2; floor c4:2; A1 SZ 2 SP 1-2, " + keyword + """
                , at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5 by ADV-7
                """);
    }
}
