package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Bounty;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-9, SET-2: missions, which are scenarios as data. */
class MissionRulesTest {
    private static final Mission MISSION = Missions.read("""
            (name "Test", text "For tests.",
             zones [(cubes [a8], role defender), (cubes [h1])],
             goals [(cube c4, worth 2, from 2), (cube f4, worth 1, role defender)],
             exits [(cube a1, worth 3, role attacker), (cube h8, worth 2)],
             bounties [(whom leader, worth 4, role defender), (whom all, worth 1, role attacker)],
             items 0)
            """).get();

    private static final RuleId LATE = RuleId.of("MISSION-LATE");

    /** A mission with parts of its own. */
    private static final String TEXT = "(name \"Test\", text \"For tests.\", zones [(cubes [a8]), (cubes [h1])], %s)";

    private static final Mission PIECES = Missions.read(
                    TEXT.formatted("assets [(name Core, cubes [d4]), (name Key, cubes [d4], role attacker)],"
                            + " scenery [(name Lever, cubes [d4], role defender), (name Gate, cubes [d5])]"))
            .get();

    private static final Script.Runner RUNNER = Script.Runner.standard().withScenario(MISSION);
    private static final String LAST_TURN = "\nplay\nA1 activate; A1 end; B1 activate; B1 end\n";

    @Test
    @Rule({"VIC-9", "ADV-3"})
    @DisplayName("VIC-9, ADV-3: a model that leaves by an exit of its side scores the exit's worth")
    void leaving() {
        RUNNER.play("A1 at a1; A2 at c1; B1 at f8; play; A1 activate; A1 advance; A1 leave; expect A1 left, score A 3, "
                + "score B 0");
        RUNNER.play("A1 at h8; A2 at c1; B1 at f8; play; A1 activate; A1 advance; A1 leave; expect A1 left, score A 2");
        RUNNER.play(
                "initiative B; A1 at f8; B1 at a1; B2 at c1; play; B1 activate; B1 advance; expect refuses B1 leave "
                        + "by ADV-3");
        RUNNER.play("initiative B; A1 at f8; B1 at h8; B2 at c1; play; B1 activate; B1 advance; B1 leave; expect score "
                + "B 2");
        Script.Runner both = runner("exits [(cube a1, worth 3, role attacker), (cube a1, worth 1, role defender)]");
        both.play("A1 at a1; A2 at c1; B1 at f8; play; A1 activate; A1 sprint; A1 leave; expect score A 3");
        both.play("initiative B; A1 at f8; B1 at a1; B2 at c1; play; B1 activate; B1 advance; B1 leave; expect score "
                + "B 1");
    }

    @Test
    @Rule({"VIC-2", "VIC-9"})
    @DisplayName("VIC-2, VIC-9: an objective scores from its first round on, and for its side alone")
    void objectives() {
        RUNNER.play("A1 at c4; B1 at f4" + LAST_TURN + "expect score A 0, score B 1");
        RUNNER.play("round 2; A1 at c4; B1 at f4" + LAST_TURN + "expect score A 2, score B 1");
        RUNNER.play("round 2; A1 at f4; B1 at c4" + LAST_TURN + "expect score A 0, score B 2");
    }

    @Test
    @Rule({"SET-2", "VIC-2", "VIC-9"})
    @DisplayName(
            "SET-2, VIC-2, VIC-9: two objectives in one cube score each their own worth; inside and on the roof are "
                    + "two places")
    void objectivesInOneStack() {
        Script.Runner one =
                runner("goals [(cube c4, worth 1), (cube c4, worth 2, from 2), (cube c4, worth 2, role defender)]");
        one.play("A1 at c4; B1 at f8" + LAST_TURN + "expect score A 1");
        one.play("round 2; A1 at c4; B1 at f8" + LAST_TURN + "expect score A 3");
        one.play("round 2; A1 at f8; B1 at c4" + LAST_TURN + "expect score B 5");
        Script.Runner house = runner("goals [(cube c4, worth 2, inside), (cube c4, worth 1)]");
        house.play("floors c4:2; A1 at c4; B1 at f8" + LAST_TURN + "expect score A 2");
        house.play("floors c4:2; A1 at c4:2; B1 at c4" + LAST_TURN + "expect score A 1, score B 2");
    }

    private static Script.Runner runner(String parts) {
        return Script.Runner.standard()
                .withScenario(Missions.read(TEXT.formatted(parts + ", items 0")).get());
    }

