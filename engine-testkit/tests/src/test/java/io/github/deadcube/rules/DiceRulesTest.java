package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** DICE-1 to DICE-7: tests and their number of dice. A barricade prevents clear shots. */
class DiceRulesTest {
    @Test
    @Rule("DICE-1")
    @DisplayName("DICE-1: an opposed test, 3 d8 a side, the shooter's and the target's")
    void anOpposedTest() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 4+ HP 4, at a4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test (SHO-5)
                dice A 5 5 1
                expect asks B rolls 3 d8: test (SHO-5)
                dice B 4 1 1
                expect event 2 against 1, B1 damage 1
                """);
    }

    @Test
    @Rule("DICE-1")
    @DisplayName("DICE-1: a test (1) is passed with one success, and is unopposed")
    void aTestForOneSuccess() {
        play("""
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 at h8
                play
                A1 activate; A1 shoot pot at c4
                dice A 1 4 1
                expect event K-FRAG in c4, asks A: activation
                """);
    }

    @Test
    @Rule("DICE-1")
    @DisplayName("DICE-1: it is failed without a success")
    void aTestForOneSuccessFailed() {
        play("""
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 at h8
                play
                A1 activate; A1 shoot pot at c4
                dice A 1 3 3
                expect not event K-FRAG, asks A rolls 1 d8: scatter
                """);
    }

    @Test
    @Rule("DICE-2")
    @DisplayName("DICE-2: equal or more is a success, one less is not")
    void equalsOrBeats() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 4+ HP 4, at a4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 4 5 6 | B 3 3 4
                expect event 2 against 1
                """);
    }

    @Test
    @Rule("DICE-3")
    @DisplayName("DICE-3: each 8 gives a bonus die, and so does an 8 of a bonus die, without limit")
    void bonusDiceExplode() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 8+, rifle R8, at a1; B1 SV 5+ HP 9, at a4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 8 8 7
                expect asks A rolls 2 d8: test
                dice A 8 8 | A 8 1 | A 8 | A 7
                expect asks B rolls 3 d8: test
                dice B 7 5 4
                expect event 6 against 2, B1 damage 4
                """);
    }

    @Test
    @Rule("DICE-3")
    @DisplayName("DICE-3: a 7 gives no bonus die")
    void sevensDoNot() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 2+, rifle R8, at a1; B1 SV 5+ HP 9, at a4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 7 7 7
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"DICE-4", "SHO-6"})
    @DisplayName("DICE-4, SHO-6: modifiers change the number of dice: clear +2, a friend in the target's cube -2")
    void modifiersAddAndTakeDice() {
        String shot = "; play; A1 activate; A1 shoot rifle at B1; expect asks A rolls ";
        play("A1 RA 5+, rifle R8, at c2; B1 at c4" + shot + "5 d8: test");
        play("A1 RA 5+, rifle R8, at c2; A2 at c4; B1 at c4" + shot + "3 d8: test");
        play("barricade north of c3; A1 RA 5+, rifle R8, at c2; B1 at c4" + shot + "3 d8: test");
        play("barricade north of c3; A1 RA 5+, rifle R8, at c2; A2 at c4; B1 at c4" + shot + "1 d8: test");
    }

    @Test
    @Rule("DICE-4")
    @DisplayName("DICE-4: at 0 dice nothing is rolled, the test has 0 successes, and the other side still rolls")
    void noDiceLeft() {
        Shrouded.play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; A2 at a4; B1 SV 4+, SHROUDED (1), at a4
                play
                A1 activate; A1 shoot rifle at B1                # 3 - 2 - 1
                expect asks B rolls 3 d8: test
                dice B 4 1 1
                expect event 0 against 1, B1 unharmed
                """);
    }

    @Test
    @Rule({"DICE-4", "CMD-7"})
    @DisplayName("DICE-4, CMD-7: one Dice command die makes it 1 die")
    void oneDieAgain() {
        Shrouded.play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; A2 at a4; B1 SV 4+, SHROUDED (1), at a4
                command A dice
                play
                A1 activate; A1 shoot rifle at B1
                add 1; dice A 5 | B 4 1 1
                expect event 1 against 1
                """);
    }

    @Test
    @Rule("DICE-4")
    @DisplayName("DICE-4: below 0 dice one added die is not enough, two are")
    void fewerThanNoDice() {
        String shot = """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; A2 at a4; B1 SV 4+, SHROUDED (2), at a4
                command A dice dice
                play
                A1 activate; A1 shoot rifle at B1
                """;
        Shrouded.play(shot + "add 1; dice B 4 1 1; expect event 0 against 1, command A dice");
        Shrouded.play(shot + "add 2; dice A 5 | B 4 1 1; expect event 1 against 1, command A none");
    }

    @Test
    @Rule({"DICE-5", "SHO-8"})
    @DisplayName("DICE-5, SHO-8: without RANGED, printed - or +, a model cannot choose SHOOT, at a cube neither")
    void noRanged() {
        play("""
                A1 RA -, rifle R8, pot R3 GRENADE (FRAG (1)), at c2; A2 RA +, rifle R8, at c2
                B1 at c4; command A shoot
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by SHO-8, refuses A1 shoot pot at c4 by SHO-8
                expect refuses spend shoot: A1 shoot rifle at B1 by SHO-8
                A1 end; B1 activate; B1 end
                A2 activate
                expect refuses A2 shoot rifle at B1 by SHO-8
                """);
    }

    @Test
    @Rule("DICE-5")
    @DisplayName("DICE-5: a model that must SURVIVE with SV - rolls nothing, whatever is added")
    void noSurvive() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV - HP 4, RESILIENT (1), at a4; command B dice order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 5 1
                expect event 2 against 0, B1 damage 2, command B dice order, asks A: activation
                """);
    }

    @Test
    @Rule({"DICE-5", "ADV-5"})
    @DisplayName("DICE-5, ADV-5: a model that must fight with FI - rolls nothing, in spite of its bonuses")
    void noFight() {
        play("""
                A1 FI - HP 2 SZ 2, at c4; B1 FI 4+ SV 4+, at c5; command A dice
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                B1 fight back
                dice B 4 1 1
                expect event 0 against 1, A1 damage 1, command A dice
                """);
    }

    @Test
    @Rule({"DICE-6", "SHO-7", "AST-7"})
    @DisplayName("DICE-6, SHO-7, AST-7: as many successes as the other side is no harm, one more is")
    void draws() {
        String shot = """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 4, at a4
                play
                A1 activate; A1 shoot rifle at B1
                """;
        play(shot + "dice A 5 6 1 | B 5 6 1; expect event 2 against 2, B1 unharmed");
        play(shot + "dice A 5 6 1 | B 5 6 7; expect event 2 against 3, A1 unharmed, B1 unharmed");
        play(shot + "dice A 5 6 7 | B 5 6 1; expect event 3 against 2, B1 damage 1");
        String fight = "A1 FI 5+, at c4; B1 FI 5+ SV 5+, at c4; play; A1 activate; A1 assault B1; B1 fight back; ";
        play(fight + "dice A 5 1 1 | B 5 1 1; expect event 1 against 1, A1 unharmed, B1 unharmed");
    }

    @Test
    @Rule({"DICE-7", "AST-3"})
    @DisplayName("DICE-7, AST-3: FIGHT or SURVIVE is chosen before anyone rolls, and not changed afterwards")
    void theStatisticIsChosenFirst() {
        play("""
                A1 FI 4+, at c4; B1 FI 4+ SV 5+, at c4
                play
                A1 activate; A1 assault B1
                expect asks B: fight back (AST-3), refuses 1 1 1 by ASK-1
                B1 survive
                expect asks A rolls 3 d8: test, refuses B1 fight back by ASK-1
                dice A 1 1 1
                expect asks B rolls 3 d8: test, refuses B1 fight back by ASK-1
                dice B 4 4 1                                     # SV 5+
                expect event 0 against 0, A1 unharmed
                """);
    }

    @Test
    @Rule("DICE-5")
    @DisplayName("DICE-5: a target with FIGHT and without SURVIVE may not choose to survive")
    void noChoosingToSurvive() {
        play("""
                A1 FI 5+, at c4; B1 FI 5+ SV -, axe CC, whip CC, at c4
                play
                A1 activate; A1 assault B1
                expect offers B1 fight back with axe, refuses B1 survive by DICE-5
                """);
    }
}
