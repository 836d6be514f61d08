package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Worked examples of tests, damage, fights and rounds, with exact dice. */
class AcceptanceExamplesTest {
    @Test
    @Rule({"DICE-2", "DICE-3"})
    @DisplayName("1. exploding dice (DICE-2, DICE-3)")
    void explodingDice() {
        play("""
                board 3 x 4; barricade north of b2       # not clear: 3 dice
                A1 RA 5+, rifle R8, at b1
                B1 HP 4, at b4                           # SV -: rolls nothing (DICE-5)
                play
                A1 activate; A1 shoot rifle at B1
                dice A 8 3 5 | A 8 | A 2
                expect event 3 against 0, B1 damage 3
                """);
    }

    @Test
    @Rule("SHO-6")
    @DisplayName("3. a clear shot from above (SHO-6): armour stops what is left")
    void aClearShotFromAbove() {
        play("""
                floor c2:2
                A1 RA 5+, rifle R8, at c2:2
                B1 SV 4+ AR 1 HP 2, at c4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 7 1 2 3 4 | B 4 1 1             # 3, +2 clear, +1 higher
                expect event 2 against 1, B1 unharmed
                """);
    }

    @Test
    @Rule("K-AP")
    @DisplayName("3. the same with AP1 (K-AP)")
    void aClearShotFromAboveWithAp() {
        play("""
                floor c2:2
                A1 RA 5+, rifle R8 AP1, at c2:2
                B1 SV 4+ AR 1 HP 2, at c4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 7 1 2 3 4 | B 4 1 1
                expect B1 damage 1, upright
                """);
    }

    @Test
    @Rule({"DMG-1", "K-ENERGY-SHIELD", "K-TOUGH", "K-TOXIC"})
    @DisplayName("4. the whole chain of damage (DMG-1, K-ENERGY-SHIELD, K-TOUGH, K-TOXIC)")
    void theWholeChainOfDamage() {
        play("""
                A1 RA 5+, lance R8 AP1 TOXIC (1), at c2
                B1 SV 5+ AR 2 HP 4, ENERGY SHIELD (2), TOUGH, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 5 5 1 | B 1 1 1               # a difference of 4
                dice B 6 2                               # the shield absorbs 1, AR 1, TOUGH 1
                expect event B1 absorbs 1, B1 damage 2   # 1, and 1 for TOXIC
                """);
    }

    @Test
    @Rule({"DMG-1", "K-TOXIC"})
    @DisplayName("4. the same with one success less: without damage TOXIC adds nothing (DMG-1, K-TOXIC)")
    void theWholeChainOfDamageOneLess() {
        play("""
                A1 RA 5+, lance R8 AP1 TOXIC (1), at c2
                B1 SV 5+ AR 2 HP 4, ENERGY SHIELD (2), TOUGH, at c4
                play
                A1 activate; A1 shoot lance at B1
                dice A 5 5 5 1 1 | B 1 1 1 | B 6 2
                expect event B1 absorbs 1, B1 unharmed
                """);
    }

