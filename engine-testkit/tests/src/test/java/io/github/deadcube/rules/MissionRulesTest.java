package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Bounty;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.testkit.bot.RandomBot;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-9, SET-2: missions, which are scenarios as data. */
class MissionRulesTest {
    private static final Mission MISSION = MissionText.read("""
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

    private static final Mission PIECES = MissionText.read(TEXT.formatted(
                    "assets [(name Core, cubes [d4])], scenery [(name Lever, cubes [d4], role defender)]"))
            .get();

    private static final ScriptRunner RUNNER = ScriptRunner.standard().withScenario(MISSION);
    private static final String LAST_TURN = "\nplay\nA1 activate; A1 end; B1 activate; B1 end\n";

    @Test
    @Rule({"VIC-9", "ADV-3"})
    @DisplayName("VIC-9, ADV-3: a model that leaves by an exit of its side scores the exit's worth")
    void leaving() {
        RUNNER.play(
                "A1 at a1; A2 at c1; B1 at f8; play; A1 activate; A1 advance; A1 leave; expect A1 left, score A 3, score B 0");
        RUNNER.play("A1 at h8; A2 at c1; B1 at f8; play; A1 activate; A1 advance; A1 leave; expect A1 left, score A 2");
        RUNNER.play(
                "initiative B; A1 at f8; B1 at a1; B2 at c1; play; B1 activate; B1 advance; expect refuses B1 leave by ADV-3");
        RUNNER.play(
                "initiative B; A1 at f8; B1 at h8; B2 at c1; play; B1 activate; B1 advance; B1 leave; expect score B 2");
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
                RandomBot.match(Deadcube.rules(), Deadcube.rules().start(setup).get(), 3);
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
        return Shipped.missions().find(mission -> mission.name().equals(name)).get();
    }

    @Test
    @Rule({"VIC-9", "SET-11"})
    @DisplayName(
            "VIC-9, SET-11: late forces wait in reserve, and come in at their edge at the beginning of their round")
    void lateForces() {
        Mission late = MissionText.read("""
                (name "Late", text "For tests.", zones [(cubes [a8, b8, c8], role attacker), (cubes [f1, g1, h1])],
                 late [(role attacker, after 2, round 2, cubes [d1, d2])], items 0)
                """).get();
        Setup setup = Shipped.setup(Deadcube.ruleset()).withScenario(late);
        Match match =
                RandomBot.match(Deadcube.rules(), Deadcube.rules().start(setup).get(), 5);
        while (match.state().position().round() < 1) match.step();
        assertThat(ofA(match.state()).count(ModelState::inPlay)).isEqualTo(2);
        assertThat(ofA(match.state()).find(ModelState::inPlay).get().id())
                .as("the leader is never late")
                .isEqualTo(new ModelId(Side.A, setup.teamA().leader()));
        while (match.state().position().round() < 2) {
            assertThat(ofA(match.state()).count(m -> m.status() == ModelState.Status.RESERVE))
                    .isEqualTo(setup.teamA().members().size() - 2);
            match.step();
        }
        Vector<Cube> edge = Vector.of("d1", "d2").map(cube -> Cube.parse(cube).get());
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
                        .filter(ModelState::inPlay)
                        .count(m -> edge.contains(m.cube().whole())))
                .isPositive();
    }

    private static Vector<ModelState> ofA(GameState state) {
        return state.position().models().filter(m -> m.id().side() == Side.A).toVector();
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a mission may end sooner, by its own conditions, for the side that it names")
    void suddenEnds() {
        String turn = "; B1 at h1\nplay\nA1 activate; A1 end; B1 activate; B1 end\n";
        String alone = "\nplay\nA1 activate; A1 end\n";
        ends("(when leaderGone, role attacker, winner defender)", "A1 at a1" + turn, "round 2");
        ends("(when leaderGone, role defender, winner attacker)", "A1 at a1; B1 killed" + alone, "A wins (VIC-9)");
        ends("(when wipedOut, role attacker)", "A1 at a1; B1 killed" + alone, "round 2");
        ends("(when wipedOut, role defender)", "A1 at a1; B1 killed" + alone, "a draw (VIC-9)");
        ends("(when noAssets)", "laid ASSET-CORE at d4; A1 at a1" + turn, "round 2");
        ends("(when noAssets)", "A1 marked ASSET-CORE 1, at a1" + turn, "round 2");
        ends("(when noAssets)", "score B 1; A1 at a1" + turn, "B wins (VIC-9)");
        ends("(when noScenery, role defender)", "laid SCENERY-LEVER 1 at d4; A1 at a1" + turn, "round 2");
        ends("(when noScenery, role defender)", "A1 at a1" + turn, "a draw (VIC-9)");
        ends(
                "(when leaderGone, role attacker)",
                "A1 DROP SUIT, leader, reserve; A2 at a1; B1 at h1\nplay\nA2 activate; A2 end; B1 activate; B1 end\n",
                "round 2");
    }

    private static void ends(String end, String game, String result) {
        Mission mission = PIECES.withEnds(
                MissionText.read(TEXT.formatted("ends [" + end + "]")).get().ends());
        ScriptRunner.standard().withScenario(mission).play(game + "expect " + result);
    }

    @Test
    @Rule({"SET-2", "VIC-9"})
    @DisplayName("SET-2, VIC-9: a mission does not end by what it never has")
    void impossibleEnds() {
        for (String end : new String[] {"(when noAssets)", "(when noScenery)", "(when noScenery, role attacker)"}) {
            Mission wrong =
                    MissionText.read(TEXT.formatted("ends [" + end + "]")).get();
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
    }

    private static Option<Side> tied(String ties) {
        Mission mission = MissionText.read(TEXT.formatted(ties.isEmpty() ? "rounds 5" : ties))
                .get();
        return ScriptRunner.standard()
                .withScenario(mission)
                .play("""
                        round 5; A1 VP 1, at a1; A2 VP 1, at b4; B1 VP 3, at h1
                        play
                        A1 activate; A1 end; B1 activate; B1 end; A2 activate; A2 end
                        """)
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
        Mission mission = MissionText.read(TEXT.formatted("tokens [I-INTEL, I-INTEL, I-AMMO], items 2"))
                .get();
        Setup setup = Shipped.setup(Deadcube.ruleset()).withScenario(mission);
        assertThat(((Prompt.ShuffleRequest) Deadcube.rules()
                                .prompt(Deadcube.rules().start(setup).get()))
                        .things())
                .isEqualTo(3);
    }
}
