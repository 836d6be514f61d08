package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class AssaultRulesTest {
    @Test
    @Rule("AST-1")
    @DisplayName("AST-1: an enemy in the same cube, no friend and no model elsewhere")
    void onlyAnEnemyInTheSameCube() {
        play("""
                A1 to A2 FI 4+, at c4
                B1 FI 4+ SV 4+ HP 2, at c4; B2 at c5; B3 killed
                play
                A1 activate
                expect offers A1 assault B1, refuses A1 assault A2 by AST-1, refuses A1 assault B2 by AST-1
                expect refuses A1 assault A1 by AST-1, refuses A1 assault B3
                A1 assault B1
                expect asks B: fight back (AST-3)
                """);
    }

    @Test
    @Rule("AST-1")
    @DisplayName("AST-1: a long action, the whole of an activation")
    void aLongAction() {
        play("""
                A1 FI 4+, at c4; A2 FI 4+, at a1
                B1 SV 4+, at c4
                play
                A1 activate; A1 advance; A1 spot 5
                expect refuses A1 assault B1 by RND-3
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 assault B1 by AST-1, A1 activated
                """);
    }

    @Test
    @Rule({"AST-1", "AST-4"})
    @DisplayName("AST-1, AST-4: after an ASSAULT nothing is left of the activation")
    void afterAnAssaultNothingIsLeft() {
        play("""
                A1 FI 4+, at c4
                B1 SV 4+, at c4
                play
                A1 activate; A1 assault B1
                expect asks A rolls 3 d8: test
                dice A 3 3 3 | B 3 3 3
                expect A1 activated, B1 unharmed, asks B: turn
                """);
    }

    @Test
    @Rule("AST-2")
    @DisplayName("AST-2: weapons with range CC are named first, or no weapon")
    void aWeaponIsNamed() {
        play("""
                A1 FI 5+, rifle R5, blade CC, hammer CC AP2, at c4
                B1 FI 5+ SV 5+ AR 2 HP 3, at c4
                play
                A1 activate; A1 assault B1
                expect asks A: weapon (AST-2), offers A1 wield blade, offers A1 wield nothing
                expect refuses A1 wield rifle by AST-2, refuses A1 wield spoon by AST-2
                A1 wield hammer; B1 survive
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule("AST-2")
    @DisplayName("AST-2: without a named weapon it has neither AP nor keywords, though it carries a hammer")
    void noWeaponIsNamed() {
        play("""
                A1 FI 5+, hammer CC AP2 KNOCKBACK, at c4
                B1 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate; A1 assault B1; A1 wield nothing
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 1, at c4, not event K-KNOCKBACK
                """);
    }

    @Test
    @Rule("AST-2")
    @DisplayName("AST-2: without a CC weapon it assaults with no AP and no keywords, even with a rifle")
    void withoutAWeapon() {
        play("""
                A1 FI 5+, rifle R5 AP2 TOXIC (1), at c4
                B1 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate; A1 assault B1
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"AST-2", "AST-3"})
    @DisplayName("AST-2, AST-3: a model names its weapon when it fights back")
    void theDefenderNamesItsWeapon() {
        play("""
                A1 FI 5+ AR 1 HP 3, at c4
                B1 FI 5+ SV 5+, rifle R5, blade CC, hammer CC AP1, at c4
                play
                A1 activate; A1 assault B1
                expect offers B1 fight back with blade, offers B1 fight back with hammer, offers B1 survive
                expect refuses B1 fight back with rifle by AST-2, refuses B1 fight back with spoon by AST-2
                expect offers B1 fight back
                B1 fight back with hammer
                dice A 1 1 1 | B 5 5 1
                expect A1 damage 2, B1 unharmed
                """);
    }

    @Test
    @Rule("AST-3")
    @DisplayName("AST-3: fighting back is a FIGHT, surviving a SURVIVE, each of 3 dice; neither is an action")
    void fightingBackIsNoAction() {
        play("""
                A1 FI 5+, at c4
                B1 FI 3+ SV 7+ HP 2, at c4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 | B 3 2 2
                expect event 1 against 1, B1 unharmed, not activated, A1 unharmed
                B1 activate
                expect offers B1 assault A1
                """);
    }

    @Test
    @Rule("AST-3")
    @DisplayName("AST-3: surviving")
    void surviving() {
        play("""
                A1 FI 5+, at c4
                B1 FI 3+ SV 7+ HP 2, at c4
                play
                A1 activate; A1 assault B1; B1 survive
                dice A 5 1 1 | B 3 6 6
                expect event 1 against 0, B1 damage 1, not activated, offers B1 activate
                """);
    }

    @Test
    @Rule({"AST-3", "AST-11"})
    @DisplayName("AST-3, AST-11: the target chooses the answer, before any dice")
    void theTargetChooses() {
        play("""
                A1 FI 5+, at c4
                B1 FI 3+ SV 7+, at c4; B2 FI 3+, at c4
                play
                A1 activate; A1 assault B1
                expect asks B: fight back (AST-3), refuses A1 fight back, refuses A1 survive
                expect refuses B2 survive, refuses B2 fight back, refuses 5 5 5 by ASK-1
                """);
    }

    @Test
    @Rule("AST-7")
    @DisplayName("AST-7: a FIGHT that wins by 2 against a SURVIVE costs the target 2")
    void aFightThatWins() {
        play("""
                A1 FI 5+, at c4
                B1 FI 4+ SV 5+ HP 3, at c4
                play
                A1 activate; A1 assault B1; B1 survive
                dice A 5 6 7 | B 5 1 1
                expect event 3 against 1, B1 damage 2, A1 unharmed
                """);
    }

    @Test
    @Rule("AST-7")
    @DisplayName("AST-7: a SURVIVE that wins does nothing to the assaulter")
    void aSurviveThatWins() {
        play("""
                A1 FI 5+, at c4
                B1 FI 4+ SV 5+, at c4
                play
                A1 activate; A1 assault B1; B1 survive
                dice A 5 1 1 | B 5 6 7
                expect event 1 against 3, A1 unharmed, B1 unharmed
                """);
    }

    @Test
    @Rule("AST-7")
    @DisplayName("AST-7: a draw does no damage, whether the target fights back or survives")
    void aDraw() {
        play("""
                A1 FI 5+, at c4; A2 FI 5+, at g4
                B1 FI 4+ SV 5+, at c4; B2 FI 4+ SV 5+, at g4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 | B 4 1 1
                expect A1 unharmed, B1 unharmed
                B1 activate; B1 end; A2 activate; A2 assault B2; B2 survive
                dice A 5 5 1 | B 5 5 1
                expect A2 unharmed, B2 unharmed
                """);
    }

    @Test
    @Rule("AST-7")
    @DisplayName("AST-7: an assaulter that loses to a fight back takes the difference, and may die")
    void losesToTheFightBack() {
        play("""
                A1 FI 5+ AR 1 HP 2 VP 2, at c4; A2 at a1
                B1 FI 4+ SV 5+, at c4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 1 1 1 | B 4 4 4
                expect event 0 against 3, A1 killed, score B 2, asks B: turn
                """);
    }

    @Test
    @Rule("AST-8")
    @DisplayName("AST-8: a target with FI - is not asked, it survives")
    void noFightToFightBackWith() {
        play("""
                A1 FI 5+, at c4
                B1 SV 5+ HP 2, blade CC, at c4
                play
                A1 activate; A1 assault B1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("AST-8")
    @DisplayName("AST-8: a model with FI - cannot choose to ASSAULT; if it must, it has no dice, not even bonuses")
    void noFightToAssaultWith() {
        play("""
                A1 HP 2, at c4; A2 at g4
                B1 FI 4+ SV 5+, at c5; B2 SV 5+, at g4
                play
                A2 activate
                expect refuses A2 assault B2 by DICE-5
                A2 end; B2 activate; B2 end; A1 activate; A1 advance; A1 step c5
                A1 spot 4; B1 fight back
                expect asks B rolls 3 d8: test
                dice B 4 1 1
                expect event 0 against 1, A1 damage 1
                """);
    }

    @Test
    @Rule("AST-11")
    @DisplayName("AST-11: weapon, reply, added dice, rolls, re-rolls, each the assaulter first")
    void theOrder() {
        play("""
                A1 FI 5+, blade CC, hammer CC, at c4; command A dice shoot
                B1 FI 5+ SV 5+ HP 4, at c4; command B dice dice
                play
                A1 activate; A1 assault B1
                A1 wield blade; B1 fight back
                expect asks A: added dice
                add 1
                expect asks B: added dice
                add 1
                dice A 8 1 1 1 | A 5 | B 5 1 1 1; reroll with shoot; dice A 5; reroll with dice; dice B 1
                expect event 3 against 1, B1 damage 2, command A none, command B none
                """);
    }

    @Test
    @Rule({"AST-1", "CMD-8", "K-RAMPAGE"})
    @DisplayName("AST-1: only an enemy beside which the activation began: by action or die, and not after moving in")
    void besideFromTheBeginning() {
        play("""
                A1 FI 4+ SP 1-2, at c4; B1 SV 5+ HP 9, at c4; B2 at h8; command A assault
                play
                A1 activate; A1 advance; A1 spot 5
                expect offers spend assault: A1 assault B1
                """);
        play("""
                A1 FI 4+ SP 1-2, at c4; B1 SV 5+ HP 9, at c5; B2 at h8; command A assault
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4; dice A 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect refuses spend assault: A1 assault B1 by AST-1
                A1 end; B1 activate; B1 end; B2 activate; B2 end
                dice A 5 5 5 | B 1 1 1; reroll command none; reroll command none
                A1 activate
                expect offers A1 assault B1, offers spend assault: A1 assault B1
                """);
        play("""
                A1 FI 4+ SP 1-2 HP 2, RAMPAGE, damage 1, at c4; B1 SV 5+ HP 9, at c5; B2 at h8
                play
                A1 activate; dice A 7; A1 use K-RAMPAGE; A1 step c5; A1 spot 4; dice A 1 1 1 1 | B 1 1 1 1
                expect refuses A1 assault B1 by AST-1, offers A1 advance
                """);
    }

    @Test
    @Rule({"AST-1", "K-EVADE", "K-TELEPORT", "AWAY-4"})
    @DisplayName("AST-1: nor an enemy that has come into its cube since, by choice or by force, nor after a TELEPORT")
    void whoHasCome() {
        play("""
                barricade north of c3; command A assault
                A1 FI 4+ RA 5+ SV 5+ HP 9, rifle R8, at c3; B1 FI 4+ SP 1-2 SV 5+ HP 9, EVADE, at c4; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 5 1 1; A1 decline CMD-5
                B1 step c3; B1 spot 4; A1 survive; dice A 1 1 1 | B 1 1 1 1; A1 decline CMD-5
                expect refuses spend assault: A1 assault B1 by AST-1
                """);
        play("""
                command A assault; A1 FI 4+ SP 1-2, TELEPORT, at c3; B1 SV 5+ HP 9, at c5; B2 at h8
                play
                A1 activate; A1 use K-TELEPORT on c5; A1 spot 4; dice A 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect refuses spend assault: A1 assault B1 by AST-1
                """);
        play("""
                command A assault; A1 FI 4+ RA 4+ SV 5+ HP 9, pot R3 GRENADE (BLAST), at c3; B1 SV 5+ HP 9, at c4; B2 at h8
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1; dice A 5; B1 spot 4
                dice A 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect B1 at c3, upright
                expect refuses spend assault: A1 assault B1 by AST-1
                """);
    }
}
