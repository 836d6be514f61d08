package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET: set-ups, objectives and the deployment. A script that places no model begins with it. */
class SetupRulesTest {
    private static final Vector<Profile> TWO =
            Vector.fill(2, () -> Profile.builder().name("Soldier").build());

    private static Seq<RuleId> faults(StrikeTeam team, Battlefield field) {
        Setup setup = new Setup(
                Deadcube.ruleset(),
                Deadcube.patrol(),
                field,
                100,
                new StrikeTeam("A", 1, TWO),
                team,
                Option.some(Side.A));
        return Deadcube.rules().start(setup).fold(errors -> errors.map(Fault::rule), state -> Vector.<RuleId>empty());
    }

    @Test
    @Rule("SET-1")
    @DisplayName("SET-1: a strike team has models, and one of them is the leader")
    void oneLeader() {
        Battlefield field = Battlefield.open(8, 8, 1);
        assertThat(faults(new StrikeTeam("B", 1, TWO), field)).isEmpty();
        assertThat(faults(new StrikeTeam("B", 2, TWO), field)).isEmpty();
        assertThat(faults(new StrikeTeam("B", 0, TWO), field)).containsExactly(RuleIds.SET_1);
        assertThat(faults(new StrikeTeam("B", 3, TWO), field)).containsExactly(RuleIds.SET_1);
        assertThat(faults(new StrikeTeam("B", 1, Vector.empty()), field)).containsExactly(RuleIds.SET_1);
    }

    @Test
    @Rule("SET-2")
    @DisplayName("SET-2: a scenario must suit the battlefield")
    void theScenarioSuitsTheBattlefield() {
        StrikeTeam team = new StrikeTeam("B", 1, TWO);
        assertThat(faults(team, Battlefield.open(7, 8, 1))).containsExactly(RuleIds.SET_2);
    }

    @Test
    @Rule("SET-3")
    @DisplayName("SET-3: item tokens lie in no deployment zone, so that zones leave space for them")
    void zonesLeaveSpaceForTokens() {
        Setup setup = new Setup(
                Deadcube.ruleset(),
                ScriptRunner.standard().scenarioOn(Battlefield.open(4, 2, 2), 1),
                Battlefield.open(4, 2, 2),
                100,
                new StrikeTeam("A", 1, TWO),
                new StrikeTeam("B", 1, TWO),
                Option.some(Side.A));
        assertThat(Deadcube.rules().start(setup).getLeft())
                .extracting(Fault::toString)
                .containsExactly("scenario: its zones leave no cube in which an item token could be placed (SET-3)");
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: a ruleset that has an item has rules for the keywords of its weapon")
    void weaponsOfItems() {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Ruleset ruleset = setup.ruleset();
        Setup without = setup.withRuleset(ruleset.withLibrary(ruleset.library().without("FRAG")))
                .withTeamA(new StrikeTeam("A", 1, TWO))
                .withTeamB(new StrikeTeam("B", 1, TWO));
        assertThat(Deadcube.rules().start(without).getLeft())
                .extracting(Fault::toString)
                .containsExactly("ruleset: the ruleset has the item I-FRAG-GRENADE, but no rule for FRAG (3) (KT-1)");
    }

    @Test
    @Rule("SET-2")
    @DisplayName("SET-2: an objective is on the highest level of its stack that has a floor")
    void objectivesOnRoofs() {
        play("""
                floors f5:2 f5:3
                A1 at f5:3, activated; B1 at f5; B2 at f5:2, activated
                play
                B1 activate; B1 end
                expect score A 2, score B 0
                """);
    }

    @Test
    @Rule({"SET-6", "SET-7"})
    @DisplayName("SET-6, SET-7: the starting player chooses a zone")
    void theStartingPlayerChooses() {
        play("""
                A1 RA 5+; B1 RA 5+; initiative B
                play
                expect asks B: deployment zone (SET-7), offers zone 1, offers zone 2, refuses zone 3 by SET-7
                expect refuses zone 0 by SET-7, refuses B1 deploy a8 by ASK-1
                zone 2
                expect event B deploys in zone 2, event A deploys in zone 1, asks B: deployment
                """);
    }

    @Test
    @Rule("SET-7")
    @DisplayName("SET-7: it deploys its whole team there, in its own order, and then the other side in the other zone")
    void deployment() {
        play("""
                A1 to A2 HP 1; B1 HP 1
                play
                zone 1
                expect asks A: deployment (SET-7), offers A1 set up, offers A2 set up, refuses B1 set up by SET-7
                A2 set up; expect asks A: deployment cube (SET-7), offers A2 deploy a8, offers A2 deploy d8, refuses A1 deploy a8
                A2 deploy a8; A2 spot 7; expect refuses A2 set up by SET-7
                A1 set up; expect refuses A1 deploy e1 by SET-7, refuses A1 deploy a7 by SET-7
                A1 deploy a8
                expect asks A: spot, refuses A1 spot 7 by GEO-2, refuses A1 spot 0
                A1 spot 5
                expect asks B: deployment
                B1 set up; expect refuses B1 deploy a8 by SET-7, offers B1 deploy h1
                B1 deploy e1; B1 spot 5
                expect A2 at a8/7, A1 at a8/5, B1 at e1/5
                """);
    }

    @Test
    @Rule({"SET-7", "ADV-4"})
    @DisplayName("SET-7, ADV-4: a cube takes SZ 4 of a side")
    void fullCubes() {
        play("""
                A1 to A2 SZ 2; A3 SZ 1; B1 HP 1
                play
                zone 1
                A1 set up; A1 deploy a8; A1 spot 7; A2 set up; A2 deploy a8; A2 spot 9
                A3 set up; expect refuses A3 deploy a8 by ADV-4, offers A3 deploy b8
                """);
    }

    @Test
    @Rule("SET-8")
    @DisplayName("SET-8: on any level of the zone that has a floor")
    void anyLevelOfTheZone() {
        play("""
                floors a8:3
                A1 HP 1; B1 HP 1
                play
                zone 1
                A1 set up; expect offers A1 deploy a8, refuses A1 deploy a8:2 by SET-7
                A1 deploy a8:3; A1 spot 5
                expect A1 at a8:3/5, event A1 deployed at a8:3/5
                """);
    }

    @Test
    @Rule({"SET-7", "SET-10"})
    @DisplayName("SET-7, SET-10: then round 1 begins; the starting player has the initiative")
    void thenRoundOne() {
        play("""
                A1 HP 1; B1 HP 1; initiative B
                play
                zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                expect round 1, initiative B, asks B rolls 3 command dice
                dice B 1 2 3 | A 1 2 3
                expect asks B: command reroll
                reroll command none; reroll command none
                expect asks B: turn
                """);
    }
}
