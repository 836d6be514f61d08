package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ASK: inputs that are refused although they break no rule of the game. After each refusal the script continues unchanged. */
class AskRulesTest {
    @Test
    @Rule("ASK-1")
    @DisplayName("ASK-1: a choice of the wrong kind, or dice, where the turn is asked for")
    void wrongKindAtATurn() {
        play("""
                A1 at b1; B1 at b4
                play
                expect asks A: turn, refuses A1 survive by ASK-1, refuses add 1 by ASK-1, refuses zone 1 by ASK-1
                expect refuses 5 by ASK-1, refuses order 1 by ASK-1
                A1 activate
                expect asks A: activation, refuses A1 survive by ASK-1, refuses add 1 by ASK-1
                expect refuses 5 7 1 by ASK-1, refuses order 1 2 3 by ASK-1
                A1 advance
                expect asks A: movement, refuses A1 end by ASK-1, refuses A1 survive by ASK-1
                A1 spot 7
                expect A1 at b1/7
                """);
    }

    @Test
    @Rule("ASK-1")
    @DisplayName("ASK-1: a choice, or an order, where dice are asked for")
    void aChoiceInPlaceOfDice() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test, refuses A1 end by ASK-1, refuses add 0 by ASK-1, refuses order 1 2 3 by ASK-1
                dice A 1 1 1 | B 1 1 1
                expect B1 unharmed
                """);
    }

    @Test
    @Rule("ASK-1")
    @DisplayName("ASK-1: the prompts of a fight, of a spot and of the command dice take their own kind alone")
    void wrongKindAtAReply() {
        play("""
                A1 FI 5+, at c4; B1 FI 5+ SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: spot, refuses A1 survive by ASK-1, refuses 5 by ASK-1
                A1 spot 4
                expect asks B: fight back, refuses B1 advance by ASK-1, refuses reroll 1 by ASK-1
                B1 survive
                dice A 1 1 1 1 | B 1 1 1
                A1 end; B1 activate; B1 end
                dice A 1 2 3 | B 1 2 3
                expect asks A: command reroll, refuses reroll 1 by ASK-1, refuses 1 2 3 by ASK-1
                reroll command none
                """);
    }

    @Test
    @Rule("ASK-2")
    @DisplayName("ASK-2: one die fewer, one more, or none; of a test and of command dice")
    void wrongNumberOfDice() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 3, at a4, activated
                play
                A1 activate; A1 shoot rifle at B1
                expect refuses 1 1 by ASK-2, refuses 1 1 1 1 by ASK-2
                dice A 8 1 1
                expect asks A rolls 1 d8: test, refuses 1 1 by ASK-2
                dice A 1
                expect asks B rolls 3 d8: test, refuses 1 1 by ASK-2
                dice B 1 1 1
                A1 end
                expect asks B rolls 3 command dice, refuses 1 2 by ASK-2, refuses 1 2 3 4 by ASK-2
                dice B 1 2 3
                """);
    }

    @Test
    @Rule("ASK-3")
    @DisplayName("ASK-3: a d8 shows 1 to 8, a command die 1 to 6")
    void facesOfTheDie() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 3, at a4, activated
                play
                A1 activate; A1 shoot rifle at B1
                expect refuses 1 9 1 by ASK-3, refuses 0 1 1 by ASK-3, refuses 1 1 -1 by ASK-3
                dice A 8 1 1 | A 1 | B 1 1 1
                A1 end
                expect asks B rolls 3 command dice, refuses 1 2 7 by ASK-3, refuses 0 1 2 by ASK-3
                dice B 1 2 6
                expect asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("ASK-4")
    @DisplayName("ASK-4: models and cubes that are not in the game, acting or aimed at")
    void onlyWhatIsInTheGame() {
        play("""
                A1 RA 5+, rifle R8, pot R3 GRENADE (FRAG (1)), at c4; B1 at c5
                play
                expect refuses A2 activate by ASK-4, refuses B9 activate by ASK-4
                A1 activate
                expect refuses A2 advance by ASK-4, refuses A1 shoot rifle at B2 by ASK-4, refuses A1 assault B2 by ASK-4
                expect refuses A1 shoot pot at j4 by ASK-4, refuses A1 shoot pot at c5:2 by ASK-4
                expect refuses A1 use K-BOOM on B2 by ASK-4, refuses A2 end by ASK-4
                A1 advance
                expect refuses A1 step c9 by ASK-4, refuses A1 step c4:2 by ASK-4, refuses A2 spot 5 by ASK-4
                A1 step c3; A1 spot 5
                """);
    }

    @Test
    @Rule("ASK-5")
    @DisplayName("ASK-5: a choice of the right kind for a model that is not asked about")
    void oneOfTheOptions() {
        play("""
                A1 RA 5+, rifle R8, at c3; A2 RA 5+, rifle R8, at c3; B1 at c8
                play
                A1 activate
                expect refuses A2 end by ASK-5, refuses A2 advance by ASK-5, refuses A2 sprint by ASK-5
                expect refuses A2 shoot rifle at B1 by ASK-5, refuses A2 stand up, refuses B1 end by ASK-5
                A1 advance
                expect refuses A2 spot 5 by ASK-5, refuses A2 step c4 by ASK-5, refuses B1 spot 5 by ASK-5
                A1 spot 5
                """);
    }

    @Test
    @Rule("ASK-6")
    @DisplayName("ASK-6: a finished game takes no choice, no dice and no order")
    void finished() {
        play("""
                A1 at a1, activated; B1 at h8; round 5
                play
                B1 activate; B1 end
                expect finished, refuses pass by ASK-6, refuses B1 activate by ASK-6, refuses A9 activate by ASK-6
                expect refuses 1 2 3 by ASK-6, refuses order 1 by ASK-6
                """);
    }
}
