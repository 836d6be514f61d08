package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
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
}
