package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Worked examples of throws, walls, falls and explosions, with exact dice. */
class ForcedMoveExamplesTest {
    @Test
    @Rule({"K-KNOCKBACK", "AWAY-2", "AWAY-3", "FALL-1"})
    @DisplayName("8. knocked off a roof (K-KNOCKBACK, AWAY-2, AWAY-3, FALL-1)")
    void knockedOffARoof() {
        play("""
                floors c4:3 c5:3
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
                B1 SV 5+ AR 1 HP 2, at c5:3/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 7 1 1 1 | B 5 1 1               # AR prevents the damage
                B1 spot 5
                dice A 5 1 1 | B 5 1 1                   # gravity for 2 cubes, a draw
                expect event B1 falls 2, B1 at c6/5, pinned, damage 0
                """);
    }

    @Test
    @Rule({"SLAM-1", "K-KNOCKBACK"})
    @DisplayName("9. slammed into a wall without a gap (SLAM-1, K-KNOCKBACK)")
    void slammed() {
        play("""
                floors c4:3 c5:3; wall north of c5:3
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
                B1 SV 5+ AR 1 HP 2, at c5:3/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 7 1 1 1 | B 5 1 1
                dice A 5 6 1 | B 5 5 1                   # the wall, a draw
                expect event B1 is slammed north, B1 at c5:3/5, upright, damage 0
                """);
    }

    @Test
    @Rule({"SLAM-2", "ADV-7"})
    @DisplayName("9. a large gap lets SZ 3 through (SLAM-2, ADV-7)")
    void notSlammedByALargeGap() {
        play("""
                floors c4:3 c5:3; large gap north of c5:3
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
                B1 SV 5+ AR 1 HP 2 SZ 3, at c5:3/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 7 1 1 1 | B 5 1 1
                B1 spot 5
                dice A 5 1 1 | B 5 1 1
                expect not event SLAM-1, B1 at c6/5, pinned
                """);
    }

    @Test
    @Rule({"SLAM-1", "SLAM-2"})
    @DisplayName("9. a large gap does not let SZ 4 through (SLAM-1, SLAM-2)")
    void slammedByALargeGap() {
        play("""
                floors c4:3 c5:3; large gap north of c5:3
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
                B1 SV 5+ AR 1 HP 2 SZ 4, at c5:3/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 7 1 1 1 | B 5 1 1
                dice A 5 6 7 | B 5 1 1                   # a difference of 2, less AR 1
                expect event B1 is slammed north, B1 at c5:3/5, pinned, damage 1
                """);
    }

    @Test
    @Rule({"K-FRAG", "KT-3", "SCAT-1", "SCAT-8", "PIN-3"})
    @DisplayName("10. frag in a crowd (K-FRAG, KT-3, SCAT-1, SCAT-8, PIN-3)")
    void fragInACrowd() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c2
                A2 SV 5+ HP 2, at c4
                B1 SV 5+ HP 2, at c4
                play
                A1 activate; A1 shoot grenade at c4
                dice A 4 1 1                             # it lands (K-GRENADE)
                dice A 4 8 1 | A 2 | A 1 1 5 | B 5 5 5   # frag, its bonus die, A2, B1
                dice A 3; A2 spot 5; dice A 3; B1 spot 4 # both thrown east
                expect event A2 is pinned, event B1 is pinned
                expect A2 at d4/5, upright, damage 1, B1 at d4/4, upright, damage 0
                expect not event STD-2, event B1 stands up, asks A: activation
                """);
    }

    @Test
    @Rule({"DICE-11", "KT-3", "KT-4", "K-BOOM", "K-EVADE", "FALL-2", "SLAM-1"})
    @DisplayName("20. a grenade on a roof (DICE-11, KT-3, KT-4, K-BOOM, K-EVADE, FALL-2, SLAM-1)")
    void aGrenadeOnARoof() {
        play("""
                floor c5:2; wall east of c5:2
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c3
                A2 SV 5+ HP 2, pinned, at c5:2
                B1 SV 5+ HP 2, EVADE, at c5:2; B2 SV 5+, BOOM! (2), at c5:2
                play
                A1 activate; A1 shoot grenade at c5:2
                dice A 4 1 1 | A 4 5 1                   # it lands; frag
                dice A 5 5 1 | B 6 7 1 | B 5 1 2         # B2 dies, its BOOM! waits
                expect B2 killed, not event K-BOOM
                dice A 7; A2 spot 5                      # west, 1 down: no test
                dice A 3 | A 1 2 3 | B 1 1 1             # east, the wall: a draw
                expect B1 pinned, damage 0
                dice B 4 6 | B 1 2 3                     # BOOM!
                expect A2 at b5/5, pinned, damage 0, B1 killed, not event K-EVADE, score A 2
                """);
    }

    @Test
    @Rule({"AWAY-1", "SLAM-1", "K-KNOCKBACK"})
    @DisplayName("26. slammed beside the attacker (AWAY-1, SLAM-1, K-KNOCKBACK)")
    void slammedBesideTheAttacker() {
        play("""
                wall north of c5
                A1 FI 4+, KNOCKBACK, at c4
                B1 FI 4+ SV 5+ AR 1 HP 2, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                B1 survive
                dice A 4 5 1 1 | B 5 1 1                 # AR prevents the damage
                expect asks A: direction (AWAY-1)
                B1 throw north
                dice A 5 6 7 | B 5 1 1                   # the wall: a difference of 2, less AR 1
                expect B1 at c5/5, pinned, damage 1, not event PIN-3
                """);
    }
}
