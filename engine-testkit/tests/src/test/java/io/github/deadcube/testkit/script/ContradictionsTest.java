package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.text.NamedBattlefield;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A battlefield text that states something twice: the error names the later place, and where the earlier one is. */
class ContradictionsTest {
    private static final String GROUND = """
            :1  a  b  c
             3  .  .  .
             2  .  .  .
                   --
             1  .  .  .
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hatch 1 north of b1       | hatch 3 south of b2       | the face between b1 and b2 has a hatch
            ramp north of b2          | ramp south of b2          | b2 has a ramp
            half floor north of b3:2  | half floor south of b3:2  | b3:2 has a half floor
            floor hatch 1 of b3:2     | floor hatch 2 of b3:2     | b3:2 has a floor hatch
            wall north-south through c1 | small gap east-west through c1 | c1 has a middle wall
            board 3 x 3 x 2           | board 3 x 3 x 3           | the size of the battlefield is
            battlefield "One"         | battlefield "Two"         | the battlefield has a name
            """)
    void theLaterOfTwoIsReported(String one, String other, String told) {
        assertThat(NamedBattlefield.read(GROUND + "floors b3:2 c2:3\n" + one + "\n" + other)
                        .getLeft()
                        .filter(error -> error.where().line() == 8)
                        .map(Fault::toString))
                .containsExactly("line 8, column 1: " + told + " in line 7 already; expected it once");
    }

    @Test
    void aScriptMayReplaceEarlierStatements() {
        assertThat(Script.read("board 4 x 4; board 3 x 3 x 2; ramp north of b2; ramp south of b2; A1 at c2")
                        .map(script -> script.battlefield().width()))
                .containsExactly(3);
    }
}
