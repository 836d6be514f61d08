package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * PART-1, PART-2: a model behind the middle wall does not count, and a model that enters only for an assault fights as
 * usual.
 */
class HalfCubeFightsRulesTest {
    @ParameterizedTest
    @CsvSource({"c5s, 4, 4", "c5n, 3, 3"})
    @Rule({"PART-1", "AST-5", "AST-6"})
    @DisplayName("PART-1, AST-5, AST-6: a friend on the other side of the middle wall is no help in an ASSAULT")
    void friends(String friends, int fight, int survive) {
        play("""
                wall east-west through c5
                A1 FI 5+, at c5s; A2 at %1$s; B1 SV 5+, at c5s; B2 at %1$s
                play
                A1 activate; A1 assault B1
                expect asks A rolls %2$d d8: test
                dice A %3$s
                expect asks B rolls %4$d d8: test
                """.formatted(friends, fight, "1 ".repeat(fight), survive));
    }

    @ParameterizedTest
    @CsvSource({"c5s, 3", "c5n, 5"})
    @Rule({"PART-1", "SHO-6"})
    @DisplayName("PART-1, SHO-6: a friend of the shooter on the other side of the middle wall takes no dice")
    void friendsOfTheShooter(String friend, int dice) {
        play("""
                wall east-west through c5
                A1 RA 5+, rifle R8, at c4; A2 at %s; B1 SV 5+, at c5s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test
                """.formatted(friend, dice));
    }
}
