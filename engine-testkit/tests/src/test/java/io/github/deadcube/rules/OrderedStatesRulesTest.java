package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Discards;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * ORD-5 to ORD-7: redirected damage, markers, command dice, healing, models that cannot be targeted, and delayed
 * effects.
 */
class OrderedStatesRulesTest {
    private static final Order.Mode COSTS_A_POINT = Order.Mode.at(Trigger.ACTIVE)
            .doing(OrderEffects.lends(Keyword.of("SOLID")))
            .until(Mark.Until.ROUND)
            .later(Trigger.END_PHASE, new Costs(1));

    private static final String STREET = """
            board 2 x 4; barricade north of a2
            A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 2, order "Test", leader, at a4; B2 AR 3 HP 2, TOUGH, at a4; B3 HP 1, at b4
            command B order
            """;

    @Test
    @Rule({"ORD-5", "DMG-1"})
    @DisplayName("ORD-5: damage turned to a friend: as many HP, without its own ARMOUR or immunities")
    void redirectedDamage() {
        Order.Mode mode = Order.Mode.at(Trigger.LOSES)
                .on(Selector.of(Selector.Group.FRIEND, new Within(1)))
                .doing(Changes.TURNED);
        String shot = STREET + """
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
                """;
        OrderScript.play(mode, shot + "spend order: B1 use HOUSE-TEST on B2; expect B1 damage 0, B2 damage 1");
        OrderScript.play(mode, shot + "spend order: B1 use HOUSE-TEST on B3; expect B1 damage 0, B3 killed, score A 1");
    }

    @Test
    @Rule({"ORD-5", "K-LIFE-SUPPORT"})
    @DisplayName("ORD-5, K-LIFE-SUPPORT: LIFE SUPPORT makes turned damage good, with that from before, once")
    void redirectedToLifeSupport() {
        Order.Mode mode = Order.Mode.at(Trigger.LOSES)
                .on(Selector.of(Selector.Group.FRIEND, new Within(1)))
                .doing(Changes.TURNED);
        String shot = """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 2, order "Test", leader, at a4; B2 HP %d, LIFE SUPPORT, %s at a4
                command B order
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
                spend order: B1 use HOUSE-TEST on B2
                """;
        OrderScript.play(
                mode, shot.formatted(3, "damage 1,") + "expect B1 unharmed, B2 unharmed, B2 marked K-LIFE-SUPPORT");
        OrderScript.play(mode, shot.formatted(3, "marked K-LIFE-SUPPORT 1 until game,") + "expect B2 damage 1");
        OrderScript.play(mode, shot.formatted(1, "") + "expect B2 killed, score A 1");
    }

    @Test
    @Rule({"ORD-6", "SHO-3", "LOS-3"})
    @DisplayName(
            "ORD-6: at the end of its activation a model hides for the round: no SHOOT, no LOS; hits on its cube count")
    void hidden() {
        Order.Mode mode =
                Order.Mode.at(Trigger.ENDING).doing(new Has(Trait.HIDDEN)).until(Mark.Until.ROUND);
        OrderScript.play(mode, """
                board 4 x 4
                A1 order "Test", at a4; B1 RA 4+, rifle R8, pot R3 GRENADE (FRAG (1)), at a2; A2 at d1; command A order
                play
                A1 activate; A1 end; spend order: A1 use HOUSE-TEST
                B1 activate
                expect refuses B1 shoot rifle at A1 by CMD-9, offers B1 shoot rifle at A2
                B1 shoot pot at a4; dice B 4 1 1; dice B 4
                expect A1 killed
                """);
    }

