package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScatterRulesTest {
    @ParameterizedTest(name = "{0}: {1}")
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: one cube on the same level, clockwise from 1, north, to 8, north-west")
    @CsvSource({"1, c5", "2, d5", "3, d4", "4, d3", "5, c3", "6, b3", "7, b4", "8, b5"})
    void directions(int die, String cube) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c1
                B1 SV 5+, at c4; B2 SV 5+, at %2$s
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1
                expect asks A rolls 1 d8: scatter (SCAT-1)
                dice A %1$d; B1 spot 9
                expect B1 at %2$s/9, pinned, asks A: activation
                A1 end; B1 activate; B1 end
                expect B2 at %2$s, upright
                """.formatted(die, cube));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: a grenade scatters alike, and a single die of 8 does not explode (DICE-12)")
    @CsvSource({"1, c5", "2, d5", "3, d4", "4, d3", "5, c3", "6, b3", "7, b4", "8, b5"})
    void grenades(int die, String cube) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c1; command A shoot
                B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1 | A %d
                expect event it lands in %s, asks A: activation
                """.formatted(die, cube));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @Rule({"SCAT-7", "SCAT-5"})
    @DisplayName("SCAT-7, SCAT-5: a grenade does not leave the battlefield, it bounces")
    @CsvSource({"1, bounces", "2, bounces", "8, bounces", "6, g7", "5, h7"})
    void theEdge(int die, String then) {
        String lands = then.equals("bounces") ? "h8, event it bounces back to h8" : then;
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at h5; B1 at a1
                play
                A1 activate; A1 shoot grenade at h8; dice A 1 1 1 | A %d
                expect event it lands in %s
                """.formatted(die, lands));
    }

    @Test
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: by a ruleset option, a die of 1 has another direction")
    void otherDirections() {
        Script.Runner.standard()
                .with(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withScatter(Direction.ALL.reverse())))
                .play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1 | A 1
                expect event it lands in b5
                """);
    }
}
