package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-IT-BURNS: one shot at all models in a cube, and fire on each of them. */
class ItBurnsRulesTest {
    @Test
    @Rule({"K-IT-BURNS", "DICE-11"})
    @DisplayName("32. flames (K-IT-BURNS, DICE-11)")
    void flames() {
        play("""
                A1 RA 5+, torch R2 AP1 IT BURNS!, at c4; A2 SV 4+ HP 3, at c6; B1 SV 5+ HP 2 AR 1, activated, at c6
                B2 SV 5+ HP 1, at c6
                play
                A1 activate; A1 shoot torch at B1; dice A 5 6 8 | A 2; dice A 4 1 1 | B 5 5 1 | B 5 6 7
                expect A2 damage 2, B1 damage 1, B2 unharmed
                expect A2 marked K-IT-BURNS 1, B1 marked K-IT-BURNS 1, B2 marked K-IT-BURNS 1, asks A: activation
                """);
        play("""
                A1 at a1; B1 SV 5+ HP 2 AR 1, marked K-IT-BURNS 1 until game, at c6; initiative B
                play
                B1 activate; dice B 5 1 1 | A 4 1 1
                expect B1 unharmed, not marked K-IT-BURNS, offers B1 sprint
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "DICE-10", "SHO-6", "I-AMMO"})
    @DisplayName("K-IT-BURNS: RANGED as printed, no modifiers, no re-rolls, no items; the others have theirs")
    void asPrinted() {
        play("""
                command A dice advance; command B dice
                A1 RA 5+, HOLO-SIGHT, WEIGHT OF FIRE (2), torch R8 IT BURNS!, carries I-AMMO, at c4
                B1 SV 5+ HP 9, RESILIENT (1), at c6
                play
                A1 activate
                expect refuses A1 shoot torch at B1 using I-AMMO by I-AMMO
                A1 shoot torch at B1
                expect asks B: added dice
                add 1
                expect asks A rolls 3 d8: test (K-IT-BURNS)
                dice A 5 1 1
                expect asks B rolls 4 d8: test (K-IT-BURNS)
                dice B 1 1 1 1
                expect asks B: reroll (DICE-8)
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "SHO-3", "SHO-4", "K-HONOURABLE"})
    @DisplayName(
            "K-IT-BURNS: its primary target is as for any SHOOT: visible, no friend, in range; for HONOURABLE unpinned")
    void primaryTarget() {
        play("""
                wall north of c5
                A1 RA 5+, HONOURABLE, torch R2 IT BURNS!, at c4; A2 at d5; B1 at c6; B2 pinned, at d6; B3 at d6; B4 at h8
                play
                A1 activate
                expect refuses A1 shoot torch at B1 by SHO-4, refuses A1 shoot torch at A2 by SHO-3
                expect refuses A1 shoot torch at B2 by K-HONOURABLE, offers A1 shoot torch at B3
                expect refuses A1 shoot torch at B4 by SHO-4, refuses A1 shoot torch at c6 by SHO-3
                expect refuses A1 shoot torch at B3 as flames by SHO-9
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "KT-2", "K-KNOCKBACK", "SCAT-8"})
    @DisplayName("K-IT-BURNS, KT-2: KNOCKBACK throws each one that is beaten; survivors catch fire wherever they are")
    void knockback() {
        play("""
                A1 RA 5+, torch R8 IT BURNS! and KNOCKBACK, at c3; B1 SV 5+ HP 9, at c5/5; B2 SV 5+ HP 9, at c5/8
                B3 SV 5+ HP 9, at c5/2
                play
                A1 activate; A1 shoot torch at B1; dice A 5 1 1 | B 1 1 1 | B 5 1 1 | B 1 1 1; B1 spot 4; B3 spot 6
                expect B1 at c6/4, damage 1, marked K-IT-BURNS 1, B2 at c5/8, unharmed, marked K-IT-BURNS 1
                expect B3 at c6/6, damage 1, marked K-IT-BURNS 1
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "K-PREY", "K-EVADE"})
    @DisplayName("K-IT-BURNS: PREY and EVADE are the primary target's; a success is enough for PREY")
    void preyAndEvade() {
        play("""
                A1 RA 5+, torch R8 IT BURNS! and PREY, at c3; B1 SV 5+ HP 9, EVADE, at c5; B2 SV 5+ HP 9, EVADE, at c5
                play
                A1 activate; A1 shoot torch at B2; dice A 5 1 1 | B 5 1 1 | B 5 1 1
                expect B2 marked K-PREY 1, B1 not marked K-PREY, asks B: evade, refuses B1 step c6, offers B2 step c6
                B2 decline K-EVADE
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "KT-16"})
    @DisplayName("K-IT-BURNS: one marker at most, which stays until the fire is put out")
    void oneMarker() {
        play("""
                A1 RA 5+, torch R8 IT BURNS!, at c3; B1 SV 5+ HP 9, marked K-IT-BURNS 1 until game, at c5; B2 at h8
                play
                A1 activate; A1 shoot torch at B1; dice A 5 1 1 | B 5 1 1; A1 end; B1 activate; dice B 1 1 1 | A 4 1 1
                expect B1 damage 1, not marked K-IT-BURNS, activated
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "K-TOXIC", "K-STUN", "K-SUPPRESSION", "K-LIFE-DRAIN"})
    @DisplayName("K-IT-BURNS, KT-1: the weapon's other keywords count for every model hit")
    void otherKeywords() {
        String shot = """
                A1 RA 5+ HP 9, torch R8 IT BURNS! and %s, damage 5, at c3; B1 SV 5+ HP 9, at c5; B2 SV 5+ HP 9, at c5; B3 at h8
                play
                A1 activate; A1 shoot torch at B1; dice A 5 1 1 | B 1 1 1 | B 1 1 1
                expect %s
                """;
        play(shot.formatted("TOXIC (1)", "B1 damage 2, B2 damage 2"));
        play(shot.formatted("STUN", "B1 unharmed, activated, B2 unharmed, activated, B1 marked K-IT-BURNS 1"));
        play(shot.formatted("SUPPRESSION", "B1 damage 1, pinned, B2 damage 1, pinned"));
        play(shot.formatted("LIFE DRAIN", "B2 damage 1, asks A: keyword (K-LIFE-DRAIN)")
                + "A1 use K-LIFE-DRAIN on A1; A1 use K-LIFE-DRAIN on A1; expect A1 damage 3, B2 marked K-IT-BURNS 1");
    }

