package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** VIC: victory points and the end of the game, in Patrol on open ground. */
class VictoryRulesTest {
    private static final String LAST_TURN = "; play; B1 activate; B1 end; ";

    @ParameterizedTest(name = "{0} points: {1} VP")
    @CsvSource({"50,12", "100,12", "101,16", "150,16", "151,20", "200,20", "250,24", "300,28", "301,32"})
    @Rule("VIC-4")
    @DisplayName("VIC-4: the target by the size of the game, sizes between as the next larger")
    void theTarget(int points, int target) {
        String start = "A1 at a1, activated; B1 at h8; points " + points + "; score A ";
        play(start + (target - 1) + LAST_TURN + "expect round 2, not event VIC-5");
        play(start + target + LAST_TURN + "expect finished, A wins (VIC-5)");
    }

    @Test
    @Rule("VIC-10")
    @DisplayName("VIC-10: Patrol's zones")
    void zonesOfPatrol() {
        Vector<Vector<Cube>> zones = Deadcube.patrol().zones(Battlefield.open(8, 8, 3));
        assertThat(zones.map(zone -> zone.mkString(" "))).containsExactly("a8 b8 c8 d8", "e1 f1 g1 h1");
    }

    @Test
    @Rule("VIC-10")
    @DisplayName("VIC-10: Patrol's objectives, its 5 rounds, and its target of 12 VP for 100 points")
    void objectivesOfPatrol() {
        Scenario patrol = Deadcube.patrol();
        assertThat(patrol.objectives(Battlefield.open(8, 8, 1)).map(o -> o.cube() + " " + o.worth()))
                .containsExactlyInAnyOrder("h7 1", "a2 1", "f5 2", "c4 2");
        assertThat(patrol.rounds()).isEqualTo(5);
        assertThat(patrol.target(100)).isEqualTo(12);
        assertThat(patrol.faults(Battlefield.open(8, 8, 2))).isEmpty();
        assertThat(patrol.faults(Battlefield.open(8, 9, 2))).isNotEmpty();
    }
}
