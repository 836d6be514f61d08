package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-INDIRECT, K-BLAST, SCAT-7: shots over all walls, and blasts. */
class IndirectRulesTest {
    private static final String MORTAR = "A1 RA 4+, mortar R8 INDIRECT (BLAST), at c2; ";

    @ParameterizedTest
    @CsvSource({"c4, refuses A1 shoot mortar at c4 by K-INDIRECT", "c5, offers A1 shoot mortar at c5"})
    @Rule("K-INDIRECT")
    @DisplayName("K-INDIRECT: more than 2 cubes away")
    void notNear(String cube, String expected) {
        play(MORTAR + "B1 SV 5+, at " + cube + "\nplay\nA1 activate\nexpect " + expected);
    }
}
