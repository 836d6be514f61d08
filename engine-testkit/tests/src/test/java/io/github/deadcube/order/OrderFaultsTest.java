package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.OrderMode;
import io.github.deadcube.api.order.words.OrderEffect.Costs;
import io.github.deadcube.api.order.words.OrderEffect.Frees;
import io.github.deadcube.api.order.words.OrderEffect.UpTo;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** KT-1: the rules of the game check the keywords that an order gives. */
class OrderFaultsTest {
    private static String faults(Effect effect) {
        return faults(OrderMode.at(Trigger.ACTIVE).doing(effect));
    }

    private static String faults(OrderMode mode) {
        Order order = Order.of("HOUSE-TEST", "Test", "", mode);
        Setup setup = Shipped.setup(Shipped.ruleset().with(order));
        return Deadcube.rules()
                .start(setup)
                .fold(errors -> errors.map(Fault::toString).mkString("; "), state -> "");
    }

    @Test
    void anEffectWithoutItsType() {
        String orders = """
                {"version": 4, "orders": [{"rule": "HOUSE-TEST", "name": "Test", "text": "It helps.", "modes": [
                  {"triggers": ["active"], "effects": [{"modifier": "dice", "amount": 1}]}]}]}
                """;
        assertThat(Json.readOrders(orders).getLeft().map(Fault::toString))
                .singleElement()
                .asString()
                .startsWith(
                        "line 2, column 40: /orders/0/modes/0/effects/0: the type is missing; expected one of adds, bars,");
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
        for (Effect effect :
                Vector.of(new Costs(1), new UpTo(2, new Costs(1)), Frees.shot(Weapon.ranged("blow", 2, 0)))) {
            assertThat(faults(OrderMode.at(Trigger.ACTIVE).doing(effect))).isEmpty();
            for (Trigger<?> trigger : Vector.of(Trigger.BEFORE_TEST, Trigger.IN_TEST))
                assertThat(faults(OrderMode.at(trigger).doing(effect)))
                        .isEqualTo("ruleset: the special order Test would move or kill a model during a test"
                                + " (ORD-2)");
        }
    }

    @Test
    @Rule({"KT-1", "ORD-5"})
    void aKeywordWithoutWhatItsBracketsMustHold() {
        assertThat(faults(OrderEffects.lends(Keyword.of("RESILIENT", 1)))).isEmpty();
        assertThat(faults(OrderEffects.lends(Keyword.of("RESILIENT"))))
                .startsWith("ruleset: the special order Test gives 'RESILIENT': ")
                .endsWith("(K-RESILIENT)");
        assertThat(faults(OrderEffects.lends(Keyword.of("ADRENALINE SHOT"))))
                .isEqualTo("ruleset: the special order Test gives 'ADRENALINE SHOT', the name of an item (ITEM-7)");
        assertThat(faults(OrderEffects.lends(Keyword.of("GRENADE"))))
                .contains("the special order Test gives 'GRENADE': ");
        assertThat(faults(Frees.shot(Weapon.ranged("blow", 2, 0, Keyword.of("FRAG")))))
                .contains("the special order Test gives 'FRAG': ");
        assertThat(faults(Frees.shot(Weapon.ranged("blow, and more", 2, 0)))).contains("HOUSE-TEST");
    }
}
