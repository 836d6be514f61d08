package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** KT-1, ITEM-1, CMD-9: a game does not begin with what its edition does not have. */
class OtherEditionRulesTest {
    private static final Keyword GIVEN = Keyword.of("LUCKY");
    private static final Setup THIRD = Shipped.setup(Shipped.ruleset());
    private static final Ruleset EDITION = Shipped.all(Deadcube.revised());
    private static final Setup REVISED = THIRD.withRuleset(EDITION)
            .withTeamA(Deadcube.translated(THIRD.teamA(), EDITION))
            .withTeamB(Deadcube.translated(THIRD.teamB(), EDITION));

    private static Vector<String> faults(Setup setup) {
        return Deadcube.rules()
                .start(setup)
                .fold(Vector::ofAll, state -> Vector.<Fault>empty())
                .map(Fault::toString);
    }

    @Test
    @Rule({"ITEM-1", "SET-3"})
    @DisplayName(
            "ITEM-1, SET-3: a mission's tokens are items of the edition; each other one is named, with the nearest "
                    + "item")
    void tokens() {
        Mission mission = Mission.PATROL.withTokens(
                Vector.of(RuleIds.I_AMMO, RuleIds.I_INTEL, RuleIds.I_AMMO, RuleId.of("I-CHARM"), RuleIds.K_TOXIC));
        assertThat(faults(REVISED.withScenario(mission)))
                .containsExactly(
                        "scenario: deadzone-3.5 v1 has no rule for the item I-AMMO; expected R25-I-AMMO (ITEM-1)",
                        "scenario: deadzone-3.5 v1 has no rule for the item I-CHARM; expected an item of the "
                                + "edition (ITEM-1)",
                        "scenario: deadzone-3.5 v1 has no rule for the item K-TOXIC; expected an item of the "
                                + "edition (ITEM-1)");
        assertThat(faults(THIRD.withScenario(mission.withTokens(Vector.of(RuleIds.R25_I_AMMO, RuleIds.I_INTEL)))))
                .containsExactly(
                        "scenario: deadzone-3 v1 has no rule for the item R25-I-AMMO; expected I-AMMO (ITEM-1)");
        assertThat(faults(THIRD.withScenario(new OwnTokens(Vector.of(RuleIds.R25_I_AMMO)))))
                .hasSize(1);
        Library dry = Shipped.ruleset().library().without(RuleIds.I_AMMO);
        assertThat(faults(THIRD.withRuleset(with(dry)).withScenario(new OwnTokens(Vector.of(RuleIds.R25_I_AMMO)))))
                .containsExactly("scenario: deadzone-3 v1 has no rule for the item R25-I-AMMO; expected an item of the "
                        + "edition (ITEM-1)");
        assertThat(faults(THIRD.withScenario(new OwnTokens(Vector.of(RuleIds.I_AMMO)))))
                .isEmpty();
        assertThat(faults(THIRD.withScenario(mission.withTokens(Vector.fill(100, RuleIds.I_INTEL)))))
                .containsExactly("scenario: the number of item tokens in the pool is 0 to 99, not 100 (SET-3)");
    }

    @Test
    @Rule({"KT-1", "ITEM-1", "ITEM-7", "CMD-9"})
    @DisplayName("KT-1, ITEM-1, ITEM-7, CMD-9: keywords, items and orders that the edition lacks are named all at once")
    void everythingAtOnce() {
        StrikeTeam team = REVISED.teamA();
        Setup wrong = REVISED.withScenario(Mission.PATROL
                        .withTokens(Vector.of(RuleIds.I_AMMO))
                        .withRounds(0)
                        .withItems(-1))
                .withTeamA(new StrikeTeam(
                        team.name(),
                        team.leader(),
                        team.members()
                                .update(
                                        0,
                                        card -> card.withOrder(Option.some("No such order"))
                                                .withEquipment(Option.some(RuleIds.I_STIMULANTS))
                                                .withKeywords(Vector.of(Keyword.of("NIMBLE"))))));
        assertThat(faults(wrong))
                .hasSize(6)
                .anyMatch(fault -> fault.startsWith("scenario") && fault.contains("I-AMMO"))
                .anyMatch(fault -> fault.startsWith("team A, model 1") && fault.contains("'No such order'"))
                .anyMatch(fault -> fault.startsWith("team A, model 1") && fault.contains("expected R25-I-STIMULANTS"))
                .anyMatch(fault -> fault.startsWith("team A, model 1") && fault.contains("keyword NIMBLE"))
                .anyMatch(fault -> fault.contains("VIC-6"))
                .anyMatch(fault -> fault.contains("SET-3"));
        assertThat(faults(wrong.withScenario(Mission.PATROL
                        .withTokens(Vector.of(RuleIds.I_AMMO))
                        .withSize(Option.some(new Mission.Size(5, 5))))))
                .as("with a battlefield of the wrong size")
                .hasSize(5);
    }

