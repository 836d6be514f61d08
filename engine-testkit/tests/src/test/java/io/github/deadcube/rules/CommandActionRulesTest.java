package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** CMD-6, CMD-8, CMD-10: a second model, and free actions. */
class CommandActionRulesTest {
    @Test
    @Rule("CMD-6")
    @DisplayName("CMD-6: after the first model a second one, not yet activated, and no third")
    void aSecondModel() {
        play("""
                A1 to A3 at a1; B1 to B3 at h8; command A model model
                play
                A1 activate; A1 end
                expect asks A: second model (CMD-6), offers spend model: A2 activate, offers end turn
                expect refuses spend model: A1 activate by RND-2, refuses spend model: B1 activate by RND-2
                expect refuses A2 activate by CMD-6, refuses spend dice: A2 activate by CMD-6, refuses pass by CMD-6
                spend model: A2 activate
                expect command A model
                A2 end
                expect asks B: turn, initiative B
                """);
    }

    @Test
    @Rule("CMD-6")
    @DisplayName("CMD-6: a side that ends the turn keeps the die, and may use it in a later one")
    void endingTheTurn() {
        play("""
                A1 to A3 at a1; B1 to B3 at h8; command A model
                play
                expect refuses spend model: A1 activate by CMD-6
                A1 activate; A1 end; end turn
                expect asks B: turn, command A model
                B1 activate; B1 end
                expect asks A: turn
                A2 activate; A2 end
                expect asks A: second model
                """);
    }

    @Test
    @Rule("CMD-6")
    @DisplayName("CMD-6: without the die, or without a model, the turn is over")
    void noSecondModel() {
        play("""
                A1 to A2 at a1; B1 to B2 at h8; command B model; command A dice
                play
                A1 activate; A1 end
                expect asks B: turn
                B1 activate; B1 end; spend model: B2 activate; B2 end
                expect asks A: turn, command B none
                """);
        play("""
                A1 at a1; B1 at h8; command A model
                play
                A1 activate; A1 end
                expect asks B: turn, command A model
                """);
    }

    @Test
    @Rule("CMD-8")
    @DisplayName("CMD-8: Advance is one cube, not two, whatever SP; an ADVANCE as an action comes on top")
    void aFreeAdvance() {
        play("""
                A1 SP 2-3, at c4; B1 at h8; command A advance
                play
                A1 activate
                spend advance: A1 advance; A1 step c5
                expect asks A: movement, command A none, refuses A1 step c6 by CMD-8
                A1 spot 5; A1 advance; A1 step c6; A1 step c7; A1 spot 5
                expect A1 at c7/5
                """);
    }

    @Test
    @Rule({"CMD-8", "ADV-1"})
    @DisplayName("CMD-8, ADV-1: or a reposition")
    void aFreeReposition() {
        play("""
                A1 at c4/5; B1 at h8; command A advance
                play
                A1 activate; spend advance: A1 advance; A1 spot 9
                expect A1 at c4/9, asks A: activation, offers A1 sprint
                """);
    }

    @Test
    @Rule({"CMD-8", "ADV-16"})
    @DisplayName("CMD-8, ADV-16: not for a model with SP -")
    void noFreeAdvanceWithoutSpeed() {
        play("""
                A1 SP -, at c4; B1 at h8; command A advance
                play
                A1 activate
                expect refuses spend advance: A1 advance by ADV-16
                """);
    }

    @Test
    @Rule("CMD-8")
    @DisplayName("CMD-8: Shoot before the actions, which it does not count against")
    void aFreeShotFirst() {
        play("""
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; command A shoot
                play
                A1 activate; spend shoot: A1 shoot rifle at B1
                dice A 1 1 1 | B 1 1 1
                A1 shoot rifle at B1
                dice A 1 1 1 | B 1 1 1
                A1 advance; A1 spot 7
                expect A1 activated, at a1/7
                """);
    }

    @Test
    @Rule("CMD-8")
    @DisplayName("CMD-8: after a short action, and after two")
    void aFreeShotBetweenAndAfter() {
        String beginning = """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; command A shoot
                play
                A1 activate; A1 advance; A1 spot 7
                """;
        play(beginning + """
                spend shoot: A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                expect asks A: activation, offers A1 shoot rifle at B1, refuses A1 sprint by RND-3
                """);
        play(beginning + """
                A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                A1 decline CMD-5
                expect asks A: activation, offers spend shoot: A1 shoot rifle at B1, refuses A1 shoot rifle at B1 by RND-4
                spend shoot: A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                expect A1 activated
                """);
    }

