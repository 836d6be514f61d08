package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.dispersion.Dispersion.Attempt;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttemptTest {
    @Rule("N3-1")
    @ParameterizedTest
    @CsvSource({
        "SKILL, true, false, true",
        "EQUIPMENT, true, false, true",
        "WEAPON, true, false, false",
        "SKILL, false, false, false",
        "SKILL, true, true, false",
        "EQUIPMENT, false, true, false",
    })
    void onlyAFailedRollForWhatNamesDispersionDisperses(
            Attempt.Means means, boolean namesDispersion, boolean passed, boolean disperses) {
        assertThat(new Attempt(means, namesDispersion, passed).disperses()).isEqualTo(disperses);
    }
}
