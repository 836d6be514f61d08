package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-TRAP: every entry springs a trap, voluntary or forced. */
class TrapEntryRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"use", "decline"})
    @Rule({"K-TRAP", "K-AGILE", "ADV-18"})
    @DisplayName("K-TRAP, ADV-18: among enemies the fight follows, whether its owner wants it or not")
    void amongEnemies(String answer) {
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; initiative B
                A1 FI 4+ SV 5+ HP 2, at c5; B1 FI 4+, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 %s K-TRAP%s; B1 spot 4
                A1 survive; dice B 4 1 1 1 | A 1 1 1
                expect A1 damage 1, %s
                """.formatted(
                        answer,
                        answer.equals("use") ? " on B1" : "",
                        answer.equals("use") ? "B1 activated, smoke c5" : "B1 active, no smoke"));
    }
}