    @Test
    @Rule({"K-IT-BURNS", "K-RAPID-FIRE"})
    @DisplayName("K-IT-BURNS: a weapon with RAPID FIRE too may blaze away, which sets no model on fire")
    void blazingAway() {
        play("""
                A1 RA 5+, torch R8 IT BURNS! and RAPID FIRE, at c4; B1 SV 5+, at c5
                play
                A1 activate; A1 shoot torch at B1 as blaze away; dice A 5 1 1 1 1 1 | B 1 1 1
                expect B1 pinned, not marked K-IT-BURNS
                """);
    }

    @Test
    @Rule({"K-IT-BURNS", "K-FIRE-CONTROL", "SHO-9"})
    @DisplayName("K-IT-BURNS, K-FIRE-CONTROL: as one of two shots, EVADE comes after both, once")
    void oneOfTwo() {
        play("""
                A1 RA 5+, FIRE CONTROL, torch R8 IT BURNS!, gun R8, at c4; B1 SV 5+ HP 9, EVADE, at c5
                play
                A1 activate; A1 shoot torch at B1; A1 shoot gun at B1; dice A 5 1 1 | B 5 1 1
                expect B1 marked K-IT-BURNS 1, asks A rolls 5 d8
                dice A 5 1 1 1 1 | B 5 1 1
                expect asks B: evade
                B1 decline K-EVADE
                expect asks A: activation
                """);
    }
}
