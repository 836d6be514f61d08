package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ORD-5, KT-17: an order can grant a keyword that sets a movement mode. It counts as if printed. */
class LentMovementRulesTest {
    private static Order.Mode lending(String keyword) {
        return Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(Keyword.of(keyword)))
                .until(Mark.Until.ACTIVATION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FLIGHT", "JUMP PACK"})
    @Rule({"ORD-5", "KT-17", "K-FLIGHT", "K-JUMP-PACK"})
    @DisplayName("ORD-5: granted FLIGHT or JUMP PACK changes level without a wall, while it lasts")
    void upward(String keyword) {
        String beside = """
                board 4 x 4 x 2; floor b2:2; floor hatch 1 of b2:2
                A1 SP 1-2, order "Test", at b2; A2 at d1; B1 at d4; command A order
                play
                A1 activate
                """;
        OrderScript.play(lending(keyword), beside + "A1 advance; expect refuses A1 step b2:2");
        OrderScript.play(lending(keyword), beside + """
                spend order: A1 use HOUSE-TEST
                A1 advance; A1 step b2:2; A1 spot 5
                expect A1 at b2:2/5
                A1 end
                expect not A1 marked HOUSE-TEST
                """);
    }

    @Test
    @Rule({"ORD-5", "KT-17", "K-VEHICLE", "K-FLIGHT"})
    @DisplayName("ORD-5: a granted keyword replaces the movement mode of the card")
    void beforeItsCard() {
        OrderScript.play(lending("FLIGHT"), """
                board 4 x 4 x 2; floor b2:2; floor hatch 1 of b2:2
                A1 SP 1-2, VEHICLE, order "Test", at b2; B1 at d4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                A1 advance; A1 step b2:2; A1 spot 5
                expect A1 at b2:2/5
                """);
    }
}
