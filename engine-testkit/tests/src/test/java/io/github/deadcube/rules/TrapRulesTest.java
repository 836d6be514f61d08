package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-TRAP: the conditions to spring a trap, the side that decides, and the effect. */
class TrapRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"FRAG (2)", "BLAST", "SMOKE"})
    @Rule({"K-TRAP", "KT-19"})
    @DisplayName("K-TRAP: the effect in its brackets resolves")
    void effects(String effect) {
        play("""
                laid K-TRAP (%s) of A1 at c5; initiative B
                A1 at a1; B1 SV 5+ HP 3, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5
                %s
                """.formatted(
                effect,
                switch (effect) {
                    case "FRAG (2)" -> "dice A 4 1 | B 1 1 1; dice A 1; B1 spot 5\nexpect B1 damage 1, at c6/5, pinned";
                    case "BLAST" -> "dice A 1; B1 spot 5\nexpect B1 unharmed, at c6/5, pinned, activated";
                    default -> "expect smoke c5, B1 at c5/5, upright, unharmed, activated";
                }));
    }

    @ParameterizedTest
    @CsvSource({"c4w, c5w, true", "c4e, c5e, false"})
    @Rule({"K-TRAP", "GEO-7"})
    @DisplayName("K-TRAP, GEO-7: it lies on one side of a half-cube")
    void onOneSide(String from, String to, boolean sprung) {
        play("""
                wall north-south through c4 c5; laid K-TRAP (FRAG (2)) of A1 at c5w; initiative B
                A1 at a1; B1 at %s
                play
                B1 activate; B1 advance; B1 step %s
                expect asks %s
                """.formatted(from, to, sprung ? "A: keyword (K-TRAP)" : "B: movement"));
    }
}
