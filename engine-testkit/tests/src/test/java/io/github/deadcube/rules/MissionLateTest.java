package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-9, SET-8, SET-11: the late forces of missions. */
class MissionLateTest {
    private static final String MISSION = """
            (name "Late", text "For tests.", zones [(cubes [a8, b8]), (cubes [g1, h1])], items 0, late [%s])
            """;

    private static final Script.Runner RUNNER = runner("(role attacker, after 1, round 2, cubes [d1, d2, d3:2])");

    /** Round 2 begins after it. */
    private static final String TURNS = """

            play
            A1 activate; A1 end; B1 activate; B1 end
            dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
            """;

    private static Script.Runner runner(String late) {
        return Script.Runner.standard().withScenario(mission(late));
    }

    private static Mission mission(String late) {
        return Missions.read(MISSION.formatted(late)).get();
    }

    @Test
    @Rule({"VIC-9", "SET-8"})
    @DisplayName("VIC-9, SET-8: a late vehicle comes in on the ground alone, another model on any level")
    void levels() {
        RUNNER.play("floors d3:2; A1 at a1; A2 reserve, marked MISSION-LATE 1; B1 at h8" + TURNS
                + "expect offers exactly A2 use MISSION-LATE on d1 | A2 use MISSION-LATE on d2 | A2 use "
                + "MISSION-LATE on d3:2"
                + "; A2 use MISSION-LATE on d3:2; A2 spot 4; expect A2 at d3:2/4, A2 not marked MISSION-LATE");
        RUNNER.play("floors d3:2; A1 at a1; A2 VEHICLE, reserve, marked MISSION-LATE 1; B1 at h8" + TURNS
                + "expect offers exactly A2 use MISSION-LATE on d1 | A2 use MISSION-LATE on d2");
    }

    @Test
    @Rule({"VIC-9", "ADV-4"})
    @DisplayName(
            "VIC-9, ADV-4: a late model comes in where it has room and no enemy stands; a pinned one bars the cube too")
    void cubes() {
        runner("(role attacker, after 1, round 2, cubes [d1, d2, d3])")
                .play("A1 at a1; A2 reserve, marked MISSION-LATE 1; B1 at d2, pinned; B2 SZ 4, neutral, at d1; B3 "
                        + "SZ 4, neutral, at d3;"
                        + " A3 SZ 4, at d3/4, activated" + TURNS + "A2 spot 4; expect A2 at d1/4");
    }

    @Test
    @Rule({"VIC-9", "SET-11"})
    @DisplayName("VIC-9, SET-11: a late model without room comes in at the beginning of a later round")
    void later() {
        runner("(role attacker, after 1, round 2, cubes [d1])")
                .play("A1 at a1; A2 reserve, marked MISSION-LATE 1; B1 at d1" + TURNS
                        + "expect A2 reserve, asks A: turn"
                        + TURNS.replace("play", "")
                                .replace("B1 activate", "B1 activate; B1 advance; B1 step e1; B1 spot 5")
                        + "A2 spot 5; expect round 3, A2 at d1");
    }

    @Test
    @Rule({"VIC-9", "SET-11"})
    @DisplayName(
            "VIC-9, SET-11: only the marked models in reserve come in; on any side of a half-cube, with what waits "
                    + "there")
    void whoAndHow() {
        RUNNER.play("floors d3:2; A1 at a1; A2 DROP SUIT, reserve; A3 at b1, activated, marked MISSION-LATE 1; B1 at h8"
                + TURNS + "expect asks A: turn, A2 reserve, A3 at b1");
        RUNNER.play("floors d3:2; A1 at a1; A2 SV 5+ HP 9, reserve, marked MISSION-LATE 1; B1 at h8; laid K-TRAP (FRAG "
                + "(3)) of B1 at d1"
                + TURNS + "A2 use MISSION-LATE on d1; expect asks B: keyword (K-TRAP)");
        runner("(role attacker, after 1, round 2, cubes [d1])")
                .play("small gap north-south through d1; A1 at a1; A2 reserve, marked MISSION-LATE 1; B1 at h8" + TURNS
                        + "expect offers exactly A2 use MISSION-LATE on d1w | A2 use MISSION-LATE on d1e");
    }

