package io.github.deadcube.rules;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** DICE-1 to DICE-7: tests and their number of dice. A barricade prevents clear shots. */
class DiceRulesTest {
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
}
