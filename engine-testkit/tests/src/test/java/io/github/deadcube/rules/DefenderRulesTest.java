package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * K-DEFENDER, KT-10 to KT-14: the models that a DEFENDER SHIELD protects. A shot with a difference of 2 shows the AR.
 */
class DefenderRulesTest {
    /** A1 shoots at B1, which loses this number of its 2 HP. */
    private static void loses(int lost, String target) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 5
                %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage %d
                """.formatted(target, lost));
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 2, 1", "2, 1, 1", "2, 2, 1", "3, 1, 2"})
    @Rule("K-DEFENDER")
    @DisplayName("K-DEFENDER: one with SZ 1 or 2 helps friends with SZ 1 and 2 in its cube, not larger ones")
    void friends(int size, int owner, int lost) {
        loses(lost, "B1 SZ %d, at c4; B2 SZ %d, DEFENDER SHIELD, at c4".formatted(size, owner));
    }
}
