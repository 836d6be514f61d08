package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class StandUpRulesTest {
    @Test
    @Rule("STD-1")
    @DisplayName("STD-1: on any spot of its cube, its own included, that is free")
    void onAnySpot() {
        play("""
                A1 RA 5+, rifle R5, pinned, at c4/5; A2 at c4/1
                B1 at c8
                play
                A1 activate
                expect offers A1 stand up, A1 pinned
                A1 stand up
                expect asks A: spot (STD-1), offers A1 spot 5, offers A1 spot 9
                expect refuses A1 spot 1 by GEO-2, refuses A1 spot 10 by GEO-2, refuses A1 spot 0 by GEO-2
                A1 spot 9
                expect A1 at c4/9, upright, active, asks A: activation
                expect offers A1 advance, offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule("STD-1")
    @DisplayName("STD-1: a short action, so another short one may follow and no long one")
    void aShortAction() {
        play("""
                A1 RA 5+, rifle R5, pinned, at c4
                B1 SV 5+, at c8
                play
                A1 activate; A1 stand up; A1 spot 5
                expect refuses A1 sprint by RND-3, refuses A1 stand up by RND-4
                A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect A1 activated
                """);
    }

    @Test
    @Rule("STD-1")
    @DisplayName("STD-1: only a pinned model stands up, once, and as its first action (PIN-2)")
    void onlyThePinned() {
        play("""
                A1 at c4
                B1 at h8
                play
                A1 activate
                expect refuses A1 stand up by STD-1
                A1 advance; A1 spot 1
                expect refuses A1 stand up by STD-1
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("STD-2: the opponent must choose an attacker that is not pinned")
    void theOpponentChooses() {
        play("""
                A1 FI 3+ SV 5+ HP 2, pinned, at c4/5
                B1 FI 4+, at c4; B2 FI 3+, at c4; B3 FI 2+, pinned, at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                expect asks B: attacker (STD-2), offers B1 attack A1, offers B2 attack A1
                expect refuses B3 attack A1 by STD-2, refuses A1 decline STD-2, refuses A1 attack B1
                B2 attack A1
                dice A 5 1 1 | B 3 3 1 1 1               # 3, +1 friends, +1 pinned; A1 must survive
                expect A1 damage 1, upright, B2 not activated, B3 pinned, asks A: activation
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("STD-2: one enemy only attacks unasked, once the spot is taken; a draw does nothing")
    void oneEnemyAttacksUnasked() {
        play("""
                A1 SV 5+, pinned, at c4/5
                B1 FI 4+, at c4/1
                play
                A1 activate; A1 stand up
                expect refuses A1 spot 1 by GEO-2
                A1 spot 2
                expect asks A rolls 3 d8: test
                dice A 5 1 1 | B 4 1 1 1
                expect A1 at c4/2, upright, unharmed
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("STD-2: the attacker names its weapon, whose keywords apply")
    void theAttackersWeapon() {
        play("""
                A1 SV 5+ AR 1 HP 3, pinned, at c4
                B1 FI 4+, blade CC, hammer CC AP1, at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                expect asks B: weapon (AST-2)
                B1 wield hammer
                dice A 1 1 1 | B 4 4 1 1
                expect A1 damage 2
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("STD-2: a model killed as it stands up is done with its activation (RND-8)")
    void killedAsItStandsUp() {
        play("""
                A1 SV 5+ VP 3, pinned, at c4; A2 at a1
                B1 FI 4+, at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                dice A 1 1 1 | B 4 1 1 1
                expect A1 killed, score B 3, asks B: turn
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("STD-2: a model knocked away as it stands up, unpinned, goes on with its activation (K-KNOCKBACK)")
    void knockedAwayAsItStandsUp() {
        play("""
                A1 SV 5+ AR 1, pinned, at c4
                B1 FI 4+, KNOCKBACK, at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                dice A 1 1 1 | B 4 1 1 1
                A1 throw north; A1 spot 5
                expect A1 at c5/5, upright, unharmed, active, offers A1 advance
                """);
    }

    @Test
    @Rule("STD-2")
    @DisplayName("STD-2: an enemy with FI - is passed over")
    void noFightNoAttack() {
        play("""
                A1 SV 5+ HP 2, pinned, at c4
                B1 at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                expect A1 upright, unharmed, asks A: activation
                """);
    }
}