    @Test
    @Rule({"VIC-9", "K-DROP-SUIT", "R25-K-DROP-SUIT"})
    @DisplayName("VIC-9, K-DROP-SUIT: a suit of a late force is not called in; it comes in with its force")
    void suits() {
        String called =
                "floors d3:2; A1 at a1; A2 DROP SUIT, reserve, marked MISSION-LATE 1; A3 DROP SUIT, reserve; B1 at "
                        + "h8; play\n"
                        + "A1 activate; expect refuses A1 use K-DROP-SUIT on A2 at c5 by MISSION-LATE, offers A1 "
                        + "use K-DROP-SUIT on A3 at c5";
        RUNNER.play(called);
        RUNNER.play("edition revised; " + called.replace("use K-", "use R25-K-"));
        RUNNER.play("floors d3:2; A1 at a1; A2 DROP SUIT, reserve, marked MISSION-LATE 1; B1 at h8" + TURNS
                + "A2 use MISSION-LATE on d1; A2 spot 5; expect A2 at d1, A2 not marked MISSION-LATE");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: the side that leads the round brings in its late models first, each side in its team's order")
    void sides() {
        runner("(role attacker, after 1, round 2, cubes [d1, d2]), (role defender, after 1, round 2, cubes [e1, e2])")
                .play("A1 at a1; A2 to A3 reserve, marked MISSION-LATE 1; B1 at h8; B2 reserve, marked MISSION-LATE 2"
                        + TURNS.replace(
                                        "A1 activate; A1 end; B1 activate; B1 end",
                                        "B1 activate; B1 end; A1 activate; A1 end")
                                .replace("play", "initiative B; play")
                                .replace("A 1 1 1 | B 1 1 1; reroll command none", "B 1 1 1 | A 1 1 1")
                        + "B2 use MISSION-LATE on e2; B2 spot 5; A2 use MISSION-LATE on d1; A2 spot 5;"
                        + " A3 use MISSION-LATE on d2; A3 spot 5; expect A2 at d1, A3 at d2, B2 at e2");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: of several late forces each begins after its number, in whichever order they are named")
    void forces() {
        String third = "(role attacker, after 3, round 3, cubes [d1])";
        String second = "(role attacker, after 2, round 2, cubes [d2])";
        String defender = "(role defender, after 1, round 2, cubes [e1])";
        assertThat(forces(second + ", " + third, 1)).containsExactly(0, 0, 1, 2, 2);
        assertThat(forces(third + ", " + second, 1)).containsExactly(0, 0, 2, 1, 1);
        assertThat(forces(defender + ", " + third + ", " + second, 1)).containsExactly(0, 0, 3, 2, 2);
        assertThat(forces(second, 4)).as("the leader is the first model").containsExactly(0, 1, 1, 0, 1);
        assertThat(forces("(role attacker, after 1, round 2, cubes [d2])", 2))
                .as("all but the leader")
                .containsExactly(1, 0, 1, 1, 1);
    }

    /**
     * The late force of each of five models of side A, by its number in the mission; 0 for a model that is not late.
     */
    private static Vector<Integer> forces(String late, int leader) {
        Setup shipped = Shipped.setup(Deadcube.ruleset()).withScenario(mission(late));
        StrikeTeam five =
                new StrikeTeam("Five", leader, shipped.teamA().members().take(5));
        GameState begin = Deadcube.rules().start(shipped.withTeamA(five)).get();
        return begin.position()
                .models()
                .take(5)
                .map(m -> m.marks().map(Mark::amount).sum().intValue())
                .toVector();
    }

    @Test
    @Rule({"VIC-9", "ORD-6"})
    @DisplayName("VIC-9, ORD-6: a spare is never late")
    void spares() {
        Setup shipped = Shipped.setup(Deadcube.ruleset())
                .withScenario(mission("(role attacker, after 1, round 2, cubes [d2])"));
        Setup spare = shipped.withTeamA(new StrikeTeam(
                "Two", 1, shipped.teamA().members().take(2).update(1, card -> card.withMuster(Muster.SPARE))));
        assertThat(Deadcube.rules().start(spare).get().position().models().get(1))
                .returns(Model.Status.SPARE, Model::status)
                .satisfies(m -> assertThat(m.marks()).isEmpty());
    }
}
