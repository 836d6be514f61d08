package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ADV-4: how many models a cube holds. */
class CapacityRulesTest {
    @ParameterizedTest
    @CsvSource({"1, 3, true", "2, 2, true", "3, 1, true", "4, 1, false", "1, 4, false", "2, 3, false", "3, 2, false"})
    @Rule("ADV-4")
    @DisplayName("ADV-4: models of one side total at most SZ 4")
    void oneSideTotalsFour(int mover, int there, boolean fits) {
        play("""
                A1 FI 5+ SZ %d, at c4; A2 SZ %d, at c5; B1 FI 5+, at c5
                play
                A1 activate; A1 advance
                expect %s
                """.formatted(mover, there, fits ? "offers A1 step c5" : "refuses A1 step c5 by ADV-4"));
    }

    @ParameterizedTest
    @CsvSource({"1, true", "2, false"})
    @Rule("ADV-4")
    @DisplayName("ADV-4: neutral models are a faction of their own, within the total of 8")
    void neutralModelsCountInTheTotal(int mover, boolean fits) {
        play("""
                A1 FI 5+ SZ %d, at c4; B1 FI 5+ SZ 3, at c5; B2 SZ 4, neutral, at c5; B3 at h8
                play
                A1 activate; A1 advance
                expect %s
                """.formatted(mover, fits ? "offers A1 step c5" : "refuses A1 step c5 by ADV-4"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wall", "open"})
    @Rule("ADV-4")
    @DisplayName("ADV-4: a full cube without a way onward cannot be passed")
    void aFullCubeWithoutAWayOnward(String way) {
        play("""
                floor c5:2; smooth wall south of c4; smooth wall east of c4; smooth wall west of c4
                smooth %s north of c4
                A1 SP 2-3, at c5:2; A2 SZ 4, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect %s
                """.formatted(way, way.equals("open") ? "offers A1 step c4" : "refuses A1 step c4 by ADV-4"));
    }

    /** Eleven cubes around it to the power of nine steps are two billion ways. */
    @Test
    @Timeout(60)
    @Rule({"ADV-4", "ADV-19", "K-FLIGHT"})
    @DisplayName("ADV-4: a long flight over a crowd finds no room, without a try of every way")
    void aLongFlightOverACrowd() {
        String shaft = IntStream.rangeClosed(1, 9)
                .mapToObj(level -> "b1:" + level + " b2:" + level)
                .collect(Collectors.joining(" "));
        play("""
                board 4 x 2 x 9; smooth wall east of %s; overfull a1
                A1 SP 9-9, FLIGHT, at a1; A2 SZ 4, at a1; A3 SZ 4, at b1; A4 SZ 4, at a2; A5 SZ 4, at b2
                B1 at b2
                play
                A1 activate; A1 advance
                expect offers exactly A1 end
                """.formatted(shaft));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1 SZ 3, at c4; A2 SZ 2, at c4",
                "B1 SZ 4, at c4; B2 at c4",
                "A1 SZ 4, at c4; B1 SZ 3, at c4; B2 SZ 2, neutral, at c4",
                "A1 SZ 3, neutral, at c4; B1 SZ 2, neutral, at c4"
            })
    @Rule("ADV-4")
    @DisplayName("ADV-4: a game cannot begin above the capacity")
    void noGameBeginsAboveIt(String models) {
        Script script = Script.of(models + "\nplay");
        assertThat(script.run(Script.Runner.standard()).getLeft().getMessage()).contains("ADV-4");
    }
}
