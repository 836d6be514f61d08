package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-FIRE-CONTROL: the two shots that one SHOOT allows. */
class FireControlRulesTest {
    @ParameterizedTest
    @CsvSource({
        "rifle at B1, rifle at B2, K-FIRE-CONTROL",
        "rifle at B1, pistol at B2, SHO-4",
        "rifle at B1, pistol at A2, SHO-3",
        "rifle at B1, cannon at B1, SHO-1",
        "rifle at B1, blade at B1, SHO-1",
        "rifle at B1, pistol at B1 as blaze away, SHO-9",
        "rifle at B1, bombs at B1, K-EXPLOSIVE",
        "rifle at B1, pistol at c5, SHO-3",
        "pistol at B1, rifle at B3, SHO-4",
        "pistol at B1, rifle at B9, ASK-4"
    })
    @Rule({"K-FIRE-CONTROL", "SHO-1", "SHO-3", "SHO-4", "KT-18"})
    @DisplayName("K-FIRE-CONTROL: two different ones, and each shot obeys its own weapon")
    void rulesOfTheTwoShots(String first, String second, String rule) {
        play("""
                wall north of h3 h4; board 8 x 8
                A1 RA 5+, FIRE CONTROL, rifle R5, pistol R2, derringer R2, blade CC, bombs R5 EXPLOSIVE (BLAST), at c3
                A2 at c4; B1 SV 5+, at c5; B2 at c7; B3 at h4; wall east of f1 f2 f3 f4 f5 f6 f7 f8
                play
                A1 activate; A1 shoot %s
                expect offers A1 shoot derringer at B1, offers A1 shoot bombs at c4, offers A1 decline K-FIRE-CONTROL
                expect refuses A1 shoot %s by %s, refuses A1 end
                """.formatted(first, second, rule));
    }
}
