package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SLAM, FALL, AWAY, SCAT one after the other: throws off roofs, among enemies, beside walls, into full cubes. */
class ChainRulesTest {
    @Test
    @Rule({"SLAM-2", "ADV-8"})
    @DisplayName("SLAM-2: hatches let small enough models through")
    void hatches() {
        for (int size = 1; size <= 3; size++) {
            String after = size <= 2 ? "B1 spot 5\nexpect B1 at c6/5" : "dice A 1 1 1 | B 1 1 1\nexpect B1 at c5/5";
            play("""
                    wall north of c5; hatch 2 north of c5
                    A1 RA 5+, cannon R6 KNOCKBACK, at c4/5; B1 SV 5+ AR 3 HP 3 SZ %d, at c5/5
                    play
                    A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                    """.formatted(size) + after);
        }
    }
}
