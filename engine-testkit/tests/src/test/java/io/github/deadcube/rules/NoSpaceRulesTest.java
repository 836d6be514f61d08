package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SCAT-6: the place of a model after eight failed scatters; and the events of scatter dice. */
class NoSpaceRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"dice A 1", "dice A 3 3 3 3 3 3 3 3; B1 land c6"})
    @Rule({"SCAT-6", "AWAY-4"})
    @DisplayName(
            "SCAT-6, AWAY-4: an unpinned model that scatters, or is placed after eight scatters, among enemies must "
                    + "fight")
    void unpinnedAmongEnemies(String tries) {
        play("""
                floors c3:2 c4:2; barricade north of c3:2
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:2; A2 FI 5+ SV 5+ HP 2, at c6
                B1 FI 4+ SV 5+ AR 1, at c4:2; B2 SZ 4, at c5; B3 SZ 4, at d5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                %s; B1 spot 4
                A2 survive; dice A 1 1 1 | B 4 1 1
                expect event B1 falls 1, B1 at c6, upright, A2 damage 1
                """.formatted(tries));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dice A 1", "dice A 3 3 3 3 3 3 3 3; B1 land c6"})
    @Rule({"SCAT-6", "PIN-3"})
    @DisplayName("SCAT-6, PIN-3: pinned by the fall, it stands up there and is attacked")
    void pinnedAmongEnemies(String tries) {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:3; A2 FI 5+, at c6
                B1 SV 5+ AR 1 HP 2, at c4:3; B2 SZ 4, at c5; B3 SZ 4, at d5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                %s; B1 spot 4; dice A 5 1 1 | B 5 1 1
                dice A 5 5 1 1 | B 1 1 1
                expect event B1 falls 2, B1 at c6, upright, damage 1
                """.formatted(tries));
    }
}
