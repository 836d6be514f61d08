package io.github.deadcube.testkit.assertions;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatThrownBy;
import static io.github.deadcube.testkit.assertions.Failing.fault;
import static io.github.deadcube.testkit.assertions.Failing.message;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

class StateAssertTest {
    private final GameState state = Fight.SO_FAR.state();

    @Test
    void aFailureShowsTheState() {
        assertThat(message(() -> assertThat(state).as("the fight").meets("score B 3")))
                .isEqualTo("""
                        [the fight]\s
                        expected score B 3, but B has a score of 2
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
                           1  .    .    B2
                          initiative A, round 1, points 100, score B 2
                          A1 FI 5+ HP 2, at b2/4, marked AST-1 1 until activation
                          B1 FI 4+ SV 5+, blade CC, at b2/5
                          B2 HP 3, at c1/5, pinned, damage 1, activated, carries I-AMMO of token 1, marked K-PREY 1 until game""");
    }

    @Test
    void theTurn() {
        assertThat(state).meets("score A 0, round 1, initiative A, A1 active, not finished");
        assertThat(fault(() -> assertThat(state).meets("round 2"))).isEqualTo("expected round 2, but it is round 1");
        assertThat(fault(() -> assertThat(state).meets("initiative B")))
                .isEqualTo("expected initiative B, but A has it");
        assertThat(fault(() -> assertThat(state).meets("B1 active"))).startsWith("expected B1 active, but B1 at b2/5");
    }

    @Test
    void theEnd() {
        assertThat(fault(() -> assertThat(state).meets("B wins (VIC-5)")))
                .isEqualTo("expected B wins (VIC-5), but the game goes on");
        GameState won = Script.play("""
                A1 FI 5+, at b2; B1 SV 5+, at b2
                score A 11
                play
                A1 activate; A1 assault B1; dice 7 6 5 | 1 1 1
                """).state();
        assertThat(won).meets("A wins (VIC-5)");
        assertThat(fault(() -> assertThat(won).meets("a draw (VIC-6)")))
                .isEqualTo("expected a draw (VIC-6), but A wins (VIC-5)");
        assertThat(Script.play("""
                        round 5; A1 at a1, activated; B1 at h8; initiative B
                        play
                        B1 activate; B1 end
                        """).state()).meets("a draw (VIC-6)");
    }

    @Test
    void expectationsOfScripts() {
        assertThat(state).meets("B1 at b2/5, upright, asks B: fight back\nB2 pinned, damage 1");
        assertThat(message(() -> assertThat(state).meets("B1 at c1, B2 pinned, upright, offers B1 survive, round 3")))
                .startsWith("""

                        expected B1 at c1, but B1 at b2/5
                        expected B2 upright, but B2 at c1/5, pinned, damage 1, activated, carries I-AMMO, marked K-PREY 1 until game
                        expected round 3, but it is round 1
                        question: B: fight back (AST-3)
                        """);
        assertThatThrownBy(() -> assertThat(state).meets("B1 at nowhere, B1 asleep"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("column 7: 'nowhere' is not understood")
                .hasMessageContaining("column 19: 'asleep' is not understood");
        assertThatThrownBy(() -> assertThat(state).meets(" "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nothing is here");
    }

    @Test
    void inputsAreAcceptedOrRefused() {
        assertThat(state)
                .accepts("B1 survive")
                .state()
                .prompt()
                .isRoll(Side.A, 4, io.github.deadcube.api.play.Dice.Die.D8);
        assertThat(state).refuses("A1 end").isBy("ADV-5");
        assertThat(fault(() -> assertThat(state).accepts("A1 end")))
                .startsWith("Expected 'A1 end' to be accepted, but it is refused by ADV-5: ");
        assertThat(fault(() -> assertThat(state).refuses("B1 survive")))
                .isEqualTo("Expected 'B1 survive' to be refused, but it is accepted.");
        assertThat(message(() -> assertThat(state).refuses("A1 end").isBy("ACT-3")))
                .contains("Expected a refusal by ACT-3, but it is refused by ADV-5: ", "\nthe situation:\n");
        assertThatThrownBy(() -> assertThat(state).accepts("B1 sleep")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void thePicture() {
        assertThat(state).looksLike("""
                    :1  a    b    c
                     2  .    A1B1 .
                     1  .    .    B2
                """);
        assertThat(message(() -> assertThat(state).looksLike("""
                :1  a    b    c
                 2  .    B1   A1
                 1  .    .    B2
                """))).startsWith("""

                        Expected to see (> where it differs):
                          :1  a    b    c
                        >  2  .    B1   A1
                           1  .    .    B2
                        but there is:
                          :1  a    b    c
                        >  2  .    A1B1 .
                           1  .    .    B2
                        question: B: fight back (AST-3)
                        """);
    }

    @Test
    void theDifferenceIsNamed() {
        assertThat(state).isEqualTo(Fight.SO_FAR.state());
        GameState moved = Script.play("""
                board 3 x 2
                A1 FI 5+ HP 2, at a1
                B1 FI 4+ SV 5+, blade CC, at b2
                B2 HP 3, at c1/5, pinned, damage 2, activated, marked K-PREY 1 until game, carries I-AMMO
                play
                A1 activate; A1 advance; A1 step b2; A1 spot 4
                """).state();
        assertThat(message(() -> assertThat(state).isEqualTo(moved)))
                .contains(
                        "\n  B2.damage: 1, expected 2\n",
                        "\n  position.b.score: 2, expected 0\n",
                        "\nthe situation:\n");
    }

    @Test
    void theModelMustExist() {
        assertThat(fault(() -> assertThat(state).model("B3"))).isEqualTo("Expected a model B3, but there is none.");
        assertThatThrownBy(() -> assertThat(state).model("C1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'C1' is not understood; expected a model such as A3");
    }
}
