package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Bars;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** KT-1: the rules of the game check the keywords that an order gives. */
class OrderFaultsTest {
    private static String faults(Effect effect) {
        return faults(Order.Mode.at(Trigger.ACTIVE).doing(effect));
    }

    private static String faults(Order.Mode mode) {
        return faults(Order.of("HOUSE-TEST", "Test", "", mode));
    }

    private static String faults(Order order) {
        Setup setup = Shipped.setup(Shipped.ruleset().with(order));
        return Deadcube.rules()
                .start(setup)
                .fold(errors -> errors.map(Fault::toString).mkString("; "), state -> "");
    }

    /** ORD-5: their changes of one number would add up. */
    @Test
    void twoNumbersForOneTest() {
        Order.Mode mode = Order.Mode.at(Trigger.BEFORE_TEST);
        Effect shooting = OrderEffects.replaces(Skill.RANGED, Statistic.of("3+"));
        assertThat(faults(mode.doing(shooting, OrderEffects.replaces(Skill.SURVIVE))))
                .contains("two 'replaces' give a number to one test; expected one for each skill");
        assertThat(faults(mode.doing(shooting, OrderEffects.replaces(Skill.FIGHT, Statistic.of("4+")))))
                .isEmpty();
    }

    @Test
    void anEffectWithoutItsType() {
        String orders = """
                {"version": 1, "orders": [{"rule": "HOUSE-TEST", "name": "Test", "text": "It helps.", "modes": [
                  {"triggers": ["active"], "effects": [{"modifier": "dice", "amount": 1}]}]}]}
                """;
        assertThat(Json.readOrders(orders).getLeft().map(Fault::toString))
                .singleElement()
                .asString()
                .startsWith(
                        "line 2, column 40: /orders/0/modes/0/effects/0: the type is missing; expected one of adds, "
                                + "bars,");
    }

    @Test
    @Rule("ORD-1")
    void anOrderThatDoesNothing() {
        Setup setup = Shipped.setup(Shipped.ruleset().with(Order.of("HOUSE-TEST", "Test", "")));
        assertThat(Deadcube.rules().start(setup).getLeft().map(Fault::toString))
                .containsExactly("ruleset: the special order Test does nothing (ORD-1)");
    }

    @Test
    @Rule("ORD-2")
    void nothingMovesOrKillsInTheMidstOfATest() {
        for (Effect effect : Vector.of(
                new Costs(1), new UpTo(2, new Costs(1)), Frees.shot(Weapon.ranged("blow", 2, 0)), Changes.RISES)) {
            assertThat(faults(Order.Mode.at(Trigger.ACTIVE).doing(effect))).isEmpty();
            for (Trigger<?> trigger : Vector.of(Trigger.BEFORE_TEST, Trigger.IN_TEST))
                assertThat(faults(Order.Mode.at(trigger).doing(effect)))
                        .matches("ruleset: the special order Test: '(costs|frees|rises)' would move or kill a model "
                                + "during a test;"
                                + " expected another trigger, such as 'declared' \\(ORD-2\\)");
        }
        assertThat(faults(Order.Mode.at(Trigger.IN_TEST).doing(new UpTo(2, new UpTo(2, new Costs(1))))))
                .contains("'costs' would move or kill a model during a test", "'upTo' repeats what cannot be repeated");
    }

    @Test
    @Rule("ORD-2")
    void anOrderNeedsOnlyFactsThatAreRecorded() {
        Order.Mode heals = Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.heals(1));
        assertThat(faults(heals.when(new Needs(Vector.of(RuleIds.CMD_8, RuleIds.ORD_2, RuleIds.KT_17)))))
                .isEmpty();
        assertThat(faults(heals.when(new Needs(Vector.of(RuleIds.CMD_6, RuleIds.KT_17, RuleIds.CMD_7)))))
                .isEqualTo("ruleset: the special order Test needs facts of CMD-6, which the engine does not record;"
                        + " expected CMD-8, ORD-2 or KT-17 (ORD-2); "
                        + "ruleset: the special order Test needs facts of CMD-7, which the engine does not record;"
                        + " expected CMD-8, ORD-2 or KT-17 (ORD-2)");
    }

    /** A condition of an application. */
    private record Needs(Vector<RuleId> trackedFacts) implements SpecialOrder.Condition {
        @Override
        public boolean holds(GameView game, SpecialOrder.OrderContext context, ModelId model) {
            return true;
        }
    }

    @Test
    @Rule("ORD-1")
    void anOrderOfAProgramIsCheckedAsOneOfAFile() {
        Effect heals = OrderEffects.heals(1);
        for (Effect repeated : Vector.of(OrderEffects.discards(), OrderEffects.upTo(3, heals)))
            assertThat(faults(OrderEffects.upTo(2, repeated)))
                    .isEqualTo(
                            "ruleset: the special order Test: 'upTo' repeats what cannot be repeated; expected neither"
                                    + " 'upTo' nor 'discards' within it (ORD-1)");
        assertThat(faults(Order.Mode.at(Trigger.ACTIVE).later(Trigger.END_PHASE, OrderEffects.discards())))
                .contains("'discards' is nothing that happens later; expected 'costs', ");
        assertThat(faults(Order.Mode.at(Trigger.ACTIVE).later(Trigger.END_PHASE, new Own())))
                .contains("'Own' is nothing that happens later");
        assertThat(faults(new Bars(false, false, false))).contains("'bars' forbids nothing");
        assertThat(faults(Adds.of(Modifier.DICE, 0))).contains("'amount' is 0; expected -99 to -1, or 1 to 99");
        assertThat(faults(Order.Mode.at(Trigger.ACTIVE)
                        .on(new Selector(Selector.Group.OWN, Vector.empty(), 2, 0))
                        .doing(heals)))
                .contains("'most' is 0; expected 1 to 99", "'least' is 2");
        assertThat(faults(Order.Mode.at(Trigger.ACTIVE, Trigger.ACTIVE).doing(heals)))
                .contains("a trigger is listed twice; expected each once");
        assertThat(faults(Order.Mode.at(Trigger.ACTIVE)
                        .when(Conditions.not(Conditions.prints("beast")))
                        .doing(heals)))
                .contains("'beast' is no keyword's name; expected it in capitals");
    }

    /** An effect of an application that lasts, and does nothing. */
    private record Own() implements Effect {
        @Override
        public boolean lasts() {
            return true;
        }
    }

    /** The identifiers of modes and of later effects are longer than that of their order. */
    @Test
    @Rule("ORD-1")
    void anIdentifierHasRoomForThoseOfItsModes() {
        Order.Mode plain = Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.heals(1));
        Order.Mode later = Order.Mode.at(Trigger.ACTIVE).later(Trigger.END_PHASE, OrderEffects.heals(1));
        assertRoom(100, plain);
        assertRoom(98, plain, plain);
        assertRoom(94, later);
        assertRoom(92, plain, later);
    }

    /** @param most the most characters of the identifier */
    private static void assertRoom(int most, Order.Mode... modes) {
        for (int length = most; length <= Math.min(most + 1, RuleId.LONGEST); length++) {
            Order order = Order.of("HOUSE-" + "X".repeat(length - 6), "Test", "", modes);
            String faults = length == most
                    ? ""
                    : "ruleset: the special order Test: its identifier has " + length + " characters; expected at most "
                            + most + " (ORD-1)";
            assertThat(faults(order)).isEqualTo(faults);
            assertThat(Notation.write(order).isRight()).isEqualTo(length == most);
        }
    }
}