    @Test
    @Rule({"ORD-6", "RND-2"})
    @DisplayName("ORD-6: a marker comes off another of a kind, which may be activated again; another is marked")
    void markers() {
        Order.Mode off = Order.Mode.at(Trigger.ENDING)
                .when(Conditions.named("Drone"))
                .on(Selector.of(Selector.Group.FRIEND, Conditions.named("Drone")))
                .doing(Changes.MARKER_OFF);
        OrderScript.play(off, """
                A1 "Drone", order "Test", at a1; A2 "Drone", activated, at a1; A3 activated, at a1; B1 at h8; command A order
                play
                A1 activate; A1 end
                expect refuses spend order: A1 use HOUSE-TEST on A3 by CMD-9
                spend order: A1 use HOUSE-TEST on A2
                expect A2 not activated, A1 activated
                B1 activate; B1 end
                expect offers A2 activate
                """);
        Order.Mode on = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.ENEMY))
                .doing(Changes.MARKER_ON, Changes.PINNED);
        OrderScript.play(on, """
                A1 order "Test", at a1; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST on B1
                expect B1 activated, pinned
                """);
    }

    @Test
    @Rule({"ORD-6", "ORD-2"})
    @DisplayName("ORD-6: a discarded enemy die is of a face that the user names; in the command phase too")
    void discards() {
        Order.Mode mode = Order.Mode.at(Trigger.COMMAND, Trigger.ACTIVE).doing(new Discards());
        OrderScript.play(mode, """
                A1 order "Test", at a1; B1 at h8; command A order; command B shoot dice
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-TEST on order by CMD-9
                spend order: A1 use HOUSE-TEST on shoot
                expect command B dice, command A none
                """);
        OrderScript.play(mode, """
                A1 order "Test", at a1; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 6 6 1 | B 4 4 1
                reroll command none; reroll command none
                spend order: A1 use HOUSE-TEST on shoot
                expect command B model shoot, command A model order, asks A: turn
                """);
    }

    @Test
    @Rule({"ORD-5", "DICE-7"})
    @DisplayName("ORD-5: a passed test restores HP")
    void heals() {
        Order.Mode mode =
                Order.Mode.at(Trigger.ACTIVE).when(new Prints("VEHICLE").not()).doing(new Heals(1, 2));
        String start = """
                A1 SV 5+ HP 4, damage 3, order "Test", at a1; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                """;
        OrderScript.play(mode, start + "dice A 5 5 1; expect A1 damage 2");
        OrderScript.play(mode, start + "dice A 5 1 1; expect A1 damage 3");
        OrderScript.play(mode, """
                A1 SV 5+ HP 4, damage 3, VEHICLE, order "Test", at a1; B1 at h8; command A order
                play
                A1 activate; expect refuses spend order: A1 use HOUSE-TEST by CMD-9
                """);
    }

    @Test
    @Rule({"ORD-7", "KT-17", "RND-9"})
    @DisplayName("ORD-7: at the end of the round, before objectives, helped models lose 1 HP that nothing prevents")
    void theCost() {
        OrderScript.play(COSTS_A_POINT, """
                A1 AR 5 HP 2, order "Test", at a1; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 end
                expect A1 marked HOUSE-TEST-LATER
                B1 activate; B1 end
                expect A1 damage 1, not marked HOUSE-TEST, not marked HOUSE-TEST-LATER, round 2
                """);
    }

    @Test
    @Rule({"ORD-7", "KT-4", "K-BOOM"})
    @DisplayName("KT-4, K-BOOM: a model killed by that cost explodes in the same end phase, before the round ends")
    void theCostCausesAnExplosion() {
        OrderScript.play(COSTS_A_POINT, """
                A1 BOOM! (2), order "Test", at a1; A2 SV 5+ HP 3, at a1, activated; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 end; B1 activate; B1 end
                expect A1 killed, round 1, asks A rolls 2 d8: test
                dice A 4 4 | A 1 1 1
                expect A2 damage 2, round 1
                """);
    }

    @Test
    @Rule({"ORD-7", "KT-17"})
    @DisplayName(
            "ORD-7: at the beginning of the next round, before any activation, helped models are marked as activated")
    void markedLater() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(Keyword.of("SOLID")))
                .until(Mark.Until.ROUND)
                .later(Trigger.COMMAND, Changes.MARKER_ON);
        OrderScript.play(mode, """
                A1 order "Test", at a1; A2 at a1; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 end; B1 activate; B1 end; A2 activate; A2 end
                dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none
                expect round 2, A1 activated, not marked HOUSE-TEST-LATER, A2 not activated
                """);
    }

    @Test
    @Rule({"KT-1", "ORD-5"})
    @DisplayName("KT-1: an order that grants a keyword without a rule is a fault of the rules")
    void unknownKeyword() {
        Order order = OrderScript.order(Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.lends(Keyword.of("BRAVE"))));
        Assertions.assertThatThrownBy(() -> Script.Runner.standard()
                        .with(Deadcube.ruleset().with(order))
                        .play("A1 at a1; B1 at h8; play"))
                .hasMessageContaining(RuleIds.KT_1.id());
    }

    @Test
    @Rule({"AST-5", "ORD-4"})
    @DisplayName(
            "AST-5: a model that was pinned as the enemy moved in counts as pinned, though an order let it stand up")
    void pinnedAsTheActionStarted() {
        Order.Mode rises = Order.Mode.at(Trigger.ENGAGED)
                .on(Selector.of(Selector.Group.OWN, new Within(0)))
                .doing(Changes.RISES);
        OrderScript.play(rises, """
                A1 FI 4+ SV 5+ HP 9, at c4
                B1 FI 4+ SV 5+ HP 9, pinned, order "Test", at c5; command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                spend order: A1 use HOUSE-TEST on B1
                B1 spot 5; dice A 1 1 1 1 | B 1 1 1
                expect B1 upright, asks B: fight back
                B1 survive
                expect asks A rolls 5 d8: test                   # 3, +1 moved in, +1 pinned when the action started
                """);
    }
}
