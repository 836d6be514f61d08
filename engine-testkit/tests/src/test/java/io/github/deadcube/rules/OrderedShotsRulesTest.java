package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ORD-4, K-FIRE-CONTROL: two weapons in a free SHOOT of a special order. */
class OrderedShotsRulesTest {
    private static final Order.Mode SHOOT = Order.Mode.at(Trigger.ACTIVE).doing(Frees.action(FreeAction.Kind.SHOOT));

    private static final String STREET = """
            board 8 x 4; barricade north of a2
            A1 RA 5+, FIRE CONTROL, rifle R8, pistol R8, cannon R8 HEAVY, order "Test", at a1
            B1 SV 5+ HP 9, at a4; B2 at h4; %s
            play
            A1 activate
            """;

    @Test
    @Rule({"ORD-4", "K-FIRE-CONTROL", "SHO-9"})
    @DisplayName("ORD-4, K-FIRE-CONTROL: a free SHOOT has both weapons")
    void bothWeapons() {
        OrderScript.play(SHOOT, STREET.formatted("command A order") + """
                spend order: A1 use HOUSE-TEST; A1 shoot rifle at B1
                expect asks A: second weapon (K-FIRE-CONTROL), offers A1 shoot pistol at B1
                expect refuses A1 shoot rifle at B1 by K-FIRE-CONTROL, refuses A1 shoot pistol at a4 by CMD-9
                A1 shoot pistol at B1
                dice A 5 1 1 | B 1 1 1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 2, asks A: activation, offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule({"ORD-4", "K-FIRE-CONTROL", "ACT-1"})
    @DisplayName("ORD-4, ACT-1: a long weapon among the two takes no action from the activation")
    void aLongOne() {
        OrderScript.play(SHOOT, STREET.formatted("command A order") + """
                A1 advance; A1 spot 5
                spend order: A1 use HOUSE-TEST; A1 shoot rifle at B1; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 2, asks A: activation, offers A1 shoot pistol at B1, refuses A1 shoot cannon at B1 by RND-3
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "CMD-8"})
    @DisplayName("K-FIRE-CONTROL, CMD-8: a Shoot die gives one weapon only")
    void byADie() {
        OrderScript.play(SHOOT, STREET.formatted("command A shoot") + """
                spend shoot: A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"ORD-4", "K-FIRE-CONTROL"})
    @DisplayName("ORD-4: the second weapon is one that the order names, too")
    void theWeaponsOfTheOrder() {
        Order.Mode rifle = Order.Mode.at(Trigger.ACTIVE).doing(Frees.shot(WeaponFilter.named("rifle")));
        OrderScript.play(rifle, STREET.formatted("command A order") + """
                spend order: A1 use HOUSE-TEST; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                """);
        Order.Mode two = Order.Mode.at(Trigger.ACTIVE).doing(Frees.shot(WeaponFilter.named("rifle", "pistol")));
        OrderScript.play(two, STREET.formatted("command A order") + """
                spend order: A1 use HOUSE-TEST; A1 shoot rifle at B1
                expect offers exactly A1 decline K-FIRE-CONTROL | A1 shoot pistol at B1 | A1 shoot pistol at B2
                """);
    }

    @Test
    @Rule({"ORD-4", "K-FIRE-CONTROL", "SHO-2"})
    @DisplayName("ORD-4: upon an enemy that comes into its cube both weapons fire")
    void uponOneThatComes() {
        Order.Mode upon = Order.Mode.at(Trigger.ENGAGED)
                .on(Selector.of(Selector.Group.OWN, new Within(0)))
                .doing(Frees.shot(WeaponFilter.ANY).withUpon(true));
        OrderScript.play(upon, """
                A1 FI 4+ SV 5+ HP 9, at c4
                B1 RA 5+ SV 5+ HP 9, FIRE CONTROL, rifle R8, pistol R8, order "Test", at c5; command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                spend order: A1 use HOUSE-TEST on B1
                B1 shoot rifle at A1; B1 shoot pistol at A1
                dice A 1 1 1 | B 5 1 1 1 1                       # clear: a body in its own cube
                dice A 1 1 1 | B 5 1 1 1 1
                expect A1 damage 2
                """);
    }
}
