package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** VIC-9, SET-2: where a mission puts its pieces as a game begins, and what it may not say. */
class MissionStartTest {
    private static final String MISSION =
            "(name \"Test\", text \"For tests.\", zones [(cubes [a8]), (cubes [h1])], %s)";

    private static Mission mission(String parts) {
        return Missions.read(MISSION.formatted(parts)).get();
    }

    private static Setup setup(String parts) {
        Battlefield field = Battlefield.open(8, 8, 2).withFloor(Cube.of("c4:2"), true);
        return Shipped.setup(Deadcube.ruleset()).withBattlefield(field).withScenario(mission(parts));
    }

    @Test
    @Rule({"VIC-9", "SET-2"})
    @DisplayName(
            "VIC-9, SET-2: assets and scenery are on the highest floor of their stacks, or inside; scenery has all "
                    + "its uses")
    void pieces() {
        GameState begun = Deadcube.rules()
                .start(setup("assets [(name Core, cubes [c4, d4]), (name Key, cubes [c4], inside)],"
                        + " scenery [(name Console, cubes [c4, e5], uses 3), (name Lever, cubes [c4], inside)]"))
                .get();
        assertThat(begun.position().markers().map(Marker::toString))
                .containsExactlyInAnyOrder(
                        "ASSET-CORE at c4:2",
                        "ASSET-CORE at d4",
                        "ASSET-KEY at c4",
                        "SCENERY-CONSOLE 3 at c4:2",
                        "SCENERY-CONSOLE 3 at e5",
                        "SCENERY-LEVER 1 at c4");
        assertThat(begun.position().models().flatMap(m -> m.marks())).isEmpty();
    }

    @Test
    @Rule({"VIC-9", "VIC-6", "SET-2", "SET-3"})
    @DisplayName("VIC-9, VIC-6, SET-2, SET-3: faults of the mission's pieces hide none of its numbers")
    void faultsTogether() {
        assertThat(Deadcube.rules()
                        .start(setup("rounds 0, items 100, target 0"))
                        .getLeft()
                        .map(Fault::toString))
                .contains(
                        "scenario: a game has 1 to 99 rounds, not 0 (VIC-6)",
                        "items: the number of item tokens is 0 to 99, not 100 (SET-3)",
                        "scenario: the target: 1 to 999, not 0 (SET-2)");
    }

    @Test
    @Rule({"VIC-9", "SET-1"})
    @DisplayName(
            "VIC-9, SET-1: the leader of the role carries its asset as the game begins, whatever its place in the team")
    void carriers() {
        Setup shipped =
                setup("assets [(name Core, carrier defender), (name \"Data Disc\", cubes [d4], carrier attacker)]");
        StrikeTeam team = shipped.teamA();
        GameState begun = Deadcube.rules()
                .start(shipped.withTeamA(new StrikeTeam(team.name(), 3, team.members())))
                .get();
        assertThat(begun.position()
                        .models()
                        .filter(m -> m.marks().nonEmpty())
                        .map(m -> m.id() + " " + m.marks().map(Mark::rule)))
                .containsExactly("A3 List(ASSET-DATA-DISC)", "B1 List(ASSET-CORE)");
        assertThat(begun.position().models().flatMap(m -> m.marks()))
                .allSatisfy(mark -> assertThat(mark).isEqualTo(new Mark(mark.rule(), 1, Mark.Until.GAME)));
    }

    @Test
    @Rule({"VIC-4", "TEAM-1", "VIC-9"})
    @DisplayName("VIC-4, TEAM-1, VIC-9: a mission's own target; a share is rounded down")
    void numbers() {
        Mission own = mission("target 7, shares (attacker 70, defender 150)");
        assertThat(own.target(100)).isEqualTo(7);
        assertThat(own.points(Side.A, 101)).isEqualTo(70);
        assertThat(own.points(Side.B, 101)).isEqualTo(151);
        Mission usual = mission("items 0");
        assertThat(usual.target(100)).isEqualTo(12);
        assertThat(usual.points(Side.B, 101)).isEqualTo(101);
        assertThat(mission("tokens [I-AMMO]").tokens(Deadcube.ruleset())).containsExactly(RuleId.of("I-AMMO"));
        assertThat(usual.tokens(Deadcube.ruleset()))
                .isEqualTo(Deadcube.ruleset().tokens());
    }

