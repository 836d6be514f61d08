package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-GAS-CLOUD: smoke that can be toxic. A toxic cloud is smoke with a marker that holds the number of the cloud. */
class GasCloudRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GAS CLOUD",
                "GAS CLOUD (2)",
                "GAS CLOUD (FRAG (1))",
                "GAS CLOUD (TOXIC)",
                "GAS CLOUD (SMOKE (1))"
            })
    @Rule({"K-GAS-CLOUD", "KT-19"})
    @DisplayName("K-GAS-CLOUD, KT-19: of smoke, or TOXIC with its number; another effect is a fault")
    void faults(String printed) {
        assertThatThrownBy(() -> Script.play("A1 " + printed + ", at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("cannot be played");
    }
}
