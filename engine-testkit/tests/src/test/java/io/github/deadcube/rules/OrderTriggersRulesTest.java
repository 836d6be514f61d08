package io.github.deadcube.rules;

import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ORD-1 to ORD-3: the triggers of special orders, their frequency, and the order of the sides. */
class OrderTriggersRulesTest {
    private static final String STREET = """
            board 2 x 4; barricade north of a2
            A1 RA 5+ SV 5+, rifle R8, order "Herald", at a1; A2 at b1
            B1 RA 5+ SV 5+ HP 2, rifle R8, order "Herald", at a4; B2 at b4
            """;

    @Test
    @Rule({"ORD-2", "ORD-3"})
    @DisplayName("ORD-2, ORD-3: a shot is declared, for the attacker and for the target, the initiative's side first")
    void declared() {
        HeraldOrder.play(Trigger.DECLARED, STREET + """
                command A order; command B order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, asks B: special order
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1, asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"ORD-2", "K-RAMPAGE"})
    @DisplayName("ORD-2, K-RAMPAGE: an attack by or on a model out of control: neither side is asked for that model")
    void declaredOutOfControl() {
        HeraldOrder.play(Trigger.DECLARED, """
                A1 FI 5+ HP 2, RAMPAGE, damage 1, order "Herald", at c4; B1 FI 5+ SV 5+, at c4; command A order
                play
                A1 activate; dice A 1; A1 assault B1
                expect asks B: fight back, command A order
                """);
        HeraldOrder.play(Trigger.DECLARED, """
                A1 FI 5+ HP 2, RAMPAGE, damage 1, order "Herald", at c4; A2 FI 5+ SV 5+, at c4; B1 at h8; command A order
                play
                A1 activate; dice A 1; A1 assault A2
                expect asks A: special order (CMD-9)
                spend order: A2 use HOUSE-HERALD
                expect event HOUSE-HERALD on A2: 1, asks A: fight back
                """);
    }

    @Test
    @Rule({"ORD-2", "SHO-9"})
    @DisplayName("ORD-2: an assault is declared, its weapon named; for the attacker before the target replies")
    void assaultDeclared() {
        HeraldOrder.play(Trigger.DECLARED, """
                A1 FI 5+, sabre CC, order "Herald", at c4; B1 FI 5+ SV 5+, at c4; command A order
                play
                A1 activate; A1 assault B1; A1 wield sabre
                expect asks A: special order (CMD-9)
                A1 decline CMD-9
                expect asks B: fight back
                """);
    }

    @Test
    @Rule({"ORD-2", "K-FIRE-CONTROL"})
    @DisplayName("ORD-2, K-FIRE-CONTROL: each of two shots is declared before the dice of the first")
    void twoDeclared() {
        HeraldOrder.play(Trigger.DECLARED, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, pistol R8, FIRE CONTROL, at a1
                B1 SV 5+, order "Herald", at a4; B2 SV 5+, at b4; command B order
                play
                A1 activate; A1 shoot rifle at B1; A1 shoot pistol at B2
                expect asks B: special order; B1 decline CMD-9
                expect asks B: special order; spend order: B2 use HOUSE-HERALD
                expect event HOUSE-HERALD on B2: 1, asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"ORD-2", "CMD-7"})
    @DisplayName("ORD-2, CMD-7: before a test, in the activation of either side, before added dice")
    void beforeATest() {
        HeraldOrder.play(Trigger.BEFORE_TEST, STREET + """
                command A order dice; command B order
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, asks B: special order
                B1 decline CMD-9
                expect asks A: added dice
                """);
    }

    @Test
    @Rule({"ORD-2", "DICE-11"})
    @DisplayName("ORD-2, DICE-11: before a test of several against one roll, model by model")
    void beforeTestsOfSeveral() {
        HeraldOrder.play(Trigger.BEFORE_TEST, """
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, order "Herald", at c4; B2 SV 5+ HP 9, at c4
                command B order dice
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                expect asks B: special order; B1 decline CMD-9
                expect asks B: special order; spend order: B2 use HOUSE-HERALD
                expect event HOUSE-HERALD on B2: 1, asks B: added dice
                """);
    }

    @Test
    @Rule({"ORD-2", "KT-6", "K-CHARGED"})
    @DisplayName("ORD-2, KT-6: at the end of an activation, after the clouds and before what CHARGED costs")
    void beforeTheCostOfCharged() {
        HeraldOrder.play(Trigger.ENDING, """
                A1 SP 1-2 SV 5+ HP 2, CHARGED, GAS CLOUD (SMOKE), order "Herald", at c3; B1 at h8; command A order
                play
                A1 activate; A1 decline K-GAS-CLOUD; A1 advance; A1 step c4; A1 step c5; A1 spot 5; A1 end
                A1 decline K-GAS-CLOUD
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, asks A rolls 3 d8: test (K-CHARGED)
                """);
    }

    @Test
    @Rule({"ORD-2", "CMD-5"})
    @DisplayName(
            "ORD-2, CMD-5: in a test, after its keyword re-rolls, before re-rolls are bought; not without a failure")
    void inATest() {
        HeraldOrder.play(Trigger.IN_TEST, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, order "Herald", at a1; B1 SV 5+ HP 2, RESILIENT (1), order "Herald", at a4
                command A order dice; command B order dice
                play
                A1 activate; A1 shoot rifle at B1; add 0; add 0
                dice A 5 5 5 | B 1 1 1
                expect asks B: reroll
                reroll 1; dice B 1
                expect asks B: special order (CMD-9)
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1, asks B: command die reroll
                """);
    }

