package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-RAMPAGE, on 1-2: what the other side may do with a model, and what no side may do. */
class OutOfControlRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"spend advance: A1 advance", "spend shoot: A1 shoot rifle at A2", "spend assault: A1 assault A3"
            })
    @Rule({"K-RAMPAGE", "CMD-8"})
    @DisplayName("K-RAMPAGE, CMD-8: no command die of either side is spent on it")
    void noDie(String spent) {
        play("""
                command A advance shoot assault; command B advance shoot assault
                A1 RA 5+ FI 4+ HP 2, RAMPAGE, rifle R8, damage 1, at c3; A2 at c5; A3 at c3; B1 at h8
                play
                A1 activate; dice A 2
                expect refuses %s by K-RAMPAGE
                """.formatted(spent));
    }

    @Test
    @Rule({"K-RAMPAGE", "ADV-3", "VIC-9"})
    @DisplayName("K-RAMPAGE, ADV-3: the other side may lead it out by an exit of its own side, for which that scores")
    void leadsItOut() {
        Mission mission = Missions.read("""
                (name "Test", text "For tests.", zones [(cubes [a8]), (cubes [h1])],
                 exits [(cube a1, worth 3, role attacker), (cube h8, worth 2, role defender)], items 0)
                """).get();
        Script.Runner runner = Script.Runner.standard().withScenario(mission);
        String astray =
                "A1 HP 2, RAMPAGE, damage 1, at %s; A2 at c1; B1 at f8; play; A1 activate; dice A 1; A1 advance\n";
        runner.play(astray.formatted("a1")
                + "expect asks B: movement; A1 leave; expect A1 left, not killed, score A 3, score B 0, asks B: turn");
        runner.play(astray.formatted("h8") + "expect refuses A1 leave by ADV-3");
    }
}
