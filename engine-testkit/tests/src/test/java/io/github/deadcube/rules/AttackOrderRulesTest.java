package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** KT-2: all steps after the dice, in one attack that uses each. */
class AttackOrderRulesTest {
    @Test
    @Rule({"KT-2", "KT-4", "AWAY-4"})
    @DisplayName("KT-2: damage, STUN, throw, pins, markers, waiting explosions, EVADE, fights")
    void everyStep() {
        Vector<String> told = TriggerReporter.play("""
                        barricade north of c3; laid K-TRAP (FRAG (1)) of A2 at c5
                        A1 RA 5+, cannon R8 KNOCKBACK and PREY and CHIMES, at c3; A2 at a1; A3 SV 5+ HP 9, at c6
                        B1 FI 4+ SV 5+ HP 9, CONSTRUCT, EVADE, at c4
                        play
                        A1 activate; A1 shoot cannon at B1
                        dice A 5 1 1 | B 1 1 1; A2 use K-TRAP on B1; B1 spot 5
                        dice A 4 | B 1 1 1 | A 1; B1 spot 4
                        B1 decline K-EVADE; dice A 5 5 5 5 | B 1 1 1
                        expect B1 at c6/4, damage 2, asks A: activation
                        """).events().map(Event::toString);
        assertThat(told)
                .containsSubsequence(
                        "B1 loses 1 HP",
                        "HOUSE-CHIMES on ATTACK_STUN: 1",
                        "HOUSE-CHIMES on ATTACK_THROW: 1",
                        "B1 is forced to c5/5",
                        "HOUSE-CHIMES on ATTACK_PINS: 1",
                        "B1 is marked by K-PREY",
                        "HOUSE-CHIMES on ATTACK_MARKS: 1",
                        "K-FRAG in c5",
                        "B1 is forced to c6/4",
                        "HOUSE-CHIMES on ATTACK_EVADE: 1",
                        "B1 targets A3");
    }
}