    @Test
    @Rule({"ORD-2", "DMG-1"})
    @DisplayName("ORD-2, DMG-1: a friend is about to lose HP; not if armour saves it")
    void aboutToLose() {
        String shot = """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+ HP 2 AR 1, order "Herald", at a4; command B order
                play
                A1 activate; A1 shoot rifle at B1
                """;
        HeraldOrder.play(Trigger.LOSES, shot + """
                dice A 5 5 1 | B 1 1 1; B1 decline CMD-5
                expect asks B: special order (CMD-9), B1 damage 0
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1, B1 damage 1
                """);
        HeraldOrder.play(Trigger.LOSES, shot + "dice A 5 1 1 | B 1 1 1; B1 decline CMD-5; expect asks A: activation");
    }

    @Test
    @Rule({"ORD-2", "DMG-4"})
    @DisplayName("ORD-2, DMG-4: an enemy has died; its killer's side is asked too")
    void anEnemyDies() {
        HeraldOrder.play(Trigger.DIED, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, order "Herald", at a1; B1 SV 5+, at a4; B2 order "Herald", leader, at b4
                command A order; command B order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1; A1 decline CMD-5; B1 decline CMD-5
                expect B1 killed, asks A: special order (CMD-9)
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1, asks B: special order
                """);
    }

    @Test
    @Rule("ORD-2")
    @DisplayName("ORD-2: after a shot of its own, EVADE and all; not if the shooter is dead")
    void afterAShot() {
        HeraldOrder.play(Trigger.SHOT, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, order "Herald", at a1; B1 SV 5+ HP 2, EVADE, at a4; command A order
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 5 5 5; A1 decline CMD-5
                expect asks B: evade
                B1 decline K-EVADE
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, asks A: activation
                """);
    }

