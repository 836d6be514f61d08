package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-AERIAL, SET-7, SET-10. Zones are a8 to d8 and e1 to h1; objectives h7, a2, f5 and c4. */
class AerialRulesTest {
    private static void play(String script) {
        Examples.play(script);
    }

    private static void play(CornerScenario corners, String script) {
        assertThat(script.lines().count()).isLessThanOrEqualTo(15);
        Script.Runner.standard().withScenario(corners).play(script);
    }

    @Test
    @Rule({"K-AERIAL", "SET-7", "SET-11"})
    @DisplayName("K-AERIAL, SET-7: declared by air in place of its deployment; it may be deployed as others are")
    void declared() {
        play("""
                A1 AERIAL DEPLOYMENT; A2 HP 1; B1 HP 1
                play
                zone 1
                A1 set up
                expect offers A1 use K-AERIAL, offers A1 deploy a8, refuses A1 use K-AERIAL on a8 by SET-7
                A1 use K-AERIAL
                expect A1 reserve, refuses A1 set up by SET-7
                A2 set up
                expect refuses A2 use K-AERIAL by SET-7
                A2 deploy a8; A2 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                expect asks A: deployment (K-AERIAL), offers exactly A1 set up, why A's models come by air
                A1 set up
                expect asks A: deployment cube (K-AERIAL), why A1 comes by air
                A1 deploy d4; A1 spot 5
                expect A1 at d4/5, not activated, round 1
                """);
        play("""
                A1 AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                expect A1 at a8/5, round 1
                """);
    }

    @Test
    @Rule({"K-AERIAL", "SET-10", "SET-5"})
    @DisplayName("K-AERIAL, SET-10: one model a side in turn, the initiative first; then recon, then scouts")
    void inTurn() {
        play("""
                A1 RECON 5+, AERIAL DEPLOYMENT, SCOUT; B1 to B3 RECON 5+, AERIAL DEPLOYMENT; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 4
                A starts; zone 1; A1 set up; A1 use K-AERIAL; B1 set up; B1 use K-AERIAL; B2 set up; B2 use K-AERIAL; B3 set up; B3 use K-AERIAL
                expect refuses B1 set up by K-AERIAL, refuses A1 deploy a6 by ASK-1
                A1 set up; A1 deploy a6; A1 spot 5; B2 set up; B2 deploy h5; B2 spot 5
                expect asks B: deployment (K-AERIAL), offers exactly B1 set up | B3 set up
                B1 set up; B1 deploy h1; B1 spot 5; B3 set up; B3 deploy h1; B3 spot 4
                expect asks A: recon effect
                recon 4; done
                expect asks A: keyword (K-SCOUT)
                """);
    }

    @Test
    @Rule({"K-AERIAL", "SET-3", "SET-8"})
    @DisplayName("K-AERIAL: the highest floored level of a stack; a VEHICLE where that is the ground")
    void highestFloor() {
        play("""
                floors b5:2 b5:3
                A1 AERIAL DEPLOYMENT; A2 VEHICLE, AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 use K-AERIAL; A2 set up; A2 use K-AERIAL; B1 set up; B1 deploy h1; B1 spot 5
                A1 set up
                expect offers A1 deploy b5:3, refuses A1 deploy b5:2 by K-AERIAL, refuses A1 deploy b5 by K-AERIAL
                A1 deploy b5:3; A1 spot 5; A2 set up
                expect refuses A2 deploy b5:3 by SET-8, refuses A2 deploy b5 by K-AERIAL, offers A2 deploy b6
                A2 deploy b6; A2 spot 5
                expect A1 at b5:3/5
                """);
    }

    @Test
    @Rule("K-AERIAL")
    @DisplayName("K-AERIAL: 2 cubes from the nearest enemy, not in the enemy zone, nor in a cube with an objective")
    void allowedCubes() {
        play("""
                A1 AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 use K-AERIAL; B1 set up; B1 deploy e1; B1 spot 5; A1 set up
                expect refuses A1 deploy d2 by K-AERIAL, refuses A1 deploy e2 by K-AERIAL, offers A1 deploy e3
                expect refuses A1 deploy h1 by K-AERIAL, offers A1 deploy h2, offers A1 deploy c1
                expect refuses A1 deploy c4 by K-AERIAL, refuses A1 deploy a2 by K-AERIAL, offers A1 deploy c5
                expect refuses B1 deploy a8 by ASK-5, refuses A1 use K-AERIAL by ASK-1
                """);
    }

    @Test
    @Rule({"K-AERIAL", "ADV-4", "GEO-7"})
    @DisplayName("K-AERIAL: a cube, or a side of one, with space")
    void aCubeWithSpace() {
        play("""
                wall north-south through a4
                A1 SZ 3, AERIAL DEPLOYMENT; A2 SZ 2; A3 SZ 2, AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 use K-AERIAL; A2 set up; A2 deploy a8; A2 spot 5; A3 set up; A3 use K-AERIAL; B1 set up; B1 deploy e1; B1 spot 5
                A1 set up
                expect refuses A1 deploy a8 by K-AERIAL, refuses A1 deploy a4w by K-AERIAL
                A1 deploy h8; A1 spot 5; A3 set up
                expect offers A3 deploy a8, offers A3 deploy a4w, refuses A3 deploy a4 by K-AERIAL
                """);
    }

    @Test
    @Rule("K-AERIAL")
    @DisplayName("K-AERIAL: its own zone always, however near enemies are and whatever objective is there, but not "
            + "beside one")
    void itsOwnZone() {
        play(CornerScenario.of("a1 a2", "b1"), """
                board 8 x 2
                A1 HP 1; A2 AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 use K-AERIAL; B1 set up; B1 deploy b1; B1 spot 5; A2 set up
                expect offers A2 deploy a1, offers A2 deploy a2, refuses A2 deploy b2 by K-AERIAL
                expect refuses A2 deploy c1 by K-AERIAL, offers A2 deploy d1
                """);
    }

    @Test
    @Rule({"K-AERIAL", "SET-9"})
    @DisplayName("K-AERIAL, SET-9: with no cube left it comes anywhere in its own zone, which grows if need be")
    void noCubeLeft() {
        play(CornerScenario.of("a1", "a2"), """
                board 2 x 2; floor a1:2
                A1 SZ 4; A2 SZ 4, AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1:2; A1 spot 5; A2 set up; A2 use K-AERIAL; B1 set up; B1 deploy a2; B1 spot 5
                A2 set up; A2 deploy a1; A2 spot 5
                expect A2 at a1/5, round 1
                """);
        play(CornerScenario.of("a1", "a2"), """
                board 2 x 2
                A1 SZ 4; A2 SZ 4, AERIAL DEPLOYMENT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 use K-AERIAL; B1 set up; B1 deploy a2; B1 spot 5
                expect asks A: zone cube (SET-9), offers exactly add cube b1 | add cube b2
                add cube b2
                expect asks B: zone cube (SET-9), offers exactly add cube b1 | done
                done; A2 set up; A2 deploy b2; A2 spot 5
                expect A2 at b2/5, round 1
                """);
    }

    @Test
    @Rule({"K-AERIAL", "ITEM-2"})
    @DisplayName("K-AERIAL: it picks no item up")
    void picksNothingUp() {
        play("""
                items 1; A1 AERIAL DEPLOYMENT; B1 HP 1
                play
                order 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; dice B 1 7
                zone 1; A1 set up; A1 use K-AERIAL; B1 set up; B1 deploy h1; B1 spot 5; A1 set up; A1 deploy a7; A1 spot 5
                expect A1 at a7/5, round 1, asks A rolls 3 command dice
                """);
    }
}
