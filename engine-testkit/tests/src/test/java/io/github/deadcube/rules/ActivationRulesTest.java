package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** RND-3, RND-4: the actions that one activation allows. */
class ActivationRulesTest {
    @Test
    @Rule("RND-3")
    @DisplayName("RND-3: nothing at all; then the model is marked as activated")
    void nothing() {
        play("""
                A1 at a1; B1 at h8
                play
                A1 activate
                expect A1 active, not activated
                A1 end
                expect A1 activated, not active, asks B: turn
                """);
    }

    @Test
    @Rule("RND-3")
    @DisplayName("RND-3: two different short actions, and no more")
    void twoShortActions() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4
                play
                A1 activate; A1 advance; A1 spot 7
                expect asks A: activation, refuses A1 sprint by RND-3
                A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                expect A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule("RND-3")
    @DisplayName("RND-3: a long action is the only one; no short one before it, none after it")
    void oneLongAction() {
        play("""
                A1 FI 5+, at c4; B1 SV 5+ FI 5+, at c4, pinned
                play
                A1 activate; A1 advance; A1 spot 7
                expect refuses A1 assault B1 by RND-3
                """);
        play("""
                A1 RA 5+, rifle R8, at c4; B1 SV 5+, at c8; command A shoot
                play
                A1 activate; A1 sprint; A1 step c5; A1 spot 5
                expect refuses A1 advance by RND-3, refuses A1 shoot rifle at B1 by RND-3, refuses A1 sprint by RND-4
                """);
    }

    @Test
    @Rule("RND-4")
    @DisplayName("RND-4: no action twice")
    void noActionTwice() {
        play("""
                A1 RA 5+, rifle R8, pot R3 GRENADE (FRAG (1)), at c4; B1 SV 5+, at c8
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect refuses A1 shoot rifle at B1 by RND-4, refuses A1 shoot pot at c6 by RND-4, offers A1 advance
                """);
        play("""
                A1 at c4; B1 at c8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 5
                expect refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule({"RND-4", "CMD-8"})
    @DisplayName("RND-4, CMD-8: free actions do not count")
    void freeActionsDoNotCount() {
        play("""
                A1 at c4; B1 at c8; command A advance
                play
                A1 activate; spend advance: A1 advance; A1 step c5; A1 spot 5
                expect offers A1 advance, offers A1 sprint
                A1 advance; A1 step c6; A1 spot 5
                expect asks A: activation, refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule({"RND-4", "SPC-1"})
    @DisplayName("RND-4, SPC-1: two different special actions may be taken, the same one twice may not")
    void twoSpecialActions() {
        ScriptRunner runner = ScriptRunner.standard()
                .with(Deadcube.ruleset().with(new SignalSpecial("WHISTLE")).with(new SignalSpecial("DRUM")));
        runner.play("""
                A1 WHISTLE, DRUM, at c4; B1 at c8
                play
                A1 activate; A1 use HOUSE-WHISTLE
                expect refuses A1 use HOUSE-WHISTLE by RND-4, offers A1 use HOUSE-DRUM, offers A1 advance
                A1 use HOUSE-DRUM
                expect event HOUSE-WHISTLE on A1: 1, event HOUSE-DRUM on A1: 1, A1 activated
                """);
    }
}
