package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ADV: distance, destination, cubes with other models, and spots. */
class AdvanceRulesTest {
    @Test
    @Rule("ADV-1")
    @DisplayName("ADV-1: up to the first SP in cubes")
    void upToTheFirstSpeed() {
        play("""
                A1 SP 2-4, at c2; B1 at h8
                play
                A1 activate; A1 advance; A1 step c3
                expect offers A1 step c4, offers A1 spot 5
                A1 step c4
                expect refuses A1 step c5 by ADV-1, offers A1 spot 9
                A1 spot 9
                expect A1 at c4/9, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-1")
    @DisplayName("ADV-1: or a reposition to another spot of the same cube")
    void reposition() {
        play("""
                A1 at c2/5; B1 at h8
                play
                A1 activate; A1 advance
                expect offers A1 spot 5, refuses A1 spot 10 by GEO-2
                A1 spot 7
                expect event A1 moves to c2/7, A1 at c2/7, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-1")
    @DisplayName("ADV-1: repositioning beside enemies is no fight and no breaking away")
    void repositionBesideEnemies() {
        play("""
                A1 FI 5+ SV 5+, at c2/5; B1 FI 4+, at c2/4
                play
                A1 activate; A1 advance; A1 spot 7
                expect A1 at c2/7, not event ADV-5, not event ADV-6, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-2")
    @DisplayName("ADV-2: a step goes to an adjacent cube, diagonals included")
    void stepsToAdjacentCubes() {
        play("""
                floor c4:3
                A1 SP 3-4, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect offers A1 step b5, offers A1 step c5, offers A1 step d5, offers A1 step b4
                expect offers A1 step d4, offers A1 step b3, offers A1 step c3, offers A1 step d3
                expect refuses A1 step c6 by ADV-2, refuses A1 step e5 by ADV-2, refuses A1 step a2 by ADV-2
                expect refuses A1 step c4 by ADV-2, refuses A1 step c4:3 by ADV-2
                """);
    }

    @Test
    @Rule("ADV-3")
    @DisplayName("ADV-3: the edge of the battlefield is a wall")
    void theEdgeIsAWall() {
        play("""
                A1 at h8; B1 at a1
                play
                A1 activate; A1 advance
                expect refuses A1 step h9 by ADV-3, refuses A1 step i8 by ADV-3, refuses A1 step i9 by ADV-3
                expect offers A1 step g7
                """);
    }

    @Test
    @Rule({"ADV-5", "AST-1"})
    @DisplayName("ADV-5, AST-1: moving in with an enemy is an ASSAULT that is no action, and ends the movement")
    void movingInIsAFight() {
        play("""
                command A assault
                A1 SP 3-4 FI 5+, at c2; B1 FI 4+ SV 4+, at c3
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 4
                expect asks B: fight back
                B1 survive; dice A 5 1 1 1 | B 4 1 1; A1 decline CMD-5
                expect event A1 targets B1, event ADV-5, A1 at c3/4, asks A: activation
                expect refuses A1 advance by RND-4, refuses spend assault: A1 assault B1 by AST-1
                """);
    }

    @Test
    @Rule("ADV-5")
    @DisplayName("ADV-5: among several enemies the mover chooses")
    void amongSeveralTheMoverChooses() {
        play("""
                A1 FI 5+, at c2; A2 at c5; B1 SV 4+, at c3; B2 SV 4+ HP 2, at c3; B3 at c5
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 4
                expect asks A: enemy to fight (ADV-5), offers A1 attack B1, offers A1 attack B2
                expect refuses A1 attack B3 by ADV-5, refuses A1 attack A2 by ADV-5
                A1 attack B2; dice A 5 1 1 1 | B 1 1 1 1       # each has a friend there but has not moved in
                expect B1 unharmed, B2 damage 1
                """);
    }

    @Test
    @Rule("ADV-5")
    @DisplayName("ADV-5: it may not pass through, even with movement left and the enemy killed")
    void noPassingThrough() {
        play("""
                A1 SP 3-4 FI 5+, at c2; B1 SV 4+, at c3; B2 at h8
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 4
                dice A 5 1 1 1 | B 1 1 1
                expect B1 killed, A1 at c3/4, asks A: activation, refuses A1 step c4 by ADV-1
                """);
    }

    @Test
    @Rule("ADV-5")
    @DisplayName("ADV-5: a model with FI - may enter by choice, and rolls nothing")
    void withoutFightItRollsNothing() {
        play("""
                A1 HP 2, at c2; B1 FI 4+ SV 4+, at c3
                play
                A1 activate; A1 advance
                expect offers A1 step c3
                A1 step c3; A1 spot 4; B1 fight back
                dice B 4 1 1
                expect event 0 against 1, A1 damage 1, A1 at c3/4
                """);
    }

    @Test
    @Rule("ADV-5")
    @DisplayName("ADV-5: pinned enemies are fought as well (AST-10)")
    void pinnedEnemiesAreFought() {
        play("""
                A1 FI 5+, at c2; B1 FI 4+ SV 4+ HP 2, pinned, at c3
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 4
                dice A 5 1 1 1 1 | B 1 1 1                     # 3, +1 moved in, +1 pinned
                expect B1 upright, damage 1, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-5")
    @DisplayName("ADV-5: neutral models in the cube are no enemies (ADV-4)")
    void neutralModelsAreNoEnemies() {
        play("""
                A1 SP 2-3 FI 5+, at c2; B1 FI 4+, neutral, at c3; B2 at h8
                play
                A1 activate; A1 advance; A1 step c3
                expect asks A: movement, offers A1 spot 4, offers A1 step c4
                A1 spot 4
                expect not event ADV-5, A1 at c3/4, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-11")
    @DisplayName("ADV-11: one level down is an ordinary cube of movement")
    void oneLevelDown() {
        play("""
                floor c5:2
                A1 SP 2-3, at c5:2; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4; A1 step c3; A1 spot 5
                expect A1 at c3/5, not event FALL-1
                """);
    }

    @Test
    @Rule("ADV-16")
    @DisplayName("ADV-16: a model with SP - cannot choose to move")
    void withoutSpeedNoMovement() {
        play("""
                command A advance
                A1 SP -, at c2; B1 at h8
                play
                A1 activate
                expect refuses A1 advance by ADV-16, refuses A1 sprint by ADV-16, offers A1 end
                """);
    }

    @Test
    @Rule("ADV-17")
    @DisplayName("ADV-17: a stopping model chooses its spot; one that passes through has none")
    void theStoppingModelChoosesItsSpot() {
        play("""
                A1 SP 2-3, at c2; A2 at c4/5; B1 at h8
                play
                A1 activate; A1 advance; A1 step c3; A1 step c4
                expect event A1 moves to c3, event A1 moves to c4
                expect refuses A1 spot 5 by GEO-2, offers A1 spot 1, offers A1 spot 9
                A1 spot 9
                expect event A1 moves to c4/9, A1 at c4/9, A2 at c4/5
                """);
    }

    @Test
    @Rule("ADV-17")
    @DisplayName("ADV-17: where enemies stop it, it takes its spot before they are fought")
    void theSpotComesBeforeTheFight() {
        play("""
                A1 FI 5+, at c2; B1 FI 4+ SV 4+, at c3/5
                play
                A1 activate; A1 advance; A1 step c3
                expect asks A: spot, not event ADV-5
                A1 spot 1
                expect A1 at c3/1, event A1 targets B1, asks B: fight back
                """);
    }

    @Test
    @Rule("ADV-18")
    @DisplayName("ADV-18: if the fight moves the model, the rest of its movement lapses")
    void movementAfterAForcedMoveLapses() {
        play("""
                A1 SP 3-4 FI 5+ AR 3, at c2; B1 FI 4+, hammer CC KNOCKBACK, at c3/5
                play
                A1 activate; A1 advance; A1 step c3; A1 spot 1
                B1 fight back with hammer; dice A 1 1 1 1 | B 4 1 1
                A1 throw south; A1 spot 5
                expect A1 at c2/5, upright, damage 0, not activated, asks A: activation
                """);
    }
}
