package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.order.Adds;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-ORD-2: orders of lists that act for a friend, in whoever's activation. */
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

    private static final Mode TARGET = Mode.at(Moment.DECLARED)
            .when(Condition.Is.TARGET)
            .doing(Adds.dice(1, Skill.SURVIVE))
            .until(Mark.Until.ATTACK);
    private static final Mode TESTED =
            Mode.at(Moment.BEFORE_TEST).doing(Adds.dice(1)).until(Mark.Until.TEST);
    private static final Mode ACTIVE =
            Mode.at(Moment.ACTIVE).doing(Adds.dice(1)).until(Mark.Until.ACTIVATION);

    private static void play(Mode mode, String script) {
        Order order = Idle.in(Ordered.order(mode));
        Stage.standard().with(Deadcube.revised().with(order)).play(script);
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
    @DisplayName("R25-ORD-2: before a test of any friend, whoever is active; not before an enemy's alone")
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
}
