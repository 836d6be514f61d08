package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.mission.Missions;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-AERIAL, R25-K-SCOUT, R25-K-RAMPAGE: arriving, and leaving an overfull cube. */
class RevisedSetupRulesTest {
    private static final String BY_AIR = """
            %sA1 %sAERIAL DEPLOYMENT; A2 HP 1; B1 HP 1
            play
            zone 1; A1 set up; A1 use ~K-AERIAL; A2 set up; A2 deploy a8; A2 spot 5; B1 set up; B1 deploy e1; B1 spot 5
            A1 set up
            """;

    @Test
    @Rule({"R25-K-AERIAL", "SET-3"})
    @DisplayName("R25-K-AERIAL: at range 3 or more from every enemy, on no objective, on the highest level with space")
    void byAir() {
        String open = BY_AIR.formatted("", "");
        differs(open, "expect offers A1 deploy d3, offers A1 deploy c2", "expect refuses A1 deploy d3 by R25-K-AERIAL");
        revised(open + "expect refuses A1 deploy c2 by R25-K-AERIAL, offers A1 deploy b2, offers A1 deploy d4");
        String attic = BY_AIR.formatted("floors b5:2; half floor north of b5:3; ", "SZ 3, ");
        revised(attic + "expect offers A1 deploy b5:2, refuses A1 deploy b5 by R25-K-AERIAL");
        String crates = BY_AIR.formatted("floors b5:2; block 0 0 30 30 20 of b5:2; ", "");
        differs(crates, "expect refuses A1 deploy b5 by K-AERIAL", "expect offers A1 deploy b5");
    }

    @Test
    @Rule({"R25-K-AERIAL", "SET-9"})
    @DisplayName("R25-K-AERIAL: its own zone is no exception, but where no other cube is left")
    void itsZone() {
        String near = """
                board %s; A1 AERIAL DEPLOYMENT; A2 HP 1; B1 HP 1
                play
                zone 1; A1 set up; A1 use ~K-AERIAL; A2 set up; A2 deploy a1; A2 spot 5; B1 set up; B1 deploy a3; B1 spot 5
                A1 set up
                """;
        differs(near.formatted("4 x 3 x 1"), "expect offers A1 deploy a1", "expect offers exactly A1 deploy d1");
        revised(near.formatted("3 x 3 x 1") + "expect offers A1 deploy a1, refuses A1 deploy a2 by R25-K-AERIAL");
    }

    @Test
    @Rule({"R25-K-SCOUT", "ADV-1", "K-AGILE"})
    @DisplayName("R25-K-SCOUT: an ADVANCE of one cube, into a cube with friends, not with enemies; AGILE counts")
    void scouts() {
        differs("""
                A1 SP 2-3, SCOUT; A2 HP 1; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; A2 set up; A2 deploy b8; A2 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                """, """
                expect refuses A1 advance by ASK-1
                A1 sprint; expect refuses A1 step b8 by K-SCOUT
                """, """
                expect offers exactly A1 advance | done, refuses A1 sprint by ASK-1
                A1 advance; expect offers A1 step b8
                A1 step b7; expect refuses A1 step b6 by R25-K-SCOUT
                A1 spot 5; expect A1 at b7/5, not activated, round 1
                """);
        revised("""
                floors a8:2; ladder of a8; floor hatch 1 of a8:2; A1 SP 2-3, SCOUT, AGILE; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                A1 advance; A1 step a8:2; A1 step a7
                expect A1 at a7
                """);
    }

    @Test
    @Rule({"R25-K-RAMPAGE", "ADV-19", "VIC-9"})
    @DisplayName("R25-K-RAMPAGE: in an overfull cube it may use a lever before it leaves, and takes no other action")
    void overfull() {
        Mission mission = Missions.read("""
                (name "Test", text "For tests.", zones [(cubes [a8]), (cubes [h1])],
                 scenery [(name Lever, cubes [c4], free)], items 0)
                """).get();
        String lever = "refuses A1 use SCENERY-LEVER by ADV-19";
        String overfull = """
                %slaid SCENERY-LEVER 1 at c4; overfull c4; A1 SZ 4 SP 1-2 RA 5+ HP 3, %s, rifle R8, at c4/1
                A2 SP 2-3, at c4/5; B1 at h8; B2 at c8
                play
                A1 activate
                expect refuses A1 shoot rifle at B2 by ADV-19, offers A1 advance, %s
                """;
        Script.Runner runner = Script.Runner.standard().withScenario(mission);
        runner.play(overfull.formatted("", "RAMPAGE", lever));
        runner.play(overfull.formatted("edition revised; ", "HACKER", lever));
        runner.play(overfull.formatted("edition revised; ", "RAMPAGE", "offers A1 use SCENERY-LEVER") + """
                A1 use SCENERY-LEVER
                expect refuses A1 shoot rifle at B2 by ADV-19
                A1 advance; A1 step c5; A1 spot 5
                expect A1 at c5, offers A1 shoot rifle at B2
                """);
    }

    @Test
    @Rule("R25-K-RAMPAGE")
    @DisplayName("R25-K-RAMPAGE: 7 and 8 are a free ADVANCE of one cube, or a free STAND UP; 1 and 2 as usual")
    void dice() {
        String injured = "A1 SP 2-3 HP 3, RAMPAGE, damage 1, %sat c4; A2 at a1; B1 at h8; play; A1 activate\n";
        differs(
                injured.formatted(""),
                "dice A 7; A1 use K-RAMPAGE; A1 step c5; A1 spot 5; expect offers A1 advance",
                "dice A 7; A1 use R25-K-RAMPAGE; A1 step c5; A1 spot 5; expect offers A1 advance");
        revised(injured.formatted("pinned, ")
                + "dice A 8; A1 stand up; A1 spot 5; expect A1 upright, offers A1 sprint");
        revised(injured.formatted("") + "dice A 2; expect asks B: activation");
    }
}
