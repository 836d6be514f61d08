package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** CMD-1 to CMD-5, CMD-7: how command dice are rolled, kept and spent on tests. */
class CommandRulesTest {
    @Test
    @Rule("CMD-1")
    @DisplayName("CMD-1: each side rolls 3 command dice at the start of a round, the side with the initiative first")
    void threeDiceASide() {
        play("""
                A1 at a1; B1 at h8; command A order; round 3
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect round 4, asks A rolls 3 command dice: command roll (CMD-1), command A none
                dice A 1 2 3
                expect asks B rolls 3 command dice: command roll (CMD-1)
                dice B 4 5 6
                expect command A model dice advance, command B shoot assault order
                """);
    }

    @Test
    @Rule({"CMD-1", "K-TACTICIAN"})
    @DisplayName("CMD-1, K-TACTICIAN: the dice of one TACTICIAN more; of equal ones no choice is asked")
    void oneTactician() {
        play("""
                A1 TACTICIAN (1), at a1; A2 TACTICIAN (1), at a1, activated; B1 TACTICIAN (3), at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect asks A rolls 4 command dice
                dice A 1 1 1 1
                expect asks B rolls 6 command dice
                dice B 1 2 3 4 5 6
                expect command A model model model model
                """);
    }

    @Test
    @Rule({"CMD-1", "K-TACTICIAN"})
    @DisplayName("CMD-1, K-TACTICIAN: where they differ, the side chooses which one counts, before the roll")
    void whichTactician() {
        play("""
                A1 TACTICIAN (1), at a1; A2 TACTICIAN (2), at a1, activated; A3 at a1, activated; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect asks A: tactician (K-TACTICIAN), offers A1 tactician, refuses A3 tactician by K-TACTICIAN
                expect refuses B1 tactician by K-TACTICIAN
                A2 tactician
                expect asks A rolls 5 command dice
                """);
    }

    @Test
    @Rule({"CMD-1", "K-TACTICIAN"})
    @DisplayName("CMD-1, K-TACTICIAN: a killed model gives nothing")
    void theDeadGiveNothing() {
        play("""
                A1 at a1; A2 TACTICIAN (2), killed; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("CMD-2")
    @DisplayName("CMD-2: each side rolls as many again as it likes, once, the side with the initiative first")
    void rollingAgain() {
        play("""
                A1 at a1; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 1 1 2 | B 4 5 6
                expect asks A: command reroll (CMD-2), offers reroll command none, offers reroll command model model dice
                expect refuses reroll command order by CMD-2, refuses reroll command dice dice by CMD-2
                reroll command model model
                expect command A dice, asks A rolls 2 command dice
                dice A 1 6                                       # new results are final
                expect command A model dice order, asks B: command reroll (CMD-2)
                reroll command shoot assault order; dice B 4 4 4
                expect command B shoot shoot shoot, asks A: turn
                """);
    }

    @Test
    @Rule("CMD-2")
    @DisplayName("CMD-2: the side that first has no model left has the initiative, and rolls again first")
    void theInitiativeRollsAgainFirst() {
        play("""
                initiative B; A1 at a1; B1 at h8
                play
                B1 activate; B1 end; A1 activate; A1 end
                dice B 1 1 1 | A 2 2 2
                expect asks B: command reroll
                reroll command none
                expect asks A: command reroll
                """);
    }

    @Test
    @Rule("CMD-3")
    @DisplayName("CMD-3: exactly half of the strike team is enough")
    void exactlyHalf() {
        play("""
                A1 at a1; A2 killed; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 1 1 1 | B 1 1 1
                expect asks A: command reroll
                """);
    }

    @Test
    @Rule("CMD-3")
    @DisplayName("CMD-3: fewer than half loses the re-roll, not the roll")
    void fewerThanHalf() {
        play("""
                A1 at a1; A2 to A3 killed; B1 at h8; B2 to B3 killed
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 1 1 1 | B 1 1 1
                expect asks A: turn, command A model model model
                """);
    }

    @Test
    @Rule("CMD-3")
    @DisplayName("CMD-3: a model that dies counts no longer")
    void theHalfIsCountedAgain() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; B2 at b4, activated; B3 killed
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect B1 killed
                A1 end
                dice B 1 1 1 | A 1 1 1                           # RND-7: B had no model left first
                expect asks A: command reroll
                reroll command none
                expect asks B: turn
                """);
    }

