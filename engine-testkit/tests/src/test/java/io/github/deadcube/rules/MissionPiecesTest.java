package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-9: assets and interactive scenery of missions. */
class MissionPiecesTest {
    private static final Mission MISSION = Missions.read("""
            (name "Test", text "For tests.",
             zones [(cubes [a8, b8], role defender), (cubes [h1], role attacker)],
             assets [(name Core, cubes [d4], held 1, away 4),
                     (name "Data Disc", carrier attacker, role attacker, home 3)],
             scenery [(name Console, cubes [e5], skill survive, successes 2, hackerDice 2, uses 2, worth 1, last 3,
                       opens [(cube f5, side north)]),
                      (name Lever, cubes [b2], role defender, free, worth 2),
                      (name Terminal, cubes [c3], hackers, worth 5),
                      (name Valve, cubes [d6, d7], free, skill survive, uses 2, worth 1)],
             exits [(cube a1, worth 2), (cube h8, worth 2)],
             items 0)
            """).get();

    private static final Script.Runner RUNNER = Script.Runner.standard().withScenario(MISSION);
    private static final String END = "\nA1 end; B1 activate; B1 end\n";

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a model takes an asset in its cube at no cost, and scores for it in the end phase")
    void taking() {
        RUNNER.play("A1 at d4; B1 at f8; laid ASSET-CORE at d4; play; A1 activate; A1 use ASSET-CORE;"
                + " expect A1 marked ASSET-CORE 1, nothing laid; A1 advance; A1 step d5; A1 spot 5" + END
                + "expect score A 1, score B 0, round 2, A1 marked ASSET-CORE 1");
        RUNNER.play("A1 at d5; B1 at f8; laid ASSET-CORE at d4; play; A1 activate; expect refuses A1 use ASSET-CORE by "
                + "ASSET-CORE");
        RUNNER.play("A1 at d4; B1 at d4, pinned; laid ASSET-CORE at d4; play; A1 activate;"
                + " expect refuses A1 use ASSET-CORE by ASSET-CORE");
        for (String keyword : new String[] {"VEHICLE", "BEAST"})
            RUNNER.play("A1 " + keyword + ", at d4; B1 at f8; laid ASSET-CORE at d4; play; A1 activate;"
                    + " expect refuses A1 use ASSET-CORE by K-" + keyword);
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: scenery that is not on the battlefield cannot be used")
    void sceneryThatIsNotLaid() {
        String use = "A1 SV 4+, at e5; B1 at f8; play; A1 activate; A1 use SCENERY-CONSOLE";
        assertThatThrownBy(() -> RUNNER.play(use)).hasMessageContaining("none is on the battlefield");
        assertThatThrownBy(() -> RUNNER.play("laid SCENERY-CONSOLE at e6; " + use))
                .hasMessageContaining("the model cannot use it");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a carrier takes no second asset, and gives its asset to a friend in its cube")
    void handingOver() {
        RUNNER.play(
                "A1 marked ASSET-DATA-DISC 1, at d4; A2 at d4/4; B1 at f8; laid ASSET-CORE at d4; play; A1 activate;"
                        + " expect refuses A1 use ASSET-CORE by ASSET-CORE; A1 use ASSET-DATA-DISC on A2;"
                        + " expect A2 marked ASSET-DATA-DISC 1; A1 use ASSET-CORE; expect A1 marked ASSET-CORE 1");
        RUNNER.play("A1 marked ASSET-CORE 1, at d4; A2 BEAST, at d4; A3 VEHICLE, at d4; A4 neutral, at d4; A5 at d5;"
                + " B1 at f8; play; A1 activate; expect offers exactly A1 end | A1 advance | A1 sprint,"
                + " refuses A1 use ASSET-CORE on A2 by K-BEAST");
        RUNNER.play(
                "initiative B; A1 at f8; B1 marked ASSET-CORE 1, at d4; B2 at d4; B3 marked ASSET-DATA-DISC 1, at d4;"
                        + " laid ASSET-DATA-DISC at d4; play; B1 activate; expect offers B1 use ASSET-CORE on B2,"
                        + " refuses B1 use ASSET-CORE on B3 by ASSET-CORE, refuses B1 use ASSET-DATA-DISC by "
                        + "ASSET-DATA-DISC;"
                        + " B1 end; A1 activate; A1 end; B2 activate; expect refuses B2 use ASSET-DATA-DISC by "
                        + "ASSET-DATA-DISC");
    }

    @Test
    @Rule({"VIC-9", "K-BEAST", "K-VEHICLE"})
    @DisplayName("VIC-9, K-BEAST, K-VEHICLE: no asset is carried by a BEAST or a VEHICLE, and none from the beginning")
    void emptyHanded() {
        Setup shipped = Shipped.setup(Deadcube.ruleset()).withScenario(MISSION);
        assertThat(faults(shipped)).isEmpty();
        assertThat(faults(shipped.withTeamA(ledBy(shipped.teamA(), "BEAST"))))
                .containsExactly("team A, model 1: a model with Beast carries nothing, and no Data Disc (K-BEAST)");
        assertThat(faults(shipped.withTeamA(ledBy(shipped.teamA(), "BIKE"))))
                .containsExactly("team A, model 1: a model with Vehicle carries nothing, and no Data Disc (K-VEHICLE)");
        assertThat(faults(shipped.withTeamB(ledBy(shipped.teamB(), "BEAST"))))
                .as("the defender's leader carries nothing")
                .isEmpty();
        StrikeTeam ledByLast = ledBy(ledByLast(shipped.teamA()), "BEAST");
        assertThat(faults(shipped.withTeamA(ledByLast)))
                .containsExactly("team A, model " + ledByLast.members().size()
                        + ": a model with Beast carries nothing, and no Data Disc (K-BEAST)");
        assertThatThrownBy(() ->
                        RUNNER.play("A1 at d5; A2 BEAST, marked ASSET-CORE 1, at d4; B1 BEAST, marked ASSET-CORE 1,"
                                + " reserve; B2 at f8; play; expect round 1"))
                .hasMessageContaining("A2: it carries a Core; expected nothing that is carried (K-BEAST)")
                .hasMessageContaining("B1: it carries a Core; expected nothing that is carried (K-BEAST)");
    }

    private static Vector<String> faults(Setup setup) {
        return Deadcube.rules()
                .start(setup)
                .fold(Vector::ofAll, state -> Vector.<Fault>empty())
                .map(Fault::toString);
    }

    private static StrikeTeam ledByLast(StrikeTeam team) {
        Card leader = team.members().get(team.leader() - 1);
        return new StrikeTeam(
                team.name(),
                team.members().size(),
                team.members().removeAt(team.leader() - 1).append(leader));
    }

    private static StrikeTeam ledBy(StrikeTeam team, String keyword) {
        return new StrikeTeam(
                team.name(),
                team.leader(),
                team.members()
                        .update(
                                team.leader() - 1,
                                card -> card.withEquipment(Option.none())
                                        .withKeywords(card.keywords().append(Keyword.of(keyword)))));
    }

    @Test
    @Rule({"VIC-9", "DMG-4"})
    @DisplayName("VIC-9, DMG-4: a carrier that dies drops its asset in its cube")
    void dropping() {
        RUNNER.play("""
                A1 RA 5+, rifle R8, at c2; B1 marked ASSET-CORE 1, SV 8+, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 1 1 | B 1 1 1; expect B1 killed, laid ASSET-CORE at c4
                """);
        RUNNER.play("""
                A1 RA 5+, rifle R8, at c2; B1 marked K-PREY 1 by A, SV 8+, at c4; B2 marked ASSET-CORE 1, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 1 1 | B 1 1 1
                expect B1 killed, nothing laid, B2 marked ASSET-CORE 1
                """);
        RUNNER.play("""
                A1 RA 5+, rifle R8, at c2; B1 marked ASSET-DATA-DISC 1, SV 8+, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 1 1 | B 1 1 1
                expect B1 killed, laid ASSET-DATA-DISC at c4, not laid ASSET-CORE at c4
                """);
    }

    @Test
    @Rule({"VIC-9", "GEO-5"})
    @DisplayName("VIC-9, GEO-5: an asset that is dropped above a gap falls to the first floor below")
    void droppingAboveAGap() {
        Ruleset doomed =
                Deadcube.ruleset().withLibrary(Deadcube.ruleset().library().with(new Doomed()));
        Script.Runner.standard().with(doomed).withScenario(MISSION).play("""
                        board 8 x 8 x 3; wall east of c3:2 c3:3 c3
                        A1 SP 2-3, DOOMED, marked ASSET-CORE 1, at c3; A2 at a8; B1 at f8
                        play
                        A1 activate; A1 advance; A1 step c3:2; expect A1 killed, laid ASSET-CORE at c3
                        """);
    }

    /** A model with it dies as it enters a cube. */
    private record Doomed() implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-DOOMED");
        }

        @Override
        public String printed() {
            return "DOOMED";
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(Trigger.ENTERED, Scope.OWN, (effects, me, arrival) -> effects.kill(me, rule()));
        }
    }

