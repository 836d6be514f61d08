package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** CMD-9: a leader with several special orders. A die buys one use of one of them. */
class SeveralOrdersRulesTest {
    private static final String ACTIVE = """
            board 4 x 4
            A1 RA 5+ SV 5+, order "Herald", order "Test", at a1; A2 at a2; B1 SV 5+, at d4
            """;
    private static final String STREET = """
            board 2 x 4; barricade north of a2
            A1 to A2 RA 5+, rifle R8, at a1; B1 SV 5+ HP 3, order "Herald", order "Test", at a4
            """;

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: one die buys one of both orders of the card")
    void oneDie() {
        play(Frequency.ACTIVATION, Frequency.ACTIVATION, Trigger.ACTIVE, ACTIVE + """
                command A order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-HERALD, offers spend order: A1 use HOUSE-TEST
                spend order: A1 use HOUSE-TEST
                expect refuses spend order: A1 use HOUSE-HERALD by CMD-9
                """);
    }

    @Test
    @Rule({"CMD-9", "ORD-1"})
    @DisplayName("CMD-9, ORD-1: each of them once an activation, and again in the next one")
    void eachOnceAnActivation() {
        play(Frequency.ACTIVATION, Frequency.ACTIVATION, Trigger.ACTIVE, ACTIVE + """
                command A order order order order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                expect offers spend order: A1 use HOUSE-HERALD, refuses spend order: A1 use HOUSE-TEST by CMD-9
                spend order: A1 use HOUSE-HERALD
                expect refuses spend order: A1 use HOUSE-HERALD by CMD-9
                A1 end; B1 activate; B1 end; A2 activate
                expect offers spend order: A2 use HOUSE-HERALD, offers spend order: A2 use HOUSE-TEST
                """);
    }

    @Test
    @Rule("ORD-1")
    @DisplayName("ORD-1: each of them has its own limit: one for each die, the other once a round")
    void ownLimits() {
        play(Frequency.DIE, Frequency.ROUND, Trigger.ACTIVE, ACTIVE + """
                command A order order order order order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; spend order: A1 use HOUSE-HERALD
                expect offers spend order: A1 use HOUSE-HERALD
                spend order: A1 use HOUSE-HERALD; A1 end; B1 activate; B1 end; A2 activate
                expect offers spend order: A2 use HOUSE-HERALD
                expect refuses spend order: A2 use HOUSE-TEST by CMD-9
                """);
    }

    @Test
    @Rule({"CMD-9", "ORD-3"})
    @DisplayName("ORD-3: outside the own activation the side is asked again for the other order alone")
    void askedAgain() {
        play(Frequency.ROLL, Frequency.ROLL, Trigger.DECLARED, STREET + """
                command B order order order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks B: special order (CMD-9)
                spend order: B1 use HOUSE-HERALD
                expect asks B: special order (CMD-9)
                expect offers exactly B1 decline CMD-9 | spend order: B1 use HOUSE-TEST
                expect refuses spend order: B1 use HOUSE-HERALD by CMD-9
                spend order: B1 use HOUSE-TEST
                expect asks A rolls 3 d8: test, command B order
                """);
    }

    @Test
    @Rule("ORD-3")
    @DisplayName("ORD-3: without a second die it is not asked again")
    void notAskedAgainWithoutADie() {
        play(Frequency.ROLL, Frequency.ROLL, Trigger.DECLARED, STREET + """
                command B order
                play
                A1 activate; A1 shoot rifle at B1; spend order: B1 use HOUSE-TEST
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"CMD-9", "KT-10"})
    @DisplayName("CMD-9: both orders are in the text of the card; the same twice, or one that no rule has, is a fault")
    void onTheCard() {
        Script.Runner runner = runner(Frequency.DIE, Frequency.DIE, Trigger.ACTIVE);
        assertThat(runner.play(ACTIVE + "play\nA1 activate")
                        .state()
                        .position()
                        .models()
                        .head()
                        .card()
                        .orders())
                .containsExactly("Herald", "Test");
        for (String[] wrong : new String[][] {
            {"order \"Test\", order \"Test\"", "a special order is printed twice (CMD-9)"},
            {"order \"Test\", order \"Tset\"", "has no special order 'Tset': the nearest is 'Test' (CMD-9)"}
        })
            assertThatThrownBy(() -> runner.play("A1 " + wrong[0] + ", at a1; B1 at d4\nplay\nA1 activate"))
                    .hasMessageContaining(wrong[1]);
    }

    private static void play(Frequency herald, Frequency test, Trigger<?> trigger, String script) {
        runner(herald, test, trigger).play(script);
    }

    private static Script.Runner runner(Frequency herald, Frequency test, Trigger<?> trigger) {
        Order second = OrderScript.order(Order.Mode.at(trigger).doing(OrderEffects.addsDice(1)))
                .withFrequency(test);
        return Script.Runner.standard()
                .with(Deadcube.ruleset()
                        .with(new HeraldOrder(Vector.of(trigger), herald))
                        .with(second));
    }
}
