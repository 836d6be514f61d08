package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The number of dice in an ASSAULT, and pinned targets. */
class AssaultModifierRulesTest {
    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: +1 for having moved in this action, for the assaulter only")
    void movedIn() {
        play("""
                A1 FI 5+, at c4
                B1 FI 5+ SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4; B1 fight back
                expect asks A rolls 4 d8: test
                dice A 5 1 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: by a SPRINT or an Advance die as well")
    void movedInByOtherWays() {
        play("""
                A1 FI 5+, at c3; A2 FI 5+, at g4; command A advance
                B1 SV 5+, at c5; B2 SV 5+, at g5
                play
                A1 activate; A1 sprint; A1 step c4; A1 step c5; A1 spot 4
                dice A 5 1 1 1 | B 5 1 1; A1 decline CMD-5; A1 end
                B1 activate; B1 end; A2 activate; spend advance: A2 advance; A2 step g5; A2 spot 4
                expect asks A rolls 4 d8: test
                dice A 5 1 1 1 | B 5 1 1
                expect A2 not activated
                """);
    }

    @Test
    @Rule({"AST-5", "AWAY-4"})
    @DisplayName("AST-5, AWAY-4: a model that was forced in has not moved in")
    void forcedInHasNotMovedIn() {
        play("""
                A1 RA 5+, cannon R6 KNOCKBACK, at c2; A2 SV 5+, at c5
                B1 FI 5+ SV 5+ AR 2, at c4
                barricade north of c3
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 4
                dice A 5 1 1                             # A2, whose side has the initiative
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: +1 for one friend in the cube or for two, on either side, and none next door")
    void friends() {
        play("""
                A1 to A3 FI 5+, at c4; A4 at c5
                B1 FI 5+ SV 5+, at c4; B2 at c5
                play
                A1 activate; A1 assault B1; B1 fight back
                expect asks A rolls 4 d8: test
                dice A 5 1 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: friends count for a model that fights back too")
    void friendsOfTheTarget() {
        play("""
                A1 FI 5+, at c4
                B1 to B2 FI 5+ SV 5+, at c4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 | B 5 1 1 1
                """);
    }

    @Test
    @Rule("AST-9")
    @DisplayName("AST-9: a pinned friend counts; no model is a friend of itself")
    void aPinnedFriendCounts() {
        play("""
                A1 FI 5+, at c4; A2 at c4, pinned
                B1 SV 5+, at c4
                play
                A1 activate; A1 assault B1
                dice A 5 1 1 1 | B 5 1 1
                """);
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: +1 if the opponent is injured, for the assaulter")
    void anInjuredTarget() {
        play("""
                A1 FI 5+, at c4
                B1 FI 5+ SV 5+ HP 2, damage 1, at c4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 1 | B 5 1 1
                """);
    }

    @Test
    @Rule({"AST-5", "AST-6"})
    @DisplayName("AST-5, AST-6: an injured assaulter gives the target a die, whether it fights back or survives")
    void anInjuredAssaulter() {
        play("""
                A1 FI 5+ HP 2, damage 1, at c4; A2 FI 5+ HP 2, damage 1, at g4
                B1 FI 5+ SV 5+, at c4; B2 FI 5+ SV 5+, at g4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 | B 5 1 1 1
                B1 activate; B1 end; A2 activate; A2 assault B2; B2 survive
                dice A 5 1 1 | B 5 1 1 1
                """);
    }

    @Test
    @Rule({"AST-5", "AST-6"})
    @DisplayName("AST-5, AST-6: +1 for the larger SZ, one more or three more, to neither if equal")
    void larger() {
        play("""
                A1 FI 5+ SZ 2, at c4; A2 FI 5+ SZ 1, at g4; A3 FI 5+ SZ 2, at a4
                B1 FI 5+ SV 5+ SZ 1, at c4; B2 FI 5+ SV 5+ SZ 4, at g4; B3 FI 5+ SV 5+ SZ 2, at a4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 1 | B 5 1 1
                B1 activate; B1 end; A2 activate; A2 assault B2; B2 survive
                dice A 5 1 1 | B 5 1 1 1
                B2 activate; B2 end; A3 activate; A3 assault B3; B3 fight back
                dice A 5 1 1 | B 5 1 1
                """);
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: the larger model has the die when it fights back too")
    void largerFightingBack() {
        play("""
                A1 FI 5+ SZ 1, at c4
                B1 FI 5+ SV 5+ SZ 2, at c4
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 5 1 1 | B 5 1 1 1
                """);
    }

    @Test
    @Rule("AST-6")
    @DisplayName("AST-6: friends, an injured opponent and the larger SZ each give SURVIVE a die")
    void survive() {
        play("""
                A1 FI 5+ HP 2, damage 1, at c4
                B1 FI 5+ SV 5+ SZ 2, at c4; B2 to B3 at c4
                play
                A1 activate; A1 assault B1; B1 survive
                dice A 5 1 1 | B 5 1 1 1 1 1
                """);
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: all modifiers together")
    void allModifiersTogether() {
        play("""
                A1 FI 5+ SZ 3, at c4; A2 at c5
                B1 SV 5+ HP 2, pinned, damage 1, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 2
                expect asks A rolls 8 d8: test
                dice A 5 1 1 1 1 1 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"AST-10", "AST-5"})
    @DisplayName("AST-10, AST-5: a pinned target stands up on its spot and can only SURVIVE, against one more die")
    void aPinnedTargetStands() {
        play("""
                A1 FI 5+, at c4
                B1 FI 3+ SV 5+, blade CC, pinned, at c4/7
                play
                A1 activate; A1 assault B1
                expect event B1 stands up, B1 at c4/7
                dice A 5 1 1 1 | B 5 1 1
                expect B1 at c4/7, upright, unharmed, not activated, offers B1 activate
                B1 activate
                expect offers B1 assault A1, refuses B1 stand up by STD-1
                """);
    }

    @Test
    @Rule("AST-10")
    @DisplayName("AST-10: it is no longer pinned when it has lost, either")
    void aPinnedTargetStandsAndLoses() {
        play("""
                A1 FI 5+, at c4
                B1 FI 3+ SV 5+ HP 2, pinned, at c4
                play
                A1 activate; A1 assault B1
                dice A 5 1 1 1 | B 1 1 1
                expect B1 upright, damage 1
                """);
    }

    @Test
    @Rule({"AST-9", "AST-10"})
    @DisplayName("AST-9, AST-10: friends of a pinned target help it to SURVIVE, pinned or not")
    void friendsOfAPinnedTarget() {
        play("""
                A1 FI 5+, at c4
                B1 to B2 SV 5+, pinned, at c4
                play
                A1 activate; A1 assault B1
                dice A 5 1 1 1 | B 5 1 1 1
                expect B1 upright, B2 pinned
                """);
    }

    @Test
    @Rule({"AST-5", "AWAY-4"})
    @DisplayName("AST-5, AWAY-4: by a ruleset option, a model that was forced in has moved in")
    void forcedInMayCountAsMovedIn() {
        ScriptRunner.standard()
                .with(Deadcube.ruleset().with(Variant.FORCED_COUNTS_AS_MOVED_IN))
                .play("""
                barricade north of c3
                A1 RA 5+, cannon R6 KNOCKBACK, at c2; A2 SV 5+, at c5
                B1 FI 5+ SV 5+ AR 2, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 4; dice A 5 1 1
                expect asks B rolls 4 d8: test
                """);
    }

    @Test
    @Rule("AST-9")
    @DisplayName("AST-9: by a ruleset option, each model is a friend of itself")
    void friendOfItself() {
        ScriptRunner.standard()
                .with(Deadcube.ruleset().with(Variant.FRIEND_OF_ITSELF))
                .play("""
                A1 FI 5+, at c4
                B1 FI 5+ SV 5+, at c4
                play
                A1 activate; A1 assault B1; B1 survive
                dice A 5 1 1 1 | B 5 1 1 1
                expect A1 activated
                """);
    }
}
