package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A play that differs from its script fails, and the message gives the reason. */
class FailureTest {
    private static final String SHOT = """
            A1 RA 5+, rifle R8, at c2
            B1 SV 4+ HP 2, at c4
            play
            A1 activate; A1 shoot rifle at B1
            """;

    @Test
    void anUnansweredPromptIsShownWithItsOptions() {
        Script.Failed failure = failure("""
                board 3 x 2
                A1 FI 5+ HP 2, at a1
                B1 FI 4+ SV 5+, blade CC, at b2
                play
                A1 activate; A1 advance; A1 step b2; A1 spot 4
                dice 1 2 3 4 | 4 5 1
                """);
        assertThat(failure.faults().head().where().line()).isEqualTo(6);
        assertThat(failure.report()).isEqualTo("""
                line 6: 1 2 3 4
                  4 faces left over: 1 2 3 4, and the engine asks for no dice
                question: B: fight back (AST-3)
                pending rules: the round goes on; it is A's turn; A1 is active; A1 assaults B1
                offered:
                  B1 fight back with blade
                  B1 fight back
                  B1 survive
                the situation:
                  board 3 x 2 x 1
                  :1  a    b    c
                   2  .    A1B1 .
                   1  .    .    .
                  initiative A, round 1, points 100
                  A1 FI 5+ HP 2, at b2/4, marked AST-1 1 until activation
                  B1 FI 4+ SV 5+, blade CC, at b2/5""");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 2 3 4             | too few faces: 1 2 3 4 left, but A rolls 5 d8: test (SHO-5)
            1 2 3 4 5 1         | too few faces: 1 left, but B rolls 3 d8: test (SHO-5)
            1 2 3 4 5 1 1 1 1   | 1 face left over: 1, and the engine asks for no dice
            1 2 3 4 9           | refused by ASK-3: 9 is not on a d8
            1 2 3 4 0           | refused by ASK-3: 0 is not on a d8
            1 2 3 4 dice        | no faces of d8: 1 2 3 4 dice, but A rolls 5 d8: test (SHO-5)
            B 1 2 3 4 5         | these are dice of B, but A rolls 5 d8: test (SHO-5)
            """)
    void diceAreStrict(String faces, String fault) {
        Script.Failed failure = failure(SHOT + "dice " + faces);
        assertThat(failure.faults().head().where().line()).isEqualTo(5);
        assertThat(failure.faults().head().text()).startsWith(fault);
    }

    @Test
    void aBarSeparatesRequestsOnly() {
        assertThat(failure(SHOT + "dice 1 2 3 | 4 5 | 1 1 1").faults().head().text())
                .isEqualTo("too few faces: 1 2 3 left, but A rolls 5 d8: test (SHO-5)");
        assertThat(failure(SHOT + "dice 1 2 3 4 5 1 1 1; expect finished")
                        .faults()
                        .head()
                        .text())
                .isEqualTo("expected finished, but the game goes on");
    }

    @Test
    void aRefusedChoiceIsShownWithItsRule() {
        assertThat(failure(SHOT + "A1 end").faults().head().text()).startsWith("refused by ASK-1");
        assertThat(failure("A1 at c4; B1 at c5; play; A1 activate; A1 stand up")
                        .faults()
                        .head()
                        .text())
                .startsWith("refused by ");
    }

    @Test
    void anImpossibleSituationIsShownWithTheEnginesErrors() {
        Script.Failed failure = failure("A1 HP 0, LUCKY, at c4");
        assertThat(failure.faults().head().where().line()).isEqualTo(1);
        assertThat(failure.report())
                .contains("line 1, column 4: team A, model 1 'A1': HP is 1 to 99, not 0")
                .contains("line 1, column 10: team A, model 1 'A1': deadzone-3 v1 has no rule for the keyword LUCKY");
    }

    @Test
    void manyOffersAreNotAllShown() {
        String report = failure("board 16 x 16; A1 RA 4+; B1 RA 4+; play; zone 1; A1 set up; expect finished")
                .report();
        assertThat(report).contains("\n  A1 deploy a1\n").containsPattern("\n  and [0-9]+ more\n");
    }

    @Test
    void playingThrowsTheReport() {
        assertThatThrownBy(() -> Script.play("A1 at c4; play; expect A1 at c5"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageStartingWith(
                        "line 1: A1 at c5\n  expected A1 at c5, but A1 at c4/5\nquestion: A: turn (RND-2)");
    }

    /** The situation is a new script, which is played by the same rules. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "edition revised, option wiped-out-loses off",
                "edition living, scenario hold-ground",
                "option models-obscure",
                "scenario sabotage, items 4",
                "scenario sabotage",
                "items 6"
            })
    void theSituationHasTheRulesOfTheScript(String terms) {
        Script.Runner runner = Script.Runner.shipped();
        String script = terms + "; A1 HP 2; B1\nplay\nexpect finished\n";
        Script.Failed failure = Script.of(script).run(runner).getLeft();
        String shown = failure.report().replaceFirst("(?s).*\nthe situation:\n", "");
        assertThat(shown).startsWith("  " + terms + "\n");
        assertThat(Script.of(shown + "\nplay\nexpect finished\n")
                        .run(runner)
                        .getLeft()
                        .report())
                .endsWith(shown);
        assertThat(runner.play(shown).state()).isEqualTo(failure.played().get().state());
    }

    @Test
    void itemsBelongToASetUpOnly() {
        String report = Script.of("scenario sabotage; A1 at c4; B1 at c5; play; expect finished")
                .run(Script.Runner.shipped())
                .getLeft()
                .report();
        assertThat(report).contains("\n  scenario sabotage\n").doesNotContain("items");
    }

    private static Script.Failed failure(String script) {
        return Script.of(script).run(Script.Runner.standard()).getLeft();
    }
}
