package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.printed;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25: weapon keywords that the revision changes. */
class RevisedWeaponsRulesTest {
    @Test
    @Rule({"R25-K-COMPANION", "R25-KT-19"})
    @DisplayName("R25-K-COMPANION: on any weapon that the model carries it counts too")
    void companion() {
        isNew("""
                A1 FI 4+, gun R5 COMPANION, at c5; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 assault B1; dice A 4 1 1 1 | B 1 1 1
                expect B1 damage 1
                """);
        differs("""
                A1 FI 4+, claw CC COMPANION, fist CC, at c5; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 assault B1; A1 wield fist
                """, "dice A 4 1 1 | B 1 1 1; expect B1 damage 1", "dice A 4 1 1 1 | B 1 1 1; expect B1 damage 1");
    }

    @Test
    @Rule("R25-K-DISMANTLE")
    @DisplayName("R25-K-DISMANTLE, R25-DMG-1: it adds the damage that TOUGH prevents; on a BIKE too")
    void dismantle() {
        differs("""
                A1 RA 5+, gun R5 DISMANTLE, at c3; B1 SV 5+ HP 9, CONSTRUCT, TOUGH, at c5
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1
                """, "expect B1 unharmed", "expect B1 damage 1");
        revised("""
                A1 RA 5+, gun R5 DISMANTLE, at c3; B1 SV 5+ HP 9, BIKE, at c5
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1; expect B1 damage 2
                """);
    }

    @Test
    @Rule({"R25-K-FIRE-CONTROL", "R25-KT-19"})
    @DisplayName("R25-K-FIRE-CONTROL: on a weapon, to which one more is added")
    void fireControl() {
        isNew("""
                A1 RA 5+, rifle R5 FIRE CONTROL, pistol R5, knife R5, at c3; B1 SV 5+ HP 9, at c5
                play
                A1 activate
                A1 shoot pistol at B1
                expect refuses A1 shoot knife at B1 by R25-K-FIRE-CONTROL, offers A1 shoot rifle at B1
                A1 shoot rifle at B1
                dice A 5 1 1 1 1 | B 1 1 1 | A 5 1 1 1 1 | B 1 1 1; expect B1 damage 2
                """);
        printed("A1 RA 5+, FIRE CONTROL, rifle R5, at c3; B1 at c5", "it is printed on a weapon (R25-K-FIRE-CONTROL)");
    }

    @Test
    @Rule("R25-K-FIRING-PLATFORM")
    @DisplayName("R25-K-FIRING-PLATFORM: no VEHICLE is needed, and several add up")
    void firingPlatform() {
        differs("""
                A1 RA 5+, FIRING PLATFORM (1), gun R5 FIRING PLATFORM (2), at c3; B1 SV 5+ HP 9, STEALTHY, at c5
                play
                A1 activate; A1 shoot gun at B1
                """, "dice A 5 1 1 1 | B 1 1 1", "dice A 5 1 1 1 1 1 | B 1 1 1");
    }

    @Test
    @Rule("R25-K-HORDE")
    @DisplayName("R25-K-HORDE: FIGHT tests alone")
    void horde() {
        differs("""
                A1 FI 4+, at c5; B1 SV 5+ HP 9, HORDE, at c5; B2 HORDE, at c5
                play
                A1 activate; A1 assault B1
                """, "dice A 4 1 1 | B 5 1 1 1 1", "dice A 4 1 1 | B 5 1 1 1; expect B1 unharmed");
    }

    @Test
    @Rule("R25-K-SMASH")
    @DisplayName("R25-K-SMASH: the model's and its weapon's add up")
    void smash() {
        differs("""
                A1 FI 4+, SMASH (1), claw CC SMASH (2), at c5; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 assault B1; A1 wield claw
                """, "dice A 4 1 1 1 1 | B 5 1 1", "dice A 4 1 1 1 1 1 | B 5 1 1");
    }

