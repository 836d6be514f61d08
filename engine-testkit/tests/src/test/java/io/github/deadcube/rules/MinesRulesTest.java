package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-THERMAL-MINES, K-TRIP-MINE: a weapon with one use, printed on the card or bought. */
class MinesRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"THERMAL MINES", "equipment K-THERMAL-MINES"})
    @Rule({"K-THERMAL-MINES", "ITEM-7", "AST-2"})
    @DisplayName("K-THERMAL-MINES: a CC weapon with AP3, named for an ASSAULT, once")
    void thermalMines(String how) {
        play("""
                A1 FI 4+, %s, knife CC, at c4; A2 at a1; B1 SV 5+ AR 3 HP 9, at c4
                play
                A1 activate; A1 assault B1
                expect offers exactly A1 wield knife | A1 wield item thermal mines | A1 wield nothing
                A1 wield item thermal mines; dice A 4 4 1 | B 1 1 1
                expect B1 damage 2
                B1 activate; B1 end; A2 activate; A2 end; dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none
                pass; A1 activate; A1 assault B1
                expect offers exactly A1 wield knife | A1 wield nothing
                """.formatted(how));
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRIP MINE", "equipment K-TRIP-MINE"})
    @Rule({"K-TRIP-MINE", "ITEM-7", "K-TRAP"})
    @DisplayName("K-TRIP-MINE: once, as R4, a GRENADE that lays a TRAP (FRAG (3))")
    void tripMine(String how) {
        play("""
                A1 RA 5+, %s, at c1; B1 at h8
                play
                A1 activate
                expect offers A1 shoot item trip mine at c5, refuses A1 shoot item trip mine at c6 by SHO-4
                A1 shoot item trip mine at c5
                expect asks A rolls 3 d8: test (K-GRENADE)
                dice A 5 1 1
                expect laid K-TRAP (FRAG (3)) of A1 at c5
                A1 end; B1 activate; B1 end; dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none; A1 activate
                expect refuses A1 shoot item trip mine at c5 by SHO-1
                """.formatted(how));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gun R8 TRIP MINE",
                "knife CC THERMAL MINES",
                "THERMAL MINES (2)",
                "VEHICLE, equipment K-TRIP-MINE"
            })
    @Rule({"K-THERMAL-MINES", "K-TRIP-MINE", "KT-19"})
    @DisplayName("K-THERMAL-MINES, K-TRIP-MINE, KT-19: elsewhere than on a model they are a fault")
    void faults(String printed) {
        assertThatThrownBy(() -> Script.play("A1 " + printed + ", at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("cannot be played");
    }
}