    @Test
    @Rule({"VIC-1", "VIC-9"})
    @DisplayName("VIC-1, VIC-9: bounties are added to the VP values of the models that they concern")
    void bounties() {
        String shot = """
                %s; A1 RA 5+ SV 8+ VP 2, rifle R8, at c2; A2 VP 3 SV 8+, at h1; B1 SV 8+ VP 2, rifle R8, RA 5+, at c4; B2 VP 3 SV 8+, at c4/4
                play
                """;
        RUNNER.play(shot.formatted("initiative A")
                + "A1 activate; A1 shoot rifle at B1; dice A 5 5 5 1 1 | B 1 1 1; expect B1 killed, score A 6");
        RUNNER.play(shot.formatted("initiative A")
                + "A1 activate; A1 shoot rifle at B2; dice A 5 5 5 1 1 | B 1 1 1; expect B2 killed, score A 3");
        RUNNER.play(shot.formatted("initiative B")
                + "B1 activate; B1 shoot rifle at A1; dice B 5 5 5 1 1 | A 1 1 1; expect A1 killed, score B 3");
    }

    @Test
    @Rule({"VIC-1", "VIC-9"})
    @DisplayName("VIC-1, VIC-9: a neutral model scores no bounty, not as the leader neither")
    void neutralModels() {
        Script.Runner runner = runner("bounties [(whom all, worth 1), (whom leader, worth 2)]");
        String shot = "A1 RA 5+, rifle R8, at c2; A2 at h1; B1 SV 8+ VP 2, %s, at c4; B2 SV 8+ VP 2, %s, at c5; B3 at "
                + "h8\nplay\n"
                + "A1 activate; A1 shoot rifle at %s; dice A 5 5 5 1 1 | B 1 1 1; expect %s killed, score A "
                + "%d, score B 0";
        runner.play(shot.formatted("leader", "SZ 1", "B1", "B1", 5));
        runner.play(shot.formatted("leader", "SZ 1", "B2", "B2", 3));
        runner.play(shot.formatted("leader", "neutral", "B2", "B2", 0));
        runner.play(shot.formatted("leader, neutral", "SZ 1", "B1", "B1", 0));
    }

    @Test
    @Rule({"SET-7", "VIC-9"})
    @DisplayName("SET-7, VIC-9: a mission may give each side its zone; the other side has the other zone")
    void zones() {
        assertThat(MISSION.zoneOf(Side.B)).contains(1);
        assertThat(MISSION.zoneOf(Side.A)).contains(2);
        GameState state = deploying(Shipped.setup(Deadcube.ruleset()).withScenario(mission("Breakout")));
        assertThat(state.position().a().zone()).isEqualTo(1);
        assertThat(state.position().b().zone()).isEqualTo(2);
        assertThat(deploying(Shipped.setup(Deadcube.ruleset())).position().a().zone())
                .as("Patrol asks the starting player")
                .isZero();
    }

    /** The first state that asks about the deployment. */
    private static GameState deploying(Setup setup) {
        Match match =
                Match.random(Deadcube.rules(), Deadcube.rules().start(setup).get(), 3);
        while (!asks(match.state())) match.step();
        return match.state();
    }

    private static boolean asks(GameState state) {
        return Deadcube.rules().prompt(state) instanceof Prompt.Decision decision
                && (decision.purpose() == Prompt.Purpose.DEPLOYMENT_ZONE
                        || decision.purpose() == Prompt.Purpose.DEPLOYMENT
                        || decision.purpose() == Prompt.Purpose.DEPLOYMENT_CUBE);
    }

    @Test
    @Rule("SET-2")
    @DisplayName("SET-2: faults of a mission are reported at once when the game starts")
    void faults() {
        Mission wrong = MISSION.withName("Wrong")
                .withZones(Vector.of(
                        new Mission.Zone(Vector.empty(), Option.none()),
                        MISSION.zones().get(1)))
                .withRounds(0)
                .withBounties(Vector.of(new Bounty(Bounty.Whom.ALL, 1, Option.some(Role.ATTACKER))));
        assertThat(Deadcube.rules()
                        .start(Shipped.setup(Deadcube.ruleset()).withScenario(wrong))
                        .getLeft()
                        .map(Object::toString))
                .anyMatch(fault -> fault.contains("SET-9") && fault.contains("zone 1"))
                .anyMatch(fault -> fault.contains("VIC-6") && fault.contains("0"));
    }

    private static Mission mission(String name) {
        return Shipped.scenarios()
                .map(Mission.class::cast)
                .find(mission -> mission.name().equals(name))
                .get();
    }

