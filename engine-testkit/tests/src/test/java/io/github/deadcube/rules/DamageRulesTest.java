package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** From a difference of successes to a death. The barricade prevents clear shots. */
class DamageRulesTest {
    @Test
    @Rule("DMG-1")
    @DisplayName("DMG-1: shields come before AR, and absorb all there is: TOXIC adds nothing")
    void shieldsBeforeArmour() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8 TOXIC (1), at c3
                B1 SV 5+ AR 1 HP 4, ENERGY SHIELD (2), at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 1 | B 1 1 1 | B 6 6
                expect event B1 absorbs 2, B1 unharmed
                """);
    }

    @Test
    @Rule("DMG-1")
    @DisplayName("DMG-1: AR after the shield: 3, less 1 absorbed, less AR 1")
    void armourAfterTheShield() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8, at c3
                B1 SV 5+ AR 1 HP 4, ENERGY SHIELD (2), at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 5 | B 1 1 1 | B 6 5
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("DMG-1")
    @DisplayName("DMG-1: damage equal to AR is none, one more is 1")
    void armourExactly() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8, at c3; A2 RA 5+, lance R8, at c3
                B1 SV 5+ AR 2 HP 4, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 1 | B 1 1 1
                expect event B1 is unharmed, B1 unharmed
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot lance at B1
                dice A 5 5 5 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("DMG-1")
    @DisplayName("DMG-1: more AP than AR takes AR to 0, no lower")
    void armourHasAFloor() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8 AP3, at c3
                B1 SV 5+ AR 1 HP 4, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule("DMG-1")
    @DisplayName("DMG-1: TOUGH after AR, TOXIC last: 3, less AR 1, less 1, plus 2")
    void toughThenToxic() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8 TOXIC (2), at c3
                B1 SV 5+ AR 1 HP 4, TOUGH, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 5 | B 1 1 1
                expect B1 damage 3
                """);
    }

    @Test
    @Rule("DMG-2")
    @DisplayName("DMG-2: AP does nothing to a target without AR")
    void apWithoutArmour() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8 AP2, at c3
                B1 SV 5+ AR - HP 4, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"DMG-2", "K-AP", "KT-1"})
    @DisplayName("DMG-2, K-AP, KT-1: AP of the weapon, of its keyword and of its model add up")
    void apAddsUp() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8 AP1 AP (1), AP (1), at c3
                B1 SV 5+ AR 4 HP 4, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 5 | B 1 1 1                   # 3, less AR 4 - 3
                expect B1 damage 2
                """);
    }

    @Test
    @Rule("DMG-3")
    @DisplayName("DMG-3: damage short of its HP injures a model, damage that reaches them kills it")
    void injuredAndKilled() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8, at c3
                B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 2, in play, score A 0
                """);
    }

    @Test
    @Rule({"DMG-3", "DMG-4"})
    @DisplayName("DMG-3, DMG-4: the dead are removed and score; nothing is aimed at them any more")
    void theDeadAreRemoved() {
        play("""
                barricade north of c3
                A1 RA 5+, lance R8, at c3; A2 RA 5+, lance R8, at c3
                B1 SV 5+ HP 2 VP 2, at c4; B2 at c5
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 5 | B 1 1 1
                expect B1 killed, score A 2
                A1 end; B2 activate; B2 end; A2 activate
                expect refuses A2 shoot lance at B1 by DMG-3, refuses A2 assault B1 by DMG-3
                """);
    }

    @Test
    @Rule({"DMG-4", "VIC-1"})
    @DisplayName("DMG-4, VIC-1: VPs go to the other side for every death, also by its own explosion")
    void pointsForTheOtherSide() {
        play("""
                A1 SV 5+ VP 3, BOOM! (1), at c4; A2 SV 5+ VP 2, at c4
                B1 at h8
                play
                A1 activate; A1 use K-BOOM
                dice A 4 | A 1 1 1
                expect A1 killed, A2 killed, score B 5, score A 0
                """);
    }

    @Test
    @Rule({"DMG-5", "SLAM-1"})
    @DisplayName("DMG-5, SLAM-1: against a wall shields, AR and TOUGH apply, and no AP does")
    void wallsAreAttacks() {
        play("""
                wall north of c4; barricade north of c3
                A1 RA 5+, cannon R8 AP3 KNOCKBACK and TOXIC (2), at c3
                B1 SV 5+ AR 1 HP 4, ENERGY SHIELD (1), TOUGH, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1 | B 6             # the shot is absorbed
                dice A 5 5 8 | A 5 | B 1 1 1 | B 6       # the wall: 4, less 1, less AR 1, less TOUGH
                expect B1 damage 1, pinned
                """);
    }

    @Test
    @Rule({"DMG-5", "FALL-1"})
    @DisplayName("DMG-5, FALL-1: against gravity as well")
    void fallsAreAttacks() {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 AP3 KNOCKBACK and TOXIC (2), at c3:3
                B1 SV 5+ AR 1 HP 4, ENERGY SHIELD (1), TOUGH, at c4:3
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1 | B 6; B1 spot 5
                dice A 5 5 8 | A 5 | B 1 1 1 | B 5       # gravity: 4, less AR 1, less TOUGH
                expect B1 at c5/5, damage 2, pinned
                """);
    }
}
