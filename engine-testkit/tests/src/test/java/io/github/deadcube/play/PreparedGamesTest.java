package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** An equal set-up is prepared once; the game of another set-up never stands for it. */
class PreparedGamesTest {
    private static final Setup SETUP = Shipped.setup(Deadcube.ruleset());

    @Test
    void anEqualSetUpIsPreparedOnce() {
        Setup equal = SETUP.withBattlefield(
                        SETUP.battlefield().toBuilder().build().get())
                .withTeamB(named(SETUP.teamB(), SETUP.teamB().name()));
        Game game = game(SETUP);
        assertThat(game(equal)).isSameAs(game);
        assertThat(Deadcube.rules().resume(start(SETUP)).get().position().game())
                .isSameAs(game);
    }

    @Test
    void eachPartMakesAnotherSetUp() {
        Vector<Setup> others = Vector.of(
                SETUP.withPoints(SETUP.points() + 1),
                SETUP.withStarting(Option.some(Side.B)),
                SETUP.withTeamA(named(SETUP.teamA(), "Others")),
                SETUP.withTeamB(SETUP.teamA()),
                SETUP.withRuleset(SETUP.ruleset().withVersion(SETUP.ruleset().version() + 1)),
                SETUP.withRuleset(SETUP.ruleset().with(Variant.values()[0])),
                SETUP.withScenario(Shipped.scenarios().last()),
                SETUP.withBattlefield(
                        SETUP.battlefield().withFace(SETUP.battlefield().cube(0), Direction.NORTH, Face.BLOCKED)));
        Game game = game(SETUP);
        for (Setup other : others) {
            assertThat(game(other)).isNotEqualTo(game);
            assertThat(game(other).setup()).isEqualTo(other);
        }
        assertThat(game(SETUP).setup()).isEqualTo(SETUP);
    }

    @Test
    void faultsAreFoundAgain() {
        Setup refused = SETUP.withPoints(0);
        Rules rules = Deadcube.rules();
        assertThat(rules.start(refused).getLeft())
                .isNotEmpty()
                .isEqualTo(rules.start(refused).getLeft());
    }

    /**
     * The rules of a game that was prepared before have no faults of their own; beside another scenario they may have.
     */
    @Test
    void whatAScenarioAddsToKnownRulesIsChecked() {
        game(SETUP);
        assertThat(Deadcube.rules()
                        .start(SETUP.withScenario(new Adding()))
                        .getLeft()
                        .map(Fault::toString))
                .containsExactly(
                        "ruleset: two rules are called I-AMMO (KT-1)",
                        "scenario: deadzone-3 v1 has no rule for the item I-NOTHING; expected an item of the "
                                + "edition (ITEM-1)",
                        "scenario: I-AMMO gives the keyword NOTHING, and deadzone-3 v1 has no rule for it (KT-1)",
                        "scenario: " + Unsaved.class.getName()
                                + " can be part of a state, and has no @SavedName (I-AMMO)",
                        "scenario: " + Unsaved.class.getName()
                                + " can be part of a state, and has no @SavedName (VIC-9)");
    }

    private record Unsaved(Option<ModelId> model) implements Continuation {
        @Override
        public RuleId rule() {
            return RuleIds.I_AMMO;
        }
    }

    /** A scenario with a rule of the ruleset, an item and a keyword without a rule, and a type without a name. */
    private record Adding() implements Scenario {
        @Override
        public String name() {
            return "Adding";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Deadcube.patrol().zones(battlefield);
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        @Override
        public Vector<RuleId> tokens(Ruleset ruleset) {
            return ruleset.tokens().append(RuleId.of("I-NOTHING"));
        }

        @Override
        public Vector<Class<? extends RuleData>> savedTypes() {
            return Vector.of(Unsaved.class);
        }

        @Override
        public Vector<Scenario.Rule> rules() {
            return Vector.of(new AddedRule());
        }

        private record AddedRule() implements Scenario.Rule {
            @Override
            public RuleId rule() {
                return RuleIds.I_AMMO;
            }

            @Override
            public void attachToModels(Hooks hooks) {
                hooks.attach(Keyword.of("NOTHING"));
            }
        }
    }

    private static StrikeTeam named(StrikeTeam team, String name) {
        return new StrikeTeam(name, team.leader(), team.members());
    }

    private static GameState start(Setup setup) {
        return Deadcube.rules().start(setup).getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    private static Game game(Setup setup) {
        return Deadcube.game(setup).getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }
}
