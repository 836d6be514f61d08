package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** ORD: plays each of twenty special orders from a file, with exact dice if the order concerns dice. */
class TwentyOrdersTest {
    static final String TEXT = text();
    static final Vector<Order> ORDERS = Json.readOrders(TEXT).get();

    private static final String STREET = """
            board 2 x 4; barricade north of a2
            A1 RA 5+ FI 4+ SV 5+, rifle R8, pistol R8, %s, at a1; B1 %s SV 5+ AR 1 HP 4, at a4
            """;

    private static String text() {
        try (InputStream in = TwentyOrdersTest.class.getResourceAsStream("/orders/twenty.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void play(String name, String script) {
        Order order = ORDERS.find(o -> o.name().equals(name)).get();
        Script.Runner.standard().with(Deadcube.ruleset().with(order)).play(script);
    }

    @Test
    void thereAreTwenty() {
        assertThat(ORDERS.map(Order::name).distinct()).hasSize(20);
    }

    @Test
    @Rule({"ORD-2", "ORD-5"})
    void sandbags() {
        play("Sandbags", STREET.formatted("TOUGH", "order \"Sandbags\", leader,") + """
                command B order
                play
                A1 activate; A1 shoot rifle at B1; spend order: B1 use HOUSE-SANDBAGS
                dice A 5 5 5 | B 1 1 1; reroll 1; dice B 1
                expect B1 damage 1, B1 not marked HOUSE-SANDBAGS
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-5"})
    void grit() {
        play("Grit", STREET.formatted("TOUGH", "order \"Grit\", leader,") + """
                command B order
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 | B 1 1 1
                spend order: B1 use HOUSE-GRIT; reroll 3; dice B 5 5 5
                expect B1 unharmed
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-5"})
    void oldTrick() {
        play("Old Trick", STREET.formatted("order \"Old Trick\", leader", "") + """
                command A order
                play
                A1 activate; A1 shoot rifle at B1; spend order: A1 use HOUSE-OLD-TRICK
                dice A 4 4 4 | B 1 1 1
                expect B1 damage 2
                """);
    }

    @Test
    @Rule({"ORD-5", "K-CONSTRUCT"})
    void looseBolts() {
        play("Loose Bolts", """
                board 2 x 4
                A1 RA 5+, rifle R8 RAPID FIRE, order "Loose Bolts", leader, at a1; B1 SV 5+ HP 4, CONSTRUCT, at a4
                command A order
                play
                A1 activate; A1 shoot rifle at B1 as blaze away; spend order: A1 use HOUSE-LOOSE-BOLTS
                dice A 5 1 1 1 1 1 | B 1 1 1
                expect B1 pinned
                """);
    }

    @Test
    @Rule({"ORD-6", "ORD-7"})
    void intoTheReeds() {
        play("Into the Reeds", """
                A1 order "Into the Reeds", at c4/5; A2 at h1; B1 RA 5+, rifle R5, at c7/5; command A order
                play
                A1 activate; A1 end; spend order: A1 use HOUSE-INTO-THE-REEDS; B1 activate
                expect refuses B1 shoot rifle at A1 by CMD-9
                """);
        play("Into the Reeds", """
                A1 order "Into the Reeds", at c4/5; B1 at c4/1; command A order
                play
                A1 activate; A1 end
                expect asks B: turn
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-6"})
    void bandages() {
        play("Bandages", """
                A1 HP 4, damage 3, order "Bandages", at c4; A2 HP 3, damage 1, activated, at c4; A3 HP 3, activated, at c4; B1 activated, at h8
                command A order
                play
                A1 activate; A1 end; spend order: A1 use HOUSE-BANDAGES
                expect refuses A1 use HOUSE-BANDAGES on A3 by CMD-9
                A1 use HOUSE-BANDAGES on A1; A1 use HOUSE-BANDAGES; A1 use HOUSE-BANDAGES on A2
                expect A1 damage 1, A2 unharmed, round 2
                """);
    }

    @Test
    @Rule({"ORD-6", "DMG-4"})
    void nextInLine() {
        play("Next in Line", """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; B2 order "Next in Line", leader, at b4; B3 "Recruit", HP 2, spare
                command B order
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
                spend order: B1 use HOUSE-NEXT-IN-LINE; B3 spot 7
                expect B1 killed, B3 at a4/7, B3 pinned, B3 activated
                """);
    }

    @Test
    @Rule({"ORD-5", "DMG-1"})
    void humanShield() {
        play("Human Shield", """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 2, order "Human Shield", leader, at a4; B2 AR 3 HP 2, at a4; B3 at b4
                command B order
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
                expect refuses spend order: B1 use HOUSE-HUMAN-SHIELD on B3 by CMD-9
                spend order: B1 use HOUSE-HUMAN-SHIELD on B2
                expect B1 unharmed, B2 damage 1
                """);
    }

    @Test
    @Rule({"ORD-2", "ORD-6"})
    void staticOnTheLine() {
        play("Static", """
                A1 order "Static", at a1; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 6 6 1 | B 4 4 1
                reroll command none; reroll command none
                spend order: A1 use HOUSE-STATIC on shoot
                expect command B model shoot, command A model order
                """);
    }

    @Test
    @Rule({"ORD-4", "STD-1"})
    void onYourFeet() {
        play("On Your Feet", """
                A1 order "On Your Feet", at c4; A2 pinned, at c6; A3 pinned, at h7; B1 at h1; command A order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-ON-YOUR-FEET on A3 by CMD-9
                spend order: A1 use HOUSE-ON-YOUR-FEET on A2; A2 spot 5
                expect A2 not pinned, A3 pinned
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-6"})
    void encore() {
        play(
                "Encore",
                STREET.formatted("order \"Encore\", leader", "")
                        + """
                A2 activated, at a1; command A order order shoot
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 5 5 5; A1 decline CMD-5
                spend order: A1 use HOUSE-ENCORE on A2
                expect A2 not activated
                spend shoot: A1 shoot pistol at B1; dice A 1 1 1 | B 5 5 5; A1 decline CMD-5
                expect not asks A: special order, command A order
                """.replace("; A1 decline CMD-5\nexpect not", "\nexpect not"));
    }

    @Test
    @Rule({"ORD-5", "ORD-7", "ADV-1"})
    void burningHaste() {
        play("Burning Haste", """
                A1 SP 1-2 HP 3, order "Burning Haste", at c2; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-BURNING-HASTE
                A1 advance; A1 step c3; A1 step c4; A1 spot 5; A1 end
                expect A1 damage 1, A1 at c4, A1 not marked HOUSE-BURNING-HASTE
                """);
    }

    @Test
    @Rule({"ORD-2", "ORD-4"})
    void doorkeeper() {
        String scene = """
                A1 FI 4+ SV 5+ HP 9, at c4; B1 RA 5+ SV 5+ HP 9, rifle R8 %s, order "Doorkeeper", SOLID, at c5; command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                """;
        play("Doorkeeper", scene.formatted("RAPID FIRE") + """
                spend order: A1 use HOUSE-DOORKEEPER on B1
                dice B 5 5 5 5 1 1 | A 1 1 1
                expect A1 pinned
                """);
        play("Doorkeeper", scene.formatted("WEIGHT OF FIRE (1)") + "expect not asks B: special order");
    }

    @Test
    @Rule({"ORD-2", "ORD-4"})
    void meetThem() {
        play("Meet Them", """
                A1 SP 1-2, at c2; B1 order "Meet Them", SP 1-2 FI 5+, at c4; B2 at h8; command B order
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 5
                spend order: A1 use HOUSE-MEET-THEM on B1
                expect offers B1 step c3, refuses B1 step c5 by CMD-9
                """);
        play("Meet Them", """
                A1 order "Meet Them", SP 1-2, at c4; A2 SP 1-2 RA 5+, rifle R8, at f4; B1 SV 5+, at f8; command A order
                play
                A2 activate; spend order: A2 use HOUSE-MEET-THEM-2 on A2
                expect offers A2 step e4, refuses A2 step f5 by CMD-9
                """);
        play("Meet Them", """
                A1 order "Meet Them", SP 1-2, at c4; A2 SP 1-2 RA 5+, rifle R8, at f4; B1 SV 5+, at f8; command A order
                play
                A2 activate; A2 shoot rifle at B1; spend order: A2 use HOUSE-MEET-THEM-3
                expect offers A2 step f5, refuses A2 step e4 by CMD-9
                """);
    }

    @Test
    @Rule({"ORD-4", "CMD-8"})
    void strikeAndFade() {
        String scene = """
                A1 SP 1-2 FI 5+ SV 5+, order "Strike and Fade", at c4; B1 FI 5+ SV 5+ HP 3, at c%s; command A order advance
                play
                A1 activate
                """;
        play("Strike and Fade", scene.formatted("4") + """
                A1 assault B1; B1 survive; dice A 1 1 1 | B 1 1 1; A1 decline CMD-5
                spend order: A1 use HOUSE-STRIKE-AND-FADE; A1 step c3; A1 spot 5
                expect A1 at c3, activated, command A advance
                """);
        play("Strike and Fade", scene.formatted("5") + """
                spend advance: A1 advance; A1 step c5; A1 spot 4
                B1 survive; dice A 1 1 1 1 | B 1 1 1; A1 decline CMD-5
                expect not asks A: special order
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-4", "SPC-1"})
    void runForIt() {
        String scene = """
                A1 RA 4+ SP 1-2, order "Run for It", AGILE, at c2; B1 SV 5+ HP 3, at c4; command A order
                play
                A1 activate
                """;
        play("Run for It", scene + """
                spend order: A1 use HOUSE-RUN-FOR-IT; A1 step c3; A1 spot 5
                expect A1 at c3, refuses A1 sprint by RND-3
                """);
        play("Run for It", scene + """
                spend order: A1 use HOUSE-RUN-FOR-IT-2; A1 shoot thrown stone at c4; dice A 4 | B 1 1 1
                expect B1 damage 1
                """);
        play("Run for It", scene.replace("AGILE, ", "") + "expect refuses spend order: A1 use HOUSE-RUN-FOR-IT-2");
    }

    @Test
    @Rule({"ORD-5", "DMG-1"})
    void fullSwing() {
        play("Full Swing", """
                A1 FI 4+, hammer CC, dagger CC, order "Full Swing", at c4; B1 SV 5+ HP 9, at c4; command A order
                play
                A1 activate; A1 assault B1; A1 wield hammer; spend order: A1 use HOUSE-FULL-SWING; dice A 4 1 1 | B 1 1 1
                expect B1 damage 2
                """);
        play("Full Swing", """
                A1 FI 4+, hammer CC, dagger CC, order "Full Swing", at c4; B1 SV 5+ HP 9, at c4; command A order
                play
                A1 activate; A1 assault B1; A1 wield dagger
                expect not asks A: special order
                """);
    }

    @Test
    @Rule({"ORD-5", "ORD-7"})
    void redMist() {
        play("Red Mist", """
                A1 "Brute", FI 4+, order "Red Mist", at c4; B1 SV 5+ HP 9, at c4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-RED-MIST; A1 assault B1; dice A 4 1 1 1 | B 1 1 1
                expect B1 damage 1
                B1 activate; B1 end
                expect round 2, A1 pinned, A1 marked HOUSE-RED-MIST, A1 not marked HOUSE-RED-MIST-LATER
                """);
    }

    @Test
    @Rule({"ORD-2", "ORD-7"})
    void whip() {
        String pack = """
                A1 order "Whip", at c2; A2 BEAST, SP 1-2, at c4; A3 %s, SP 1-2, at c4; B1 at h8; B2 at h8; command A order model
                play
                A1 activate
                """;
        play("Whip", pack.formatted("BEAST") + """
                spend order: A1 use HOUSE-WHIP; A1 use HOUSE-WHIP on A2
                A1 end; spend model: A2 activate; A2 advance; A2 step c5; A2 step c6; A2 spot 5
                expect A2 at c6
                A2 end; B1 activate; B1 end; A3 activate; A3 end; B2 activate; B2 end
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                expect round 2, A2 activated, A3 activated, A1 not activated
                """);
        play("Whip", pack.formatted("SOLID") + "expect refuses spend order: A1 use HOUSE-WHIP by CMD-9");
    }

    @Test
    @Rule({"ORD-5", "ORD-7", "K-WEIGHT-OF-FIRE"})
    void takeAim() {
        play("Take Aim", STREET.formatted("order \"Take Aim\", leader", "") + """
                command A order
                play
                A1 activate; spend order: A1 use HOUSE-TAKE-AIM
                A1 shoot rifle at B1 as blaze away; dice A 1 1 1 1; reroll 1; dice A 5
                dice B 1 1 1
                expect B1 pinned, A1 not marked HOUSE-TAKE-AIM
                """);
        play("Take Aim", """
                A1 FI 4+, order "Take Aim", at c4; B1 SV 5+ HP 9 AR 2, at c4; B2 at c4; command A order
                play
                A1 activate
                expect refuses A1 use HOUSE-TAKE-AIM-2 on B1 by CMD-9, refuses A1 use HOUSE-TAKE-AIM on B1 by CMD-9
                spend order: A1 use HOUSE-TAKE-AIM-2 on B1; A1 assault B1
                dice A 4 4 4 | B 1 1 1 1
                expect B1 damage 3
                """);
    }
}
