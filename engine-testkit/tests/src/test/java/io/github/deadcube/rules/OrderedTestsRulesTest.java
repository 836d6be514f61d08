package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Armour;
import io.github.deadcube.api.order.words.During;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Testing;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ORD-5, ORD-7: effects of special orders on tests and damage, and their duration. */
class OrderedTestsRulesTest {
    private static final String STREET = """
            board 2 x 4; barricade north of a2
            A1 RA 5+ FI 4+ SV 6+, rifle R8, pistol R8, order "Test", leader, at a1
            B1 SV 5+ AR 1 HP 4, order "Test", leader, at a4
            """;

    @Test
    @Rule("ORD-5")
    @DisplayName("ORD-5: more SURVIVE dice for a target, in that attack alone")
    void dice() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .when(Is.TARGET, new During(TestContext.Kind.SHOOT))
                .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
                .until(Mark.Until.ATTACK);
        OrderScript.play(mode, STREET + """
                command B order; command A shoot
                play
                A1 activate; A1 shoot rifle at B1
                spend order: B1 use HOUSE-TEST
                dice A 5 5 5 | B 5 5 5 1
                expect B1 unharmed, B1 not marked HOUSE-TEST
                spend shoot: A1 shoot rifle at B1
                dice A 5 5 1 | B 5 5 5
                """);
    }

    @Test
    @Rule({"ORD-5", "CMD-5"})
    @DisplayName("ORD-5: any number of failed dice, each once, in addition to re-rolls of keywords, and before CMD-5")
    void rerolls() {
        Order.Mode mode = Order.Mode.at(Trigger.IN_TEST)
                .when(new Testing(Skill.SURVIVE))
                .doing(Adds.again())
                .until(Mark.Until.TEST);
        OrderScript.play(mode, STREET.replace("HP 4", "HP 4, RESILIENT (1)") + """
                command B order dice
                play
                A1 activate; A1 shoot rifle at B1; add 0
                dice A 5 5 5 | B 1 1 8 | B 1
                reroll 1; dice B 1
                spend order: B1 use HOUSE-TEST
                expect offers reroll 2, refuses reroll 3 by DICE-8
                reroll 2; dice B 5 2
                expect B1 damage 0, asks A: activation, B1 not marked HOUSE-TEST
                """);
    }

    @Test
    @Rule({"ORD-5", "K-GRENADE"})
    @DisplayName("ORD-5: not where re-rolls are barred, unless the order names that test")
    void barred() {
        Order.Mode any = Order.Mode.at(Trigger.IN_TEST).doing(Adds.again()).until(Mark.Until.TEST);
        String grenade = """
                A1 RA 5+, pot R3 GRENADE (FRAG (1)), order "Test", at c2; B1 HP 9, at h8; command A order
                play
                A1 activate; A1 shoot pot at c4; dice A 1 1 1
                """;
        OrderScript.play(any, grenade + "expect asks A rolls 1 d8: scatter, command A order");
        Order.Mode aims = any.doing(Adds.again().withKinds(Vector.of(TestContext.Kind.AIM)));
        OrderScript.play(aims, grenade + """
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-TEST
                reroll 3; dice A 5 1 1
                expect asks A: activation, not event SCAT-1
                """);
    }

    @Test
    @Rule("ORD-5")
    @DisplayName("ORD-5: another statistic of the model is the target number; '-' is neither replaced nor used")
    void anotherStatistic() {
        Order.Mode mode = Order.Mode.at(Trigger.BEFORE_TEST)
                .when(Is.ACTIVE)
                .doing(OrderEffects.replaces(Skill.FIGHT))
                .until(Mark.Until.TEST);
        OrderScript.play(mode, STREET + """
                command A order; command B order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: special order
                spend order: A1 use HOUSE-TEST
                expect not asks B: special order                 # B1 is not active
                dice A 4 4 4 | B 1 1 1; B1 decline CMD-5
                expect B1 damage 2, asks A: activation
                """);
        OrderScript.play(mode, STREET.replace("FI 4+", "FI -") + """
                command A order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule("ORD-5")
    @DisplayName("ORD-5: a statistic of '-' gets no other value")
    void noStatistic() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.OWN))
                .doing(OrderEffects.replaces(Skill.RANGED, new Statistic(3)))
                .until(Mark.Until.ROUND);
        OrderScript.play(mode, """
                A1 RA 5+, order "Test", at a1; A2 RA -, at a1; B1 at h8; command A order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-TEST on A1, refuses spend order: A1 use HOUSE-TEST on A2
                """);
    }

    @Test
    @Rule({"ORD-5", "ORD-7", "KT-17"})
    @DisplayName("ORD-5, ORD-7: a statistic has another value for the round, for up to two models")
    void aStatistic() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.OWN).upTo(2))
                .doing(OrderEffects.replaces(Skill.RANGED, new Statistic(3)))
                .until(Mark.Until.ROUND);
        OrderScript.play(mode, """
                board 2 x 4; barricade north of a2
                A1 to A3 RA 5+, rifle R8, order "Test", at a1
                B1 SV 5+ HP 9, at a4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                expect asks A: special order (HOUSE-TEST), offers A1 use HOUSE-TEST on A3
                A1 use HOUSE-TEST on A1; A1 use HOUSE-TEST on A2
                expect asks A: activation, A2 marked HOUSE-TEST, A3 not marked HOUSE-TEST
                A1 shoot rifle at B1; dice A 3 3 2 | B 1 1 1
                expect B1 damage 2, A1 marked HOUSE-TEST
                """);
    }

    @Test
    @Rule({"ORD-5", "DMG-2"})
    @DisplayName("ORD-5: less AP for each die, off the sum, never below 0")
    void lessAp() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .when(Is.TARGET)
                .doing(OrderEffects.adds(Modifier.AP, Scope.OPPONENT, -1))
                .until(Mark.Until.ATTACK);
        OrderScript.play(
                OrderScript.order(mode).withFrequency(Frequency.DIE), STREET.replace("rifle R8", "rifle R8 AP1") + """
                command B order order
                play
                A1 activate; A1 shoot rifle at B1
                spend order: B1 use HOUSE-TEST; spend order: B1 use HOUSE-TEST
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"ORD-5", "DMG-1"})
    @DisplayName("ORD-5: ARMOUR and a keyword for one attack")
    void armourAndKeyword() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .when(Is.TARGET)
                .doing(Adds.of(Modifier.ARMOUR, 1), OrderEffects.lends(Keyword.of("RESILIENT", 1)))
                .until(Mark.Until.ATTACK);
        OrderScript.play(mode, STREET + """
                command B order
                play
                A1 activate; A1 shoot rifle at B1
                spend order: B1 use HOUSE-TEST
                dice A 5 5 5 | B 1 1 1; reroll 1; dice B 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"ORD-5", "K-RAPID-FIRE", "K-WEIGHT-OF-FIRE"})
    @DisplayName("ORD-5: keywords for one of the model's weapons, until its activation ends")
    void keywordsOfAWeapon() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(
                        WeaponFilter.named("rifle"), Keyword.of("RAPID FIRE"), Keyword.of("WEIGHT OF FIRE", 2)));
        OrderScript.play(mode, STREET + """
                command A order shoot
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 as blaze away by SHO-9
                spend order: A1 use HOUSE-TEST
                expect offers A1 shoot rifle at B1 as blaze away, refuses A1 shoot pistol at B1 as blaze away by SHO-9
                A1 shoot rifle at B1 as blaze away; dice A 1 1 1 1; reroll 2; dice A 5 1
                A1 decline CMD-5
                dice B 1 1 1
                expect B1 pinned
                spend shoot: A1 shoot pistol at B1; dice A 1 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"ORD-5", "K-FIRE-CONTROL"})
    @DisplayName("ORD-5: a keyword that lets the model do more")
    void fireControl() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.lends(Keyword.of("FIRE CONTROL")));
        OrderScript.play(mode, STREET + """
                command A order
                play
                A1 activate
                spend order: A1 use HOUSE-TEST
                A1 shoot rifle at B1; A1 shoot pistol at B1
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"ORD-5", "K-TELEPORT", "K-MEDIC", "K-RAPID-FIRE", "K-FLIGHT", "K-GRENADE"})
    @DisplayName("ORD-5: a silenced keyword offers nothing: no action, no mode, no way to move, no way to be fired")
    void silencedOffers() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.silences(
                        Scope.OWN,
                        RuleIds.K_TELEPORT,
                        RuleIds.K_MEDIC,
                        RuleIds.K_RAPID_FIRE,
                        RuleIds.K_FLIGHT,
                        RuleIds.K_GRENADE));
        String before = """
                board 2 x 4 x 2; floors b1:2
                A1 order "Test", RA 4+ HP 3, damage 1, TELEPORT, MEDIC, FLIGHT, rifle R5 RAPID FIRE, pot R5 GRENADE (FRAG (1)), at a1
                B1 SV 5+, at a4; command A order
                play
                A1 activate
                """;
        OrderScript.play(mode, before + """
                expect offers A1 use K-TELEPORT on a3, offers A1 use K-MEDIC on A1
                expect offers A1 shoot rifle at B1 as blaze away, offers A1 shoot pot at a3
                A1 advance; expect offers A1 step b1:2
                """);
        OrderScript.play(mode, before + """
                spend order: A1 use HOUSE-TEST
                expect refuses A1 use K-TELEPORT on a3, refuses A1 use K-MEDIC on A1
                expect refuses A1 shoot rifle at B1 as blaze away, refuses A1 shoot pot at a3, offers A1 shoot pot at B1
                A1 advance; expect refuses A1 step b1:2
                """);
    }

    @Test
    @Rule("SHO-6")
    @DisplayName("SHO-6: very many dice less are as many as a state can have")
    void veryManyDiceLess() {
        Order order = OrderScript.order(Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.addsDice(-99)))
                .withFrequency(Frequency.DIE);
        GameState state = OrderScript.play(order, STREET + """
                        command A order order order order dice
                        play
                        A1 activate
                        spend order: A1 use HOUSE-TEST; spend order: A1 use HOUSE-TEST
                        spend order: A1 use HOUSE-TEST; spend order: A1 use HOUSE-TEST
                        A1 shoot rifle at B1
                        expect asks A: added dice
                        """).state();
        Notation text = Notation.of(state.position().game());
        assertThat(text.read(text.write(state))).containsExactly(state);
    }

    @Test
    @Rule({"ORD-2", "ORD-3"})
    @DisplayName("ORD-2, ORD-3: before one test each side is asked about the skill of its own model")
    void eachSideBeforeItsOwnTest() {
        Order order = OrderScript.order(
                Order.Mode.at(Trigger.BEFORE_TEST)
                        .when(new Testing(Skill.RANGED))
                        .doing(OrderEffects.addsDice(1, Skill.RANGED))
                        .until(Mark.Until.TEST),
                Order.Mode.at(Trigger.BEFORE_TEST)
                        .when(new Testing(Skill.SURVIVE))
                        .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
                        .until(Mark.Until.TEST));
        OrderScript.play(order, STREET + """
                command A order; command B order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: special order (CMD-9), offers exactly A1 decline CMD-9 | spend order: A1 use HOUSE-TEST
                spend order: A1 use HOUSE-TEST
                expect asks B: special order (CMD-9), offers exactly B1 decline CMD-9 | spend order: B1 use HOUSE-TEST-2
                spend order: B1 use HOUSE-TEST-2
                dice A 5 5 1 1 | B 1 1 1 5
                """);
    }

    @Test
    @Rule({"ORD-5", "K-CONSTRUCT"})
    @DisplayName("ORD-5: a silenced keyword: a model that is never pinned can be pinned")
    void silenced() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .when(Is.TARGET)
                .doing(OrderEffects.silences(Scope.OWN, RuleIds.K_CONSTRUCT))
                .until(Mark.Until.ATTACK);
        String shot = STREET.replace("HP 4", "HP 4, CONSTRUCT").replace("rifle R8", "rifle R8 RAPID FIRE") + """
                command B order
                play
                A1 activate; A1 shoot rifle at B1 as blaze away
                """;
        OrderScript.play(
                mode, shot + "B1 decline CMD-9; dice A 5 1 1 1 | B 1 1 1; B1 decline CMD-5; expect B1 not pinned");
        OrderScript.play(mode, shot + "spend order: B1 use HOUSE-TEST; dice A 5 1 1 1 | B 1 1 1; expect B1 pinned");
    }

    @Test
    @Rule({"ORD-5", "K-TOXIC"})
    @DisplayName("ORD-5: the attacker's keywords do nothing in the attack, but those that the order does not name")
    void attackersKeywordsSilenced() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .when(Is.TARGET, new Armour(1))
                .doing(OrderEffects.silences(Scope.OPPONENT, RuleIds.K_TOXIC))
                .until(Mark.Until.ATTACK);
        OrderScript.play(mode, STREET.replace("rifle R8", "rifle R8 AP1 TOXIC (2)") + """
                command B order
                play
                A1 activate; A1 shoot rifle at B1; spend order: B1 use HOUSE-TEST
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"ORD-5", "AST-5"})
    @DisplayName("ORD-5: re-rolls for each friend in the cube, itself included")
    void forEachFriend() {
        Order.Mode mode = Order.Mode.at(Trigger.DECLARED)
                .when(Is.ATTACKER, new During(TestContext.Kind.ASSAULT))
                .doing(Adds.of(Modifier.REROLLS, 1)
                        .withSkills(Vector.of(Skill.FIGHT))
                        .withEach(Adds.Each.FRIEND_IN_CUBE))
                .until(Mark.Until.ATTACK);
        OrderScript.play(mode, """
                A1 FI 5+, order "Test", at c4; A2 at c4; B1 SV 5+ HP 4, at c4; command A order
                play
                A1 activate; A1 assault B1; spend order: A1 use HOUSE-TEST
                dice A 5 1 1 1 | B 1 1 1; expect offers reroll 2, refuses reroll 3 by DICE-8
                reroll 2; dice A 5 5
                expect B1 damage 3
                """);
    }

    @Test
    @Rule({"ORD-5", "ADV-1"})
    @DisplayName("ORD-5: more SPEED for the round, or a die: the user chooses; for models of a name")
    void alternatives() {
        Order.Mode faster = Order.Mode.at(Trigger.ACTIVE)
                .when(Conditions.named("Runner"))
                .doing(Adds.of(Modifier.SPEED, 1))
                .until(Mark.Until.ROUND);
        Order.Mode stronger = Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.addsDice(1, Skill.FIGHT));
        OrderScript.play(OrderScript.order(faster, stronger), """
                A1 "Runner", SP 1-2, order "Test", at c2; A2 at c2; B1 at h8; command A order order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-TEST-2
                spend order: A1 use HOUSE-TEST
                A1 advance; A1 step c3; A1 step c4; A1 spot 5; A1 end; B1 activate; B1 end; A2 activate
                expect refuses spend order: A2 use HOUSE-TEST by CMD-9, offers spend order: A2 use HOUSE-TEST-2
                """);
    }

    @Test
    @Rule({"ORD-5", "K-IT-BURNS"})
    @DisplayName(
            "ORD-5, K-IT-BURNS: a die for a target of flames counts in its SURVIVE only, and against its fire if no "
                    + "kind is named")
    void againstFlames() {
        Order.Mode target = Order.Mode.at(Trigger.DECLARED).when(Is.TARGET).until(Mark.Until.ROUND);
        String scene = """
                A1 RA 5+, flamer R8 IT BURNS!, at c4/5; B1 SV 5+ HP 9, order "Test", at c7/5; B2 SV 5+ HP 9, at c7/1
                command B order
                play
                A1 activate; A1 shoot flamer at B1; spend order: B1 use HOUSE-TEST
                dice A 5 1 1 | B 5 1 1 1
                expect asks B rolls 3 d8
                dice B 5 1 1; A1 end
                B1 activate
                expect asks B rolls %d d8: test (K-IT-BURNS)
                """;
        OrderScript.play(target.doing(OrderEffects.addsDice(1, Skill.SURVIVE)), scene.formatted(4));
        OrderScript.play(
                target.doing(OrderEffects.adds(
                        Modifier.DICE, Scope.OWN, 1, Vector.of(Skill.SURVIVE), Vector.of(TestContext.Kind.FLAMES))),
                scene.formatted(3));
    }

    @Test
    @Rule({"ORD-2", "ORD-5", "K-IT-BURNS"})
    @DisplayName("ORD-2: dice for a RANGED are not offered where none of the weapon's is open to modifiers")
    void notOfferedWithoutEffect() {
        Order.Mode declared = Order.Mode.at(Trigger.DECLARED)
                .when(Is.TARGET.not())
                .doing(OrderEffects.addsDice(1, Skill.RANGED))
                .until(Mark.Until.ATTACK);
        String shot = """
                board 2 x 4
                A1 RA 5+, flamer R8 IT BURNS!, rifle R8, order "Test", at a1; B1 SV 5+ HP 9, at a4; command A order
                play
                A1 activate; A1 shoot %s at B1
                """;
        OrderScript.play(declared, shot.formatted("rifle") + "expect asks A: special order (CMD-9)");
        OrderScript.play(declared, shot.formatted("flamer") + "expect asks A rolls 3 d8");
        Order.Mode active = Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.addsRerolls(1, Skill.RANGED));
        String start = """
                A1 RA %s, %s, order "Test", at a1; B1 at h8; command A order
                play
                A1 activate
                """;
        OrderScript.play(active, start.formatted("5+", "rifle R8") + "expect offers spend order: A1 use HOUSE-TEST");
        for (String none : List.of("bomb R3 GRENADE (FRAG (3))", "flamer R8 IT BURNS!", "knife CC"))
            OrderScript.play(
                    active, start.formatted("5+", none) + "expect refuses spend order: A1 use HOUSE-TEST by CMD-9");
        OrderScript.play(
                active, start.formatted("-", "rifle R8") + "expect refuses spend order: A1 use HOUSE-TEST by CMD-9");
    }
}
