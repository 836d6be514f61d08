package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET: set-ups, objectives and the deployment. A script that places no model begins with it. */
class SetupRulesTest {
    private static final Vector<Card> TWO = Vector.fill(2, () -> Card.named("Soldier"));

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
                Script.Runner.standard().scenarioOn(Battlefield.open(4, 2, 2), 1),
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
    @DisplayName(
            "KT-1: a ruleset that has an item has rules for the keywords of its weapon, also in brackets in brackets")
    void weaponsOfItems() {
        Setup setup = Shipped.setup(Shipped.ruleset());
        Ruleset ruleset = setup.ruleset();
        Setup without = setup.withRuleset(ruleset.withLibrary(ruleset.library().without("FRAG")))
                .withTeamA(new StrikeTeam("A", 1, TWO))
                .withTeamB(new StrikeTeam("B", 1, TWO));
        assertThat(Deadcube.rules().start(without).getLeft())
                .extracting(Fault::toString)
                .containsExactly(
                        "ruleset: the ruleset has the item I-FRAG-GRENADE, but no rule for FRAG (3) (KT-1)",
                        "ruleset: the ruleset has the item K-TRIP-MINE, but no rule for FRAG (3) (KT-1)");
    }
}
