package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ActionRulesTest {
    private static void drill(String script) {
        Ruleset usual = Deadcube.ruleset();
        Script.Runner.standard().with(usual.with(new SignalSpecial("DRILL"))).play(script);
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
}
