package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ASK-7: a choice that belongs to another time of the game is refused by the rule that forbids it. */
class WrongTimeRulesTest {
    @Test
    @Rule({"ASK-7", "RND-2", "CMD-8"})
    @DisplayName("ASK-7, RND-2: no model acts or moves in a turn before one is activated")
    void beforeAnActivation() {
        play("""
                A1 RA 5+, rifle R8, at c3; B1 at c8; command A advance
                play
                expect asks A: turn, refuses A1 advance by RND-2, refuses A1 shoot rifle at B1 by RND-2, refuses A1 end by RND-2
                expect refuses A1 step c4 by RND-2, refuses end turn by CMD-6, refuses spend advance: A1 advance by CMD-8
                """);
    }

    @Test
    @Rule({"ASK-7", "CMD-6", "RND-2", "RND-5"})
    @DisplayName(
            "ASK-7, CMD-6: while a model is active no other is activated, and no side passes; without an ADVANCE no step")
    void withinAnActivation() {
        play("""
                A1 at c3; A2 at d3; A3 at e3, activated; B1 at c8; command A model
                play
                A1 activate
                expect refuses spend model: A2 activate by CMD-6, refuses A2 activate by CMD-6, refuses B1 activate by RND-2, refuses A1 activate by RND-2
                expect refuses A3 activate by RND-2, refuses pass by RND-5, refuses end turn by CMD-6
                expect refuses A1 step c4 by ADV-1, refuses A1 spot 5 by ADV-1, refuses A1 survive by ASK-1
                A1 advance
                expect refuses A2 activate by CMD-6, refuses A1 sprint by RND-3, refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule({"ASK-7", "CMD-8", "ITEM-2"})
    @DisplayName("ASK-7, CMD-8, ITEM-2: during an action no die buys another; no item is picked up without a move")
    void withinAnAction() {
        play("""
                token 1 I-AMMO at c3
                A1 SP 2-3 RA 5+, rifle R8, at c3; B1 at c8; command A advance shoot
                play
                A1 activate
                expect refuses A1 pick up 1 by ITEM-2, offers spend advance: A1 advance
                A1 advance
                expect refuses spend advance: A1 advance by CMD-8, refuses spend shoot: A1 shoot rifle at B1 by CMD-8
                expect refuses A1 shoot rifle at B1 by ASK-1
                """);
    }

    @Test
    @Rule({"ASK-7", "ADV-6"})
    @DisplayName("ASK-7, ADV-6: a model that breaks away goes on after the free ASSAULT")
    void atAFreeAssault() {
        play("""
                A1 SV 5+, at c4; B1 FI 5+, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks B: free assault, refuses A1 step c5 by ADV-6, refuses A1 sprint by ADV-6, refuses B1 advance by ASK-1
                """);
    }

    @Test
    @Rule({"ASK-7", "ADV-5"})
    @DisplayName("ASK-7, ADV-5: a model that has moved in with an enemy must fight it first; then its ADVANCE is over")
    void atAFight() {
        play("""
                A1 FI 5+ SP 2-3, blade CC, at c4; B1 FI 5+ SV 5+, at c5; B2 FI 5+ SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: spot, refuses A1 step c6 by ADV-5, refuses A1 end by ADV-5
                A1 spot 4
                expect asks A: enemy to fight (ADV-5), refuses A1 step c6 by ADV-5, refuses A1 end by ADV-5
                A1 attack B1
                expect asks A: weapon (AST-2), refuses A1 step c6 by ADV-5, refuses A1 spot 5 by ADV-5
                A1 wield blade
                expect asks B: fight back (AST-3), refuses A1 step c6 by ADV-5, refuses B1 advance by ASK-1
                B1 survive; dice A 1 1 1 1 | B 1 1 1 1
                expect asks A: activation, refuses A1 step c6 by ADV-1
                """);
    }
}
