package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            use K-TELEPORT           | no cube is named
            use K-TELEPORT on i9     | the cube is not on the battlefield
            use K-TELEPORT on c8     | the cube is 4 cubes away
            use K-TELEPORT on c5:2   | the cube has no floor
            use K-TELEPORT on d4     | the cube has no room
            use K-TELEPORT on b4     | the cube is halved, and no side of it is named
            """)
    @Rule("K-TELEPORT")
    @DisplayName("K-TELEPORT: a refusal says what is wrong with the cube")
    void whyNoTeleport(String use, String because) {
        assertThatThrownBy(() -> play("""
                        board 8 x 8 x 2; wall north-south through b4
                        A1 SP 1-2, TELEPORT, at c4; A2 SZ 4, at d4; B1 at h8
                        play
                        A1 activate; A1\s""" + use)).hasMessageContaining("refused by K-TELEPORT: " + because);
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
