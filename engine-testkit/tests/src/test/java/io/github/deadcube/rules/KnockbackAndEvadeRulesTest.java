package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** KNOCKBACK, EVADE, and moves that end early. */
class KnockbackAndEvadeRulesTest {
    @ParameterizedTest(name = "{0} against {1}: at {2}")
    @Rule("K-KNOCKBACK")
    @DisplayName("K-KNOCKBACK: only with more successes, even if AR prevents the damage; a draw moves no model")
    @CsvSource({"5 1 1, 1 1 1, c5", "5 5 1, 5 1 1, c5", "5 1 1, 5 1 1, c4", "1 1 1, 5 1 1, c4", "1 1 1, 1 1 1, c4"})
    void withMoreSuccesses(String shooter, String target, String cube) {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 2, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A %s | B %s
                %s
                expect B1 at %s, upright, unharmed, asks A: activation
                """.formatted(shooter, target, cube.equals("c5") ? "B1 spot 5" : "", cube));
    }

    @Test
    @Rule("K-KNOCKBACK")
    @DisplayName("K-KNOCKBACK: off a roof onto an enemy, one down: unpinned, it fights (AWAY-4, FALL-2)")
    void offARoofOntoAnEnemy() {
        play("""
                floors c3:2 c4:2; barricade north of c3:2
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:2; A2 FI 5+ SV 5+ HP 2, at c5
                B1 FI 4+ SV 5+ AR 1, at c4:2
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9; A2 survive
                dice A 1 1 1 | B 4 1 1
                expect event B1 falls 1, A2 damage 1, B1 upright, unharmed
                """);
    }

    @Test
    @Rule({"K-KNOCKBACK", "SLAM-1"})
    @DisplayName(
            "K-KNOCKBACK, SLAM-1: a slammed model is still in its cube, upright after a draw, and may EVADE (K-EVADE)")
    void slammedAndEvading() {
        play("""
                wall north of c4; barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 1, EVADE, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                dice A 5 1 1 | B 5 1 1
                expect asks B: evade (K-EVADE), refuses B1 step c5 by ADV-7
                B1 step d4; B1 spot 5
                expect B1 at d4
                """);
    }

    @Test
    @Rule({"K-EVADE", "SLAM-1"})
    @DisplayName("K-EVADE, SLAM-1: pinned by the wall it may not")
    void pinnedByTheWall() {
        play("""
                wall north of c4; barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 1, EVADE, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                dice A 5 1 1 | B 1 1 1
                expect B1 pinned, not event K-EVADE, asks A: activation
                """);
    }

    @Test
    @Rule({"K-KNOCKBACK", "ADV-6"})
    @DisplayName(
            "K-KNOCKBACK, ADV-6: a model that is moved as it breaks away ends its movement there, but not its activation")
    void movedAsItBreaksAway() {
        play("""
                A1 RA 5+ SV 5+ AR 1, rifle R5, at c4
                B1 FI 4+, KNOCKBACK, at c4; B2 SV 5+, at h4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                dice A 1 1 1 | B 4 1 1; A1 throw south; A1 spot 5
                expect A1 at c3, upright, asks A: activation, refuses A1 advance by RND-4
                expect offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule({"ADV-6", "SLAM-1"})
    @DisplayName("ADV-6, SLAM-1: slammed but not moved, it makes its step")
    void slammedAsItBreaksAway() {
        play("""
                wall south of c4
                A1 SV 5+ AR 1, at c4
                B1 FI 4+, KNOCKBACK, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                dice A 1 1 1 | B 4 1 1; A1 throw south
                dice A 5 1 1 | B 5 1 1                   # a draw
                expect A1 at c4, upright, asks A: movement, offers A1 step c5, offers A1 spot 9
                expect refuses A1 step d5 by ADV-6
                A1 step c5; A1 spot 5
                expect A1 at c5
                """);
    }

    @Test
    @Rule({"ADV-6", "DMG-4"})
    @DisplayName("ADV-6, DMG-4: killed as it breaks away, it goes nowhere; its BOOM! goes off where it was (K-BOOM)")
    void killedAsItBreaksAway() {
        play("""
                A1 SV 5+, BOOM! (1), at c4; A2 at a1
                B1 FI 4+ SV 5+ HP 2, at c4; B2 SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c3; B1 attack A1
                dice A 1 1 1 | B 4 1 1
                dice A 4 | B 1 1 1 | A 1; B1 spot 9
                expect A1 killed, B1 at c5, pinned, damage 1, B2 upright, asks B: turn
                """);
    }

    @Test
    @Rule({"ADV-5", "ACT-5", "KT-8", "PIN-3"})
    @DisplayName("ADV-5, ACT-5, KT-8, PIN-3: knocked back off the roof where it moved in, onto a pinned enemy")
    void knockedBackOffARoof() {
        play("""
                floors c4:3 c5:3
                A1 FI 4+ SV 5+ AR 1 HP 2, at c4:3; A2 at a1
                B1 FI 4+ SV 5+, KNOCKBACK, at c5:3; B2 FI 4+ SV 5+, pinned, at d5
                play
                A1 activate; A1 advance; A1 step c5:3; A1 spot 9; B1 fight back
                dice A 1 1 1 1 | B 4 1 1; A1 throw east; A1 spot 9
                dice A 5 1 1 | B 5 1 1                   # gravity, 2 cubes
                expect A1 at d5/9, upright, B2 upright, event A1 is pinned, A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"ADV-5", "K-BOOM", "RND-8"})
    @DisplayName("ADV-5, K-BOOM, RND-8: a mover that kills a BOOM! model may die of the explosion")
    void aMoverDiesOfItsVictim() {
        play("""
                A1 FI 4+ SV 5+, at c4; A2 at a1
                B1 SV 5+ VP 2, BOOM! (2), at c5; B2 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 9
                dice A 4 1 1 1 | B 1 1 1
                dice B 4 1 | A 1 1 1
                expect A1 killed, B1 killed, score A 2, score B 1, asks B: turn
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: an unpinned target that lives may make one step as in an ADVANCE, or stay")
    void oneStep() {
        play("""
                barricade north of c3; wall east of c4 c5; wall north of d4
                A1 RA 5+, rifle R8, at c3; A2 SZ 4, at b4
                B1 SV 5+ HP 2, EVADE, at c4; B2 SZ 4, at b5
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1, asks B: evade (K-EVADE), offers B1 decline K-EVADE, offers B1 step c5
                expect refuses B1 step c6 by ADV-2, refuses B1 step d4 by ADV-7, refuses B1 step b5 by ADV-4
                expect refuses B1 step c4 by ADV-2, refuses A1 step c4, offers B1 step b4
                B1 decline K-EVADE
                expect B1 at c4, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not if it was pinned before, nor with SP -, nor as the target of an ASSAULT")
    void modelsThatCannotEvade() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; A2 RA 5+, rifle R8, at c3; A3 FI 5+, at g4
                B1 SV 5+, EVADE, pinned, at c4; B2 SP - SV 5+, EVADE, at c4; B3 SV 5+, EVADE, at g4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                expect asks A: activation
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot rifle at B2; dice A 1 1 1 | B 1 1 1
                expect asks A: activation
                A2 end; B2 activate; B2 end; A3 activate; A3 assault B3; dice A 1 1 1 | B 1 1 1
                expect asks B: turn, not event K-EVADE
                """);
    }

    @Test
    @Rule({"K-EVADE", "K-RAPID-FIRE"})
    @DisplayName("K-EVADE, K-RAPID-FIRE: from a SHOOT that blazes away, unless it pins")
    void fromBlazingAway() {
        play("""
                barricade north of c3
                A1 to A2 RA 5+, gun R8 RAPID FIRE, at c3
                B1 SV 5+, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B 5 1 1
                expect asks B: evade (K-EVADE)
                B1 decline K-EVADE
                A1 end; B1 activate; B1 end; A2 activate
                A2 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: out of a cube with enemies without breaking away, though not activated")
    void withoutBreakingAway() {
        play("""
                A1 RA 5+, rifle R8, at c3; A2 FI 5+, at c4
                B1 SV 5+, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; B1 spot 5
                expect B1 at c5, not activated, not event ADV-6, asks A: activation
                """);
    }

    @Test
    @Rule({"K-EVADE", "ADV-5", "AST-5"})
    @DisplayName("K-EVADE, ADV-5, AST-5: among enemies it fights one that it chooses, moved in, and may be beaten")
    void amongEnemies() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; A2 FI 5+ SV 5+, KNOCKBACK, at c5; A3 SV 5+, at c5
                B1 FI 4+ SV 5+ HP 2, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; B1 spot 9
                expect asks B: enemy to fight (ADV-5)
                B1 attack A2; A2 fight back
                dice A 5 1 1 1 | B 1 1 1 1
                expect asks A: direction (AWAY-1)
                B1 throw north; B1 spot 5
                expect B1 at c6, damage 1, upright, not activated, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: the target of a SHOOT at its cube does not (K-GRENADE)")
    void notFromGrenades() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, EVADE, at c4; B2 SZ 4, at c5
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1 | A 1
                expect B1 at c4, pinned, asks A: activation
                """);
    }

    @Test
    @Rule({"ADV-6", "SLAM-1", "ACT-5"})
    @DisplayName("ADV-6, SLAM-1, ACT-5: slammed and pinned as it breaks away, it stays and is done")
    void pinnedAsItBreaksAway() {
        play("""
                wall south of c4
                A1 SV 5+ AR 1, at c4; A2 at a1
                B1 FI 4+, KNOCKBACK, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                dice A 1 1 1 | B 4 1 1; A1 throw south
                dice A 1 1 1 | B 5 1 1                   # AR prevents the damage
                expect A1 at c4, pinned, unharmed, activated, asks B: turn, not event PIN-3
                """);
    }
}