    @Test
    @Rule({"VIC-9", "PART-1", "GEO-7"})
    @DisplayName("VIC-9, PART-1, GEO-7: in a half-cube assets and scenery are on both sides; enemies on the other side "
            + "are not near")
    void halfCubes() {
        String halved =
                "small gap north-south through d4; small gap east-west through b2; small gap north-south through a1;"
                        + " A1 at %s; A2 at c8; B1 at %s; B2 at c1; laid ASSET-CORE at d4; laid SCENERY-LEVER 1 at "
                        + "b2; play; ";
        RUNNER.play(halved.formatted("d4w", "d4e")
                + "A1 activate; A1 use ASSET-CORE; expect A1 marked ASSET-CORE 1, laid SCENERY-LEVER 1 at b2");
        RUNNER.play(halved.formatted("d4e", "d4w") + "A1 activate; A1 use ASSET-CORE; expect A1 marked ASSET-CORE 1");
        RUNNER.play("initiative B; " + halved.formatted("b2s", "b2n")
                + "B1 activate; B1 use SCENERY-LEVER; expect score B 2");
        RUNNER.play(halved.formatted("a1e", "h8") + "A1 activate; A1 advance; A1 leave; expect A1 left, score A 2");
    }

    @Test
    @Rule({"VIC-9", "K-RAMPAGE"})
    @DisplayName(
            "VIC-9, K-RAMPAGE: a model that the other side controls takes no asset, gives none and uses no scenery")
    void outOfControl() {
        String rampage = "A1 SV 5+ HP 2, RAMPAGE, damage 1, at %s; A2 at %s; B1 at f8; laid ASSET-CORE at d4;"
                + " laid SCENERY-CONSOLE 2 at e5; laid SCENERY-VALVE 2 at d6; play; A1 activate; dice A %d; expect ";
        RUNNER.play(rampage.formatted("d4", "d4", 3) + "offers A1 use ASSET-CORE");
        RUNNER.play(rampage.formatted("d4", "a8", 1) + "refuses A1 use ASSET-CORE by ASSET-CORE");
        RUNNER.play(rampage.formatted("d4, marked ASSET-DATA-DISC 1", "d4", 1)
                + "refuses A1 use ASSET-DATA-DISC on A2 by K-RAMPAGE");
        RUNNER.play(rampage.formatted("e5", "a8", 1) + "refuses A1 use SCENERY-CONSOLE by SCENERY-CONSOLE");
        RUNNER.play(rampage.formatted("d6", "a8", 1) + "refuses A1 use SCENERY-VALVE by SCENERY-VALVE");
    }

