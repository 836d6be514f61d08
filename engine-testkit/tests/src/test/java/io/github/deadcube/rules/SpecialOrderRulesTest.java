package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** CMD-9: special orders, each trigger, and the two shipped orders. */
class SpecialOrderRulesTest {
    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: at the start of an activation, once; the die is spent")
    void atTheStart() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 order "Herald", at c4; A2 at c4; B1 at h8; command A order order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-HERALD
                spend order: A1 use HOUSE-HERALD
                expect event spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, command A order, refuses spend order: A1 use HOUSE-HERALD by CMD-9
                A1 end; B1 activate; B1 end
                A2 activate
                expect offers spend order: A2 use HOUSE-HERALD, refuses spend order: A1 use HOUSE-HERALD by CMD-9
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: between and after short actions, of which it is none")
    void betweenAndAfterActions() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 RA 5+, rifle R8, order "Herald", at c2; B1 SV 5+, at c4; command A order
                play
                A1 activate; A1 advance; A1 spot 7
                expect offers spend order: A1 use HOUSE-HERALD
                A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                A1 decline CMD-5
                expect asks A: activation, offers spend order: A1 use HOUSE-HERALD, refuses A1 sprint by RND-3
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"CMD-9", "CMD-4"})
    @DisplayName("CMD-9, CMD-4: after a long action; outside the limit on Advance, Shoot and Assault")
    void afterALongAction() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 order "Herald", at c2; B1 at h8; command A order advance
                play
                A1 activate; spend advance: A1 advance; A1 step c3; A1 spot 5
                A1 sprint; A1 step c4; A1 spot 5
                expect asks A: activation
                spend order: A1 use HOUSE-HERALD
                expect command A none, A1 activated
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: without the die, without the order, or at another moment it cannot be used")
    void notAvailable() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 order "Herald", at c2; B1 at h8; command A dice; command B order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-HERALD by CMD-9, refuses spend dice: A1 use HOUSE-HERALD by CMD-9
                A1 end; B1 activate                              # B's leader has no order
                expect refuses spend order: B1 use HOUSE-HERALD by CMD-9
                """);
        HeraldOrder.play(Trigger.ASSAULTED, """
                A1 order "Herald", at c2; B1 at h8; command A order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-HERALD by CMD-9
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: also after the leader has gone")
    void afterTheLeaderHasGone() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 order "Herald", leader, killed; A2 at c2; B1 at h8; command A order
                play
                A2 activate
                expect offers spend order: A2 use HOUSE-HERALD
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: only the leader's order counts")
    void noOtherModelsOrder() {
        HeraldOrder.play(Trigger.ACTIVE, """
                A1 leader, at c2; A2 order "Herald", at c2; B1 at h8; command A order
                play
                A2 activate
                expect refuses spend order: A2 use HOUSE-HERALD by CMD-9
                """);
    }

    @Test
    @Rule({"CMD-9", "ADV-17"})
    @DisplayName("CMD-9, ADV-17: an enemy has entered, before the fight")
    void anEnemyEnters() {
        HeraldOrder.play(Trigger.ENGAGED, """
                A1 FI 5+, at c4; B1 SV 5+ FI 5+, order "Herald", at c5; command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                expect asks B: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, command B none, asks B: fight back
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: declined, the die is kept")
    void declined() {
        HeraldOrder.play(Trigger.ENGAGED, """
                A1 FI 5+, at c4; B1 SV 5+ FI 5+, order "Herald", at c5; command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                expect offers B1 decline CMD-9, refuses A1 decline CMD-9 by ASK-5, refuses spend order: B1 use HOUSE-HERALD by CMD-9
                B1 decline CMD-9
                expect command B order, not event HOUSE-HERALD, asks B: fight back
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: a friend dies, in the enemy's turn too")
    void aFriendDies() {
        HeraldOrder.play(Trigger.DIED, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; B2 order "Herald", leader, at b4; command B order
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
                expect B1 killed, asks B: special order (CMD-9)
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1, command B none, asks A: activation
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: a friend is made a target of a shot, before dice are added or rolled")
    void aFriendIsShotAt() {
        HeraldOrder.play(Trigger.DECLARED, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4; B2 order "Herald", leader, at b4; command B order dice
                play
                A1 activate; A1 shoot rifle at B1
                expect asks B: special order (CMD-9), not event SHO-7
                spend order: B1 use HOUSE-HERALD
                expect event HOUSE-HERALD on B1: 1, asks B: added dice
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: a friend is made a target of an ASSAULT")
    void aFriendIsAssaulted() {
        HeraldOrder.play(Trigger.DECLARED, """
                A1 FI 5+, at c4; B1 FI 5+ SV 5+, order "Herald", at c4; command B order
                play
                A1 activate; A1 assault B1
                expect asks B: special order (CMD-9)
                B1 decline CMD-9
                expect asks B: fight back
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: a cube as target makes no model in it a target")
    void aCubeIsShotAt() {
        HeraldOrder.play(Trigger.DECLARED, """
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, order "Herald", at c4; command B order
                play
                A1 activate; A1 shoot pot at c4
                expect asks A rolls 3 d8: test
                dice A 4 1 1
                expect asks A rolls 1 d8: test (K-FRAG), command B order
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: after an assault of its own, when all of it is done")
    void afterAnAssault() {
        HeraldOrder.play(Trigger.ASSAULTED, """
                A1 FI 5+, order "Herald", at c4; B1 SV 5+ HP 3, at c4; command A order; command B order
                play
                A1 activate; A1 assault B1
                dice A 5 5 1 | B 1 1 1; A1 decline CMD-5; B1 decline CMD-5
                expect B1 damage 2, asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect event HOUSE-HERALD on A1: 1, command A none, asks B: turn, command B order
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: in the command phase, after the command roll, the side with the initiative first")
    void inTheCommandPhase() {
        HeraldOrder.play(Trigger.COMMAND, """
                A1 order "Herald", at a1; B1 order "Herald", at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 6 6 1 | B 6 1 1
                reroll command none
                expect asks B: command reroll
                reroll command none
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-HERALD
                expect command A model order, asks B: special order
                B1 decline CMD-9
                expect command B model model order, asks A: turn
                """);
    }

    @Test
    @Rule({"CMD-9", "RND-9"})
    @DisplayName("CMD-9, RND-9: in the end phase, before unspent dice are discarded")
    void inTheEndPhase() {
        HeraldOrder.play(Trigger.END_PHASE, """
                A1 order "Herald", at a1; B1 order "Herald", at h8; command A order; command B order
                play
                A1 activate; A1 end; B1 activate; B1 end
                expect asks B: special order (CMD-9)             # the turn was B's
                B1 decline CMD-9
                expect asks A: special order (CMD-9), round 1
                spend order: A1 use HOUSE-HERALD
                expect event B discards order, event HOUSE-HERALD on A1: 1, round 2, command A none, command B none
                """);
    }
}
