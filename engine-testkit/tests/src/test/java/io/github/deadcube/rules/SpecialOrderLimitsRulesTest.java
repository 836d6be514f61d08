package io.github.deadcube.rules;

import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** CMD-9: the limit for one activation, and orders at its end, for every way in which it can end. */
class SpecialOrderLimitsRulesTest {
    private static final String TWO_SHOTS = """
            board 2 x 4; barricade north of a2
            A1 RA 5+, rifle R8, at a1; B1 SV 5+, order "Herald", at a4
            command A shoot; command B order order
            play
            A1 activate; spend shoot: A1 shoot rifle at B1
            spend order: B1 use HOUSE-HERALD
            dice A 1 1 1 | B 5 5 5
            A1 shoot rifle at B1
            """;

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: once an activation, at whatever moments the order acts")
    void onceAnActivation() {
        HeraldOrder.play(Vector.of(Trigger.ACTIVE, Trigger.ASSAULTED), """
                A1 FI 5+, order "Herald", at c4; B1 SV 5+, at c4; command A order order
                play
                A1 activate; spend order: A1 use HOUSE-HERALD
                A1 assault B1; dice A 5 5 1 | B 5 5 5; A1 decline CMD-5
                expect A1 activated, asks B: turn, command A order
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: once an activation of the enemy's too, and again in the next one")
    void onceAnActivationOfTheEnemy() {
        HeraldOrder.play(Trigger.DECLARED, TWO_SHOTS + "expect asks A rolls 3 d8: test, command B order");
        HeraldOrder.play(Trigger.DECLARED, """
                board 2 x 4; barricade north of a2
                A1 to A2 RA 5+, rifle R8, at a1; B1 SV 5+, order "Herald", at a4, activated
                command B order order
                play
                A1 activate; A1 shoot rifle at B1; spend order: B1 use HOUSE-HERALD
                dice A 1 1 1 | B 5 5 5; A1 end
                A2 activate; A2 shoot rifle at B1
                expect asks B: special order
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: unless the order says otherwise")
    void repeatable() {
        Script.Runner runner = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new HeraldOrder(Vector.of(Trigger.DECLARED), Frequency.DIE)));
        runner.play(TWO_SHOTS.replace(
                        "use HOUSE-HERALD", "use HOUSE-HERALD; expect asks B: special order; B1 decline CMD-9")
                + "expect asks B: special order; spend order: B1 use HOUSE-HERALD; expect command B none");
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: at the end of an activation, by the player's choice or because nothing is left of it")
    void atTheEnd() {
        String start = """
                A1 order "Herald", at c4; A2 at c4; B1 at h8; command A order
                play
                A1 activate
                """;
        HeraldOrder.play(Trigger.ENDING, start + """
                expect refuses spend order: A1 use HOUSE-HERALD by CMD-9
                A1 end
                expect asks A: special order (CMD-9), A1 not activated
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, A1 activated, command A none, asks B: turn
                """);
        HeraldOrder.play(Trigger.ENDING, start + """
                A1 sprint; A1 step c5; A1 spot 5
                expect asks A: special order (CMD-9)
                A1 decline CMD-9
                expect A1 activated, command A order
                """);
    }

    @Test
    @Rule({"CMD-9", "ACT-5"})
    @DisplayName("CMD-9, ACT-5: at the end of one that being pinned has ended; not if the model has died")
    void atAnEndByAPin() {
        String fight = """
                wall north of c5; command A order
                A1 FI 5+ SV 5+ HP 3, order "Herald", at c5; B1 FI 4+, hammer CC KNOCKBACK, at c5
                play
                A1 activate; A1 assault B1; B1 fight back with hammer
                """;
        HeraldOrder.play(Trigger.ENDING, fight + """
                dice A 1 1 1
                dice B 4 1 1                                     # A1 loses 1
                A1 decline CMD-5; A1 throw north
                dice A 5 1 1 | B 5 5 1
                A1 decline CMD-5
                expect A1 pinned, asks A: special order (CMD-9)
                A1 decline CMD-9
                expect A1 activated, asks B: turn
                """);
        HeraldOrder.play(Trigger.ENDING, fight + """
                dice A 1 1 1 | B 4 4 8 | B 1
                A1 decline CMD-5
                expect A1 killed, asks B: turn, command A order
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: an enemy that is thrown in has entered too, before it fights")
    void thrownIn() {
        HeraldOrder.play(Trigger.ENGAGED, """
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c2/5; A2 SV 5+ HP 3, order "Herald", leader, at c5
                B1 FI 5+ SV 5+ AR 9 HP 3, at c4/5
                command A order
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 6 7 | B 1 1 1
                B1 spot 4
                expect asks A: special order (CMD-9)
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: once for each side: one side's order leaves the other its own in the same activation")
    void countedForEachSide() {
        HeraldOrder.play(Vector.of(Trigger.ACTIVE, Trigger.DECLARED), """
                board 2 x 4; barricade north of a2; command A order order; command B order order
                A1 RA 5+, rifle R8, order "Herald", at a1; B1 SV 5+, order "Herald", at a4
                play
                A1 activate; spend order: A1 use HOUSE-HERALD
                expect refuses spend order: A1 use HOUSE-HERALD by CMD-9
                A1 shoot rifle at B1
                expect asks B: special order (CMD-9)
                spend order: B1 use HOUSE-HERALD
                dice A 1 1 1 | B 5 5 5; A1 decline CMD-5
                expect command A order, command B order, refuses spend order: A1 use HOUSE-HERALD by CMD-9
                """);
    }

    @Test
    @Rule({"CMD-9", "ACT-2"})
    @DisplayName("CMD-9, ACT-2: in a pinned model's activation too, since it is no action")
    void whilePinned() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 pinned, order "Herald", at c4; B1 at h8; command A order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-HERALD
                spend order: A1 use HOUSE-HERALD
                expect command A none, A1 pinned, offers A1 stand up
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: not after an assault in which the assaulter has died")
    void theAssaulterIsDead() {
        HeraldOrder.play(Trigger.ASSAULTED, """
                A1 FI 5+ SV 5+, order "Herald", at c4; A2 at a1; B1 FI 5+ SV 5+, at c4; command A order
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 1 1 1 | B 5 5 1; A1 decline CMD-5
                expect A1 killed, command A order, asks B: turn
                """);
    }
}