    @Test
    @Rule({"VIC-9", "ADV-3"})
    @DisplayName("VIC-9: an asset scores when its carrier is home, and when it leaves with it")
    void home() {
        RUNNER.play("zone A 2; A1 marked ASSET-DATA-DISC 1, at h1; B1 at f8; play; A1 activate" + END
                + "expect score A 3, A1 not marked ASSET-DATA-DISC");
        RUNNER.play("floors h1:2; zone A 2; A1 marked ASSET-DATA-DISC 1, at h1:2; B1 at f8; play; A1 activate" + END
                + "expect score A 3, A1 not marked ASSET-DATA-DISC");
        RUNNER.play("zone A 2 g2; A1 marked ASSET-DATA-DISC 1, at g2; B1 at f8; play; A1 activate" + END
                + "expect score A 3, A1 not marked ASSET-DATA-DISC");
        RUNNER.play("zone A 2; A1 marked ASSET-DATA-DISC 1, at g2; B1 at f8; play; A1 activate" + END
                + "expect score A 0, A1 marked ASSET-DATA-DISC 1");
        RUNNER.play("zone A 2; zone B 1; A1 marked ASSET-CORE 1, at h1; A2 marked ASSET-CORE 1, neutral, at h1;"
                + " B1 marked ASSET-CORE 1, reserve; B2 marked ASSET-CORE 1, at a8; play; A1 activate; A1 end; B2 "
                + "activate; B2 end;"
                + " expect score A 1, score B 1, A1 marked ASSET-CORE 1");
        RUNNER.play("A1 marked ASSET-CORE 1, at a1; A2 at c1; B1 at f8; play; A1 activate; A1 advance; A1 leave;"
                + " expect A1 left, score A 6");
        RUNNER.play("A1 marked ASSET-DATA-DISC 1, at a1; A2 at c1; B1 at f8; laid ASSET-CORE at a1; play; A1 activate;"
                + " A1 advance; A1 leave; expect A1 left, score A 2");
    }

