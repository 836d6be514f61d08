package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** RND-1, RND-2, RND-5 to RND-9: turns and rounds. */
class RoundRulesTest {
    @Test
    @Rule("RND-1")
    @DisplayName("RND-1: command dice, then turns, then the end phase")
    void aRound() {
        Vector<Event> events = Script.play("""
                        A1 at a1; B1 at h8
                        play
                        A1 activate; A1 end; B1 activate; B1 end
                        expect round 2, asks A rolls 3 command dice
                        dice A 1 1 2 | B 1 1 2
                        reroll command none; reroll command none
                        expect asks A: turn
                        A1 activate; A1 end; B1 activate; B1 end
                        expect round 3
                        """).events();
        assertThat(events.map(Event::toString).dropUntil("round 2"::equals).filter(e -> !e.contains("marked")))
                .containsExactly(
                        "round 2",
                        "A rolls command: model model dice",
                        "B rolls command: model model dice",
                        "turn of A",
                        "A1 is activated",
                        "turn of B",
                        "B1 is activated",
                        "A discards model model dice",
                        "B discards model model dice",
                        "A1 may be activated again",
                        "B1 may be activated again",
                        "initiative A",
                        "round 3");
    }

    @Test
    @Rule("RND-2")
    @DisplayName("RND-2: one of its own models that has not been activated this round")
    void oneOfItsModels() {
        play("""
                A1 to A2 at a1; B1 to B2 at h8
                play
                expect refuses B1 activate by RND-2
                A1 activate; A1 end; B1 activate; B1 end
                expect refuses A1 activate by RND-2, refuses B2 activate by RND-2
                A2 activate; A2 end
                expect asks B: turn, refuses B1 activate by RND-2
                """);
    }

    @Test
    @Rule("RND-5")
    @DisplayName("RND-5: with as many left, or more, a side may not pass; with one fewer it may")
    void passing() {
        play("A1 to A2 at a1; B1 to B2 at h8; play; expect refuses pass by RND-5");
        play("A1 to A3 at a1; B1 to B2 at h8; play; expect refuses pass by RND-5");
        play("A1 to A2 at a1; B1 to B3 at h8; play; expect offers pass; pass; expect asks B: turn, event A passes");
    }

    @Test
    @Rule("RND-5")
    @DisplayName("RND-5: activated models do not count, and passing may be done again")
    void countedAtTheBeginningOfTheTurn() {
        play("""
                A1 at a1; A2 to A3 at a1, activated; B1 to B3 at h8
                play
                pass; B1 activate; B1 end; pass
                expect asks B: turn, refuses pass by RND-5       # 2 against 1
                B2 activate; B2 end
                expect asks A: turn, refuses pass by RND-5       # 1 against 1
                """);
    }

    @Test
    @Rule("RND-5")
    @DisplayName("RND-5: a side with none left must pass, and the other takes consecutive turns")
    void mustPass() {
        play("""
                A1 at a1; B1 to B3 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect asks B: turn, refuses A1 activate by RND-2, refuses pass by RND-5
                B2 activate; B2 end
                expect asks B: turn
                """);
    }

    @Test
    @Rule("RND-6")
    @DisplayName("RND-6: the round ends when every model is activated, not before")
    void allActivated() {
        play("""
                A1 to A2 at a1; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect round 1, asks A: turn, A1 activated
                A2 activate; A2 end
                expect round 2, A1 not activated, A2 not activated, B1 not activated
                """);
    }

    @Test
    @Rule("RND-6")
    @DisplayName("RND-6: or when the last that were not have died")
    void theLastHasDied() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; B2 at b4, activated
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                A1 end
                expect round 2
                """);
    }

    @Test
    @Rule("RND-7")
    @DisplayName("RND-7: the side that first had none left starts the next round")
    void theFirstToHaveNoneLeft() {
        play("""
                A1 to A2 at a1; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end; A2 activate; A2 end
                expect round 2, initiative B, asks B rolls 3 command dice
                """);
    }

    @Test
    @Rule("RND-7")
    @DisplayName("RND-7: it had none left when its last one died; the active model counts until it is marked")
    void noneLeftByDeath() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; B2 at b4, activated
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                A1 end
                expect initiative B
                """);
    }

    @Test
    @Rule("RND-7")
    @DisplayName("RND-7: if a marker comes off, the last time counts")
    void theLastTimeCounts() {
        ReveilleOrder.play("""
                A1 at a1; B1 at h8; B2 order "Reveille", leader, at h8; command B order
                play
                A1 activate; A1 end                              # A has no model left
                B1 activate; B1 end
                B2 activate; spend order: B2 use HOUSE-REVEILLE on A1
                expect A1 not activated
                B2 end                                           # B has no model left, A has A1
                expect asks A: turn
                A1 activate; A1 end
                expect round 2, initiative B
                """);
    }

    @Test
    @Rule("RND-7")
    @DisplayName("RND-7: if both sides ran out of models together, the side whose turn it was")
    void bothRanOutTogether() {
        play("""
                A1 at a1; A2 killed; B1 killed; initiative A
                play
                A1 activate; A1 end
                expect round 2, initiative A
                """);
    }

    @Test
    @Rule("RND-8")
    @DisplayName("RND-8: a model that is killed in its activation is done with it")
    void killedInItsActivation() {
        play("""
                A1 FI 5+, at c4; A2 at a1; B1 FI 4+ SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4; B1 fight back
                dice A 1 1 1 1 | B 4 1 1
                expect A1 killed, A1 not active, asks B: turn
                """);
    }

    @Test
    @Rule("RND-8")
    @DisplayName("RND-8: and so is one that is marked as activated")
    void markedInItsActivation() {
        ReveilleOrder.play("""
                A1 order "Reveille", leader, at a1; B1 at h8; command A order shoot
                play
                A1 activate; spend order: A1 use HOUSE-REVEILLE on A1
                expect A1 activated, A1 not active, asks B: turn
                """);
    }

    @Test
    @Rule("RND-9")
    @DisplayName("RND-9: objectives, the end of effects, command dice, activation markers, then the next round")
    void theEndPhase() {
        Vector<Event> events = Script.play("""
                        A1 at c4, marked HOUSE-MARK until round; B1 at h8; command A dice
                        play
                        A1 activate; A1 end; B1 activate; B1 end
                        expect A1 not marked HOUSE-MARK
                        """).events();
        assertThat(events.map(Event::toString).dropUntil("B1 is marked as activated"::equals))
                .containsExactly(
                        "B1 is marked as activated",
                        "A scores 2 VP",
                        "A1 is free of HOUSE-MARK",
                        "A discards dice",
                        "A1 may be activated again",
                        "B1 may be activated again",
                        "initiative A",
                        "round 2");
    }

    @Test
    @Rule({"RND-9", "VIC-5"})
    @DisplayName("RND-9, VIC-5: victory is judged after the objectives")
    void victoryAfterTheObjectives() {
        play("""
                A1 at c4; B1 at h8; score A 10
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect finished, A wins (VIC-5), score A 12, round 1
                """);
    }

    @Test
    @Rule("RND-7")
    @DisplayName("RND-7: a resumed round in which a side had none left first")
    void resumed() {
        play("""
                A1 at a1, activated; B1 at h8
                play
                B1 activate; B1 end
                expect round 2, initiative A
                """);
    }
}
