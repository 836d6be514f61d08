package io.github.deadcube.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.testkit.junit.report.RuleCheck;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CoveredRulesTest {
    /**
     * If a rule of the list is no longer covered, the build fails. Therefore the list must contain every rule of every
     * edition.
     */
    @Test
    void everyRuleMustBeCovered() throws IOException {
        try (InputStream list = CoveredRulesTest.class.getResourceAsStream("/covered-rules.txt")) {
            String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(RuleCheck.rules(text).get()).isEqualTo(Rulebook.all());
        }
    }
}