    @Test
    @Rule({"KT-1", "ITEM-1"})
    @DisplayName("KT-1, ITEM-1: what an application's rules give is in the edition, for keywords, items, orders and "
            + "scenarios")
    void applications() {
        Library library = Shipped.ruleset().library();
        String fault = " gives the keyword LUCKY, and deadzone-3 v1 has no rule for it (KT-1)";
        assertThat(faults(THIRD.withRuleset(with(library.with(new Item())))))
                .containsExactly("ruleset: I-HOUSE-CHARM" + fault);
        assertThat(faults(THIRD.withRuleset(with(library.with(new Nimble()).with(new Gun())))))
                .containsExactly("ruleset: I-HOUSE-GUN" + fault);
        assertThat(faults(THIRD.withRuleset(with(library.with(new JavaOrder())))))
                .containsExactly("ruleset: HOUSE-JAVA" + fault);
        assertThat(faults(THIRD.withScenario(new OwnRules())))
                .containsExactly("scenario: HOUSE-MOOD" + fault, "scenario: HOUSE-MOOD" + fault);
        assertThat(faults(THIRD.withRuleset(with(library.with(Order.of(
                        "HOUSE-DATA",
                        "Data",
                        "For tests.",
                        Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.lends(GIVEN))))))))
                .containsExactly("ruleset: the ruleset has the special order Data, but no rule for LUCKY (KT-1)");
        assertThat(faults(THIRD.withRuleset(with(library.with(Order.of(
                        "HOUSE-DATA",
                        "Data",
                        "For tests.",
                        Order.Mode.at(Trigger.ACTIVE).later(Trigger.COMMAND, OrderEffects.lends(GIVEN))))))))
                .containsExactly(
                        "ruleset: the ruleset has the special order Data, but no rule for LUCKY (KT-1)",
                        "ruleset: the special order Data: 'lends' is nothing that happens later; expected 'costs', "
                                + "'heals',"
                                + " 'marker-off', 'marker-on', 'pinned' or 'rises' (ORD-1)");
        Ruleset nimble = with(library.with(new Nimble()));
        assertThat(faults(THIRD.withRuleset(nimble))).as("no card prints it").isEmpty();
        StrikeTeam team = THIRD.teamA();
        assertThat(faults(THIRD.withRuleset(nimble)
                        .withTeamA(new StrikeTeam(
                                team.name(),
                                team.leader(),
                                team.members().update(0, card -> card.withKeywords(Vector.of(Keyword.of("NIMBLE"))))))))
                .singleElement()
                .satisfies(one -> assertThat(one)
                        .startsWith("team A, model 1")
                        .endsWith(": its keywords give LUCKY, and deadzone-3 v1 has no rule for it (KT-1)"));
    }

    private static Ruleset with(Library library) {
        return Shipped.ruleset().withLibrary(library);
    }

    /** A scenario with tokens of its own. */
    private record OwnTokens(Vector<RuleId> kinds) implements PatrolLike {
        @Override
        public Vector<RuleId> tokens(Ruleset ruleset) {
            return kinds;
        }
    }

    /** A scenario with a rule that gives a keyword to each model, and to each model with its mark. */
    private record OwnRules() implements PatrolLike {
        @Override
        public Vector<Scenario.Rule> rules() {
            return Vector.of(new Mood());
        }
    }

    private interface PatrolLike extends Scenario {
        @Override
        default String name() {
            return "Like Patrol";
        }

        @Override
        default Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Mission.PATROL.zones(battlefield);
        }

        @Override
        default Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }
    }

    private record Mood() implements Scenario.Rule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-MOOD");
        }

        @Override
        public void attachToModels(Hooks hooks) {
            hooks.attach(GIVEN);
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.attach(GIVEN);
        }
    }

    private record Nimble() implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-NIMBLE");
        }

        @Override
        public String printed() {
            return "NIMBLE";
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.attach(GIVEN);
        }
    }

    private record Item() implements ItemRule {
        @Override
        public RuleId rule() {
            return RuleId.of("I-HOUSE-CHARM");
        }

        @Override
        public String name() {
            return "Charm";
        }

        @Override
        public void attachToCarrier(Hooks hooks) {
            hooks.attach(GIVEN);
        }
    }

    private record Gun() implements ItemRule {
        @Override
        public RuleId rule() {
            return RuleId.of("I-HOUSE-GUN");
        }

        @Override
        public String name() {
            return "Gun";
        }

        @Override
        public Option<Weapon> weapon() {
            return Option.some(new Weapon("gun", 3, 0, Vector.of(Keyword.of("NIMBLE"))));
        }
    }

    private record JavaOrder() implements SpecialOrder {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-JAVA");
        }

        @Override
        public String name() {
            return "Java";
        }

        @Override
        public String text() {
            return "For tests.";
        }

        @Override
        public boolean actsAt(Trigger<?> trigger) {
            return trigger == Trigger.ACTIVE;
        }

        @Override
        public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {}

        @Override
        public void use(Effects effects, OrderContext context, Choice.Use use) {}

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.attach(GIVEN);
        }
    }
}
