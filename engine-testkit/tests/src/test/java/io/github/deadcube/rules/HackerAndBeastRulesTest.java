package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-HACKER, K-BEAST: picking items up. */
class HackerAndBeastRulesTest {
    @ParameterizedTest
    @CsvSource({"HACKER, 2", "jack CC HACKER, 2", "ENGINEER, 1"})
    @Rule({"K-HACKER", "I-INTEL", "KT-10"})
    @DisplayName("K-HACKER: intel that it picks up gives 1 VP more")
    void hacker(String card, int score) {
        play("""
                A1 %s, at c4; B1 HACKER, at h8; token 1 I-INTEL at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                expect score A %d, score B 0
                """.formatted(card, score));
    }

    @Test
    @Rule({"K-BEAST", "ITEM-7"})
    @DisplayName("K-BEAST, ITEM-7: equipment bought for it is a fault; it uses the equipment on its card")
    void equipment() {
        assertThatThrownBy(() -> Script.play("A1 BEAST, equipment I-AMMO, at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("a model with BEAST has no equipment, and no I-AMMO");
        assertThatThrownBy(() -> Script.play("A1 WALKER, equipment I-AMMO, at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("a model with WALKER has no equipment, and no I-AMMO");
        play("""
                A1 BEAST, ADRENALINE SHOT, at c4; B1 at h8
                play
                A1 activate
                expect offers A1 use I-ADRENALINE
                """);
    }
}
