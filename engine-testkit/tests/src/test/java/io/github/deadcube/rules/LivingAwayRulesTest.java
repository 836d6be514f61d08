package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LIV-AWAY: the cube that the line through a model enters next. */
class LivingAwayRulesTest {
    private static final ScriptRunner LIVING = ScriptRunner.standard().with(Deadcube.livingRules());

    @ParameterizedTest(name = "from {0} through {1}: {2}")
    @Rule("LIV-AWAY")
    @DisplayName("LIV-AWAY: the line leaves the cube by the face that it reaches first")
    @CsvSource({
        "c4/5, d4/5, e4/5",
        "e4/5, d4/5, c4/5",
        "d5/5, d4/5, d3/5",
        "c4/5, d4/9, e4/5",
        "c4/5, d4/3, e4/5",
        "c4/5, d5/6, e5/5",
        "c4/5, d5/8, d6/5",
        "e5/5, d4/7, c4/5",
        "e5/5, d4/2, d3/5",
        "e6/5, d4/4, c4/5",
        "e6/5, d4/2, d3/5"
    })
    void theFirstFace(String source, String target, String beyond) {
        LIVING.play("""
                A1 RA 5+, cannon R6 KNOCKBACK, at %s; B1 SV 5+ AR 9 HP 3, at %s
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                B1 spot 5
                expect B1 at %s
                """.formatted(source, target, beyond));
    }

    @Test
    @Rule("LIV-AWAY")
    @DisplayName("LIV-AWAY: through an edge or a corner the attacker chooses among the cubes that meet there")
    void severalFaces() {
        LIVING.play("""
                A1 RA 5+, cannon R6 KNOCKBACK, at c4/5; B1 SV 5+ AR 9 HP 3, at d4/8
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect offers B1 throw east, offers B1 throw north, offers B1 throw north-east
                expect refuses B1 throw south by AWAY-2, refuses B1 throw north-west by AWAY-2, refuses B1 land d4 by AWAY-2
                """);
        LIVING.play("""
                half floor west of c4:3; half floor west of c5:2
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SV 5+ AR 9 HP 3, at c5:2/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 | B 1 1 1
                expect offers B1 throw north, offers B1 land c5, offers B1 land c6
                expect refuses B1 land c5:3 by AWAY-2, refuses B1 land c4 by AWAY-2, refuses B1 throw south by AWAY-2
                expect refuses A1 land c5 by ASK-5, refuses A1 throw north by ASK-5, refuses A1 end by ASK-1
                """);
    }

    @Test
    @Rule({"LIV-AWAY", "LIV-SLAM"})
    @DisplayName("LIV-SLAM: straight down against the floor is one level down")
    void againstTheFloor() {
        LIVING.play("""
                floor c4:3; floor d4:2
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/6; B1 SV 5+ AR 9 HP 3, at d4:2/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 1 | B 1 1 1
                expect event LIV-SLAM on B1: -1, asks A rolls 3 d8: test (SLAM-1)
                """);
    }

    @Test
    @Rule({"LIV-AWAY", "LIV-SLAM"})
    @DisplayName("LIV-AWAY: the sky is no wall, nor is the ground: if the line leaves no other cube, the model stays")
    void theSkyIsNoWall() {
        String shot =
                "A1 RA 5+, cannon R6 KNOCKBACK, at %s; B1 SV 5+ AR 9 HP 3, at %s; play; A1 activate; A1 shoot cannon at B1\n";
        LIVING.play("board 8 x 8 x 2; half floor south of c5:2; " + shot.formatted("c4/2", "c5:2/2")
                + "dice A 5 1 1 | B 1 1 1; expect B1 at c5:2/2, upright, asks A: activation, not event SLAM-1");
        LIVING.play("board 8 x 8 x 2; floors c3:2; " + shot.formatted("c3:2/8", "c4/5")
                + "dice A 5 1 1 1 1 1 | B 1 1 1; expect B1 at c4/5, upright, asks A: activation, not event SLAM-1");
    }

    @Test
    @Rule("LIV-AWAY")
    @DisplayName(
            "LIV-AWAY: in one cube every adjacent cube may be chosen, and the edge; above and below only cubes there are")
    void anyAdjacentCube() {
        Playback playback = LIVING.play("""
                floor c4:3
                A1 FI 4+, claw CC KNOCKBACK, at a1; B1 SV 5+ HP 9, at a1
                play
                A1 activate; A1 assault B1; A1 wield claw
                dice A 4 4 1 | B 1 1 1
                expect offers B1 throw west, offers B1 throw south-west, offers B1 land a1:2, offers B1 land b2:2
                expect refuses B1 land a1 by AWAY-2, refuses B1 land a3:2 by AWAY-2
                """);
        Prompt.Decision asked = (Prompt.Decision) LIVING.rules().prompt(playback.state());
        // eight directions on the level, and on the level above the four cubes that touch the corner
        assertThat(asked.options())
                .hasSize(8 + 4)
                .allMatch(choice -> Input.parse(choice.toString()).contains(choice));
    }
}