    @Test
    @Rule({"VIC-9", "SET-11"})
    @DisplayName(
            "VIC-9, SET-11: late forces wait in reserve, and come in at their edge at the beginning of their round")
    void lateForces() {
        Mission late = Missions.read("""
                (name "Late", text "For tests.", zones [(cubes [a8, b8, c8], role attacker), (cubes [f1, g1, h1])],
                 late [(role attacker, after 2, round 2, cubes [d1, d2])], items 0)
                """).get();
        Setup setup = Shipped.setup(Deadcube.ruleset()).withScenario(late);
        Match match =
                Match.random(Deadcube.rules(), Deadcube.rules().start(setup).get(), 5);
        while (match.state().position().round() < 1) match.step();
        assertThat(ofA(match.state()).count(Model::inPlay)).isEqualTo(2);
        assertThat(ofA(match.state()).find(Model::inPlay).get().id())
                .as("the leader is never late")
                .isEqualTo(new ModelId(Side.A, setup.teamA().leader()));
        while (match.state().position().round() < 2) {
            assertThat(ofA(match.state()).count(m -> m.status() == Model.Status.RESERVE))
                    .isEqualTo(setup.teamA().members().size() - 2);
            match.step();
        }
        Vector<Cube> edge = Vector.of("d1", "d2").map(cube -> Cube.of(cube));
        while (!Deadcube.rules().prompt(match.state()).rule().equals(LATE)) match.step();
        Prompt.Decision asked = (Prompt.Decision) Deadcube.rules().prompt(match.state());
        assertThat(asked.side()).isEqualTo(Side.A);
        assertThat(asked.options())
                .hasSize(2)
                .allSatisfy(option ->
                        assertThat(((Choice.Use) option).target().where().get()).isIn(edge));
        while (Deadcube.rules().prompt(match.state()) instanceof Prompt.Decision next
                && !next.purpose().equals(Prompt.Purpose.ACTIVATION)) match.step();
        assertThat(ofA(match.state())
                        .filter(Model::inPlay)
                        .count(m -> edge.contains(m.cube().whole())))
                .isPositive();
    }

