package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-EVADE: the step of a model after a shot at it. */
class EvadeRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"SP - SV 5+, EVADE, at c4", "SV 5+, EVADE, at c4, pinned", "SV 5+, at c4"})
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not with SP - (ADV-16), not if it was pinned, not without the keyword")
    void modelsThatCannotEvade(String target) {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect asks A: activation, B1 at c4
                """.formatted(target));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 1 1", "4 1 1"})
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not if the shot pins it; blazing away in vain does not (K-RAPID-FIRE)")
    void notIfPinned(String survive) {
        boolean pinned = survive.equals("1 1 1");
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 4+, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B %s
                expect B1 %s, asks %s
                """.formatted(survive, pinned ? "pinned" : "upright", pinned ? "A: activation" : "B: evade"));
    }
}
