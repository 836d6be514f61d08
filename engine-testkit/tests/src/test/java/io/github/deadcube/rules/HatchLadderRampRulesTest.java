package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ADV-8, ADV-10, ADV-11, ADV-14: hatches, ladders and ramps. */
class HatchLadderRampRulesTest {
    private static void step(String scenery, int size, String from, String to, String expected) {
        play("""
                board 6 x 6 x 3; %s
                A1 SZ %d SP 2-3, at %s; B1 at a1
                play
                A1 activate; A1 advance
                expect %s
                """.formatted(scenery, size, from, expected.formatted("A1 step " + to)));
    }

    @ParameterizedTest
    @CsvSource({"1, offers %s", "2, offers %s", "3, refuses %s by ADV-7", "4, refuses %s by ADV-7"})
    @Rule({"ADV-8", "ADV-7"})
    @DisplayName("ADV-8: a hatch (n) lets a model up to SZ n through its wall")
    void throughAWall(int size, String expected) {
        step("wall north of c3; hatch 2 north of c3", size, "c3", "c4", expected);
    }

    @ParameterizedTest
    @CsvSource({"3, offers %s", "4, refuses %s by ADV-11"})
    @Rule({"ADV-8", "ADV-11"})
    @DisplayName("ADV-8, ADV-11: a hatch (n) lets a model up to SZ n down through its floor")
    void throughAFloor(int size, String expected) {
        step("floor c3:2; floor hatch 3 of c3:2", size, "c3:2", "c3", expected);
    }

    @ParameterizedTest
    @CsvSource({"3, offers %s", "4, refuses %s by ADV-10"})
    @Rule({"ADV-8", "ADV-10"})
    @DisplayName("ADV-8, ADV-10: up through a hatch there is still something to climb needed")
    void upThroughAFloor(int size, String expected) {
        step("floor c3:2; floor hatch 3 of c3:2; ladder of c3", size, "c3", "c3:2", expected);
        step("floor c3:2; floor hatch 4 of c3:2", size, "c3", "c3:2", "refuses %s by ADV-10");
        step("half floor north of c3:2; floor hatch 3 of c3:2; ladder of c3", size, "c3", "c3:2", expected);
    }
}
