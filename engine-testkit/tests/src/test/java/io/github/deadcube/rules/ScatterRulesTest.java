package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.board.Direction;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScatterRulesTest {
    private static final String OVER_A_PIT = """
            floors c3:3 c4:3 c6:3; barricade north of c3:3
            wall north of c5; wall east of c5; wall south of c5; wall west of c5; %s
            A1 RA 5+, cannon R8 KNOCKBACK, at c3:3
            B1 SV 5+ AR 1, at c4:3; B2 SZ 4, at c5; B3 SZ 4, at d5
            play
            A1 activate; A1 shoot cannon at B1
            dice A 5 1 1 | B 1 1 1
            """;

    @ParameterizedTest(name = "{0}: {1}")
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: one cube on the same level, clockwise from 1, north, to 8, north-west")
    @CsvSource({"1, c5", "2, d5", "3, d4", "4, d3", "5, c3", "6, b3", "7, b4", "8, b5"})
    void directions(int die, String cube) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c1
                B1 SV 5+, at c4; B2 SV 5+, at %2$s
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1
                expect asks A rolls 1 d8: scatter (SCAT-1)
                dice A %1$d; B1 spot 9
                expect B1 at %2$s/9, pinned, asks A: activation
                A1 end; B1 activate; B1 end
                expect B2 at %2$s, upright
                """.formatted(die, cube));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: a grenade scatters alike, and a single die of 8 does not explode (DICE-12)")
    @CsvSource({"1, c5", "2, d5", "3, d4", "4, d3", "5, c3", "6, b3", "7, b4", "8, b5"})
    void grenades(int die, String cube) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c1; command A shoot
                B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1 | A %d
                expect event it lands in %s, asks A: activation
                """.formatted(die, cube));
    }

    @Test
    @Rule("SCAT-2")
    @DisplayName("SCAT-2: a grenade over no floor falls to the first floor below")
    void aGrenadeFalls() {
        play("""
                floors c4:3 d4:2
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, at c5
                play
                A1 activate; A1 shoot grenade at c4:3; dice A 1 1 1 | A 1
                expect event it lands in c5
                dice A 1 | B 1 1 1 | A 3; B1 spot 5
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot grenade at c4:3; dice A 1 1 1 | A 3
                expect event it lands in d4:2
                """);
    }

    @Test
    @Rule({"SCAT-2", "FALL-1"})
    @DisplayName("SCAT-2, FALL-1: a model over no floor falls, and is tested before the explosion pins it")
    void aModelFalls() {
        play("""
                floor c4:3
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+ HP 2, at c4:3
                play
                A1 activate; A1 shoot grenade at c4:3; dice A 4 1 1
                dice A 1 | B 1 1 1 | A 1; B1 spot 5
                expect event B1 falls 2, asks A rolls 3 d8: test (FALL-1)
                dice A 5 1 1 | B 1 1 1
                expect B1 at c5, damage 1, pinned
                """);
    }

    @Test
    @Rule("SCAT-4")
    @DisplayName("SCAT-4: never upward, onto a roof next door neither")
    void neverUpward() {
        play("""
                floor c5:2
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1 | A 1; B1 spot 5
                expect B1 at c5, pinned
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot grenade at c4; dice A 1 1 1 | A 1
                expect event it lands in c5
                """);
    }

    @Test
    @Rule("SCAT-5")
    @DisplayName("SCAT-5: blocked by a wall, a grenade bounces and goes off in the cube it was thrown at")
    void aGrenadeBounces() {
        play("""
                wall north of c4
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+ HP 2, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1 | A 1
                expect event it bounces back to c4, event it lands in c4
                dice A 4 | B 1 1 1 | A 3; B1 spot 5
                expect B1 at d4, pinned, damage 1
                """);
    }

    @Test
    @Rule({"SCAT-5", "SLAM-1"})
    @DisplayName("SCAT-5, SLAM-1: a model is slammed instead, by the wall and by the edge")
    void aModelIsSlammed() {
        play("""
                wall north of a4
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at a2
                B1 to B2 SV 5+ HP 2, at a4
                play
                A1 activate; A1 shoot grenade at a4; dice A 4 1 1
                dice A 1 | B 1 1 1 | B 1 1 1
                dice A 1; dice A 5 1 1 | B 1 1 1         # the wall
                dice A 7; dice A 1 1 1 | B 1 1 1         # the edge
                expect event B1 is slammed north, event B2 is slammed west
                expect B1 at a4, damage 1, pinned, B2 at a4, unharmed, pinned
                """);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @Rule({"SCAT-7", "SCAT-5"})
    @DisplayName("SCAT-7, SCAT-5: a grenade does not leave the battlefield, it bounces")
    @CsvSource({"1, bounces", "2, bounces", "8, bounces", "6, g7", "5, h7"})
    void theEdge(int die, String then) {
        String lands = then.equals("bounces") ? "h8, event it bounces back to h8" : then;
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at h5; B1 at a1
                play
                A1 activate; A1 shoot grenade at h8; dice A 1 1 1 | A %d
                expect event it lands in %s
                """.formatted(die, lands));
    }

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: a model that does not fit stays if it has not fallen, and the explosion pins it there")
    void aModelThatDoesNotFitStays() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, at c4/7; B2 SZ 4, at c5
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1 | A 1
                expect event SCAT-6, B1 at c4/7, pinned, not event SLAM-1, asks A: activation
                """);
    }

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: after a fall a blocked try slams no model; the next one leads out, with one test (FALL-3)")
    void aBlockedTrySlamsNoModel() {
        play(OVER_A_PIT.formatted("open east of c5; open north of c5") + """
                dice A 5 | A 7 | A 3                     # walls, then no space in d5
                dice A 1; B1 spot 5
                expect B1 at c6
                dice A 5 1 1 | B 5 1 1
                expect event B1 falls 2, B1 pinned, unharmed, not event SLAM-1
                """);
    }

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: the eighth try may still lead out")
    void theEighthTry() {
        play(OVER_A_PIT.formatted("open north of c5") + """
                dice A 3 3 4 5 6 7 7
                expect asks A rolls 1 d8: scatter
                dice A 1; B1 spot 5; dice A 5 1 1 | B 5 1 1
                expect B1 at c6, pinned
                """);
    }

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: after eight its owner places it in one of the nearest floored cubes with space, not higher")
    void afterEightTries() {
        play(OVER_A_PIT.formatted("open east of c5") + """
                dice A 1 1 3 3 5 5 7 7
                expect asks B: landing (SCAT-6), offers B1 land c6, offers B1 land b4, offers B1 land c4
                expect refuses B1 land d5 by SCAT-6, refuses B1 land c5 by SCAT-6, refuses B1 land c7 by SCAT-6
                expect refuses B1 land c6:3 by SCAT-6, refuses B1 land c4:2 by SCAT-6, refuses B2 land c6
                B1 land d6; B1 spot 5; dice A 5 1 1 | B 5 1 1
                expect event B1 falls 2, B1 at d6, pinned, not event SLAM-1
                """);
    }

    @Test
    @Rule("SCAT-6")
    @DisplayName("SCAT-6: a try that leads further down is one more fall of the chain")
    void furtherDown() {
        play("""
                floors c3:4 c4:4 c5:3 d5:2; barricade north of c3:4
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:4
                B1 SV 5+ AR 1, at c4:4; B2 SZ 4, at c5:3; B3 SZ 4, at d5:2
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                dice A 3 | A 3; B1 spot 5                # over d5:2, which is full, and on from there to e5
                dice A 5 1 1 1 | B 5 1 1                 # 3 cubes in all
                expect event B1 falls 3, B1 at e5, pinned
                """);
    }

    @Test
    @Rule("SCAT-8")
    @DisplayName("SCAT-8: one after another, the side with the initiative first, in the order of the team")
    void oneAfterAnother() {
        play("""
                initiative B
                A1 to A2 SV 5+, at c4
                B1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; B2 to B3 SV 5+, at c4
                play
                B1 activate; B1 shoot grenade at c4; dice B 4 1 1
                dice B 1 | B 1 1 1 | B 1 1 1 | A 1 1 1 | A 1 1 1
                dice B 1; B2 spot 5; dice B 2; B3 spot 5; dice B 3; A1 spot 5; dice B 5; A2 spot 5
                expect B2 at c5, pinned, B3 at d5, pinned, A1 at d4, pinned, A2 at c3, pinned
                """);
    }

    @Test
    @Rule("SCAT-8")
    @DisplayName("SCAT-8: falls and slams are resolved before the next die; the dead are not thrown")
    void fallsBeforeTheNextDie() {
        play("""
                floor c4:3; wall east of c4:3
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, at c4:3; B2 SV 5+ HP 2, at c4:3; B3 SV 5+, at c4:3; B4 SV 5+, at c4:3
                play
                A1 activate; A1 shoot grenade at c4:3; dice A 4 1 1
                dice A 4 | B 5 1 1 | B 5 1 1 | B 1 1 1 | B 5 1 1
                expect B3 killed
                dice A 1; B1 spot 5; dice A 5 1 1 | B 1 1 1
                dice A 3; dice A 5 1 1 | B 1 1 1
                dice A 5; B4 spot 5; dice A 5 1 1 | B 5 1 1
                expect B1 killed, B2 at c4:3, damage 1, pinned, B4 at c3, pinned
                """);
    }

    @Test
    @Rule({"SCAT-8", "SCAT-6"})
    @DisplayName("SCAT-8, SCAT-6: the model that is thrown first takes the space")
    void theFirstModelTakesTheSpace() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 to B2 SV 5+ SZ 2, at c4; B3 SZ 2, at d4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1 | B 1 1 1
                dice A 3; B1 spot 9; dice A 3
                expect B1 at d4, pinned, B2 at c4, pinned
                """);
    }

    @Test
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: by a ruleset option, a die of 1 has another direction")
    void otherDirections() {
        ScriptRunner.standard()
                .with(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withScatter(Direction.ALL.reverse())))
                .play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1 | A 1
                expect event it lands in b5
                """);
    }
}
