package io.github.deadcube.rules;

import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Armed;
import io.github.deadcube.api.order.words.Armour;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.During;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Testing;
import io.github.deadcube.api.order.words.Uses;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** ORD-1, ORD-2: the conditions of an order concern the models that its trigger names. */
class OrderedConditionsRulesTest {
    static Arguments[] cards() {
        return new Arguments[] {
            Arguments.of(new Prints("BEAST"), "BEAST", "TOUGH"),
            Arguments.of(new Armour(2), "AR 2", "AR 1"),
            Arguments.of(new Armed(WeaponFilter.named("club")), "club CC", "sabre CC"),
        };
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule("ORD-1")
    @DisplayName("ORD-1: what a card must print")
    void ofTheActiveModel(Condition condition, String with, String without) {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .when(condition)
                .doing(OrderEffects.addsDice(1, Skill.FIGHT))
                .until(Mark.Until.ACTIVATION);
        String scene = """
                A1 order "Test", FI 5+, %s, at c4; A2 at h1; B1 at h8; command A order
                play
                A1 activate
                expect %s spend order: A1 use HOUSE-TEST
                """;
        OrderScript.play(mode, scene.formatted(with, "offers"));
        OrderScript.play(mode, scene.formatted(without, "refuses"));
    }

    @Test
    @Rule("ORD-1")
    @DisplayName("ORD-1: of several the active model alone")
    void theActiveModelAlone() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.OWN, Is.ACTIVE))
                .doing(OrderEffects.addsDice(1, Skill.FIGHT))
                .until(Mark.Until.ACTIVATION);
        OrderScript.play(mode, """
                A1 order "Test", FI 5+, at c4; A2 FI 5+, at h1; B1 at h8; command A order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-TEST on A1, refuses spend order: A1 use HOUSE-TEST on A2
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-2"})
    @DisplayName("ORD-2: of several models with such a weapon, the one that uses it in the attack")
    void theWeaponInUse() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .on(Selector.of(Selector.Group.OWN, new Uses(WeaponFilter.named("axe"))))
                .doing(OrderEffects.addsDice(1, Skill.FIGHT))
                .until(Mark.Until.ACTIVATION);
        OrderScript.play(mode, """
                A1 order "Test", FI 5+, pike CC, axe CC, at c4; A2 FI 5+, axe CC, at h1; A3 at h2; B1 at c4; command A order
                play
                A1 activate; A1 assault B1; A1 wield axe
                expect offers spend order: A1 use HOUSE-TEST on A1, refuses spend order: A1 use HOUSE-TEST on A2
                expect refuses spend order: A1 use HOUSE-TEST on A3
                """);
    }

    @Test
    @Rule("ORD-2")
    @DisplayName("ORD-2: in a duel alone, beside one enemy and no more")
    void besideOneEnemy() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .when(Is.BESIDE_ONE_ENEMY)
                .doing(OrderEffects.addsDice(1, Skill.FIGHT))
                .until(Mark.Until.ACTIVATION);
        String scene = "A1 order \"Test\", FI 5+, at c4; B1 at c4; B2 at %s; command A order; play; A1 activate\n";
        OrderScript.play(mode, scene.formatted("h8") + "expect offers spend order: A1 use HOUSE-TEST");
        OrderScript.play(mode, scene.formatted("c4") + "expect refuses spend order: A1 use HOUSE-TEST");
    }

    @Test
    @Rule("ORD-2")
    @DisplayName("ORD-2: attacker and target are distinguished")
    void attackerAndTarget() {
        String scene = """
                board 2 x 4; barricade north of a2
                A1 order "Test", RA 5+ SV 5+, rifle R8, at a1; B1 order "Test", RA 5+ SV 5+ HP 9, rifle R8, at a4
                command A order; command B order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks %s: special order (CMD-9)
                """;
        Order.Mode mode =
                Order.Mode.at(Trigger.DECLARED).doing(OrderEffects.addsDice(1)).until(Mark.Until.ATTACK);
        OrderScript.play(
                mode.when(Is.ATTACKER), scene.formatted("A") + "A1 decline CMD-9\nexpect asks A rolls 3 d8: test");
        OrderScript.play(mode.when(Is.TARGET), scene.formatted("B"));
    }

    @Test
    @Rule("ORD-2")
    @DisplayName("ORD-2: a test without an attack has no target")
    void noTarget() {
        Order.Mode mode = Order.Mode.at(Trigger.BEFORE_TEST)
                .doing(OrderEffects.addsDice(1))
                .until(Mark.Until.TEST);
        String bang = """
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, order "Test", at c4; command B order
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                """;
        OrderScript.play(mode, bang + "expect asks B: special order (CMD-9)");
        OrderScript.play(mode.when(Is.TARGET), bang + "expect asks A rolls 1 d8: test");
    }

    @Test
    @Rule({"ORD-2", "PART-1"})
    @DisplayName("PART-1: in its cube, and within 1, is not beyond the wall of a half-cube")
    void beyondTheWall() {
        String halved = """
                wall east-west through c4
                A1 order "Test", FI 5+, at c4s; A2 at c4s; A3 at c4n; A4 at c5; B1 at h8; command A order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-TEST on A2, refuses spend order: A1 use HOUSE-TEST on A3
                expect %s spend order: A1 use HOUSE-TEST on A4
                """;
        for (int cubes = 0; cubes <= 1; cubes++) {
            Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                    .on(Selector.of(Selector.Group.FRIEND, new Within(cubes)))
                    .doing(Changes.MARKER_ON);
            OrderScript.play(mode, halved.formatted(cubes == 0 ? "refuses" : "offers"));
        }
    }

    @Test
    @Rule("ORD-2")
    @DisplayName("ORD-2: a kind of attack, and a skill, are distinguished")
    void attacksAndSkills() {
        String shot = """
                board 2 x 4; barricade north of a2
                A1 order "Test", RA 5+ FI 5+ SV 5+, rifle R8, at a1; B1 SV 5+ HP 9, at a4; command A order
                play
                A1 activate; A1 shoot rifle at B1
                """;
        Order.Mode assaults = Order.Mode.at(Trigger.DECLARED)
                .when(new During(TestContext.Kind.ASSAULT))
                .doing(OrderEffects.addsDice(1))
                .until(Mark.Until.ATTACK);
        OrderScript.play(assaults, shot + "expect asks A rolls 3 d8: test");
        Order.Mode survives = Order.Mode.at(Trigger.BEFORE_TEST)
                .when(new Testing(Skill.SURVIVE))
                .doing(OrderEffects.addsDice(1))
                .until(Mark.Until.TEST);
        OrderScript.play(survives, shot + "expect asks A rolls 3 d8: test");
    }

    @Test
    @Rule("ORD-1")
    @DisplayName("ORD-1: a negated condition; Changes with immediate effect")
    void negated() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).when(Is.INJURED.not()).doing(Changes.MARKER_ON);
        String scene = "A1 order \"Test\", HP 3%s, at c4; B1 at h8; command A order; play; A1 activate\n";
        OrderScript.play(mode, scene.formatted("") + "expect offers spend order: A1 use HOUSE-TEST");
        OrderScript.play(mode, scene.formatted(", damage 1") + "expect refuses spend order: A1 use HOUSE-TEST");
    }
}
