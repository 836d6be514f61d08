package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SLAM, FALL, AWAY, SCAT one after the other: throws off roofs, among enemies, beside walls, into full cubes. */
class ChainRulesTest {
    @Test
    @Rule({"FALL-3", "SCAT-6", "FALL-1"})
    @DisplayName("25. fall without space (FALL-3, SCAT-6)")
    void fallWithoutSpace() {
        play("""
                board 8 x 8 x 3; floors c4:3 c5:3; wall north of c6
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SZ 2 SV 5+ HP 3, at c5:3/5; B2 SZ 4, at c6
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                dice A 1                                 # the wall: rolled again, and no model is slammed
                dice A 3; B1 spot 5
                dice A 5 6 1 | B 5 1 1                   # one test for 2 cubes
                expect event B1 falls 2, B1 at d6/5, pinned, damage 2, not event SLAM-1
                """);
    }

    @Test
    @Rule({"FALL-1", "PIN-3", "AWAY-5"})
    @DisplayName("FALL-1, PIN-3: off a roof among enemies: the fall, then the fight")
    void amongEnemies() {
        play("""
                board 8 x 8 x 3; floors c4:3 c5:3; wall north of c6
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; A2 FI 4+ SV 5+, at c6
                B1 FI 4+ SV 5+ AR 1 HP 3, at c5:3/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                B1 spot 4
                dice A 5 1 1 | B 5 1 1
                expect event B1 is pinned, event B1 stands up
                dice A 4 4 4 1 | B 5 1 1
                expect B1 at c6/4, upright, damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"FALL-3", "SCAT-3", "SCAT-6"})
    @DisplayName("SCAT-6, SCAT-3: fallen on a full walkway, it scatters from there, and falls on")
    void fromAFullWalkway() {
        play("""
                board 8 x 8 x 4; floors c4:4 c5:4; half floor north of c6:3
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:4/5; B1 SZ 2 SV 5+ AR 3 HP 3, at c5:4/5; B2 SZ 2, at c6:3
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                dice A 5                                 # on the walkway, where B2 is
                dice A 1; B1 spot 5                      # north, and down to the ground
                dice A 1 1 1 1 | B 1 1 1
                expect event B1 falls 3, B1 at c7/5, pinned
                """);
    }

    @Test
    @Rule({"SCAT-3", "SCAT-2", "K-GRENADE"})
    @DisplayName("SCAT-3: a grenade that scatters onto a half floor: up to 4 it falls past it")
    void grenades() {
        String throwing = """
                board 8 x 8 x 2; floors c4:2 c5:2; half floor east of c6:2
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c4:2/5; B1 SV 5+ HP 3, at %s
                play
                A1 activate; A1 shoot grenade at c5:2; dice A 1 1 1
                dice A 1
                expect asks A rolls 1 d8: half floor (SCAT-3)
                dice A %d; dice A 4 1 1 | B 1 1 1
                expect B1 damage 1
                """;
        play(throwing.formatted("c6", 4));
        play(throwing.formatted("c6:2/5", 5));
    }

    @Test
    @Rule({"SCAT-5", "K-GRENADE"})
    @DisplayName("12. a grenade that bounces goes off in the cube it was thrown at (K-GRENADE, SCAT-5)")
    void aGrenadeThatBounces() {
        play("""
                wall north of c4; A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c2; B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1
                dice A 1; dice A 4 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"SLAM-2", "ADV-8"})
    @DisplayName("SLAM-2: hatches let small enough models through")
    void hatches() {
        for (int size = 1; size <= 3; size++) {
            String after = size <= 2 ? "B1 spot 5\nexpect B1 at c6/5" : "dice A 1 1 1 | B 1 1 1\nexpect B1 at c5/5";
            play("""
                    wall north of c5; hatch 2 north of c5
                    A1 RA 5+, cannon R6 KNOCKBACK, at c4/5; B1 SV 5+ AR 3 HP 3 SZ %d, at c5/5
                    play
                    A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                    """.formatted(size) + after);
        }
    }

    @Test
    @Rule({"GEO-6", "AWAY-2", "FALL-2"})
    @DisplayName("GEO-6: a model thrown off above a ramp lands on the ramp")
    void ontoARamp() {
        play("""
                board 8 x 8 x 2; floors c4:2 c5:2; ramp south of c6
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:2/5; B1 SV 5+ AR 3 HP 3, at c5:2/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                B1 spot 5
                expect event B1 falls 1, B1 at c6/5, upright
                """);
    }
}
