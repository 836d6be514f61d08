package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** VIC: victory points and the end of the game, in Patrol on open ground. */
class VictoryRulesTest {
    private static final String LAST_TURN = "; play; B1 activate; B1 end; ";

    @Test
    @Rule("VIC-1")
    @DisplayName("VIC-1: a killed model gives its VPs to the opposing side, at once")
    void killedByAnEnemy() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 VP 3 SV 5+, at c4; B2 at h8; score A 1
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 killed, score A 4, score B 0, event A scores 3 VP
                """);
    }

    @Test
    @Rule("VIC-1")
    @DisplayName("VIC-1: whatever killed it, its own side too; one that is not killed gives nothing")
    void killedByItsOwnSide() {
        play("""
                A1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; A2 VP 2 SV 5+, at c4; B1 VP 5 SV 5+ HP 2, at c4
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                dice A 4 1 1 | A 1 1 1 | B 1 1 1
                expect A2 killed, B1 damage 1, score B 2, score A 0
                """);
    }

    @Test
    @Rule({"VIC-1", "K-BOOM"})
    @DisplayName("VIC-1, K-BOOM: it scores by its own hand")
    void killedByItself() {
        play("""
                A1 VP 4, BOOM! (2), at c2; A2 at a1; B1 at h8
                play
                A1 activate; A1 use K-BOOM
                expect A1 killed, score B 4
                """);
    }

    @Test
    @Rule("VIC-2")
    @DisplayName("VIC-2: the side with the only models there scores, once; pinned and injured ones count")
    void aHeldObjective() {
        play("""
                A1 HP 2, at f5, damage 1; A2 HP 2, at c4, pinned, activated; B1 at h8, activated
                play
                A1 activate; A1 end
                expect score A 4, score B 0, round 2
                """);
        play("""
                A1 at f5; B1 HP 2, at f5, damage 1, activated; B2 at c4, pinned, activated; A2 at c4, activated
                play
                A1 activate; A1 end
                expect score A 0, score B 0, round 2
                """);
    }

    @Test
    @Rule("VIC-2")
    @DisplayName("VIC-2: no side scores where both sides are; every objective counts, and every round again")
    void everyRoundAgain() {
        play("""
                A1 at f5; A2 at c4, activated; A3 at a2, activated; B1 at f5, pinned; B2 at h7, activated
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect score A 3, score B 1                      # c4 and a2; h7
                dice A 1 1 1 | B 1 1 1
                reroll command none; reroll command none
                A1 activate; A1 end; end turn; B1 activate; B1 end; end turn
                A2 activate; A2 end; end turn; B2 activate; B2 end; A3 activate; A3 end
                expect score A 6, score B 2, round 3
                """);
    }

    @Test
    @Rule("VIC-2")
    @DisplayName("VIC-2: a neutral model in the cube blocks both sides, and scores for no side")
    void neutralModels() {
        play("A1 at f5, activated; B1 at h8; B2 neutral, at f5" + LAST_TURN + "expect score A 0, score B 0");
        play("A1 at f5, activated; B1 at h8; B2 neutral, at f4" + LAST_TURN + "expect score A 2, score B 0");
        play("A1 at a1, activated; B1 at h8; A2 neutral, at f5" + LAST_TURN + "expect score A 0, score B 0");
    }

    @ParameterizedTest(name = "{0} points: {1} VP")
    @CsvSource({"50,12", "100,12", "101,16", "150,16", "151,20", "200,20", "250,24", "300,28", "301,32"})
    @Rule("VIC-4")
    @DisplayName("VIC-4: the target by the size of the game, sizes between as the next larger")
    void theTarget(int points, int target) {
        String start = "A1 at a1, activated; B1 at h8; points " + points + "; score A ";
        play(start + (target - 1) + LAST_TURN + "expect round 2, not event VIC-5");
        play(start + target + LAST_TURN + "expect finished, A wins (VIC-5)");
    }

    @Test
    @Rule("VIC-5")
    @DisplayName("VIC-5: the game ends in the end phase, not before")
    void inTheEndPhase() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 VP 12 SV 5+, at c4; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect score A 12
                A1 end
                expect asks B: turn, round 1
                B2 activate; B2 end
                expect finished, A wins (VIC-5)
                """);
    }

    @Test
    @Rule("VIC-5")
    @DisplayName("VIC-5: both at the target is a draw, whichever side has more")
    void bothAtTheTarget() {
        play("A1 at a1, activated; B1 at h8; score A 12; score B 15" + LAST_TURN + "expect a draw (VIC-5)");
        play("A1 at a1, activated; B1 at h8; score A 12; score B 12" + LAST_TURN + "expect a draw (VIC-5)");
        play("A1 at a1, activated; B1 at h8; score A 11; score B 12" + LAST_TURN + "expect B wins (VIC-5)");
    }

    @Test
    @Rule("VIC-6")
    @DisplayName("VIC-6: after round 5 the side with more VPs wins, equal is a draw; not after round 4")
    void afterTheLastRound() {
        String start = "A1 at a1, activated; B1 at h8; score A 3; ";
        play(start + "score B 4; round 5" + LAST_TURN + "expect finished, B wins (VIC-6)");
        play(start + "score B 2; round 5" + LAST_TURN + "expect finished, A wins (VIC-6)");
        play(start + "score B 3; round 5" + LAST_TURN + "expect finished, a draw (VIC-6)");
        play(start + "score B 4; round 4" + LAST_TURN + "expect round 5, not event VIC-6");
    }

    @Test
    @Rule("VIC-7")
    @DisplayName("VIC-7: after round 5 the one side without models loses, whatever the VPs")
    void wipedOut() {
        play("A1 killed; B1 at h8; score A 11; round 5" + LAST_TURN + "expect B wins (VIC-7)");
        play("A1 killed; B1 at h8; score A 12; round 5" + LAST_TURN + "expect A wins (VIC-5)");
    }

    @Test
    @Rule({"VIC-7", "VIC-6"})
    @DisplayName("VIC-7, VIC-6: if neither has a model left, the VPs decide")
    void bothWipedOut() {
        play("""
                A1 VP 1 SV 5+, BOOM! (3), at c4; B1 VP 2 SV 5+, at c4; round 5
                play
                A1 activate; A1 use K-BOOM
                dice A 4 1 1 | B 1 1 1
                expect A1 killed, B1 killed, A wins (VIC-6), score A 2, score B 1
                """);
    }

    @Test
    @Rule("VIC-8")
    @DisplayName("VIC-8: a side without models plays on before round 5: it rolls command dice, and passes")
    void playingOn() {
        play("""
                A1 killed; B1 at h8; score A 3; round 2; initiative B
                play
                B1 activate; B1 end
                expect round 3
                dice B 1 1 1 | A 1 1 1
                reroll command none
                expect asks B: turn
                """);
    }

    @Test
    @Rule("VIC-10")
    @DisplayName("VIC-10: Patrol's zones")
    void zonesOfPatrol() {
        Vector<Vector<Cube>> zones = Deadcube.patrol().zones(Battlefield.open(8, 8, 3));
        assertThat(zones.map(zone -> zone.mkString(" "))).containsExactly("a8 b8 c8 d8", "e1 f1 g1 h1");
    }

    @Test
    @Rule("VIC-10")
    @DisplayName("VIC-10: Patrol's objectives, its 5 rounds, and its target of 12 VP for 100 points")
    void objectivesOfPatrol() {
        Scenario patrol = Deadcube.patrol();
        assertThat(patrol.objectives(Battlefield.open(8, 8, 1)).map(o -> o.cube() + " " + o.worth()))
                .containsExactlyInAnyOrder("h7 1", "a2 1", "f5 2", "c4 2");
        assertThat(patrol.rounds()).isEqualTo(5);
        assertThat(patrol.target(100)).isEqualTo(12);
        assertThat(patrol.faults(Battlefield.open(8, 8, 2))).isEmpty();
        assertThat(patrol.faults(Battlefield.open(8, 9, 2))).isNotEmpty();
    }

    @Test
    @Rule({"VIC-7", "K-DROP-SUIT"})
    @DisplayName("VIC-7: a suit that was never called in is no model in play: its side loses, whatever the VPs")
    void leftInReserve() {
        play("""
                A1 killed; A2 DROP SUIT, reserve; B1 at h8; round 5; score A 3
                play
                B1 activate; B1 end
                expect finished, B wins (VIC-7)
                """);
    }
}
