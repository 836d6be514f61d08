package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-1, VIC-7, VIC-8, CMD-3, K-TACTICIAN: when neutral models count. */
class NeutralRulesTest {
    private static final String ROUND = "play; A1 activate; A1 end; B1 activate; B1 end; dice A 1 1 1 | B 1 1 1\n";

    @Test
    @Rule("VIC-1")
    @DisplayName("VIC-1: a neutral model that is killed scores for no side")
    void killed() {
        String shot = "barricade north of c3; A1 RA 5+, rifle R8, at c2; B1 SV 5+ VP 3%s, at c5; B2 at h8; play; "
                + "A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1\n";
        play(shot.formatted("") + "expect B1 killed, score A 3");
        play(shot.formatted(", neutral") + "expect B1 killed, score A 0, score B 0, not event VIC-1");
    }

    @Test
    @Rule({"VIC-7", "VIC-8"})
    @DisplayName("VIC-7: a side with only a neutral model has no model in play, and loses, whatever the VPs")
    void onlyNeutralModelsInPlay() {
        play("""
                round 5; score B 3; A1 HP 1, at a1; B1 neutral, at h8
                play
                A1 activate; A1 end
                expect finished, A wins (VIC-7)
                """);
    }

    @Test
    @Rule("CMD-3")
    @DisplayName("CMD-3: it does not count as remaining")
    void notRemaining() {
        play("A1 HP 1, at a1; A2 HP 1, at a2, activated; A3 killed; B1 HP 1, at h8; " + ROUND
                + "expect asks A: command reroll");
        play("A1 HP 1, at a1; A2 neutral, at a2; A3 to A4 killed; B1 HP 1, at h8; " + ROUND
                + "expect asks B: command reroll");
        play("A1 HP 1, at a1; A2 neutral, at a2; A3 killed; B1 HP 1, at h8; " + ROUND
                + "expect asks A: command reroll");
    }

    @Test
    @Rule("K-TACTICIAN")
    @DisplayName("K-TACTICIAN: it gives no command dice")
    void noTactician() {
        String table = "A1 HP 1, at a1; A2 TACTICIAN (2), %s at a2; B1 at h8; play; A1 activate; A1 end; ";
        play(table.formatted("activated,") + "B1 activate; B1 end; expect asks A rolls 5 command dice");
        play(table.formatted("neutral,") + "B1 activate; B1 end; expect asks A rolls 3 command dice");
    }
}
