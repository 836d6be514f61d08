package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-TRAP: laying a trap. */
class TrapLayingRulesTest {
    @ParameterizedTest
    @CsvSource({"c6, SHO-4", "e3, K-TRAP", "c2, K-EXPLOSIVE", "c3:2, K-EXPLOSIVE", "z9, ASK-4"})
    @Rule({"K-TRAP", "K-EXPLOSIVE", "SHO-4", "KT-18"})
    @DisplayName("K-TRAP, KT-18: by itself, at a floored cube in range and sight, not its own")
    void targets(String cube, String rule) {
        play("""
                board 8 x 8 x 2; wall east of d1 d2 d3 d4 d5
                A1 RA 4+, mine R3 TRAP (BLAST), at c2; A2 at c4; B1 at h8
                play
                A1 activate
                expect offers A1 shoot mine at c5, offers A1 shoot mine at c4
                expect refuses A1 shoot mine at %s by %s, refuses A1 shoot mine at B1 by K-EXPLOSIVE
                """.formatted(cube, rule));
    }
}