    @Test
    @Rule({"VIC-9", "SPC-1"})
    @DisplayName("VIC-9, SPC-1: a model uses scenery in its cube with a SPECIAL and a test; the last use scores more")
    void scenery() {
        RUNNER.play(
                "A1 SV 5+, at e5; B1 at f8; laid SCENERY-CONSOLE 2 at e5; play; A1 activate; A1 use SCENERY-CONSOLE;"
                        + " dice A 5 5 1; expect laid SCENERY-CONSOLE 1 at e5, score A 1, A1 not marked "
                        + "SCENERY-CONSOLE");
        RUNNER.play(
                "A1 SV 5+, at e5; B1 at f8; laid SCENERY-CONSOLE 2 at e5; play; A1 activate; A1 use SCENERY-CONSOLE;"
                        + " dice A 5 4 1; expect laid SCENERY-CONSOLE 2 at e5, score A 0");
        RUNNER.play("A1 SV 5+, HACKER, at e5; B1 at f8; laid SCENERY-CONSOLE 1 at e5; play; A1 activate;"
                + " A1 use SCENERY-CONSOLE; dice A 5 1 1 1 5; expect nothing laid, score A 4,"
                + " refuses A1 use SCENERY-CONSOLE by RND-4");
    }

    @Test
    @Rule({"VIC-9", "DICE-5"})
    @DisplayName("VIC-9, DICE-5: scenery whose test needs a statistic that the model lacks is no choice")
    void statistics() {
        RUNNER.play("A1 RA 4+, at e5; B1 at f8; laid SCENERY-CONSOLE 2 at e5; play; A1 activate;"
                + " expect offers exactly A1 end | A1 advance | A1 sprint, refuses A1 use SCENERY-CONSOLE by DICE-5");
        RUNNER.play("A1 RA 4+, at d6; B1 at f8; laid SCENERY-VALVE 2 at d6; play; A1 activate;"
                + " expect refuses A1 use SCENERY-VALVE by DICE-5");
    }

