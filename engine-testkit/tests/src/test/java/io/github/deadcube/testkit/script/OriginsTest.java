package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A beginning that no game can have is reported with its line and column. */
class OriginsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            smoke c4 z9   | line 2, column 10: smoke in z9: z9 is not on the battlefield; expected a cube of the battlefield (GEO-1)
            smoke c4 d4:2 | line 2, column 10: smoke in d4:2: d4:2 has no floor; expected a cube with a floor (GEO-5)
            round 99      | line 2, column 1: round: the round is 99; expected 1 to 5 (RND-1)
            """)
    void refusalsOfTheGameHaveAPlace(String item, String told) {
        assertThat(Script.of("board 8 x 8 x 2; A1, at a1; B1, at h8\n" + item)
                        .run(Script.Runner.standard())
                        .getLeft()
                        .report())
                .contains("\n  " + told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1, RA 5+; B1; items 999              | line 1, column 16: items: the number of item tokens is 0 to 99, not 999 (SET-3)
            A1 HP 9999; B1                        | line 1, column 4: team A, model 1 'A1': HP is 1 to 99, not 9999 (DMG-3)
            A1 SP 2-300; B1                       | line 1, column 4: team A, model 1 'A1': SP (sprint) is 0 to 9, not 300 (SPR-1)
            A1 HEIGHT 1000; B1                    | line 1, column 1: team A, model 1 'A1': the height in hundredths of an inch is 25 to 600, not 100000 (GEO-3)
            A1, rifle R1234567; B1                | line 1, column 5: team A, model 1 'A1', weapon 'rifle': a range is CC or 1 to 99 cubes, not 1234567 (SHO-4)
            A1, rifle R4 AP100; B1                | line 1, column 5: team A, model 1 'A1', weapon 'rifle': AP is 0 to 99, not 100 (DMG-2)
            A1; A2, spare, leader; B1; A1 HP 2    | line 1, column 5: team A, model 2: the leader cannot be a spare, which is not deployed at the start (ORD-6)
            """)
    void refusalsOfASetUpHaveAPlace(String text, String told) {
        assertThat(Script.of(text).run(Script.Runner.standard()).getLeft().report())
                .contains("\n  " + told);
    }

    @Test
    void anObjectiveIsOnTheBattlefield() {
        assertThat(Script.read("A1, at a1\nscore A 1, objective 2 at z9")
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly(
                        "line 2, column 12: z9 is outside the battlefield of 8 × 8 × 1 cubes; expected a cube of "
                                + "the battlefield");
    }
}
