package io.github.deadcube.dispersion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttemptTest {
    @Rule("N3-1")
    @ParameterizedTest
    @CsvSource({
        "false, true, false, true",
        "true, true, false, false",
        "false, false, false, false",
        "false, true, true, false",
        "false, false, true, false",
    })
    void onlyAFailedRollForWhatNamesDispersionDisperses(
            boolean weapon, boolean namesDispersion, boolean passed, boolean disperses) {
        assertThat(Dispersion.follows(weapon, namesDispersion, passed)).isEqualTo(disperses);
    }
}
