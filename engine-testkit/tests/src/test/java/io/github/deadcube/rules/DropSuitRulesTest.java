package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-DROP-SUIT: a suit in reserve, and its call. */
class DropSuitRulesTest {
    @ParameterizedTest
    @CsvSource({
        "A2, d2, false",
        "A2, d4, false",
        "A2, c2, false",
        "A2, a5, false",
        "A2, a5:2, true",
        "A2, b5, true",
        "A2, b5:2, false",
        "A3, b5, false",
        "A1, b5, false",
        "B2, b5, false",
        "B1, b5, false"
    })
    @Rule({"K-DROP-SUIT", "SET-3", "KT-18"})
    @DisplayName("K-DROP-SUIT: one of its own side's in reserve, in an empty cube, on the top floor of the stack")
    void where(String suit, String cube, boolean may) {
        play("""
                floor a5:2; A1 at c2; A2 DROP SUIT, reserve; A3 DROP SUIT, at d2
                B1 at d4; B2 DROP SUIT, reserve
                play
                A1 activate
                expect %s A1 use K-DROP-SUIT on %s at %s%s
                """.formatted(may ? "offers" : "refuses", suit, cube, may ? "" : " by K-DROP-SUIT"));
    }

    @Test
    @Rule("K-DROP-SUIT")
    @DisplayName("K-DROP-SUIT: suits of different cards offer each call once")
    void eachCallIsOfferedOnce() {
        GameState state = Script.play("""
                        A1 at c2; A2 DROP SUIT, HP 2, reserve; A3 DROP SUIT, HP 3, reserve; B1 at h8
                        play
                        A1 activate
                        """).state();
        Prompt.Decision asked = (Prompt.Decision) Deadcube.rules().prompt(state);
        assertThat(asked.options().map(Object::toString).asJava())
                .contains("A1 use K-DROP-SUIT on A2 at c3", "A1 use K-DROP-SUIT on A3 at c3")
                .doesNotHaveDuplicates();
    }
}
