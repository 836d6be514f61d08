package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.LastingEffect.Adds;
import io.github.deadcube.api.order.OrderMode;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ADV-17, ADV-19: cubes above their capacity. Some models stop in them, and some must leave them. */
class OverfullRulesTest {
    /** A1 fills c4, where a trap has stopped A2. */
    private static String tooMany(String more, String furthermore) {
        return """
                laid K-TRAP (SMOKE) of B1 at c4; %s
                A1 SZ 4 RA 5+ HP 3, %s, rifle R8 PSYCHIC, at c4/1; A2 SP 2-3, at c3; B1 at h8; B2 at c8
                play
                A2 activate; A2 advance; A2 step c4; B1 use K-TRAP on A2; A2 spot 5; B1 activate; B1 end
                A1 activate
                """.formatted(furthermore, more);
    }

    @Test
    @Rule({"ADV-17", "K-SOLID", "I-BOOBY-TRAP"})
    @DisplayName("54. SOLID beside a booby trap (ADV-17)")
    void solidBesideABoobyTrap() {
        play("""
                A1 SP 3-4 SV 5+ HP 3, SOLID, at b4; B1 at h8; token 1 I-BOOBY-TRAP at c4 face down
                play
                A1 activate; A1 advance; A1 step c4; A1 pick up 1
                dice B 4 1 1 | A 1 1 1
                expect A1 damage 1, upright, asks A: movement
                A1 step d4; A1 spot 5
                expect A1 at d4/5, asks A: activation
                """);
        play("""
                A1 SP 3-4 SV 5+ HP 3, CONSTRUCT, at b4; B1 at h8; token 1 I-BOOBY-TRAP at c4 face down
                play
                A1 activate; A1 advance; A1 step c4; A1 pick up 1
                expect asks A: spot (ADV-17)
                A1 spot 5; dice B 4 1 1 | A 1 1 1 | B 3; A1 spot 5
                expect A1 at d4/5, upright, damage 1, asks A: activation, refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule({"ADV-17", "SLAM-1"})
    @DisplayName("ADV-17: a CONSTRUCT that the explosion leaves in the cube, slammed, is stopped too")
    void slammed() {
        play("""
                wall east of c4; A1 SP 3-4 SV 5+ HP 3, CONSTRUCT, at b4; B1 at h8; token 1 I-BOOBY-TRAP at c4 face down
                play
                A1 activate; A1 advance; A1 step c4; A1 pick up 1; A1 spot 5
                dice B 1 1 1 | A 1 1 1 | B 3
                dice A 1 1 1 | B 1 1 1
                expect A1 at c4/5, upright, asks A: activation, refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule({"ADV-17", "ADV-19"})
    @DisplayName("ADV-17, ADV-19: SOLID goes on without a spot; if the booby trap has filled every next cube, it stays")
    void noWayOn() {
        play("""
                wall east of c5 c4 c6; wall west of c5 c4 c6
                A1 SP 2-3 SZ 3 SV 5+ HP 3, SOLID, at c4; A5 SV 5+, at c4; A4 at c6; B1 at h8
                A2 SZ 2 SV 5+ HP 3, SOLID, at c5; A3 SV 5+ HP 3, at c5; A6 SV 5+ HP 3, at c5
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                dice B 1 1 1 | A 1 1 1 | A 1 1 1 | A 1 1 1 | A 1 1 1
                dice B 1; A3 spot 4; dice B 5; A6 spot 4
                expect asks A: spot (ADV-19), A1 at c5, offers A1 spot 7, refuses A1 spot 5 by GEO-2
                A1 spot 7
                expect A1 at c5/7, upright, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-19")
    @DisplayName("ADV-19: a model that starts in an overfull cube leaves it before any other action, or does nothing")
    void leavesFirst() {
        play(tooMany("SP 1-2", "command A shoot advance") + """
                expect offers A1 advance, offers A1 sprint, offers A1 end, offers spend advance: A1 advance
                expect refuses A1 shoot rifle at B1 by ADV-19, refuses spend shoot: A1 shoot rifle at B1 by ADV-19
                A1 advance
                expect refuses A1 spot 1 by ADV-19, refuses A1 spot 6 by ADV-19
                A1 step c5; A1 spot 5
                expect offers A1 shoot rifle at B1, offers spend shoot: A1 shoot rifle at B1
                """);
        play(tooMany("SP 1-2", "command A advance") + """
                spend advance: A1 advance; A1 step c5; A1 spot 5
                expect offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule({"ADV-19", "ACT-2"})
    @DisplayName("ADV-19, ACT-2: a pinned model stands up first, and then leaves")
    void pinned() {
        play(tooMany("pinned", "") + """
                expect refuses A1 shoot rifle at B1 by ACT-2
                A1 stand up; A1 spot 1
                expect refuses A1 shoot rifle at B1 by ADV-19, offers A1 advance
                """);
    }

    @Test
    @Rule("ADV-19")
    @DisplayName("ADV-19: a model without a legal step out of the cube may take any action")
    void noStep() {
        play(tooMany("SP -", "") + "expect offers A1 shoot rifle at B1");
        play(tooMany("SP 1-2", "medium gap north of c4 c3; medium gap east of c4; medium gap west of c4")
                + "expect offers A1 shoot rifle at B1, offers A1 advance, offers A1 end");
    }

    @Test
    @Rule({"ADV-19", "K-RAMPAGE"})
    @DisplayName("ADV-19, K-RAMPAGE: the free step may lead out of it; a model out of control need not leave")
    void rampage() {
        String crowd = tooMany("RAMPAGE, damage 1", "");
        play(crowd + "dice A 8; A1 use K-RAMPAGE; A1 step c5; A1 spot 5; expect offers A1 shoot rifle at B1");
        play(crowd + "dice A 8; A1 decline K-RAMPAGE; expect refuses A1 shoot rifle at B1 by ADV-19");
        play(crowd + "dice A 3; expect refuses A1 shoot rifle at B1 by ADV-19");
        play(crowd + "dice A 1; expect asks B: activation, offers A1 shoot rifle at B1");
    }

    @Test
    @Rule({"ADV-19", "SCAT-6"})
    @DisplayName("ADV-19, SCAT-6: with no free spot there, its owner places it in the nearest cube with space")
    void noSpot() {
        play("""
                block 0 0 30 30 10 of c4; block 0 10 30 30 5 of d4; block 10 0 30 10 5 of d4
                A1 SP 3-4 SV 5+ HP 3, at d5; A2 HP 1, at d4/1; B1 at h8; token 1 I-BOOBY-TRAP at d4 face down
                play
                A1 activate; A1 advance; A1 step d4; A1 pick up 1
                expect asks A: landing (SCAT-6), offers A1 land d3, offers A1 land e4, refuses A1 land c4 by SCAT-6
                """);
    }

    @Test
    @Rule({"ADV-19", "SCAT-6"})
    @DisplayName("ADV-19, SCAT-6: if only higher cubes have space, the nearest cube with a free spot is used")
    void noSpaceAnywhere() {
        play("""
                board 2 x 2 x 2; floors a1:2 b2:2; ladder of b1; block 0 0 30 20 10 of b1; block 10 0 30 30 10 of b1
                A1 SP 3-4, at a1:2; A2 HP 1, at b1/7; A3 SZ 4, at a1; A4 SZ 4, at a2; A5 SZ 4, at b2
                laid K-TRAP (SMOKE) of B1 at b1
                play
                A1 activate; A1 advance; A1 step b1:2; A1 let go; B1 use K-TRAP on A1
                expect asks A: landing (SCAT-6), offers A1 land a1, offers A1 land a2, offers A1 land b2, refuses A1 land b2:2 by SCAT-6
                A1 land a2; A1 spot 1
                expect A1 at a2/1
                """);
    }

    @Test
    @Rule({"ADV-19", "ADV-6", "AST-1"})
    @DisplayName("ADV-19: too many enemies, or too many models of both sides: no ASSAULT and no reposition, but away")
    void whicheverSide() {
        for (String crowd : new String[] {
            "A1 FI 4+ SV 5+, at c4; B1 FI 4+ SZ 3, at c4; B2 SZ 2, at c4; B3 at h8",
            "A1 FI 4+ SV 5+ SZ 4, at c4; B1 FI 4+ SZ 4, at c4; B2 neutral, at c4; B3 at h8"
        }) play("overfull c4; command A assault; " + crowd + """
                    ; play
                    A1 activate
                    expect refuses A1 assault B1 by ADV-19, refuses spend assault: A1 assault B1 by ADV-19, offers A1 end
                    A1 advance
                    expect refuses A1 spot 1 by ADV-19
                    A1 step c5
                    B1 decline ADV-6
                    expect refuses A1 spot 1 by ADV-19
                    A1 step c5; A1 spot 5
                    expect A1 at c5, not marked ADV-19
                    """);
        play("""
                A1 FI 4+, at c4; B1 SZ 4, at c4; B2 at h8
                play
                A1 activate
                expect offers A1 assault B1, A1 not marked ADV-19
                """);
    }

    @Test
    @Rule({"ADV-19", "PART-1", "PART-2"})
    @DisplayName(
            "ADV-19, PART-2: no assault into a half-cube from which it would be put back; half a cube is full with SZ 2")
    void halfCubes() {
        play("""
                wall east-west through c5; overfull c4
                A1 SZ 3 FI 4+, at c4; A2 SZ 2, at c4; B1 SV 5+, at c5s; B2 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5s by PART-2
                """);
        play("""
                wall east-west through c5; overfull c5s
                A1 FI 4+, at c5s; B1 to B3 SV 5+, at c5s; B4 at h8
                play
                A1 activate
                expect refuses A1 assault B1 by ADV-19
                """);
    }

    @Test
    @Rule({"ADV-19", "I-ADRENALINE", "K-MEDIC", "K-TELEPORT"})
    @DisplayName("ADV-19: no item and no SPECIAL action before, but TELEPORT, which leads out of the cube")
    void itemsAndKeywords() {
        play(tooMany("SP 1-2, MEDIC, TELEPORT, damage 1, carries I-ADRENALINE", "") + """
                expect refuses A1 use I-ADRENALINE by ADV-19, refuses A1 use K-MEDIC on A1 by ADV-19
                A1 use K-TELEPORT on c6; A1 spot 5
                expect A1 at c6, offers A1 use I-ADRENALINE, offers A1 use K-MEDIC on A1
                """);
    }

    @Test
    @Rule({"ADV-19", "VIC-9"})
    @DisplayName("ADV-19: no asset, no lever and no console before")
    void piecesOfMissions() {
        Mission mission = MissionText.read("""
                (name "Test", text "For tests.", zones [(cubes [a8]), (cubes [h1])],
                 assets [(name Core, cubes [c4])],
                 scenery [(name Lever, cubes [c4], free), (name Console, cubes [c4])], items 0)
                """).get();
        String pieces = "laid ASSET-CORE at c4; laid SCENERY-LEVER 1 at c4; laid SCENERY-CONSOLE 1 at c4; ";
        ScriptRunner.standard().withScenario(mission).play(pieces + """
                overfull c4; A1 to A2 SZ 3, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 use ASSET-CORE by ADV-19, refuses A1 use SCENERY-LEVER by ADV-19
                expect refuses A1 use SCENERY-CONSOLE by ADV-19, offers exactly A1 advance | A1 sprint | A1 end
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 use ASSET-CORE by ADV-19
                """);
        ScriptRunner.standard().withScenario(mission).play(pieces + """
                A1 to A2 SZ 2, at c4; B1 at h8
                play
                A1 activate
                expect offers A1 use ASSET-CORE, offers A1 use SCENERY-LEVER, offers A1 use SCENERY-CONSOLE
                """);
    }

    @Test
    @Rule({"ADV-19", "CMD-9", "KT-5"})
    @DisplayName("ADV-19, CMD-9: no special order of its side in its activation before")
    void specialOrders() {
        OrderScript.play(OrderMode.at(Trigger.ACTIVE).doing(Adds.dice(1)), """
                overfull c4; A1 to A2 SZ 3, order "Test", at c4; B1 at h8; command A order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-TEST by ADV-19
                A1 advance; A1 step c5; A1 spot 5
                expect offers spend order: A1 use HOUSE-TEST
                """);
    }
}
