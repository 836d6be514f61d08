package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-INVIGORATE: a SHOOT that lets a friend act again. */
class InvigorateRulesTest {
    @Test
    @Rule({"K-INVIGORATE", "CMD-6"})
    @DisplayName("44. once more (K-INVIGORATE)")
    void onceMore() {
        play("""
                command A model
                A1 RA 4+, drum R2 INVIGORATE, at c3; A2 activated, at c3; A3 RA 4+, drum R2 INVIGORATE, at c3; B1 to B2 at h8
                play
                A1 activate; A1 shoot drum at A2; dice A 4 1 1
                expect A2 activated, not marked K-INVIGORATE
                A1 end; end turn; B1 activate; B1 end
                A3 activate; A3 shoot drum at A2; dice A 4 8 1 | A 2
                expect A2 not activated, marked K-INVIGORATE 1
                A3 end; spend model: A2 activate; A2 end
                expect A2 activated
                """);
        play("""
                A1 RA 4+, drum R2 INVIGORATE, at c3; A2 activated, marked K-INVIGORATE 1 until round, at c3; B1 at h8
                play
                A1 activate
                expect refuses A1 shoot drum at A2 by K-INVIGORATE
                A1 end; B1 activate; B1 end; dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                expect A2 not marked K-INVIGORATE
                """);
    }

    @Test
    @Rule({"K-INVIGORATE", "KT-18"})
    @DisplayName("K-INVIGORATE: one other friend in the same cube with an activation marker, and no other model")
    void oneOtherFriend() {
        play("""
                wall north-south through c5
                A1 RA 4+, drum R8 INVIGORATE, at c3; A2 activated, at c3; A3 at c3; A4 activated, at c4; B1 to B2 at h8
                A5 activated, neutral, at c3
                play
                A1 activate
                expect offers A1 shoot drum at A2, refuses A1 shoot drum at A3 by K-INVIGORATE
                expect refuses A1 shoot drum at A4 by K-INVIGORATE, refuses A1 shoot drum at A1 by K-INVIGORATE
                expect refuses A1 shoot drum at A5 by K-INVIGORATE, refuses A1 shoot drum at B1 by K-INVIGORATE
                expect refuses A1 shoot drum at c3, refuses A1 shoot drum at A2 as blaze away by SHO-9
                """);
    }

    @Test
    @Rule({"K-INVIGORATE", "DICE-10"})
    @DisplayName("K-INVIGORATE, DICE-10: 3 dice as printed, no modifiers and no re-rolls")
    void asPrinted() {
        play("""
                command A dice
                A1 RA 4+, HOLO-SIGHT, WEIGHT OF FIRE (2), drum R2 INVIGORATE, at c3; A2 activated, at c3; B1 at h8
                play
                A1 activate; A1 shoot drum at A2
                expect asks A rolls 3 d8: test (K-INVIGORATE)
                dice A 4 1 1
                expect A2 activated, asks A: activation
                """);
    }

    @Test
    @Rule({"K-INVIGORATE", "SHO-2", "SHO-8", "RND-4"})
    @DisplayName("K-INVIGORATE: a SHOOT: not beside enemies, once an activation, not with RA -; with a CC weapon too")
    void aShoot() {
        play("""
                A1 RA 4+, drum CC INVIGORATE, at c3; A2 activated, at c3; A3 activated, at c3; B1 at h8
                play
                A1 activate; A1 shoot drum at A2; dice A 1 1 1
                expect refuses A1 shoot drum at A3 by RND-4
                """);
        play("""
                A1 RA 4+, drum R2 INVIGORATE, at c3; A2 activated, at c3; B1 pinned, at c3
                play
                A1 activate
                expect refuses A1 shoot drum at A2 by SHO-2
                """);
        play("A1 drum R2 INVIGORATE, at c3; A2 activated, at c3; B1 at h8; play; A1 activate; "
                + "expect refuses A1 shoot drum at A2 by SHO-8");
    }

    @Test
    @Rule({"K-INVIGORATE", "K-ONE-USE", "K-FIRE-CONTROL", "SHO-9"})
    @DisplayName("K-INVIGORATE: one-use is spent by being named; with FIRE CONTROL it is one of two shots")
    void oneOfTwo() {
        play("""
                barricade north of c3
                A1 RA 4+, FIRE CONTROL, drum R2 INVIGORATE and ONE-USE, gun R8, at c3; A2 activated, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot drum at A2; A1 shoot gun at B1; dice A 4 4 1
                expect A2 not activated
                dice A 4 1 1 | B 1 1 1
                expect B1 damage 1, event A1 has used up drum
                """);
    }

    @Test
    @Rule({"K-INVIGORATE", "K-RAMPAGE"})
    @DisplayName("K-INVIGORATE, K-RAMPAGE: out of control it helps no model")
    void outOfControl() {
        play("""
                A1 RA 4+ HP 2, RAMPAGE, damage 1, drum R2 INVIGORATE, at c3; A2 activated, at c3; B1 at h8
                play
                A1 activate; dice A 1
                expect refuses A1 shoot drum at A2 by K-INVIGORATE
                """);
    }
}