    @Test
    @Rule("CMD-4")
    @DisplayName("CMD-4: a die is discarded when spent, the others at the end of the round; any number in one turn")
    void spentAndDiscarded() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; A2 at b1; B1 SV 5+ HP 9, at a4, activated
                command A model dice dice shoot order; command B assault
                play
                A1 activate; spend shoot: A1 shoot rifle at B1
                expect command A model dice dice order
                add 2; dice A 1 1 1 1 1 | B 1 1 1
                reroll with order; dice A 1
                expect command A model, command B assault
                B1 decline CMD-5; A1 end; spend model: A2 activate
                expect command A none
                A2 end
                expect event B discards assault, command B none, round 2
                """);
    }

    @Test
    @Rule("CMD-4")
    @DisplayName("CMD-4: one of Advance, Shoot and Assault a model and activation, and one die of it")
    void oneActionDieAModel() {
        play("""
                A1 FI 5+ RA 5+, rifle R8, at c4; A2 FI 5+, at c4; B1 at c8; command A advance advance shoot assault model
                play
                A1 activate
                spend advance: A1 advance; A1 step c5; A1 spot 5
                expect refuses spend advance: A1 advance by CMD-4, refuses spend shoot: A1 shoot rifle at B1 by CMD-4
                A1 end; spend model: A2 activate
                expect offers spend advance: A2 advance
                spend advance: A2 advance; A2 step c5; A2 spot 1
                expect command A shoot assault
                """);
    }

    @Test
    @Rule("CMD-5")
    @DisplayName("CMD-5: any die, whatever it shows, one for one failed die, of the side's own model")
    void anyDie() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 9, at a4
                command A model advance; command B dice
                play
                A1 activate; A1 shoot rifle at B1; add 0
                dice A 5 1 1 | B 1 1 1
                expect asks A: command die reroll (CMD-5), offers reroll with model, offers reroll with advance
                expect refuses reroll with order by CMD-5, refuses reroll with dice by CMD-5, offers A1 decline CMD-5
                reroll with model; dice A 5
                expect asks B: command die reroll, command A advance, offers B1 decline CMD-5
                reroll with dice; dice B 5
                expect event 2 against 1, asks A: activation
                """);
    }

    @Test
    @Rule({"CMD-5", "CMD-7"})
    @DisplayName("CMD-5, CMD-7: FIGHT and SURVIVE tests too; each test separately")
    void fightAndSurvive() {
        play("""
                A1 FI 5+ HP 3, at c4; B1 FI 5+ SV 5+ HP 3, at c4; command A order assault; command B order order
                play
                A1 activate; spend assault: A1 assault B1; B1 fight back
                dice A 5 5 1 | B 1 1 1
                reroll with order; dice A 1; reroll with order; dice B 5
                expect event 2 against 1, B1 damage 1, command A none, command B order
                A1 assault B1; B1 survive
                dice A 5 5 5 1 | B 5 1 1                         # 3, +1 injured
                expect asks B: command die reroll
                reroll with order; dice B 5
                expect event 3 against 2
                """);
    }

    @Test
    @Rule("CMD-7")
    @DisplayName("CMD-7: 0 to as many Dice as the side has, before dice are rolled, in either side's turn")
    void addedDice() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 9, RESILIENT (1), at a4; command A dice; command B dice dice order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: added dice (CMD-7), offers add 0, offers add 1, refuses add 2 by CMD-7
                add 0
                expect asks B: added dice, offers add 2, refuses add 3 by CMD-7
                add 2
                dice A 5 5 5 | B 1 1 1 1 1
                expect asks B: reroll, refuses add 1 by CMD-7, command A dice, command B order
                """);
    }

    @Test
    @Rule("CMD-7")
    @DisplayName("CMD-7: to FIGHT and SURVIVE tests too, those of a fall or a wall among them")
    void addedToFightAndSurvive() {
        play("""
                wall north of c5; command A dice; command B dice dice
                A1 FI 4+, KNOCKBACK, at c5; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 assault B1
                add 1; add 1
                dice A 4 4 4 4 | B 5 5 5 1; B1 decline CMD-5
                B1 throw north
                expect asks B: added dice (CMD-7)
                add 1; dice A 5 1 1 | B 5 1 1 1
                expect B1 damage 1, upright, command B none
                """);
    }

    @Test
    @Rule({"CMD-6", "K-DROP-SUIT"})
    @DisplayName(
            "CMD-6: where the only other model may not be activated, no second model is asked for, and the die stays")
    void noSecondModel() {
        String landed = """
                command A model; A1 at c2; A2 DROP SUIT, reserve%s; B1 at h8
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5; A1 end
                """;
        play(landed.formatted("") + "expect asks B: turn, command A model");
        play(landed.formatted("; A3 at a1")
                + "expect asks A: second model (CMD-6), refuses spend model: A2 activate by K-DROP-SUIT");
    }
}
