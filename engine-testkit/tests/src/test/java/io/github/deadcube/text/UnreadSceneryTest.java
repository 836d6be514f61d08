package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For scenery that cannot be read, the error shows its correct form. The other independent faults are reported too. */
class UnreadSceneryTest {
    private static final String GROUND = ":1 a b c\n 3 . . .\n 2 . . .\n 1 . . .\n";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ladder                       | ladder of c4
            ladder of                    | ladder of c4
            block 1 2 3 of a1            | block 10 10 20 20 15 of c4
            platform 0 high 10 of a1     | platform 1 2 3 high 10 of c4
            platform 5 high -1 of a1     | platform 1 2 3 high 10 of c4
            half floor upward of a1      | half floor north of c4:2
            ramp up of a1                | ramp north-east of c4
            hatch 0 north of a1          | hatch 2 north of c4
            floor hatch 0 of a1:2        | floor hatch 2 of c4:2
            small gap diagonal through a1 | wall north-south through c4
            wall up of a1                | wall north of c4
            barricade through a1         | barricade north of c4
            """)
    void theFormOfTheStatementIsExpected(String item, String example) {
        assertThat(NamedBattlefield.read(GROUND + item).getLeft().map(Fault::toString))
                .singleElement()
                .asString()
                .startsWith("line 5, column 1: '" + item + "' is not understood; expected '")
                .contains("such as '" + example + "'")
                .doesNotContain("marker");
        assertThat(Script.read("A1 at c1\n" + item).getLeft())
                .singleElement()
                .asString()
                .contains("such as '" + example + "'");
    }

    @Test
    void independentFaultsAreReported() {
        assertThat(faults("board 3 x 3 x 2; ramp north of b3; platform 5 high 99 of a1; wall north of z9; "
                        + "ladder of a1:2"))
                .isEqualTo("""
                        5:18 b3: the ramp leads north to no cube; expected a cube there, one level up (GEO-6)
                        5:36 a1: a platform is 99 tenths of an inch high; expected 1 to 28 (GEO-6)
                        5:62 z9 is outside the battlefield of 3 × 3 × 2 cubes; expected a cube of the battlefield
                        5:80 a1:2: a ladder leads up, but no cube is above; expected no ladder here, or one more level (GEO-6)
                        """);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            wall up of a1; hatch 2 north of a1                  | 1
            wall north of z9; hatch 2 south of a2               | 1
            wall north of z9; hatch 2 east of a1                | 2
            floors a0:2; floor hatch 2 of a1:2                  | 1
            floor a1; floor hatch 2 of a1:2                     | 1
            floors a0:2; hatch 2 north of a1                    | 2
            ladder of; hatch 2 north of a1                      | 2
            half floor; floor hatch 2 of a1:2                   | 1
            board 3 x 3 x 99; ladder of a1                      | 1
            floors b1:2 c1:x; ladder of a1:2                    | 1
            dance; ramp north of b1:2                           | 1
            """)
    void faultsThatMayFollowAreNotReported(String items, int faults) {
        assertThat(NamedBattlefield.read(GROUND + items).getLeft()).hasSize(faults);
    }

    @Test
    void aFaceThatIsDrawnBadlyIsNotDrawnOpen() {
        assertThat(NamedBattlefield.read(GROUND.replace(" 2 .", "   ?\n 2 .") + "wall south of a3; hatch 1 north of a2")
                        .getLeft())
                .hasSize(1);
    }

    @Test
    void withoutMeasuresNothingIsOutside() {
        assertThat(Script.read("board 12 x 99; wall north of k9; A1 at k9; platform 5 high 99 of k9")
                        .getLeft()
                        .map(e -> e.where().column()))
                .containsExactly(1, 44);
    }

    private static String faults(String items) {
        return NamedBattlefield.read(GROUND + items)
                .getLeft()
                .map(error -> error.where().line() + ":" + error.where().column() + " " + error.at(0, 0))
                .mkString("", "\n", "\n");
    }
}
