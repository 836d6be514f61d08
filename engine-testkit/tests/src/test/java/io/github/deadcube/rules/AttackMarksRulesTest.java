package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * KT-17, ORD-7: what an order gives for an attack ends with the action in which it was given, also where that is no
 * SHOOT at a model.
 */
class AttackMarksRulesTest {
    private static final Order.Mode HURT = Order.Mode.at(Trigger.LOSES)
            .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
            .until(Mark.Until.ATTACK);

    @Test
    @Rule({"KT-17", "ORD-7", "KT-2"})
    @DisplayName("KT-17: it ends with a shot at a cube")
    void shotAtACube() {
        OrderScript.play(HURT, """
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), rifle R8, at c2
                B1 SV 5+ HP 9, SOLID, order "Test", leader, at c5; command A shoot; command B order
                play
                A1 activate; A1 shoot pot at c5; dice A 4 1 1; dice A 4 | B 1 1 1; B1 decline CMD-5
                spend order: B1 use HOUSE-TEST
                expect B1 damage 1, B1 not marked HOUSE-TEST, asks A: activation
                spend shoot: A1 shoot rifle at B1
                dice A 1 1 1 1 1 | B 1 1 1
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"KT-17", "ORD-7", "K-DROP-SUIT", "SLAM-1"})
    @DisplayName("KT-17: it ends with a SPECIAL action that slams a model into a wall")
    void specialAction() {
        OrderScript.play(HURT, """
                wall east of d5
                A1 RA 4+, rifle R8, at c2; A2 DROP SUIT, reserve
                B1 SV 5+ HP 9, order "Test", leader, at d5/5; command A shoot; command B order
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1; B1 decline CMD-5; dice A 5 5 1 | B 1 1 1; B1 decline CMD-5
                spend order: B1 use HOUSE-TEST
                expect B1 damage 2, B1 not marked HOUSE-TEST, asks A: activation
                """);
    }
}
