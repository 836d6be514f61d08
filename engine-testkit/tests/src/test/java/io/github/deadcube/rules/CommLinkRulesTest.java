package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-COMM-LINK: the marked cube, and its effect on friendly INDIRECT weapons. */
class CommLinkRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"A1 killed", "A1 pinned, at a1", "A1 reserve"})
    @Rule({"K-COMM-LINK", "KT-12"})
    @DisplayName("K-COMM-LINK, KT-12: the marker outlasts the model that laid it")
    void outlasts(String who) {
        play("""
                floor c5:2; wall south of b5 c5 d5; A2 RA 4+, mortar R8 INDIRECT (BLAST), at c1; B1 at c5; B2 at h8
                %s; laid K-COMM-LINK of A1 at c5 until round
                play
                A2 activate
                expect offers A2 shoot mortar at c5
                """.formatted(who));
    }
}