    @Test
    @Rule({"VIC-9", "DICE-7"})
    @DisplayName("VIC-9, DICE-7: the statistic of the scenery is tested, and no other; each piece in its own cube")
    void testedStatistic() {
        Script.Runner safe =
                Script.Runner.standard().withScenario(Missions.read("""
                (name "Safe", text "For tests.", zones [(cubes [a8]), (cubes [h1])], items 0,
                 scenery [(name Safe, cubes [e5, e6], skill fight, worth 1, last 4, uses 2)])
                """).get());
        String game = "floors e5:2; A1 FI 3+ SV 8+, at %s; B1 at f8; laid SCENERY-SAFE 1 at e5; laid SCENERY-SAFE 2 at "
                + "e6; play;"
                + " A1 activate; ";
        safe.play(game.formatted("e5")
                + "A1 use SCENERY-SAFE; dice A 3 1 1; expect score A 5, laid SCENERY-SAFE 2 at e6");
        safe.play(
                game.formatted("e6") + "A1 use SCENERY-SAFE; dice A 3 1 1; expect score A 1, laid SCENERY-SAFE 1 at e5,"
                        + " laid SCENERY-SAFE 1 at e6");
        safe.play(game.formatted("e5:2") + "expect refuses A1 use SCENERY-SAFE by SCENERY-SAFE");
        safe.play(game.formatted("e4") + "expect refuses A1 use SCENERY-SAFE by SCENERY-SAFE");
    }

    @Test
    @Rule({"VIC-9", "K-BEAST"})
    @DisplayName("VIC-9, K-BEAST: a BEAST uses no scenery, a VEHICLE does")
    void beasts() {
        String console =
                "A1 SV 5+, %s, at e5; B1 at f8; laid SCENERY-CONSOLE 2 at e5; laid SCENERY-LEVER 1 at b2; play;"
                        + " A1 activate; ";
        RUNNER.play(console.formatted("BEAST")
                + "expect offers exactly A1 end | A1 advance | A1 sprint, refuses A1 use SCENERY-CONSOLE by K-BEAST");
        RUNNER.play("edition revised; " + console.formatted("BEAST and HACKER".replace(" and", ","))
                + "expect refuses A1 use SCENERY-CONSOLE by R25-K-BEAST");
        for (String machine : new String[] {"VEHICLE", "WALKER", "BIKE"})
            RUNNER.play(console.formatted(machine)
                    + "A1 use SCENERY-CONSOLE; dice A 5 5 1; expect laid SCENERY-CONSOLE 1 at e5, score A 1");
    }

    @Test
    @Rule({"VIC-9", "RND-4"})
    @DisplayName("VIC-9, RND-4: the test of scenery that costs no action is made once an activation")
    void tries() {
        String valve =
                "A1 SV 5+, at d6; B1 at f8; laid SCENERY-VALVE 2 at d6; laid SCENERY-VALVE 1 at d7; play; A1 activate;"
                        + " A1 use SCENERY-VALVE; dice A %s; expect score A %d, refuses A1 use SCENERY-VALVE by "
                        + "RND-4; ";
        RUNNER.play(valve.formatted("4 4 1", 0) + "A1 advance; A1 step d7; A1 spot 5; expect"
                + " refuses A1 use SCENERY-VALVE by RND-4" + END
                + "dice A 1 1 1 | B 1 1 1; reroll command none;"
                + " reroll command none; A1 activate; A1 use SCENERY-VALVE; dice A 4 5 1; A1 decline CMD-5; "
                + "expect score A 1");
        RUNNER.play(valve.formatted("4 5 1", 1) + "expect laid SCENERY-VALVE 1 at d6");
        RUNNER.play(
                "initiative B; A1 at f8; B1 at b2; laid SCENERY-LEVER 2 at b2; play; B1 activate; B1 use SCENERY-LEVER;"
                        + " B1 use SCENERY-LEVER; expect score B 4, nothing laid");
    }

