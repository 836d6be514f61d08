package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** R25-ORD-2: orders of team lists that act for a friend, in the activation of either side. */
class RevisedOrderRulesTest {
    private static final String STREET = """
            board 2 x 4; barricade north of a2; initiative %s
            A1 RA 5+ SV 5+ HP 3, rifle R8, at a1
            B1 RA 5+ SV 5+ HP 3, rifle R8, at a4; B2 order "Test", leader, at b4
            command B order
            play
            """;
    private static final String SHOT_AT = STREET.formatted("A") + "A1 activate; A1 shoot rifle at B1\n";
    private static final String SHOOTS = STREET.formatted("B") + "B1 activate; B1 shoot rifle at A1\n";

    private static final Order.Mode TARGET = Order.Mode.at(Trigger.DECLARED)
            .when(Is.TARGET)
            .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
            .until(Mark.Until.ATTACK);
    private static final Order.Mode TESTED =
            Order.Mode.at(Trigger.BEFORE_TEST).doing(OrderEffects.addsDice(1)).until(Mark.Until.TEST);
    private static final Order.Mode ACTIVE =
            Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.addsDice(1)).until(Mark.Until.ACTIVATION);

    private static void play(Order.Mode mode, String script) {
        Order order = DisabledRule.in(OrderScript.order(mode));
        Script.Runner.standard().with(Deadcube.revised().with(order)).play(script);
    }

    @Test
    @Rule({"R25-K-AUGMENTED", "ORD-4"})
    @DisplayName("R25-K-AUGMENTED, ORD-4: it rolls dice of a shot without modifiers again too")
    void augmentedWithoutModifiers() {
        Order.Mode mode = Order.Mode.at(Trigger.ENGAGED)
                .on(Selector.of(Selector.Group.OWN, new Within(0), Is.PINNED.not()))
                .doing(
                        new Has(Trait.UNMODIFIED),
                        Frees.shot(WeaponFilter.with("AUGMENTED")).withUpon(true))
                .until(Mark.Until.ATTACK);
        play(mode, """
                A1 FI 4+ SV 5+ HP 9, at c4; B1 RA 5+ SV 5+, rifle R8 AUGMENTED and WEIGHT OF FIRE (1), order "Test", at c5
                command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                spend order: A1 use HOUSE-TEST on B1
                B1 use R25-K-AUGMENTED
                dice A 1 1 1; expect asks B rolls 3 d8
                dice B 1 1 1; reroll 3; dice B 1 1 5
                expect A1 damage 1
                """);
    }

    @Test
    @Rule({"R25-ORD-2", "ORD-2"})
    @DisplayName("R25-ORD-2: it acts as a friend is declared a target, and not as a friend attacks")
    void target() {
        play(TARGET, SHOT_AT + """
                expect asks B: special order (CMD-9)
                spend order: B1 use HOUSE-TEST
                dice A 5 1 1 | B 5 1 1 1
                expect B1 unharmed
                """);
        play(TARGET, SHOOTS + "dice B 5 1 1 | A 5 1 1; expect command B order");
    }

    @Test
    @Rule({"R25-ORD-2", "ORD-2"})
    @DisplayName(
            "R25-ORD-2: before a test of any friend, in the activation of either side; not before a test of enemies "
                    + "only")
    void tested() {
        play(TESTED, SHOT_AT + "spend order: B1 use HOUSE-TEST; dice A 5 1 1 | B 5 1 1 1");
        play(TESTED, SHOOTS + "spend order: B1 use HOUSE-TEST; dice B 5 1 1 1 | A 5 1 1");
        play(
                TESTED,
                SHOT_AT.replace("shoot rifle at B1", "shoot pot at a3")
                                .replace("rifle R8, at a1", "pot R5 GRENADE (SMOKE), at a1")
                        + "expect asks A rolls 3 d8: test");
    }

    @Test
    @Rule({"R25-ORD-2", "ORD-2"})
    @DisplayName("R25-ORD-2: an order of an activation acts in its own model's alone")
    void activation() {
        play(ACTIVE, SHOT_AT + "dice A 5 1 1 | B 5 1 1; expect command B order");
        play(ACTIVE, STREET.formatted("B") + """
                B1 activate
                spend order: B1 use HOUSE-TEST
                B1 shoot rifle at A1; dice B 5 1 1 1 | A 5 1 1
                """);
    }

    @ParameterizedTest
    @CsvSource({"ADVANCE, c6, c7, ADV-1", "SPRINT, c7, c8, SPR-1"})
    @Rule({"R25-K-CHARGED", "ORD-4"})
    @DisplayName("R25-K-CHARGED: the SP counts for that ADVANCE alone, not for the next move of the activation")
    void chargedOnce(FreeAction.Kind kind, String far, String farther, String rule) {
        Order.Mode again = Order.Mode.at(Trigger.ACTIVE).doing(Frees.action(kind));
        play(again, """
                A1 SP 1-2 SV 5+ HP 2, CHARGED, order "Test", at c3; B1 at h1; command A order
                play
                A1 activate; A1 advance; A1 use R25-K-CHARGED; A1 step c4; A1 step c5; A1 spot 5
                spend order: A1 use HOUSE-TEST; A1 step c6
                %s
                expect refuses A1 step %s by %s, A1 marked R25-K-CHARGED 1
                """.formatted(far.equals("c6") ? "" : "A1 step " + far, farther, rule));
    }

    @ParameterizedTest
    @MethodSource("lentAugmented")
    @Rule({"R25-K-AUGMENTED", "R25-K-INDIRECT", "KT-17", "ORD-5"})
    @DisplayName("KT-17: AUGMENTED granted by an order is offered for INDIRECT's aim too, and ends with the activation")
    void lentToAnAim(Effect lent) {
        Order.Mode augments = Order.Mode.at(Trigger.ACTIVE).doing(lent).until(Mark.Until.ACTIVATION);
        play(augments, """
                A1 RA 5+ SV 5+, mortar R8 INDIRECT (SMOKE), order "Test", at c1; A2 at a1; B1 SV 5+ HP 5, at c5
                command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                A1 shoot mortar at c5; A1 use R25-K-AUGMENTED
                dice A 1 1 1; reroll 2; dice A 1 5
                expect smoke c5
                dice A 5 5 1
                expect A1 unharmed, A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"R25-K-AUGMENTED", "KT-1", "KT-17"})
    @DisplayName("KT-17: granted to one weapon it is offered neither for the aim nor for the explosion of another")
    void lentToAnother() {
        Order.Mode augments = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(WeaponFilter.named("gun"), Keyword.of("AUGMENTED")))
                .until(Mark.Until.ACTIVATION);
        play(augments, """
                A1 RA 5+ SV 5+, mortar R8 INDIRECT (FRAG (1)), gun R5, order "Test", at c1; B1 SV 5+ HP 5, SOLID, at c5
                command A order shoot
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                A1 shoot mortar at c5; dice A 1 1 5; dice A 1 | B 1 1 1
                spend shoot: A1 shoot gun at B1
                expect asks A: keyword (R25-K-AUGMENTED)
                """);
    }

    static Effect[] lentAugmented() {
        Keyword augmented = Keyword.of("AUGMENTED");
        return new Effect[] {OrderEffects.lends(augmented), OrderEffects.lends(WeaponFilter.with("INDIRECT"), augmented)
        };
    }
}
