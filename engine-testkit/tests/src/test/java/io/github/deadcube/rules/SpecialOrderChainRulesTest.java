package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** CMD-9, KT-4: explosions that a special order causes. */
class SpecialOrderChainRulesTest {
    @Test
    @Rule({"CMD-9", "KT-4", "K-BOOM"})
    @DisplayName("CMD-9, KT-4: an explosion that an order causes is resolved before any other effect")
    void atOnce() {
        DoomOrder.play(Trigger.ACTIVE, """
                A1 order "Doom", at c4; A2 BOOM! (1), at h1; B1 SV 5+ HP 9, at h1; command A order
                play
                A1 activate; spend order: A1 use HOUSE-DOOM on A2
                expect A2 killed, asks A rolls 1 d8: test (K-BOOM)
                dice A 4 | B 1 1 1
                dice A 1; B1 spot 5
                expect B1 damage 1, B1 at h2, pinned, asks A: activation
                """);
    }

    @Test
    @Rule({"CMD-9", "KT-4", "K-BOOM"})
    @DisplayName("CMD-9, KT-4: at a friend's death it waits until the attack that killed is done, up to its pins")
    void afterTheAttack() {
        DoomOrder.play(Trigger.DIED, """
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, order "Doom", at c4; B2 SV 5+, at c4; B3 BOOM! (1), at h8; B4 SV 5+ HP 9, at h8
                command B order
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                dice A 4 | B 1 1 1; B1 decline CMD-5
                expect B1 killed, asks B: special order (CMD-9)
                spend order: B1 use HOUSE-DOOM on B3
                expect B3 killed, asks B rolls 3 d8: test (K-FRAG)
                dice B 5 1 1; dice A 3; B2 spot 5
                expect B2 at d4, pinned, asks B rolls 1 d8: test (K-BOOM)
                """);
    }
}