    @Test
    @Rule({"AST-3", "AST-5", "AST-7", "ADV-5", "VIC-1"})
    @DisplayName("5. fighting back wins (AST-3, AST-5, AST-7, ADV-5, VIC-1)")
    void fightingBackWins() {
        play("""
                A1 FI 5+ HP 2 VP 3, at c4
                B1 FI 4+ SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                expect asks B: fight back (AST-3)
                B1 fight back
                dice A 1 2 3 4 | B 4 5 1                 # 3, +1 moved in
                expect event 0 against 2, A1 killed, B1 unharmed, score B 3, score A 0
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("7. standing up beside an unpinned and a pinned enemy (STD-2)")
    void standingUpBesideEnemies() {
        play("""
                A1 SV 5+, pinned, at c4
                B1 FI 4+, at c4
                B2 FI 4+, pinned, at c4
                play
                A1 activate; A1 stand up; A1 spot 5      # only B1 can be chosen
                dice A 5 5 1 | B 4 4 1 1 1               # 3, +1 for its friend B2, +1 pinned
                expect event B1 targets A1, A1 upright, damage 0, B2 pinned
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("7. standing up beside pinned enemies: nothing happens (STD-2)")
    void standingUpBesidePinnedEnemies() {
        play("""
                A1 SV 5+, pinned, at c4
                B1 to B2 FI 4+, pinned, at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                expect A1 upright, B1 pinned, B2 pinned, not event STD-2, asks A: activation
                """);
    }

    @Test
    @Rule({"RND-5", "RND-7"})
    @DisplayName("13. passing (RND-5, RND-7)")
    void passing() {
        play("""
                A1 to A2 at a1; B1 to B4 at h8
                play
                expect offers pass
                pass
                expect asks B: turn, refuses pass by RND-5
                B1 activate; B1 end; A1 activate; A1 end
                B2 activate; B2 end; A2 activate; A2 end
                B3 activate; B3 end                      # A must pass
                expect asks B: turn
                B4 activate; B4 end
                expect round 2, initiative A
                """);
    }

    @Test
    @Rule({"CMD-2", "CMD-3"})
    @DisplayName("14. half the team: with 4 of 7 left, command dice may be rolled again (CMD-2, CMD-3)")
    void halfTheTeam() {
        play("""
                A1 at b1; A2 to A4 at b1, activated; A5 to A7 killed
                B1 at h8, activated
                play
                A1 activate; A1 end
                dice B 1 2 3 | A model dice order    # B first had no model left (RND-7)
                reroll command none
                expect round 2, asks A: command reroll (CMD-2)
                reroll command order; dice A shoot
                expect command A model dice shoot
                """);
    }

    @Test
    @Rule("CMD-3")
    @DisplayName("14. with 3 of 7 left, they may not (CMD-3)")
    void lessThanHalfTheTeam() {
        play("""
                A1 at b1; A2 to A3 at b1, activated; A4 to A7 killed
                B1 at h8, activated
                play
                A1 activate; A1 end
                dice B 1 2 3 | A model dice order    # B first had no model left (RND-7)
                reroll command none                  # B's; A is not asked
                expect round 2, asks B: turn
                """);
    }

    @Test
    @Rule({"K-RAPID-FIRE", "K-WEIGHT-OF-FIRE", "DICE-8"})
    @DisplayName("19. blaze away pins and does no damage (K-RAPID-FIRE, K-WEIGHT-OF-FIRE, DICE-8)")
    void blazeAway() {
        play("""
                board 3 x 4; barricade north of b2
                A1 RA 5+, gun R8 RAPID FIRE and WEIGHT OF FIRE (1), at b1
                B1 SV 4+, at b4
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                dice A 1 2 4 4
                reroll 1; dice A 6
                dice B 1 3 2                             # the target rolls after that
                expect B1 pinned, damage 0
                """);
    }

    @Test
    @Rule("K-RAPID-FIRE")
    @DisplayName("19. without a success the target is not asked (K-RAPID-FIRE)")
    void blazeAwayWithoutSuccess() {
        play("""
                board 3 x 4; barricade north of b2
                A1 RA 5+, gun R8 RAPID FIRE and WEIGHT OF FIRE (1), at b1
                B1 SV 4+, at b4
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                dice A 1 2 4 4
                reroll 1; dice A 3
                expect B1 upright, asks A: activation
                """);
    }

    @Test
    @Rule({"K-EVADE", "AST-10", "ADV-5"})
    @DisplayName("23. EVADE upon a pinned enemy (K-EVADE, AST-10, ADV-5)")
    void evadeOntoAPinnedEnemy() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c2
                A2 SV 5+ HP 2, pinned, at d5
                B1 FI 4+ SV 5+, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 1 1 1 | B 1 1 2
                expect asks B: evade (K-EVADE)
                B1 step d5; B1 spot 4
                dice A 5 1 1 | B 4 4 1 1 1               # 3, +1 moved in, +1 pinned
                expect A2 upright, damage 1, not activated, asks A: activation
                A1 end; B1 activate; B1 end
                expect offers A2 activate
                """);
    }
}