    @Test
    @Rule({"ORD-2", "K-INVIGORATE", "K-FIRE-CONTROL"})
    @DisplayName("ORD-2: after a SHOOT at a friend too, alone and as one of two weapons")
    void afterInvigorate() {
        HeraldOrder.play(Trigger.SHOT, """
                A1 RA 4+, drum R2 INVIGORATE, order "Herald", at c3; A2 activated, at c3; B1 at h8; command A order
                play
                A1 activate; A1 shoot drum at A2; dice A 1 1 1
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, asks A: activation
                """);
        HeraldOrder.play(Trigger.SHOT, """
                A1 RA 4+, FIRE CONTROL, drum R2 INVIGORATE, bomb R3 GRENADE (SMOKE), order "Herald", at c3
                A2 activated, at c3; B1 at h8; command A order
                play
                A1 activate; A1 shoot bomb at c5; A1 shoot drum at A2; dice A 4 1 1; dice A 1 1 1
                expect asks A: special order (CMD-9)
                """);
    }

    @Test
    @Rule({"ORD-2", "K-DROP-SUIT"})
    @DisplayName("ORD-2: a suit that lands in an adjacent cube has come; not one that lands two cubes off")
    void aSuitLandsNearby() {
        String call = """
                A1 at a1; A2 DROP SUIT, reserve; B1 SV 5+, order "Herald", at c3; command B order
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c%s; A2 spot 5
                """;
        HeraldOrder.play(Trigger.NEARED, call.formatted("4") + """
                dice A 1 1 1 | B 5 1 1; B1 decline CMD-5
                expect asks B: special order (CMD-9)
                spend order: A2 use HOUSE-HERALD
                expect event HOUSE-HERALD on A2: 1, asks A: activation
                """);
        HeraldOrder.play(Trigger.NEARED, call.formatted("5") + "expect asks A: activation");
    }

    @Test
    @Rule("ORD-2")
    @DisplayName("ORD-2: an enemy has stopped in an adjacent cube, after its spot; not where it passes, nor far away")
    void anEnemyStopsInAnAdjacentCube() {
        String walk = """
                A1 SP 2-3, at c2; B1 order "Herald", at c5; command B order
                play
                A1 activate; A1 advance; A1 step c3
                """;
        HeraldOrder.play(Trigger.NEARED, walk + """
                A1 step c4
                expect asks A: movement
                A1 spot 5
                expect asks B: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, asks A: activation
                """);
        HeraldOrder.play(Trigger.NEARED, walk + "A1 spot 5; expect asks A: activation");
    }

    @Test
    @Rule({"ORD-1", "CMD-9"})
    @DisplayName("ORD-1: once a roll, in one activation as often as there are rolls")
    void onceARoll() {
        Script.Runner runner = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new HeraldOrder(Vector.of(Trigger.DECLARED), Frequency.ROLL)));
        runner.play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, order "Herald", at a4; command A shoot; command B order order order
                play
                A1 activate; A1 shoot rifle at B1
                spend order: B1 use HOUSE-HERALD
                expect asks A rolls 3 d8: test
                dice A 1 1 1 | B 5 5 5; A1 decline CMD-5
                spend shoot: A1 shoot rifle at B1
                expect asks B: special order; spend order: B1 use HOUSE-HERALD; expect command B order
                """);
    }

    @Test
    @Rule({"ORD-1", "CMD-9"})
    @DisplayName("ORD-1: once a round, even if the model that carries the note dies; again in the next")
    void onceARound() {
        Script.Runner runner = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new HeraldOrder(Vector.of(Trigger.ACTIVE), Frequency.ROUND)));
        runner.play("""
                board 2 x 4; barricade north of a2
                A1 order "Herald", leader, at a1; A2 at a1; A3 at a1; B1 RA 5+, rifle R8, at a4; command A order order
                play
                A1 activate; spend order: A1 use HOUSE-HERALD; A1 end
                expect A1 marked ORD-1
                B1 activate; B1 shoot rifle at A1; dice B 5 5 5; B1 end
                expect A1 killed, A2 marked ORD-1
                A2 activate
                expect refuses spend order: A2 use HOUSE-HERALD by CMD-9
                A2 end; A3 activate; A3 end; dice B 1 1 1 | A 6 6 6
                expect A2 not marked ORD-1, round 2
                """);
    }
}