    @Test
    @Rule({"VIC-9", "SPC-1", "ACT-3"})
    @DisplayName("VIC-9, SPC-1, ACT-3: no scenery is used beside an unpinned enemy, at no cost neither")
    void besideEnemies() {
        String beside =
                "initiative B; A1 at b2%s; B1 SV 5+, at b2; laid SCENERY-LEVER 1 at b2; laid SCENERY-CONSOLE 1 at e5;"
                        + " play; B1 activate; ";
        RUNNER.play(beside.formatted("") + "expect refuses B1 use SCENERY-LEVER by ACT-3");
        RUNNER.play(beside.formatted(", pinned") + "B1 use SCENERY-LEVER; expect score B 2");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: scenery may be for one side, for HACKER, or cost no action")
    void users() {
        RUNNER.play(
                "initiative B; A1 at f8; B1 at b2; laid SCENERY-LEVER 1 at b2; play; B1 activate; B1 use SCENERY-LEVER;"
                        + " expect score B 2, nothing laid");
        RUNNER.play("A1 at b2; B1 at f8; laid SCENERY-LEVER 1 at b2; play; A1 activate;"
                + " expect refuses A1 use SCENERY-LEVER by SCENERY-LEVER");
        RUNNER.play("A1 at c3; B1 at f8; laid SCENERY-TERMINAL 1 at c3; play; A1 activate;"
                + " expect refuses A1 use SCENERY-TERMINAL by SCENERY-TERMINAL");
        RUNNER.play("A1 HACKER, at c3; B1 at f8; laid SCENERY-TERMINAL 1 at c3; play; A1 activate;"
                + " A1 use SCENERY-TERMINAL; expect score A 5, nothing laid");
    }

    @Test
    @Rule({"VIC-9", "ADV-7"})
    @DisplayName("VIC-9, ADV-7: a door is a wall until the piece that opens it is used up")
    void doors() {
        String door = "wall north of f5\nA1 SV 5+, at e5; A2 at f5; B1 at f8; laid SCENERY-CONSOLE %d at e5\nplay\n"
                + "A1 activate; A1 use SCENERY-CONSOLE; dice A 5 5 1; A1 end; B1 activate; B1 end; A2 activate; A2 "
                + "advance;";
        RUNNER.play(door.formatted(2) + " expect refuses A2 step f6 by ADV-7");
        RUNNER.play(door.formatted(1) + " A2 step f6; expect A2 at f6");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName(
            "VIC-9: of several pieces of one kind, the first that is used up opens the doors; others open their own")
    void severalPieces() {
        Script.Runner two =
                Script.Runner.standard().withScenario(Missions.read("""
                (name "Two", text "For tests.", zones [(cubes [a8]), (cubes [h1])], items 0,
                 scenery [(name Console, cubes [e5, a3], opens [(cube f5, side north), (cube f5, side east)]),
                          (name Lever, cubes [d4], opens [(cube f5, side south)])])
                """).get());
        String game = "wall north of f5; wall east of f5; wall south of f5; A1 at e5; A2 at f5; B1 at f8;"
                + " laid SCENERY-CONSOLE 1 at e5; laid SCENERY-CONSOLE 1 at a3; laid SCENERY-LEVER 1 at d4\nplay\n"
                + "A1 activate; %sA1 end; B1 activate; B1 end; A2 activate; A2 advance; expect ";
        two.play(game.formatted("")
                + "refuses A2 step f6 by ADV-7, refuses A2 step g5 by ADV-7, refuses A2 step f4 by ADV-7");
        two.play(game.formatted("A1 use SCENERY-CONSOLE; ")
                + "offers A2 step f6, offers A2 step g5, refuses A2 step f4 by ADV-7, laid SCENERY-CONSOLE 1 at a3");
    }
}