    @Test
    @Rule("R25-K-TENACIOUS")
    @DisplayName("R25-K-TENACIOUS: only if the model with it makes the free ASSAULT, on a weapon with that weapon")
    void tenacious() {
        differs("""
                A1 SV 5+ HP 9, at c5; B1 FI 4+, at c5; B2 FI 4+, TENACIOUS, at c5
                play
                A1 activate; A1 advance; A1 step c4; B1 attack A1
                """, "dice A 5 1 | B 4 1 1 1", "dice A 5 1 1 | B 4 1 1 1");
        differs("""
                A1 SV 5+ HP 9, at c5; B1 FI 4+, net CC TENACIOUS, fist CC, at c5
                play
                A1 activate; A1 advance; A1 step c4; B1 attack A1; B1 wield fist
                """, "dice A 5 1 | B 4 1 1", "dice A 5 1 1 | B 4 1 1");
        revised("""
                A1 SV 5+ HP 9, at c5; B1 FI 4+, net CC TENACIOUS, fist CC, at c5
                play
                A1 activate; A1 advance; A1 step c4; B1 attack A1; B1 wield net; dice A 5 1 | B 4 1 1
                """);
    }

    @Test
    @Rule("R25-K-STUN")
    @DisplayName("R25-K-STUN: damage is dealt, and the loser is marked as activated")
    void stun() {
        differs("""
                A1 RA 5+, gun R5 STUN, at c3; A2 at a1; B1 SV 5+ HP 9, at c5; B2 at h8
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1
                """, "expect B1 unharmed, activated", "expect B1 damage 1, activated");
        revised("""
                A1 RA 5+, bomb R3 GRENADE (STUN), at c3; A2 at a1; B1 SV 5+ HP 9, at c5; B2 at h8
                play
                A1 activate; A1 shoot bomb at c5; dice A 5 1 1; expect B1 unharmed, activated
                """);
    }

    @Test
    @Rule({"R25-K-NON-LETHAL", "R25-KT-19"})
    @DisplayName("R25-K-NON-LETHAL: no damage, by shots, fights or explosions; other effects apply")
    void nonLethal() {
        isNew("""
                A1 RA 5+, gun R5 NON-LETHAL and STUN, at c3; A2 at a1; B1 SV 5+ HP 9, at c5; B2 at h8
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1; expect B1 unharmed, activated
                """);
        isNew("""
                A1 RA 5+, gun R5 NON-LETHAL and FRAG (3), at c3; A2 at a1; B1 SV 5+ HP 9, at c5; B2 at h8
                play
                A1 activate; A1 shoot gun at c5; dice A 5 1 1; dice A 4 1 1 | B 1 1 1 | A 1; B1 spot 5
                expect B1 unharmed, pinned
                """);
        isNew("""
                A1 FI 4+, net CC NON-LETHAL and KNOCKBACK, at c5; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 assault B1; A1 wield net; dice A 4 1 1 | B 1 1 1; B1 throw north; B1 spot 5
                expect B1 unharmed, at c6
                """);
    }

    @Test
    @Rule({"R25-K-SUPPRESSION", "R25-KT-19"})
    @DisplayName("R25-K-SUPPRESSION: on a CC weapon all others in the cube are pinned, whatever the dice")
    void suppression() {
        isNew("""
                A1 FI 4+, flail CC SUPPRESSION, at c5; A2 at c5; B1 SV 5+ HP 9, at c5; B2 at c5; B3 at c6
                play
                A1 activate; A1 assault B1; A1 wield flail; dice A 1 1 1 1 | B 1 1 1 1
                expect A1 upright, A2 pinned, B1 pinned, B2 pinned, B3 upright
                """);
        isNew("""
                A1 FI 4+ HP 9, flail CC SUPPRESSION, at c5; B1 FI 4+ HP 9, at c5; B2 at c5
                play
                A1 activate; A1 assault B1; A1 wield flail; dice A 1 1 1 | B 4 4 1 1
                expect A1 upright, damage 2, B1 pinned, B2 pinned
                """);
    }

    @Test
    @Rule({"R25-K-SUPPRESSION", "KT-8"})
    @DisplayName("R25-K-SUPPRESSION, KT-8: a fight back pins only if it wins")
    void suppressionFightingBack() {
        String fight = """
                A1 FI 4+ HP 9, at c5; B1 FI 4+ HP 9, flail CC SUPPRESSION, at c5
                play
                A1 activate; A1 assault B1; B1 fight back with flail
                """;
        isNew(fight + "dice A 1 1 1 | B 4 1 1; expect A1 pinned, B1 upright");
        isNew(fight + "dice A 4 1 1 | B 4 1 1; expect A1 upright, B1 upright");
    }

