package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** I-STUN-GRENADE: marks every model in a cube as activated. */
class StunGrenadeRulesTest {
    @Test
    @Rule({"I-STUN-GRENADE", "K-STUN", "ITEM-6"})
    @DisplayName("I-STUN-GRENADE: R3, once, no test against it and no damage; friend and foe, not beside it")
    void thrown() {
        play("""
                A1 RA 5+, carries I-STUN-GRENADE, at c2; A2 at c5; B1 HP 2, SOLID, at c5; B2 at c6; B3 at h8
                play
                A1 activate
                expect refuses A1 shoot item stun grenade at c6 by SHO-4, refuses A1 shoot item stun grenade at B1
                A1 shoot item stun grenade at c5; dice A 5 1 1
                expect A1 not carries I-STUN-GRENADE, A1 not activated, token 1 gone
                expect A2 activated, B1 activated, unharmed, not pinned, B2 not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"I-STUN-GRENADE", "K-STUN", "RND-8"})
    @DisplayName("I-STUN-GRENADE, RND-8: missed, it may scatter onto the thrower and end its activation")
    void bouncing() {
        play("""
                A1 RA 5+, carries I-STUN-GRENADE, at c2; A2 at h1; B1 at c3; B2 at h8
                play
                A1 activate; A1 shoot item stun grenade at c3; dice A 1 1 1 | A 5
                expect A1 activated, B1 not activated, asks B: turn
                """);
    }
}
