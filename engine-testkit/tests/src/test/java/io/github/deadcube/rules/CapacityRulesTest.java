package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
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

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: several models of a side count together, pinned ones too")
    void allModelsCount() {
        play("""
                A1 SZ 2, at c4; A2 at c5; A3 at c5, pinned; A4 at c5, activated; A5 at b5; A6 at b5
                B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5 by ADV-4, offers A1 step b5
                """);
    }

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: of both sides at most 8: each side has its half, whichever came first")
    void bothSidesTotalEight() {
        play("""
                A1 FI 5+ SZ 2, at c4; A2 SZ 2, at c5; B1 FI 5+ SV 4+ SZ 4, at c5
                play
                A1 activate; A1 advance
                expect offers A1 step c5
                A1 step c5; A1 spot 2; B1 survive; dice A 1 1 1 1 1 | B 1 1 1 1
                expect A1 at c5/2, A2 at c5, B1 at c5
                """);
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

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: a side's SZ 4 fit beside neutral models, even of its team")
    void neutralModelsTakeNothingFromTheSide() {
        play("""
                A1 SZ 2, at c4; A2 SZ 2, at c5; A3 SZ 4, neutral, at c5; B1 at h8
                play
                A1 activate; A1 advance
                expect offers A1 step c5
                """);
    }

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: entering a cube of neutral models is no fight, and leaving it no breaking away (ADV-6)")
    void neutralModelsAreNotFought() {
        play("""
                A1 RA 5+ SP 2-3, rifle R8, at c4; B1 FI 4+, neutral, at c5; B2 FI 4+, neutral, at c6; B3 at c8
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement
                A1 step c6; A1 spot 1
                expect A1 at c6/1, not event ADV-5, not event ADV-6, offers A1 shoot rifle at B3
                """);
    }

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: it binds where a model stops, not where it passes")
    void fullCubesArePassed() {
        play("""
                A1 SP 2-3 SZ 2, at c4; A2 SZ 3, at c5; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect refuses A1 spot 1 by ADV-4, offers A1 step c6
                A1 step c6; A1 spot 5
                expect A1 at c6/5
                """);
    }

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: the last cube of the movement must have space")
    void theLastCubeNeedsSpace() {
        play("""
                A1 SP 2-3 SZ 2, at c4; A2 SZ 3, at c6; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5
                expect refuses A1 step c6 by ADV-4, offers A1 step c4, offers A1 spot 5
                """);
    }

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: with one cube too few it may not set out through two full cubes")
    void throughTwoFullCubes() {
        String script = """
                smooth wall east of a1 a2 a3
                A1 SP %d-3 SZ 4, at a1; A2 at a2; A3 at a3; B1 at h8
                play
                A1 activate; A1 advance; A1 step a2
                expect %s
                """;
        play(script.formatted(3, "offers A1 step a3, offers A1 step a1, refuses A1 spot 1 by ADV-4"));
        play(script.formatted(2, "refuses A1 step a3 by ADV-4, offers A1 step a1"));
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

    @Test
    @Rule("ADV-4")
    @DisplayName("ADV-4: enemies in a full cube are not passed, for there it would have to stop (ADV-5)")
    void enemiesInAFullCubeAreNotPassed() {
        play("""
                A1 SP 3-4 FI 5+, at c4; A2 SZ 4, at c5; B1 FI 4+, at c5; B2 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5 by ADV-4, offers A1 step d5
                """);
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
        Script script = Script.parse(models + "\nplay").get();
        assertThat(script.run(ScriptRunner.standard()).getLeft().fault()).contains("ADV-4");
    }
}