    private static Vector<Model> ofA(GameState state) {
        return state.position().models().filter(m -> m.id().side() == Side.A).toVector();
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a mission may end sooner, by its own conditions, for the side that it names")
    void suddenEnds() {
        String turn = "; B1 at h1\nplay\nA1 activate; A1 end; B1 activate; B1 end\n";
        String alone = "\nplay\nA1 activate; A1 end\n";
        ends("(when leader-gone, role attacker, winner defender)", "A1 at a1" + turn, "round 2");
        ends("(when leader-gone, role defender, winner attacker)", "A1 at a1; B1 killed" + alone, "A wins (VIC-9)");
        ends("(when wiped-out, role attacker)", "A1 at a1; B1 killed" + alone, "round 2");
        ends(
                "(when leader-gone, role attacker, winner defender)",
                "A1 left; A2 at a1" + turn.replace("A1", "A2"),
                "B wins (VIC-9)");
        ends(
                "(when leader-gone, winner attacker)",
                "A1 at a1; B1 left; B2 at h1" + turn.replace("; B1 at h1", "").replace("B1", "B2"),
                "A wins (VIC-9)");
        ends("(when wiped-out, role defender)", "A1 at a1; B1 killed" + alone, "a draw (VIC-9)");
        ends("(when wiped-out)", "A1 at a1; B1 DROP SUIT, reserve" + alone, "round 2");
        ends("(when wiped-out)", "score A 1; A1 at a1; B1 neutral, at h1" + alone, "A wins (VIC-9)");
        ends("(when no-assets)", "laid ASSET-CORE at d4; A1 at a1" + turn, "round 2");
        ends("(when no-assets)", "A1 marked ASSET-CORE 1, at a1" + turn, "round 2");
        ends("(when no-assets)", "score B 1; A1 at a1" + turn, "B wins (VIC-9)");
        ends(
                "(when no-assets)",
                "A1 DROP SUIT, leader, reserve, marked ASSET-CORE 1; A2 at a1" + turn.replace("A1", "A2"),
                "round 2");
        ends(
                "(when no-assets)",
                "score A 1; A1 left, marked ASSET-CORE 1; A2 at a1" + turn.replace("A1", "A2"),
                "A wins (VIC-9)");
        ends("(when no-assets)", "laid SCENERY-LEVER 1 at d4; laid ASSET-KEY at d4; A1 at a1" + turn, "round 2");
        ends("(when no-assets, role defender)", "laid ASSET-KEY at d4; A1 at a1" + turn, "a draw (VIC-9)");
        ends("(when no-assets, role attacker)", "laid ASSET-KEY at d4; A1 at a1" + turn, "round 2");
        ends("(when no-assets, role defender)", "laid ASSET-CORE at d4; A1 at a1" + turn, "round 2");
        ends("(when no-scenery)", "laid ASSET-CORE at d4; A1 at a1" + turn, "a draw (VIC-9)");
        ends("(when no-scenery), (when no-assets, winner attacker)", "score B 1; A1 at a1" + turn, "B wins (VIC-9)");
        ends("(when no-assets, winner attacker), (when no-scenery)", "score B 1; A1 at a1" + turn, "A wins (VIC-9)");
        Script.Runner tie =
                runner("scenery [(name Gate, cubes [d5])], ends [(when no-scenery)], ties [defender, attacker]");
        tie.play("A1 at a1" + turn + "expect B wins (VIC-9)");
        tie.play("score A 1; A1 at a1" + turn + "expect A wins (VIC-9)");
        ends("(when no-scenery)", "laid SCENERY-GATE 1 at d4; A1 at a1" + turn, "round 2");
        ends("(when no-scenery, role defender)", "laid SCENERY-GATE 1 at d4; A1 at a1" + turn, "a draw (VIC-9)");
        ends("(when no-scenery, role defender)", "laid SCENERY-LEVER 1 at d4; A1 at a1" + turn, "round 2");
        ends("(when no-scenery, role defender)", "A1 at a1" + turn, "a draw (VIC-9)");
        ends(
                "(when leader-gone, role attacker)",
                "A1 DROP SUIT, leader, reserve; A2 at a1; B1 at h1\nplay\nA2 activate; A2 end; B1 activate; B1 end\n",
                "round 2");
    }

    private static void ends(String end, String game, String result) {
        Mission mission = PIECES.withEnds(
                Missions.read(TEXT.formatted("ends [" + end + "]")).get().ends());
        Script.Runner.standard().withScenario(mission).play(game + "expect " + result);
    }

    @Test
    @Rule({"SET-2", "VIC-9"})
    @DisplayName("SET-2, VIC-9: a mission does not end by what it never has")
    void impossibleEnds() {
        String ofDefender =
                ", scenery [(name Gate, cubes [d4], role defender)], assets [(name Key, cubes [d4], role defender)]";
        for (String parts : new String[] {
            "ends [(when no-assets)]",
            "ends [(when no-assets)], assets [(name Key)]",
            "ends [(when no-assets, role attacker)]" + ofDefender,
            "ends [(when no-scenery)]",
            "ends [(when no-scenery, role attacker)]" + ofDefender
        }) {
            Mission wrong = Missions.read(TEXT.formatted(parts)).get();
            assertThat(Deadcube.rules()
                            .start(Shipped.setup(Deadcube.ruleset()).withScenario(wrong))
                            .getLeft()
                            .map(Object::toString))
                    .anyMatch(fault -> fault.contains("an end by no") && fault.contains("SET-2"));
        }
    }

    @Test
    @Rule({"VIC-6", "VIC-9"})
    @DisplayName("VIC-6, VIC-9: tie-breaks decide a game with equal VPs, in their order")
    void tieBreaks() {
        assertThat(tied("")).isEmpty();
        assertThat(tied("ties [defender]")).contains(Side.B);
        assertThat(tied("ties [models, defender]")).contains(Side.A);
        assertThat(tied("ties [values, attacker]")).contains(Side.B);
        assertThat(tied("ties [attacker, values]")).contains(Side.A);
        String neutral =
                "round 5; A1 VP 1, at a1; A2 VP 1, neutral, at b4; B1 VP 1, at h1; B2 VP 9, reserve, DROP SUIT;"
                        + " B3 VP 9, left";
        String turns = "\nplay\nA1 activate; A1 end; B1 activate; B1 end";
        assertThat(tied("ties [models, defender]", neutral + turns)).contains(Side.B);
        assertThat(tied("ties [values, attacker]", neutral + turns)).contains(Side.A);
    }

    private static Option<Side> tied(String ties) {
        return tied(ties, """
                round 5; A1 VP 1, at a1; A2 VP 1, at b4; B1 VP 3, at h1
                play
                A1 activate; A1 end; B1 activate; B1 end; A2 activate; A2 end
                """);
    }

    private static Option<Side> tied(String ties, String game) {
        Mission mission = Missions.read(TEXT.formatted(ties.isEmpty() ? "rounds 5" : ties))
                .get();
        return Script.Runner.standard()
                .withScenario(mission)
                .play(game)
                .state()
                .position()
                .result()
                .get()
                .winner();
    }

    @Test
    @Rule({"SET-3", "VIC-9"})
    @DisplayName("SET-3, VIC-9: the item tokens are drawn from the items of the mission")
    void tokens() {
        Mission mission = Missions.read(TEXT.formatted("tokens [I-INTEL, I-INTEL, I-AMMO], items 2"))
                .get();
        Setup setup = Shipped.setup(Deadcube.ruleset()).withScenario(mission);
        assertThat(((Prompt.ShuffleRequest) Deadcube.rules()
                                .prompt(Deadcube.rules().start(setup).get()))
                        .things())
                .isEqualTo(3);
    }
}
