package io.github.deadcube.rules;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** VIC-9: assets and interactive scenery of missions. */
class MissionPiecesTest {
    private static final Mission MISSION = MissionText.read("""
            (name "Test", text "For tests.",
             zones [(cubes [a8, b8], role defender), (cubes [h1], role attacker)],
             assets [(name Core, cubes [d4], held 1, away 4),
                     (name "Data Disc", carrier attacker, role attacker, home 3)],
             scenery [(name Console, cubes [e5], skill survive, successes 2, hackerDice 2, uses 2, worth 1, last 3,
                       opens [(cube f5, side north)]),
                      (name Lever, cubes [b2], role defender, free, worth 2),
                      (name Terminal, cubes [c3], hackers, worth 5)],
             exits [(cube a1, worth 2), (cube h8, worth 2)],
             items 0)
            """).get();

    private static final ScriptRunner RUNNER = ScriptRunner.standard().withScenario(MISSION);
    private static final String END = "\nA1 end; B1 activate; B1 end\n";

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a model takes an asset in its cube at no cost, and scores for it in the end phase")
    void taking() {
        RUNNER.play("A1 at d4; B1 at f8; laid ASSET-CORE at d4; play; A1 activate; A1 use ASSET-CORE;"
                + " expect A1 marked ASSET-CORE 1; A1 advance; A1 step d5; A1 spot 5" + END
                + "expect score A 1, score B 0");
        RUNNER.play(
                "A1 at d5; B1 at f8; laid ASSET-CORE at d4; play; A1 activate; expect refuses A1 use ASSET-CORE by ASSET-CORE");
        RUNNER.play("A1 at d4; B1 at d4, pinned; laid ASSET-CORE at d4; play; A1 activate;"
                + " expect refuses A1 use ASSET-CORE by ASSET-CORE");
        RUNNER.play("A1 VEHICLE, at d4; B1 at f8; laid ASSET-CORE at d4; play; A1 activate;"
                + " expect refuses A1 use ASSET-CORE by ASSET-CORE");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: a carrier takes no second asset, and gives its asset to a friend in its cube")
    void handingOver() {
        RUNNER.play(
                "A1 marked ASSET-DATA-DISC 1, at d4; A2 at d4/4; B1 at f8; laid ASSET-CORE at d4; play; A1 activate;"
                        + " expect refuses A1 use ASSET-CORE by ASSET-CORE; A1 use ASSET-DATA-DISC on A2;"
                        + " expect A2 marked ASSET-DATA-DISC 1; A1 use ASSET-CORE; expect A1 marked ASSET-CORE 1");
    }

    @Test
    @Rule({"VIC-9", "DMG-4"})
    @DisplayName("VIC-9, DMG-4: a carrier that dies drops its asset in its cube")
    void dropping() {
        RUNNER.play("""
                A1 RA 5+, rifle R8, at c2; B1 marked ASSET-CORE 1, SV 8+, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 1 1 | B 1 1 1; expect B1 killed, laid ASSET-CORE at c4
                """);
    }

    @Test
    @Rule({"VIC-9", "ADV-3"})
    @DisplayName("VIC-9: an asset scores when its carrier is home, and when it leaves with it")
    void home() {
        RUNNER.play("zone A 2; A1 marked ASSET-DATA-DISC 1, at h1; B1 at f8; play; A1 activate" + END
                + "expect score A 3, A1 not marked ASSET-DATA-DISC");
        RUNNER.play("zone A 2; A1 marked ASSET-DATA-DISC 1, at g2; B1 at f8; play; A1 activate" + END
                + "expect score A 0, A1 marked ASSET-DATA-DISC 1");
        RUNNER.play("A1 marked ASSET-CORE 1, at a1; A2 at c1; B1 at f8; play; A1 activate; A1 advance; A1 leave;"
                + " expect A1 left, score A 6");
    }

    @Test
    @Rule({"VIC-9", "SPC-1"})
    @DisplayName("VIC-9, SPC-1: a model uses scenery in its cube with a SPECIAL and a test; the last use scores more")
    void scenery() {
        RUNNER.play(
                "A1 SV 5+, at e5; B1 at f8; laid SCENERY-CONSOLE 2 at e5; play; A1 activate; A1 use SCENERY-CONSOLE;"
                        + " dice A 5 5 1; expect laid SCENERY-CONSOLE 1 at e5, score A 1");
        RUNNER.play(
                "A1 SV 5+, at e5; B1 at f8; laid SCENERY-CONSOLE 2 at e5; play; A1 activate; A1 use SCENERY-CONSOLE;"
                        + " dice A 5 4 1; expect laid SCENERY-CONSOLE 2 at e5, score A 0");
        RUNNER.play("A1 SV 5+, HACKER, at e5; B1 at f8; laid SCENERY-CONSOLE 1 at e5; play; A1 activate;"
                + " A1 use SCENERY-CONSOLE; dice A 5 1 1 1 5; expect nothing laid, score A 4");
    }

    @Test
    @Rule("VIC-9")
    @DisplayName("VIC-9: scenery may be for one side, for HACKER, or cost no action")
    void users() {
        RUNNER.play(
                "initiative B; A1 at f8; B1 at b2; laid SCENERY-LEVER 1 at b2; play; B1 activate; B1 use SCENERY-LEVER;"
                        + " expect score B 2, nothing laid");
        RUNNER.play("A1 at b2; B1 at f8; laid SCENERY-LEVER 1 at b2; play; A1 activate;"
                + " expect refuses A1 use SCENERY-LEVER by SCENERY-LEVER");
        RUNNER.play("A1 at c3; B1 at f8; laid SCENERY-TERMINAL 1 at c3; play; A1 activate;"
                + " expect refuses A1 use SCENERY-TERMINAL by SCENERY-TERMINAL");
        RUNNER.play("A1 HACKER, at c3; B1 at f8; laid SCENERY-TERMINAL 1 at c3; play; A1 activate;"
                + " A1 use SCENERY-TERMINAL; expect score A 5, nothing laid");
    }

    @Test
    @Rule({"VIC-9", "ADV-7"})
    @DisplayName("VIC-9, ADV-7: a door is a wall until the piece that opens it is used up")
    void doors() {
        String door = "wall north of f5\nA1 SV 5+, at e5; A2 at f5; B1 at f8; laid SCENERY-CONSOLE %d at e5\nplay\n"
                + "A1 activate; A1 use SCENERY-CONSOLE; dice A 5 5 1; A1 end; B1 activate; B1 end; A2 activate; A2 advance;";
        RUNNER.play(door.formatted(2) + " expect refuses A2 step f6 by ADV-7");
        RUNNER.play(door.formatted(1) + " A2 step f6; expect A2 at f6");
    }
}
