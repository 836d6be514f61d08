package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** PIN-3 among enemies that cannot attack. */
class PinnedAmongHelplessRulesTest {
    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: no enemy there has a FIGHT: it stands up and there is no fight")
    void noEnemyCanAttack() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 to A3 at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect B1 upright, asks A: activation
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName(
            "PIN-3: of one without FIGHT and one that is pinned the latter is its opponent, unasked: both stand up")
    void thePinnedOneStandsUp() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 at c5; A3 FI 4+, pinned, at c5; A4 at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect B1 upright, A3 upright, asks A: activation, not event A3 targets B1
                """);
    }
}
