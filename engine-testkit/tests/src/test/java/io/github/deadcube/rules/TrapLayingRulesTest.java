package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-TRAP: laying a trap. */
class TrapLayingRulesTest {
    @ParameterizedTest
    @CsvSource({"c6, SHO-4", "e3, K-TRAP", "c2, K-EXPLOSIVE", "c3:2, K-EXPLOSIVE", "z9, ASK-4"})
    @Rule({"K-TRAP", "K-EXPLOSIVE", "SHO-4", "KT-18"})
    @DisplayName("K-TRAP, KT-18: by itself, at a floored cube in range and sight, not its own")
    void targets(String cube, String rule) {
        play("""
                board 8 x 8 x 2; wall east of d1 d2 d3 d4 d5
                A1 RA 4+, mine R3 TRAP (BLAST), at c2; A2 at c4; B1 at h8
                play
                A1 activate
                expect offers A1 shoot mine at c5, offers A1 shoot mine at c4
                expect refuses A1 shoot mine at %s by %s, refuses A1 shoot mine at B1 by K-EXPLOSIVE
                """.formatted(cube, rule));
    }

    @Test
    @Rule("R25-K-TRAP")
    @DisplayName("R25-K-TRAP: no dice are added to the shot that lays it, but re-rolls of both kinds are")
    void rerolls() {
        KeywordRule drilled = KeywordRule.of(
                "DRILLED",
                "HOUSE-DRILLED",
                "Its model has a die more, and rolls a die again where that is barred too.",
                (keyword, hooks) -> {
                    hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> 1);
                    hooks.modify(Modifier.REROLLS_EVEN_BARRED, Scope.OWN, (game, me, test) -> 1);
                },
                Placement.MODEL);
        Script.Runner.standard().with(Deadcube.revised().with(drilled)).play("""
                A1 RA 5+, DRILLED, WEIGHT OF FIRE (1), mine R8 TRAP (FRAG (1)), at c3; B1 at h8
                play
                A1 activate; A1 shoot mine at c5
                expect asks A rolls 3 d8
                dice A 1 1 1; reroll 2; dice A 1 5
                expect laid R25-K-TRAP (FRAG (1)) of A1 at c5
                """);
    }
}
