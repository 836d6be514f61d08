package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ADV-7 to ADV-12: gaps, corners, climbing and coming down. */
class ClimbRulesTest {
    /** A1 is at the given place and advances. */
    private static void from(String place, String scenery, int size, String expected) {
        play("""
                board 8 x 8 x 3; %s
                A1 SZ %d, at %s; B1 at h8
                play
                A1 activate; A1 advance
                expect %s
                """.formatted(scenery, size, place, expected));
    }

    private static void fromC4(String scenery, String expected) {
        from("c4", scenery, 1, expected);
    }

    @ParameterizedTest
    @CsvSource({"wall, 0", "small gap, 1", "medium gap, 2", "large gap, 3", "barricade, 4", "open, 4"})
    @Rule("ADV-7")
    @DisplayName("ADV-7: bigger gaps for bigger models (GEO-4)")
    void biggerGapsForBiggerModels(String face, int largest) {
        for (int size = 1; size <= 4; size++) {
            String expected = size <= largest ? "offers A1 step c5" : "refuses A1 step c5 by ADV-7";
            from("c4", face + " north of c4", size, expected);
            from("c4", "smooth " + face + " north of c4", size, expected);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "open north of c4",
                "wall north of c4",
                "wall east of c4",
                "wall east of c5",
                "wall north of d4",
                "wall north of c4, wall east of c5",
                "wall east of c4, wall north of d4"
            })
    @Rule("ADV-9")
    @DisplayName("ADV-9: a diagonal step crosses two faces in any order: one order with space is enough")
    void oneOrderIsEnough(String walls) {
        fromC4(walls, "offers A1 step d5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wall north of c4, wall east of c4",
                "wall north of c4, wall north of d4",
                "wall east of c5, wall east of c4",
                "wall east of c5, wall north of d4"
            })
    @Rule("ADV-9")
    @DisplayName("ADV-9: no order has space: the step is not allowed (ADV-7)")
    void noOrderHasSpace(String walls) {
        fromC4(walls, "refuses A1 step d5 by ADV-7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wall", "small gap", "medium gap", "large gap"})
    @Rule("ADV-10")
    @DisplayName("ADV-10: a wall is climbed whatever its gap, whatever the model's size")
    void wallsAreClimbed(String wall) {
        from("c4", wall + " north of c4, floor c5:2", 1, "offers A1 step c5:2");
        from("c4", wall + " north of c4, floor c5:2", 4, "offers A1 step c5:2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "open north of c4",
                "barricade north of c4",
                "smooth wall north of c4",
                "smooth large gap north of c4"
            })
    @Rule("ADV-10")
    @DisplayName("ADV-10: an upward crossing needs something to climb")
    void nothingToClimb(String face) {
        fromC4(face + ", floor c5:2", "refuses A1 step c5:2 by ADV-10");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wall east of c4",
                "wall west of c4",
                "wall south of c4",
                "large gap north of c4:2",
                "wall north of c5",
                "wall north of b4"
            })
    @Rule("ADV-10")
    @DisplayName("ADV-10: that is in the cube where it rises, in a sideways direction of the step")
    void nothingToClimbThere(String face) {
        fromC4(face + ", floor c5:2", "refuses A1 step c5:2 by ADV-10");
    }

    @ParameterizedTest
    @CsvSource({"north, d5:2", "east, d5:2", "north, b5:2", "west, b5:2", "south, b3:2", "east, d3:2"})
    @Rule("ADV-10")
    @DisplayName("ADV-10: a diagonal step has two sideways directions")
    void aDiagonalStepHasTwoDirections(String side, String roof) {
        fromC4("wall " + side + " of c4, floor " + roof, "offers A1 step " + roof);
    }

    @ParameterizedTest
    @CsvSource({"south, d5:2", "west, d5:2", "east, b5:2", "north, b3:2"})
    @Rule("ADV-10")
    @DisplayName("ADV-10: no other direction has a wall")
    void aDiagonalStepHasNoOtherDirections(String side, String roof) {
        fromC4("wall " + side + " of c4, floor " + roof, "refuses A1 step " + roof + " by ADV-10");
    }
}
