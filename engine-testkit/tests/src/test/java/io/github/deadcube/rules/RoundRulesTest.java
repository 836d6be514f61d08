package io.github.deadcube.rules;

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
                        A1 at c4, marked K-PREY until round; B1 at h8; command A dice
                        play
                        A1 activate; A1 end; B1 activate; B1 end
                        expect A1 not marked K-PREY
                        """).events();
        assertThat(events.map(Event::toString).dropUntil("B1 is marked as activated"::equals))
                .containsExactly(
                        "B1 is marked as activated",
                        "A scores 2 VP",
                        "A1 is free of K-PREY",
                        "A discards dice",
                        "A1 may be activated again",
                        "B1 may be activated again",
                        "initiative A",
                        "round 2");
    }
}
