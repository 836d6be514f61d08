package io.github.deadcube.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.testkit.junit.report.CoveredList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CoveredRulesTest {
    /** The build fails as a rule of the list is no longer covered: so none may be missing from it, whatever its edition. */
    @Test
    void everyRuleIsToBeCovered() throws IOException {
        try (InputStream list = CoveredRulesTest.class.getResourceAsStream("/covered-rules.txt")) {
            String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(CoveredList.read(text).get().rules()).isEqualTo(Rulebook.all());
        }
    }
}