    @Test
    @Rule({"R25-K-SNIPER-SCOPE", "CMD-8"})
    @DisplayName("R25-K-SNIPER-SCOPE: a Shoot command die buys the long shot")
    void sniperScope() {
        differs(
                """
                command A shoot; A1 RA 5+, gun R5 SNIPER SCOPE, at c3; B1 SV 5+, at c5
                play
                A1 activate
                """,
                "expect refuses spend shoot: A1 shoot gun at B1 as long shot by CMD-8",
                "expect offers spend shoot: A1 shoot gun at B1 as long shot");
    }

    @Test
    @Rule("R25-K-INVIGORATE")
    @DisplayName(
            "R25-K-INVIGORATE: up to the weapon's range and in LOS; two successes, as before; once a round for a model")
    void invigorate() {
        revised("""
                A1 RA 5+, tonic R3 INVIGORATE, at c3; A2 activated, at c4; B1 at h8; command A shoot shoot
                play
                A1 activate; A1 shoot tonic at A2; dice A 5 1 1
                expect A2 activated, not marked R25-K-INVIGORATE
                spend shoot: A1 shoot tonic at A2; dice A 5 6 1
                expect A2 not activated, marked R25-K-INVIGORATE
                """);
        revised("""
                A1 to A2 RA 5+, tonic R3 INVIGORATE, at c3; A3 activated, marked R25-K-INVIGORATE 1 until round, at c3
                B1 at h8; play; A1 activate
                expect refuses A1 shoot tonic at A3 by R25-K-INVIGORATE
                """);
        differs("""
                wall north of c3; A1 RA 5+, tonic R3 INVIGORATE, mind R3 INVIGORATE and PSYCHIC, dab CC INVIGORATE, at c3
                A2 activated, at d4; A3 activated, at c4; A4 activated, at c7; B1 at h8
                play
                A1 activate
                """, "expect refuses A1 shoot tonic at A2 by K-INVIGORATE", """
                expect offers A1 shoot tonic at A2, refuses A1 shoot tonic at A3 by R25-K-INVIGORATE
                expect refuses A1 shoot tonic at A4 by R25-K-INVIGORATE, offers A1 shoot mind at A3
                expect refuses A1 shoot dab at A2 by R25-K-INVIGORATE
                """);
    }

    @Test
    @Rule({"R25-K-LIFE-DRAIN", "R25-KT-19"})
    @DisplayName("R25-K-LIFE-DRAIN: an ordinary attack, in LOS, with any weapon; VEHICLEs are drained too")
    void lifeDrain() {
        differs("""
                wall north of b3 c3 d3; A1 RA 5+ FI 4+ HP 3, damage 1, leech R3 LIFE DRAIN, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate
                """, "expect offers A1 shoot leech at B1", "expect refuses A1 shoot leech at B1 by SHO-4");
        isNew("""
                A1 FI 4+ HP 3, damage 1, leech CC LIFE DRAIN, at c3; B1 SV 5+ HP 9, VEHICLE, at c3
                play
                A1 activate; A1 assault B1; A1 wield leech; dice A 4 1 1 | B 1 1 1 1; A1 use R25-K-LIFE-DRAIN on A1
                expect A1 unharmed, B1 damage 1
                """);
        revised("""
                A1 FI 4+ HP 3, damage 1, leech CC LIFE DRAIN, at c3; B1 SV 5+ HP 9, CONSTRUCT, at c3
                play
                A1 activate; A1 assault B1; A1 wield leech; dice A 4 1 1 | B 1 1 1 1
                expect A1 damage 1, B1 damage 1
                """);
    }

    @Test
    @Rule("R25-K-IT-BURNS")
    @DisplayName("R25-K-IT-BURNS: as many dice as are printed; 3 without a number")
    void itBurns() {
        isNew("""
                A1 RA 5+, torch R3 IT BURNS! (5), at c3; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 shoot torch at B1; dice A 5 1 1 1 1 | B 1 1 1; expect B1 damage 1, marked R25-K-IT-BURNS 1
                """);
        revised("""
                A1 RA 5+, torch R3 IT BURNS!, at c3; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 shoot torch at B1; dice A 5 1 1 | B 1 1 1; expect B1 damage 1
                """);
    }
}
