package io.github.deadcube.rules;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LIV: the special states of the living rules. */
class LivingRulesTest {
    private static final ScriptRunner LIVING = ScriptRunner.standard().with(Deadcube.livingRules());
    private static final String KNOCKED = """
            A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SV 5+ AR %d HP 3, at c5:3/5
            play
            A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
            """;

    @Test
    @Rule({"LIV-FALL", "FALL-1"})
    @DisplayName("16. living rules' fall: 2 cubes, gravity rolls 5 dice (LIV-FALL)")
    void twoCubes() {
        LIVING.play("board 8 x 8 x 3; floors c4:3 c5:3; " + KNOCKED.formatted(3) + """
                B1 spot 5
                dice A 5 1 1 1 1 | B 5 1 1
                expect event B1 falls 2, B1 at c6/5, pinned, damage 0
                """);
    }

    @Test
    @Rule({"LIV-FALL", "LIV-DMG"})
    @DisplayName("LIV-FALL, LIV-DMG: 3 cubes, 6 dice; the difference is damage, less AR")
    void threeCubes() {
        LIVING.play("""
                board 8 x 8 x 4; floors c4:4 c5:4
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:4/5; B1 SV 5+ AR 1 HP 3, at c5:4/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                B1 spot 5
                dice A 5 5 5 1 1 1 | B 5 1 1
                expect event B1 falls 3, B1 at c6/5, pinned, damage 1
                """);
    }

    @Test
    @Rule({"LIV-PIN", "AST-10"})
    @DisplayName("LIV-PIN: a pinned model that is assaulted stands up, and may fight back; its opponent has +1 die")
    void pinned() {
        LIVING.play("""
                A1 FI 4+ SV 5+ HP 2, at c4; B1 FI 4+ SV 5+ HP 2, pinned, at c4
                play
                A1 activate; A1 assault B1
                expect offers B1 survive
                B1 fight back
                dice A 4 1 1 1 | B 4 4 1
                expect A1 damage 1, B1 upright
                """);
    }

    @ParameterizedTest
    @CsvSource({"4, c6:2", "5, c6:3"})
    @Rule({"LIV-SCAT", "SCAT-3"})
    @DisplayName("LIV-SCAT: onto a floor with a hatch: up to 4 through it, from 5 on it")
    void hatches(int die, String cube) {
        String field = "board 8 x 8 x 3; floors c4:3 c5:3 c6:3 c6:2; floor hatch 2 of c6:3; ";
        LIVING.play(
                field + KNOCKED.formatted(3) + "dice A " + die + "; B1 spot 5\nexpect B1 at " + cube + "/5, upright");
        Examples.play(field + KNOCKED.formatted(3) + "B1 spot 5\nexpect B1 at c6:3/5, upright");
    }

    @Test
    @Rule({"LIV-SCAT", "SLAM-2"})
    @DisplayName(
            "LIV-SCAT: a floor with a hatch too small for the model is plain floor, without a die; a token is SZ 1")
    void hatchesTooSmall() {
        String field = "board 8 x 8 x 3; floors c4:3 c5:3 c6:3 c6:2; floor hatch %d of c6:3; ";
        LIVING.play(field.formatted(1) + KNOCKED.formatted(3).replace("B1 ", "B1 SZ 2 ")
                + "B1 spot 5\nexpect B1 at c6:3/5, upright");
        LIVING.play(field.formatted(2) + KNOCKED.formatted(3).replace("B1 ", "B1 SZ 2 ")
                + "expect asks A rolls 1 d8: half floor (SCAT-3)");
    }

    @Test
    @Rule({"LIV-SLAM", "SLAM-1"})
    @DisplayName("LIV-SLAM: against a wall as in the third edition")
    void slammed() {
        LIVING.play("board 8 x 8 x 3; floors c4:3 c5:3; wall north of c5:3; " + KNOCKED.formatted(1) + """
                dice A 5 6 7 | B 5 1 1
                expect event B1 is slammed north, B1 at c5:3/5, pinned, damage 1
                """);
    }

    @Test
    @Rule({"LIV-AWAY", "LIV-SLAM"})
    @DisplayName("LIV-AWAY: the line goes on to the first new cube, whatever its level: down, against the floor")
    void downward() {
        LIVING.play("""
                board 8 x 8 x 3; floors c4:3 c6:2
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/8; B1 SV 5+ AR 3 HP 3, at c6:2/2
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 1 | B 1 1 1
                dice A 1 1 1 | B 1 1 1
                expect event LIV-SLAM, B1 at c6:2/2, upright
                """);
    }

    @Test
    @Rule("LIV-AWAY")
    @DisplayName("LIV-AWAY: past the edge of a roof it goes on its level, and falls from there")
    void pastTheEdge() {
        LIVING.play("""
                board 8 x 8 x 3; floors c4:3 c6:2
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/8; B1 SV 5+ AR 3 HP 3, at c6:2/8
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 1 | B 1 1 1
                B1 spot 5
                expect event B1 falls 1, B1 at c7/5, upright
                """);
    }

    @Test
    @Rule("LIV-AWAY")
    @DisplayName("LIV-AWAY: in the same cube the attacker chooses any adjacent cube")
    void anyCube() {
        LIVING.play("""
                board 8 x 8 x 3; floors c4:2 c5:2
                A1 FI 4+ SV 5+, maul CC KNOCKBACK, at c4:2; B1 SV 5+ AR 3 HP 3, at c4:2
                play
                A1 activate; A1 assault B1; A1 wield maul; dice A 4 1 1 | B 1 1 1
                expect asks A: direction (LIV-AWAY), offers B1 throw north, offers B1 land c5, offers B1 land c4:3, offers B1 land d5:3
                B1 land c4:3; B1 spot 4
                expect B1 at c4:2/4, event B1 falls 1, upright
                """);
    }
}
