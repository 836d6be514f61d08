package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** DICE-8 to DICE-12: re-rolls, the order of a test, tests without a model, and single dice. */
class RerollRulesTest {
    @Test
    @Rule({"DICE-8", "K-RESILIENT"})
    @DisplayName(
            "DICE-8, K-RESILIENT: failed dice only, bonus dice too, no more than the keyword allows; an 8 explodes")
    void keywordReroll() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 3, RESILIENT (1), at a4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 5 | B 8 5 5 | B 1                     # only the bonus die has failed
                expect asks B: reroll (DICE-8), offers reroll 0, offers reroll 1, refuses reroll 2 by DICE-8
                reroll 1; dice B 8 | B 5
                expect event 3 against 5, B1 unharmed
                """);
    }

    @Test
    @Rule("DICE-8")
    @DisplayName("DICE-8: the new result stands")
    void theNewResultStands() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 3, RESILIENT (2), at a4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 5 | B 5 5 1
                expect asks B: reroll, refuses reroll 2 by DICE-8 # only one die has failed
                reroll 1; dice B 4
                expect event 3 against 2, B1 damage 1, asks A: activation
                """);
    }

    @Test
    @Rule("DICE-8")
    @DisplayName("DICE-8: without a failed die no side is asked")
    void nothingToReroll() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 3, RESILIENT (1), at a4; command B order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 5 | B 5 6 7
                expect asks A: activation, B1 unharmed
                """);
    }

    @Test
    @Rule("DICE-8")
    @DisplayName("DICE-8: all keyword re-rolls at once, of dice that are counted over the whole test")
    void keywordRerollsAreChosenTogether() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, gun R8 WEIGHT OF FIRE (2), WEIGHT OF FIRE (1), at a1; B1 SV 5+ HP 9, at a4
                play
                A1 activate; A1 shoot gun at B1
                dice A 8 1 1 | A 1
                expect asks B rolls 3 d8: test
                dice B 1 1 1
                expect asks A: reroll, refuses reroll 4 by DICE-8
                reroll 3; dice A 8 5 4 | A 5
                expect event 4 against 0, asks A: activation
                """);
    }

    @Test
    @Rule({"DICE-8", "CMD-5"})
    @DisplayName("DICE-8, CMD-5: a die that a keyword has rolled again is not rolled again by a command die")
    void oncePerDie() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 9, RESILIENT (1), at a4; command B order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 5 | B 5 5 1
                reroll 1; dice B 2
                expect asks A: activation, command B order
                """);
    }

    @Test
    @Rule({"DICE-8", "CMD-5"})
    @DisplayName("DICE-8, CMD-5: its bonus die may be, seeing the keyword's results")
    void theBonusDieOfAReroll() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 9, RESILIENT (1), at a4; command B order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 5 | B 5 5 1
                expect asks B: reroll, refuses reroll with order
                reroll 1; dice B 8 | B 1
                expect asks B: command die reroll (CMD-5), refuses reroll 1 by DICE-8
                reroll with order; dice B 6
                expect event 3 against 4, command B none
                """);
    }

    @Test
    @Rule("DICE-9")
    @DisplayName(
            "DICE-9: the side with the initiative first: added dice, rolls with their bonus dice, then its re-rolls")
    void theOrderOfATest() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8 WEIGHT OF FIRE (1), at a1; B1 SV 5+ HP 9, RESILIENT (1), at a4
                command A dice order; command B dice order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: added dice (CMD-7)
                add 1; expect asks B: added dice; add 1
                dice A 8 1 1 1 | A 1 | B 8 1 1 1 | B 1
                expect asks A: reroll (DICE-8)
                reroll 1; dice A 5; expect asks A: command die reroll (CMD-5)
                reroll with order; dice A 5; expect asks B: reroll (DICE-8)
                reroll 1; dice B 5; expect asks B: command die reroll (CMD-5)
                B1 decline CMD-5; expect event 3 against 2
                """);
    }

    @Test
    @Rule("DICE-9")
    @DisplayName("DICE-9: the initiative decides, not the attacker")
    void theTargetHasTheInitiative() {
        play("""
                initiative B; command A dice; command B dice
                A1 FI 5+, at c4; B1 SV 5+ HP 9, pinned, at c4
                play
                B1 activate; B1 stand up; B1 spot 1
                expect asks B: added dice; add 0; expect asks A: added dice; add 0
                dice B 5 1 1 | A 5 5 5 1                         # 3, +1 pinned
                expect asks B: command die reroll; B1 decline CMD-5; expect asks A: command die reroll
                A1 decline CMD-5; expect B1 damage 2
                """);
    }

    @Test
    @Rule({"DICE-10", "K-GRENADE"})
    @DisplayName("DICE-10, K-GRENADE: no modifiers, no added dice, no re-rolls")
    void asPrinted() {
        play("""
                floor c2:2
                A1 RA 4+, pot R3 GRENADE (FRAG (1)) and WEIGHT OF FIRE (2), at c2:2; B1 at c5
                command A dice dice
                play
                A1 activate; A1 shoot pot at c4                  # clear, and from above
                expect asks A rolls 3 d8: test
                dice A 1 1 1
                expect asks A rolls 1 d8: scatter, command A dice dice
                """);
    }

    @Test
    @Rule("DICE-11")
    @DisplayName(
            "DICE-11: added dice model by model, then one roll as it is, then each model rolls and is hurt in turn")
    void oneRollAgainstAll() {
        play("""
                initiative B; command A dice; command B dice order
                A1 SV 5+ HP 4, at c4
                B1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; B2 SV 5+ HP 4, at c4
                play
                B1 activate; B1 shoot pot at c4; dice B 4 1 1
                expect asks B: added dice; add 0; expect asks A: added dice; add 1
                expect asks B rolls 3 d8: test (K-FRAG)
                dice B 4 5 1; expect asks B rolls 3 d8: test     # B2: the side with the initiative
                dice B 1 1 1; expect asks B: command die reroll
                reroll with order; dice B 5
                expect B2 damage 1, A1 unharmed, asks A rolls 4 d8: test
                dice A 1 1 1 5
                expect A1 damage 1
                """);
    }

    @Test
    @Rule({"DICE-12", "SCAT-8"})
    @DisplayName("DICE-12, SCAT-8: single dice are rolled one by one, by the side of the weapon; 8s do not explode")
    void singleDice() {
        play("""
                initiative B; command A dice; command B order
                A1 SV 5+ HP 4, at c4; A2 SV 5+ HP 4, at c4
                B1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2
                play
                B1 activate; B1 shoot pot at c4; dice B 4 1 1
                add 0; add 0
                dice B 1 1 1 | A 5 5 5 | A 5 5 5
                expect asks B rolls 1 d8: scatter (SCAT-1)
                dice B 8; A1 spot 5; expect A1 at b5/5, asks B rolls 1 d8: scatter
                dice B 1; A2 spot 5; expect A2 at c5/5, asks B: activation, command B order
                """);
    }

    @Test
    @Rule("DICE-11")
    @DisplayName("DICE-11: the added dice of a single victim are declared before the roll too")
    void oneVictimOnly() {
        play("""
                A1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; B1 SV 5+ HP 4, at c4; command B dice
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                expect asks B: added dice (CMD-7), refuses add 2 by CMD-7
                add 1
                expect asks A rolls 3 d8: test
                dice A 4 4 4 | B 1 1 1 1
                expect B1 damage 3
                """);
    }

    @Test
    @Rule("DICE-11")
    @DisplayName("DICE-11: where no model is, nothing is rolled")
    void noModelThere() {
        play("""
                A1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; B1 at h8
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                expect event K-FRAG in c4, asks A: activation
                """);
    }

    @Test
    @Rule({"DICE-11", "SLAM-1"})
    @DisplayName("DICE-11, SLAM-1: a wall rolls for the other side, 3 dice, nothing added, nothing rolled again")
    void aWallRolls() {
        play("""
                wall north of c5; command A dice order
                A1 RA 5+, cannon R6 KNOCKBACK, at c4/5; B1 SV 5+ HP 4, at c5/5
                play
                A1 activate; A1 shoot cannon at B1; add 0
                dice A 5 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect B1 damage 1, asks A rolls 3 d8: test (SLAM-1)
                dice A 4 5 5 | B 5 1 1                           # 5+
                expect B1 damage 2, pinned, asks A: activation, command A dice order
                """);
    }

    @Test
    @Rule({"DICE-12", "SCAT-1"})
    @DisplayName("DICE-12, SCAT-1: a scatter die of 8 leads north-west, once, and is never rolled again")
    void aScatterDie() {
        play("""
                A1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; B1 at h8; command A dice order
                play
                A1 activate; A1 shoot pot at c4; dice A 1 1 1
                expect asks A rolls 1 d8: scatter (SCAT-1)
                dice A 8
                expect event K-FRAG in b5, asks A: activation, command A dice order
                """);
    }

    @Test
    @Rule({"DICE-11", "DICE-12", "K-BOOM"})
    @DisplayName(
            "DICE-11, DICE-12, K-BOOM: an explosion in the enemy's turn is rolled, and its throws, by the model's side")
    void explosionsInTheEnemysTurn() {
        play("""
                A1 RA 5+, rifle R8, at c2; A2 SV 5+ HP 3, at c4
                B1 SV 5+, BOOM! (2), at c4; B2 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect B1 killed, asks B rolls 2 d8: test (K-BOOM)
                dice B 4 1 | A 1 1 1 | B 5 1 1                   # A2 first: A has the initiative
                expect A2 damage 1, B2 unharmed, asks B rolls 1 d8: scatter
                dice B 1; A2 spot 5; expect A2 at c5, asks B rolls 1 d8: scatter
                dice B 5; B2 spot 5; expect B2 at c3, pinned, A2 pinned
                """);
    }

    @Test
    @Rule({"DICE-8", "CMD-5"})
    @DisplayName(
            "DICE-8, CMD-5: keyword re-rolls that are forgone are not asked for again; a command die may still be spent")
    void declined() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 9, RESILIENT (2), at a4; command B order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 5 | B 1 5 1
                reroll 0
                expect asks B: command die reroll (CMD-5), refuses reroll 1 by DICE-8
                reroll with order; dice B 5
                expect event 3 against 2, B1 damage 1, asks A: activation
                """);
    }
}
