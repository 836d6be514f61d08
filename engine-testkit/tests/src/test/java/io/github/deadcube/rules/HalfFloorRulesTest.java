package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** PART-3, PART-4, SCAT-3, GEO-5: walkways and balconies. */
class HalfFloorRulesTest {
    private static final String KNOCKED = """
            A1 RA 5+, cannon R6 KNOCKBACK, at c4:2/5
            B1 SV 5+ AR 3 HP 2%s, at c5:2/5
            play
            A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
            """;

    private static String knocked(String board, String more) {
        return "board 8 x 8 x 3; floors c4:2 c5:2; " + board + "; " + KNOCKED.formatted(more);
    }

    @ParameterizedTest
    @CsvSource({"1, c6", "4, c6", "5, c6:2", "8, c6:2"})
    @Rule({"SCAT-3", "AWAY-3"})
    @DisplayName("11. half floor: up to 4 it misses and falls, from 5 it lands (SCAT-3, AWAY-3)")
    void aDieDecides(int die, String cube) {
        play(knocked("half floor north of c6:2", "") + "expect asks A rolls 1 d8: half floor (SCAT-3)\ndice A " + die
                + "; B1 spot 5\nexpect B1 at " + cube + "/5, upright");
    }

    @Test
    @Rule("GEO-5")
    @DisplayName("GEO-5: a situation puts no model on a spot that the half floor does not carry")
    void situation() {
        assertThatThrownBy(() -> play("half floor north of c4:2; A1, at c4:2/2; B1 at h8; play"))
                .hasMessageContaining("cannot stand on c4:2/2")
                .hasMessageContaining("(GEO-5)");
    }

    @ParameterizedTest
    @CsvSource({"north, 4 5 6 7 8 9, 2", "south, 1 2 3 4 5 6, 8", "east, 2 3 5 6 8 9, 4", "west, 1 2 4 5 7 8, 6"})
    @Rule({"GEO-5", "ADV-4"})
    @DisplayName("GEO-5: it carries the three spots of its half and the three of the middle line")
    void spots(String half, String spots, int none) {
        StringBuilder expected = new StringBuilder("expect refuses A1 spot " + none + " by GEO-2");
        for (String spot : spots.split(" ", -1))
            expected.append(", offers A1 spot ").append(spot);
        play("board 8 x 8 x 2; floor c4:2; half floor " + half + """
                 of c5:2; A1 SP 2-3, at c4:2; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5:2
                """ + expected);
    }

    @ParameterizedTest
    @CsvSource({"2, offers A1 step c5:2", "1, refuses A1 step c5:2 by ADV-4"})
    @Rule({"PART-3", "ADV-4"})
    @DisplayName("PART-3: it holds SZ 2 a side")
    void halfTheCapacity(int left, String expected) {
        play("board 8 x 8 x 2; floor c4:2; half floor north of c5:2; A1 SP 1-2 SZ " + (3 - left) + """
                , at c4:2; A2 at c5:2; B1 at h8
                play
                A1 activate; A1 advance
                expect\s""" + expected);
    }

    @Test
    @Rule({"ADV-10", "ADV-7"})
    @DisplayName("ADV-10: a half floor is passed upward and downward as a medium gap")
    void aMediumGap() {
        for (int size = 2; size <= 3; size++) {
            String verb = size == 2 ? "offers" : "refuses";
            play("board 8 x 8 x 3; half floor north of c5:2; floor c6:3; ladder of c5; A1 SP 2-3, SZ " + size
                    + """
                    , at c5; B1 at h8
                    play
                    A1 activate; A1 advance
                    expect %s A1 step c5:2
                    """.formatted(verb));
        }
    }

    @Test
    @Rule({"SET-3", "PART-4"})
    @DisplayName("SET-3: an item token lies on a half floor as on any, without a die")
    void tokens() {
        Script.Runner.standard()
                .with(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_AMMO))))
                .play("""
                        half floor north of c4:2; items 1
                        A1 HP 1; B1 HP 1
                        play
                        order 1; dice B 3 4
                        expect token 1 at c4:2, asks A: deployment zone
                        """);
    }
}
