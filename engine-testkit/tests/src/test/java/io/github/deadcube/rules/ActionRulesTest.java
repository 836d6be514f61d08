package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ActionRulesTest {
    private static void drill(String script) {
        Ruleset usual = Deadcube.ruleset();
        ScriptRunner.standard().with(usual.with(new SignalSpecial("DRILL"))).play(script);
    }

    @Test
    @Rule("ACT-1")
    @DisplayName("ACT-1: ADVANCE and SHOOT are short, two of them make an activation; SPRINT and ASSAULT are long")
    void twoShortActions() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 at c4; B2 at g8
                play
                A1 activate; A1 advance; A1 spot 4
                expect refuses A1 sprint by RND-3, refuses A1 advance by RND-4, offers A1 shoot rifle at B2
                A1 shoot rifle at B2; dice A 1 1 1 1 1
                expect A1 activated
                """);
    }

    @Test
    @Rule("ACT-1")
    @DisplayName("ACT-1: a long action is all there is to an activation: SPRINT")
    void sprintIsLong() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 at c8
                play
                A1 activate; A1 sprint; A1 spot 4
                expect A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule("ACT-1")
    @DisplayName("ACT-1: a long action is all there is to an activation: ASSAULT")
    void assaultIsLong() {
        play("""
                A1 FI 5+, at c2; A2 FI 5+, at c2; B1 SV 5+ HP 2, at c2
                play
                A1 activate; A1 assault B1; dice A 1 1 1 1 | B 1 1 1
                expect A1 activated, asks B: turn
                B1 activate; B1 advance; B1 spot 9
                expect refuses B1 assault A1 by RND-3
                """);
    }

    @Test
    @Rule("ACT-1")
    @DisplayName("ACT-1: SPECIAL and STAND UP are short: each goes with another short action")
    void specialAndStandUpAreShort() {
        drill("""
                A1 at c2, DRILL, pinned; A2 at c3, DRILL; B1 at c8
                play
                A1 activate; A1 stand up; A1 spot 5
                expect refuses A1 sprint by RND-3, offers A1 advance
                A1 use HOUSE-DRILL
                expect A1 activated
                B1 activate; B1 end
                A2 activate; A2 use HOUSE-DRILL
                expect refuses A2 sprint by RND-3, refuses A2 use HOUSE-DRILL by RND-4
                A2 advance; A2 spot 4
                expect round 2
                """);
    }

    @Test
    @Rule("ACT-2")
    @DisplayName("ACT-2: a model that begins its activation pinned must stand up first, if it acts at all")
    void aPinnedModelStandsUpFirst() {
        play("""
                A1 RA 5+ FI 5+, rifle R8, pinned, BOOM! (1), at c2; B1 at c4
                play
                A1 activate
                expect refuses A1 advance by ACT-2, refuses A1 sprint by ACT-2
                expect refuses A1 shoot rifle at B1 by ACT-2, refuses A1 use K-BOOM by ACT-2
                expect offers A1 stand up, offers A1 end
                A1 stand up; A1 spot 5
                expect A1 upright, offers A1 shoot rifle at B1, offers A1 advance
                """);
    }

    @Test
    @Rule("ACT-2")
    @DisplayName("ACT-2: it may do nothing, and then stays pinned")
    void aPinnedModelNeedNotAct() {
        play("""
                A1 pinned, at c2; B1 at c4
                play
                A1 activate; A1 end
                expect A1 pinned, activated, asks B: turn
                """);
    }

    @Test
    @Rule("ACT-3")
    @DisplayName("ACT-3: beside an unpinned enemy a model may only ASSAULT or ADVANCE")
    void besideAnUnpinnedEnemy() {
        play("""
                A1 RA 5+ FI 5+, rifle R8, at c2; B1 at c2; B2 at c2, pinned; B3 at c4
                play
                A1 activate
                expect refuses A1 shoot rifle at B3 by ACT-3, refuses A1 sprint by ACT-3
                expect offers A1 assault B1, offers A1 assault B2, offers A1 advance
                """);
    }

    @Test
    @Rule("ACT-3")
    @DisplayName("ACT-3: and take special actions that say that they may be taken beside enemies")
    void specialsBesideEnemies() {
        drill("""
                A1 DRILL, BOOM! (1), at c2
                B1 at c2
                play
                A1 activate
                expect refuses A1 use HOUSE-DRILL by ACT-3, offers A1 use K-BOOM
                """);
    }

    @Test
    @Rule("ACT-3")
    @DisplayName("ACT-3: pinned enemies and neutral models do not restrict it")
    void besidePinnedEnemies() {
        drill("""
                A1 FI 5+, DRILL, at c2
                B1 at c2, pinned; B2 at c2, neutral; B3 at c4
                play
                A1 activate
                expect offers A1 use HOUSE-DRILL, offers A1 advance, offers A1 assault B1
                """);
    }

    @Test
    @Rule("ACT-4")
    @DisplayName("ACT-4: ACT-3 is checked with each action: away from its enemy, a model may shoot")
    void awayFromTheEnemyAfterTheFirstAction() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 FI 4+, at c2
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by ACT-3
                A1 advance; A1 step c3; B1 decline ADV-6; A1 step c3; A1 spot 5
                expect offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule("ACT-4")
    @DisplayName("ACT-4: beside an enemy after its first action, it may not")
    void besideAnEnemyAfterTheFirstAction() {
        play("""
                A1 RA 5+ FI 5+, rifle R8, at c2; B1 FI 5+ SV 5+, at c3; B2 at c5
                play
                A1 activate
                expect offers A1 shoot rifle at B2
                A1 advance; A1 step c3; A1 spot 1; B1 survive
                dice A 1 1 1 1 | B 1 1 1
                expect refuses A1 shoot rifle at B2 by ACT-3, asks A: activation
                """);
    }

    @Test
    @Rule("ACT-5")
    @DisplayName("ACT-5: when the active model is pinned its activation ends")
    void pinnedWhileActive() {
        play("""
                smooth wall north of c3
                A1 FI 5+ SV 5+ AR 3 HP 2, at c2
                B1 FI 4+, hammer CC KNOCKBACK, at c3
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 4
                B1 fight back with hammer; dice A 1 1 1 1 | B 4 1 1
                A1 throw north; dice A 1 1 1 | B 5 6 7         # the wall; AR prevents the damage
                expect A1 pinned, damage 0, activated, asks B: turn
                """);
    }
}