    @Test
    @Rule("CMD-8")
    @DisplayName("CMD-8: after a long action")
    void aFreeShotAfterASprint() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 SV 5+, at c5; command A shoot
                play
                A1 activate; A1 sprint; A1 step c3; A1 spot 5
                expect asks A: activation, refuses A1 shoot rifle at B1 by RND-3, refuses A1 advance by RND-3
                spend shoot: A1 shoot rifle at B1
                dice A 1 1 1 1 1 | B 1 1 1
                expect A1 activated
                """);
    }

    @Test
    @Rule({"CMD-8", "AST-1"})
    @DisplayName("CMD-8, AST-1: Assault, and a long ASSAULT after it; Advance into a fight, and no ASSAULT after it")
    void aFreeAssault() {
        play("""
                A1 FI 5+, at c4; B1 SV 5+ HP 9, at c4; command A assault
                play
                A1 activate; spend assault: A1 assault B1
                dice A 1 1 1 | B 1 1 1
                expect offers A1 assault B1, offers A1 advance
                """);
        play("""
                A1 FI 5+, at c4; B1 SV 5+ HP 9, at c5; command A advance
                play
                A1 activate; spend advance: A1 advance; A1 step c5; A1 spot 4
                dice A 1 1 1 1 | B 1 1 1                         # 3, +1 moved in
                expect refuses A1 assault B1 by AST-1
                """);
    }

    @Test
    @Rule("CMD-8")
    @DisplayName("CMD-8: a die buys the action that it shows, and must be there")
    void actionsThatADieBuys() {
        play("""
                A1 RA 5+ FI 5+, rifle R8, at c4; B1 at c8; command A dice advance model
                play
                A1 activate
                expect refuses spend shoot: A1 shoot rifle at B1 by CMD-8, refuses spend dice: A1 shoot rifle at B1 by CMD-8
                expect refuses spend advance: A1 shoot rifle at B1 by CMD-8, refuses spend advance: A1 sprint by CMD-8
                expect refuses spend model: A1 advance by CMD-8, refuses spend assault: A1 assault B1 by CMD-8
                """);
    }

    @Test
    @Rule({"CMD-10", "SHO-2", "ACT-3"})
    @DisplayName("CMD-10, SHO-2, ACT-3: a free SHOOT not beside an enemy, pinned or not")
    void noFreeShotBesideEnemies() {
        String shooter = "A1 RA 5+ FI 5+, rifle R8, at c4; B2 at c6; command A shoot; ";
        play(shooter + "B1 at c4; play; A1 activate; expect refuses spend shoot: A1 shoot rifle at B2 by ACT-3");
        play(shooter
                + "B1 at c4, pinned; play; A1 activate; expect refuses spend shoot: A1 shoot rifle at B2 by SHO-2");
    }

    @Test
    @Rule({"CMD-10", "AST-1", "SHO-4"})
    @DisplayName("CMD-10, AST-1, SHO-4: the target must be one that the action allows")
    void targetsOfFreeActions() {
        play("""
                A1 RA 5+ FI 5+, rifle R3, at c4; B1 at c8; command A shoot assault
                play
                A1 activate
                expect refuses spend shoot: A1 shoot rifle at B1 by SHO-4, refuses spend assault: A1 assault B1 by AST-1
                """);
    }

    @Test
    @Rule("CMD-10")
    @DisplayName("CMD-10: a pinned model first stands up; then it may use one")
    void pinnedModelsStandUpFirst() {
        play("""
                A1 RA 5+, rifle R8, at c2, pinned; B1 SV 5+, at c4; command A shoot advance
                play
                A1 activate
                expect refuses spend shoot: A1 shoot rifle at B1 by CMD-10, refuses spend advance: A1 advance by CMD-10
                A1 stand up; A1 spot 5
                spend shoot: A1 shoot rifle at B1
                dice A 1 1 1 1 1 | B 1 1 1
                A1 decline CMD-5
                expect command A advance
                """);
    }

    @Test
    @Rule({"CMD-10", "ACT-5"})
    @DisplayName("CMD-10, ACT-5: a model that is pinned in its activation is done, whatever dice are left")
    void pinnedInItsActivation() {
        play("""
                wall north of c5; command A shoot advance
                A1 FI 5+ RA 5+ SV 5+ HP 3, rifle R8, at c5; B1 FI 4+, hammer CC KNOCKBACK, at c5; B2 at c3
                play
                A1 activate; spend advance: A1 advance; A1 spot 9
                A1 assault B1; B1 fight back with hammer
                dice A 1 1 1 | B 4 1 1; A1 decline CMD-5
                A1 throw north
                dice A 5 1 1 | B 5 5 1; A1 decline CMD-5
                expect A1 pinned, activated, asks B: turn, command A shoot
                """);
    }
}
