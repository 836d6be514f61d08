package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprintRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"B1 FI 4+, pinned, at c2", "B1 FI 4+, at c2; B2 at c2, pinned"})
    @Rule("SPR-2")
    @DisplayName("SPR-2: not while sharing a cube with an enemy, pinned or not")
    void notBesideEnemies(String enemies) {
        String rule = enemies.startsWith("B1 FI 4+, pinned") ? " by SPR-2" : "";
        play("""
                A1 FI 5+, at c2; %s
                play
                A1 activate
                expect refuses A1 sprint%s, offers A1 advance
                """.formatted(enemies, rule));
    }
}
