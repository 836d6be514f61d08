package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keywords that change dice, re-rolls, AP or HP. The barricade prevents clear shots. */
class KeywordRulesTest {
    @ParameterizedTest(name = "AR {0}, AP {1}: {2} of 3 lost")
    @Rule("K-AP")
    @DisplayName("K-AP: AR is less by the AP, down to 0")
    @CsvSource({"2, 0, 1", "2, 1, 2", "2, 2, 3", "2, 3, 3", "3, 0, 0", "3, 1, 1"})
    void ap(int armour, int ap, int lost) {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8 AP%d, at c3
                B1 SV 5+ AR %d HP 4, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                expect B1 damage %d
                """.formatted(ap, armour, lost));
    }

    @ParameterizedTest(name = "{0}: {1} dice")
    @Rule({"K-TACTICIAN", "CMD-1"})
    @DisplayName("K-TACTICIAN, CMD-1: n more command dice while it is in play, one per team")
    @CsvSource(delimiter = '|', textBlock = """
                TACTICIAN (1), at b1, activated                                            | 4
                TACTICIAN (2), at b1, pinned, activated                                    | 5
                TACTICIAN (2), killed                                                      | 3
                TACTICIAN (2), at b1, activated; A3 TACTICIAN (2), at b1, activated        | 5
                TACTICIAN (2), killed; A3 TACTICIAN (1), at b1, activated                  | 4
                """)
    void tactician(String who, int dice) {
        play("""
                A1 at b1, activated; A2 %s
                B1 at h8; initiative B
                play
                B1 activate; B1 end
                expect asks A rolls %d command dice: command roll
                """.formatted(who, dice));
    }
}