    @ParameterizedTest
    @Rule({"SET-2", "VIC-9"})
    @DisplayName("SET-2, VIC-9: each fault of a mission is named")
    @CsvSource(delimiter = '|', textBlock = """
                    size (width 5, depth 8) | Test is played on 5 × 8 cubes, not on 8 × 8
                    size (width 8, depth 5) | Test is played on 8 × 5 cubes, not on 8 × 8
                    goals [(cube i1, worth 1)] | goals: i1 is not on the battlefield
                    exits [(cube i1, worth 1)] | exits: i1 is not on the battlefield
                    assets [(name Core, cubes [a9])] | asset Core: a9 is not on the battlefield
                    assets [(name Core, cubes [d4:2], inside)] | asset Core: d4:2 has no floor
                    scenery [(name Gate, cubes [])] | scenery Gate stands in no cube
                    scenery [(name Gate, cubes [c4, c4:2])] | scenery Gate stands twice in one cube
                    scenery [(name Gate, cubes [i1])] | scenery Gate: i1 is not on the battlefield
                    scenery [(name Gate, cubes [d4:2], inside)] | scenery Gate: d4:2 has no floor
                    scenery [(name Gate, cubes [d4], opens [(cube z1, side north)])] | scenery Gate: z1 is not on the battlefield
                    scenery [(name Gate, cubes [d4], opens [(cube d4, side north-east)])] | scenery Gate: a door is on the north, east, south or west side, not north-east
                    scenery [(name Gate, cubes [d4], opens [(cube h4, side east)])] | scenery Gate: a door leads to a cube, not over the edge east of h4
                    scenery [(name Gate, cubes [d4], uses 0)] | the uses of scenery: 1 to 99, not 0
                    scenery [(name Gate, cubes [d4], uses 100)] | the uses of scenery: 1 to 99, not 100
                    scenery [(name Gate, cubes [d4], successes 0)] | the successes of a use: 1 to 99, not 0
                    scenery [(name Gate, cubes [d4], hackerDice -1)] | the dice of a hacker: 0 to 99, not -1
                    scenery [(name Gate, cubes [d4], worth 1000)] | a use of scenery is worth 0 to 999 VP, not 1000
                    scenery [(name Gate, cubes [d4], last -1)] | a use of scenery is worth 0 to 999 VP, not -1
                    scenery [(name "A?", cubes [d4])] | 'A?' is no name of an asset or scenery: 1 to 40 letters, digits, spaces and hyphens
                    assets [(name Gate, cubes [d5])], scenery [(name gate, cubes [d4])] | two kinds of assets or scenery have the same name
                    assets [(name Gate, held 1000)] | an asset is worth 0 to 999 VP, not 1000
                    assets [(name Gate, home -1)] | an asset is worth 0 to 999 VP, not -1
                    assets [(name Gate, away -1)] | an asset is worth 0 to 999 VP, not -1
                    assets [(name One, carrier attacker), (name Two, carrier attacker)] | a leader carries assets of two kinds
                    exits [(cube a1, worth 1000)] | an exit is worth 0 to 999 VP, not 1000
                    exits [(cube a1, worth 1), (cube a1, worth 2, role defender)] | the defender has two exits in a1
                    bounties [(whom all, worth -1)] | a bounty is worth 0 to 999 VP, not -1
                    late [(role attacker, after 1, round 2, cubes [])] | late forces need a cube in which they come in
                    late [(role attacker, after 1, round 2, cubes [d4:2])] | late: d4:2 has no floor
                    late [(role attacker, after 1, round 1, cubes [d4])] | the round of late forces: 2 to 5, not 1
                    late [(role attacker, after 1, round 6, cubes [d4])] | the round of late forces: 2 to 5, not 6
                    late [(role attacker, after 0, round 2, cubes [d4])] | the number of models before late forces: 1 to 99, not 0
                    late [(role attacker, after 2, round 2, cubes [d4]), (role attacker, after 2, round 3, cubes [d5])] | two late forces of the attacker begin after model 2
                    shares (attacker 0, defender 100) | the share of a side: 1 to 500, not 0
                    shares (attacker 100, defender 501) | the share of a side: 1 to 500, not 501
                    target 0 | the target: 1 to 999, not 0
                    """)
    void faults(String parts, String fault) {
        assertThat(Deadcube.rules().start(setup(parts)).getLeft().map(Fault::text))
                .containsExactly(fault);
    }

    @Test
    @Rule({"SET-7", "VIC-9"})
    @DisplayName("SET-7, VIC-9: both zones are not of one role; their cubes are on the battlefield")
    void zones() {
        Setup usual = setup("items 0");
        Mission zones = Missions.read("""
                (name T, text t, zones [(cubes [a8], role attacker), (cubes [h1], role attacker)])
                """).get();
        assertThat(Deadcube.rules().start(usual.withScenario(zones)).getLeft().map(Fault::text))
                .containsExactly("both zones are of one role");
        Mission off = Missions.read("(name T, text t, zones [(cubes [a8]), (cubes [h1, z1])])")
                .get();
        assertThat(Deadcube.rules().start(usual.withScenario(off)).getLeft().map(Fault::text))
                .containsExactly("zones: z1 is not on the battlefield");
        assertThat(Deadcube.rules().start(usual).isRight()).isTrue();
    }
}
