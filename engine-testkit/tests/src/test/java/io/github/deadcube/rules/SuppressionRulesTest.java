package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-SUPPRESSION: the models that it pins, and the time. The barricade prevents clear shots. */
class SuppressionRulesTest {
    @ParameterizedTest
    @CsvSource({"1 1 1, 1 1 1", "5 1 1, 5 1 1", "5 1 1, 5 5 5", "5 5 1, 1 1 1"})
    @Rule("K-SUPPRESSION")
    @DisplayName("K-SUPPRESSION: every model in the target's cube, of either side, whatever the successes; no model "
            + "beside it")
    void allModelsInTheCube(String ranged, String survive) {
        play("""
                command A dice dice; barricade north of c5; A1 RA 5+, gun R8 SUPPRESSION, at c3; A2 at c6; B1 SV 5+ HP 9, at c6
                B2 at c6; B3 at c7
                play
                A1 activate; A1 shoot gun at B1; add 2; dice A %s | B %s
                expect A2 pinned, B1 pinned, B2 pinned, B3 upright, A1 upright
                """.formatted(ranged, survive));
    }
}
