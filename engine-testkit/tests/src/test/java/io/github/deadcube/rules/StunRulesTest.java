package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-STUN: a hit does no damage and marks its target as activated. The barricade prevents clear shots. */
class StunRulesTest {
    @Test
    @Rule({"K-STUN", "KT-8", "RND-8"})
    @DisplayName("40. stunned by the answer (K-STUN, KT-8, RND-8)")
    void stunnedByTheAnswer() {
        play("""
                A1 FI 4+, at c4; A2 at a1; B1 FI 4+, baton CC STUN, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 1; B1 fight back with baton
                dice A 4 1 1 1 | B 4 4 1
                expect A1 unharmed, activated, asks B: turn
                """);
    }

    @Test
    @Rule("K-STUN")
    @DisplayName("K-STUN: a shot that wins costs no HP and marks its target, whatever its ARMOUR; a draw does nothing")
    void shots() {
        String shot = """
                barricade north of c3; A1 RA 5+, dart R8 STUN, at c3; B1 SV 5+ AR 3 HP 9, at c4; B2 at h8
                play
                A1 activate; A1 shoot dart at B1; dice A %s | B 5 1 1
                expect B1 unharmed, %s
                """;
        play(shot.formatted("5 5 5", "activated"));
        play(shot.formatted("5 1 1", "not activated"));
        play(shot.formatted("1 1 1", "not activated"));
    }

    @Test
    @Rule({"K-STUN", "KT-1", "KT-11"})
    @DisplayName("K-STUN, KT-1: on a model, with every weapon and with none; on a weapon while it is used")
    void onModelsAndWeapons() {
        String assault = """
                A1 FI 4+%s, at c4; B1 SV 5+ HP 9, at c4; B2 at h8
                play
                A1 activate; A1 assault B1; %sdice A 4 4 1 | B 1 1 1
                expect B1 %s
                """;
        play(assault.formatted(", STUN", "", "unharmed, activated"));
        play(assault.formatted(", STUN, knife CC AP1 STUN", "A1 wield knife; ", "unharmed, activated"));
        play(assault.formatted(", knife CC STUN", "A1 wield nothing; ", "damage 2, not activated"));
    }

    @Test
    @Rule({"K-STUN", "ADV-6"})
    @DisplayName("K-STUN, ADV-6: one that breaks away and is stunned stays, and its activation is over")
    void breakingAway() {
        play("""
                A1 SV 5+ HP 9, at c4; A2 at a1; B1 FI 4+, STUN, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; dice A 1 1 1 | B 4 1 1
                expect A1 at c4/5, unharmed, activated, asks B: turn
                """);
    }

    @Test
    @Rule({"K-STUN", "K-GRENADE", "KT-15"})
    @DisplayName(
            "K-STUN: of a GRENADE it marks every model in the cube, friend and foe, without a test; no model beside it")
    void grenade() {
        play("""
                A1 RA 5+, pot R3 GRENADE (STUN), at c2; A2 at c4; B1 SV 2+, at c4; B2 at c5
                play
                A1 activate; A1 shoot pot at c4; dice A 5 1 1
                expect A2 activated, B1 activated, not pinned, B2 not activated, A1 not activated, asks A: activation
                """);
        play("""
                A1 RA 5+, pot R3 GRENADE (STUN), at c2; A2 at a1; B1 at c4; B2 at h8
                play
                A1 activate; A1 shoot pot at c3; dice A 1 1 1; dice A 5
                expect A1 activated, asks B: turn                # it scatters onto the thrower
                """);
    }

    @Test
    @Rule({"K-STUN", "K-EXPLOSIVE", "K-FRAG", "KT-15"})
    @DisplayName("K-STUN, KT-15: after FRAG, all models that were there, also at new places; FRAG costs HP as usual")
    void withFrag() {
        play("""
                A1 RA 5+, cannon R8 EXPLOSIVE (FRAG (1)) and STUN, at c1; B1 SV 5+ HP 9, at c4; B2 at c5/1
                play
                A1 activate; A1 shoot cannon at c4; dice A 4 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 at c5/5, damage 1, pinned, activated, B2 not activated
                """);
    }

    @Test
    @Rule({"K-STUN", "K-TRAP"})
    @DisplayName("K-STUN: as the effect of a TRAP")
    void trap() {
        play("""
                A1 at c4; A2 at a1; B1 at h8; laid K-TRAP (STUN) of B1 at c5
                play
                A1 activate; A1 advance; A1 step c5; B1 use K-TRAP on A1; A1 spot 5
                expect A1 at c5/5, activated, not pinned, asks B: turn
                """);
    }

    @Test
    @Rule({"K-STUN", "K-KNOCKBACK", "K-RAPID-FIRE"})
    @DisplayName("K-STUN: KNOCKBACK uses the same dice; blaze away only pins")
    void otherKeywords() {
        play("""
                A1 FI 4+, baton CC STUN and KNOCKBACK, at c4; B1 SV 5+ HP 9, at c4; B2 at h8
                play
                A1 activate; A1 assault B1; A1 wield baton; dice A 4 1 1 | B 1 1 1; B1 throw north; B1 spot 5
                expect B1 at c5/5, unharmed, activated
                """);
        play("""
                barricade north of c3; A1 RA 5+, gun R8 STUN and RAPID FIRE, at c3; B1 SV 5+, at c4; B2 at h8
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, not activated
                """);
    }
}
