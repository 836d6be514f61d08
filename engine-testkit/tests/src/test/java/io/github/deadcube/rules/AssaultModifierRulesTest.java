package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The number of dice in an ASSAULT, and pinned targets. */
class AssaultModifierRulesTest {
    @Test
    @Rule({"AST-5", "AWAY-4"})
    @DisplayName("AST-5, AWAY-4: by a ruleset option, a model that was forced in has moved in")
    void forcedInMayCountAsMovedIn() {
        Script.Runner.standard()
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
        Script.Runner.standard()
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
