package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-PREY: the marked models, and the effect of the mark. The barricade prevents clear shots. */
class PreyRulesTest {
    @ParameterizedTest
    @CsvSource({"1 1 1, 1 1 1, false", "1 1 1, 5 5 5, false", "5 1 1, 5 5 5, true", "5 5 1, 1 1 1, true"})
    @Rule("K-PREY")
    @DisplayName("K-PREY: one success is enough, whether the shot wins or not; without a success no marker")
    void aSuccess(String ranged, String survive, boolean marked) {
        play("""
                barricade north of c3; A1 RA 5+, PREY, rifle R8, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A %s | B %s
                expect B1 %smarked K-PREY 1
                """.formatted(ranged, survive, marked ? "" : "not "));
    }

    @ParameterizedTest
    @CsvSource({"4 4 1, 4 1 1, 'A1 damage 1, unmarked'", "4 1 1, 4 1 1, 'A1 unharmed, unmarked'"})
    @Rule("K-PREY")
    @DisplayName("K-PREY: fighting back marks no model, whether it wins or draws")
    void notFightingBack(String back, String assault, String expected) {
        play("""
                A1 FI 4+ HP 9, at c4; B1 FI 4+, PREY, at c4
                play
                A1 activate; A1 assault B1; dice A %s | B %s
                expect %s
                """.formatted(assault, back, expected.replace("unmarked", "not marked K-PREY, B1 not marked K-PREY")));
    }
}
