package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-TRAP: laying a trap. */
class TrapLayingRulesTest {
    @Test
    @Rule({"K-TRAP", "K-GRENADE"})
    @DisplayName("K-TRAP, K-GRENADE: thrown, it is in the cube hit; models in the cube then do not enter")
    void thrown() {
        play("""
                A1 RA 4+, mine R4 GRENADE (TRAP (FRAG (3))), at c2; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot mine at c5; dice A 4 1 1
                expect event K-TRAP, B1 upright, unharmed, at c5/5, asks A: activation
                expect refuses A1 shoot mine at c5 by RND-4
                A1 end; B1 activate; B1 advance; B1 spot 1
                expect B1 at c5/1, asks B: activation    # another spot of the cube is not an entry
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-GRENADE", "SCAT-1"})
    @DisplayName("K-TRAP, K-GRENADE: missed, it scatters and stays where it ends")
    void thrownAndMissed() {
        play("""
                A1 RA 4+, mine R4 GRENADE (TRAP (FRAG (3))), at c2; B1 SP 2-2, at c7
                play
                A1 activate; A1 shoot mine at c4; dice A 1 1 1; dice A 1
                A1 end; B1 activate; B1 advance; B1 step c6; B1 step c5
                expect asks A: keyword (K-TRAP)
                """);
    }

    @Test
    @Rule({"K-TRAP", "SHO-8"})
    @DisplayName("K-TRAP, SHO-8: as a grenade it is thrown once, by itself it is laid time and again")
    void oneUseAsAGrenade() {
        String again = """
                A1 RA 4+, mine R4 %s, at c2; B1 at h8
                play
                A1 activate; A1 shoot mine at c5; dice A 4 1 1; A1 end; B1 activate; B1 end
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                A1 activate
                expect round 2, %s
                """;
        play(again.formatted("GRENADE (TRAP (FRAG (3)))", "refuses A1 shoot mine at c4 by SHO-8"));
        play(again.formatted("TRAP (FRAG (3))", "offers A1 shoot mine at c4"));
    }

    @Test
    @Rule({"K-TRAP", "DICE-10"})
    @DisplayName("K-TRAP, DICE-10: by itself, 3-dice RANGED (1), from above too; nothing is added or rolled again")
    void byItself() {
        play("""
                floor c2:2; command A dice dice; smoke e4
                A1 RA 5+, mine R4 TRAP (FRAG (3)) and WEIGHT OF FIRE (2), at c2:2; A2 at c5; B1 at c6
                play
                A1 activate; A1 shoot mine at c5
                expect asks A rolls 3 d8: test
                dice A 1 1 5
                expect command A dice dice, event K-TRAP, asks A: activation
                A1 end; B1 activate; B1 advance; B1 step c5
                expect asks A: keyword (K-TRAP)
                """);
        play("""
                command A dice; A1 RA 5+, mine R4 TRAP (FRAG (3)) and WEIGHT OF FIRE (2), at c2; B1 at h8
                play
                A1 activate; A1 shoot mine at c5; dice A 4 4 4
                expect asks A rolls 1 d8: scatter
                """);
    }

    @Test
    @Rule({"K-TRAP", "SCAT-1", "SCAT-2", "SCAT-5", "SCAT-7"})
    @DisplayName("K-TRAP: failed, it scatters as a token does: on, down, or back from walls and the edge")
    void itScatters() {
        String missed = """
                %s; A1 RA 4+, mine R4 TRAP (BLAST), at c2; B1 SV 5+, SP 3-3, at c7
                play
                A1 activate; A1 shoot mine at %s; dice A 1 1 1; dice A %d; A1 end
                B1 activate; B1 advance; B1 step %s
                expect asks %s
                """;
        String sprung = "A: keyword (K-TRAP)";
        play(missed.formatted("board 8 x 8", "c5", 1, "c6", sprung));
        play(missed.formatted("board 8 x 8", "c5", 2, "c6", "B: movement"));
        play(missed.formatted("board 8 x 8", "c5", 2, "d6", sprung));
        play(missed.formatted("floor c5:2", "c5:2", 1, "c6", sprung));
        play(missed.formatted("wall north of c6", "c6", 1, "d6; B1 step c6", sprung));
        play(missed.formatted("board 8 x 7", "c6", 1, "c6", "B: movement"));
        play(missed.formatted("board 8 x 8", "c6", 7, "b6", sprung));
    }

    @Test
    @Rule({"K-TRAP", "SCAT-7"})
    @DisplayName("K-TRAP, SCAT-7: at the edge it bounces")
    void atTheEdge() {
        play("""
                board 4 x 5; A1 RA 4+, mine R4 TRAP (BLAST), at b2; B1 at b4
                play
                A1 activate; A1 shoot mine at b5; dice A 1 1 1; dice A 1; A1 end
                B1 activate; B1 advance; B1 step b5
                expect asks A: keyword (K-TRAP)
                """);
    }

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

    @Test
    @Rule({"K-TRAP", "SHO-2", "ACT-3"})
    @DisplayName("K-TRAP, SHO-2: not beside enemies")
    void notBesideEnemies() {
        play("""
                A1 RA 4+, mine R3 TRAP (BLAST), at c2; B1 pinned, at c2
                play
                A1 activate
                expect refuses A1 shoot mine at c4 by SHO-2
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-PSYCHIC"})
    @DisplayName("K-TRAP, K-PSYCHIC: a PSYCHIC one needs no line of sight")
    void unseen() {
        play("""
                wall east of c1 c2 c3; A1 RA 4+, mine R3 TRAP (BLAST) and PSYCHIC, at c2; B1 at h8
                play
                A1 activate
                expect offers A1 shoot mine at d2
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-EXPLOSIVE"})
    @DisplayName("K-TRAP, K-EXPLOSIVE: laid by EXPLOSIVE it needs no test")
    void laidByExplosive() {
        play("""
                A1 mines R3 EXPLOSIVE (TRAP (BLAST)), RA 8+, at c2; B1 at c6
                play
                A1 activate; A1 shoot mines at c5
                expect event K-TRAP, asks A: activation
                A1 end; B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5; dice A 3; B1 spot 5
                expect B1 at d5/5, pinned
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-INDIRECT"})
    @DisplayName("K-TRAP, K-INDIRECT: laid by INDIRECT, in a long action")
    void laidByIndirect() {
        play("""
                A1 RA 4+, mortar R8 INDIRECT (TRAP (BLAST)), at c2; B1 SP 2-2, at c6
                play
                A1 activate; A1 shoot mortar at c6; dice A 4 1 1
                expect event K-TRAP, asks B: turn
                B1 activate; B1 advance; B1 step c7; B1 step c6
                expect asks A: keyword (K-TRAP)
                """);
    }
}
