package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.printed;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R25: damage as one sum, and keywords that are no longer printed. */
class RevisedDamageRulesTest {
    @Test
    @Rule({"R25-DMG-1", "R25-K-DISMANTLE", "K-TOUGH", "K-TOXIC"})
    @DisplayName("46. R25, one sum (R25-DMG-1)")
    void oneSum() {
        String shot = """
                A1 RA 5+, gun R5 TOXIC (1)%s, at c3; B1 SV 5+ HP 9, VEHICLE, TOUGH, at c5
                play
                A1 activate; A1 shoot gun at B1; dice A %s | B 1 1 1
                """;
        revised(shot.formatted(" and DISMANTLE", "5 5 1 1 1") + "expect B1 damage 3");
        differs(shot.formatted("", "5 1 1 1 1"), "expect B1 unharmed", "expect B1 damage 1");
        revised(shot.formatted(" and DISMANTLE", "1 1 1 1 1") + "expect B1 unharmed");
    }

    @ParameterizedTest
    @CsvSource({"AUXILIARY, gun R5 AUXILIARY", "GAS CLOUD, GAS CLOUD (SMOKE)", "REMOTE, REMOTE"})
    @Rule({"R25-K-AUXILIARY", "R25-K-GAS-CLOUD", "R25-K-REMOTE"})
    @DisplayName("R25-K-AUXILIARY, R25-K-GAS-CLOUD, R25-K-REMOTE: printed no more")
    void gone(String keyword, String printed) {
        printed("A1 " + printed + ", at c2; B1 at h8", "it is not printed any more");
    }
}
