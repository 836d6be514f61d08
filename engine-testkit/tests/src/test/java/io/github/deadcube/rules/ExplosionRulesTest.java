package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ExplosionRulesTest {
    @Test
    @Rule("K-GRENADE")
    @DisplayName("K-GRENADE: at a floored cube in range, not its own, empty or not, never at a model (K-EXPLOSIVE)")
    void atACube() {
        play("""
                board 8 x 8 x 2
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 at c4
                B1 at c3
                play
                A1 activate
                expect offers A1 shoot grenade at c5, refuses A1 shoot grenade at c6 by SHO-4
                expect offers A1 shoot grenade at f2, refuses A1 shoot grenade at g2 by SHO-4
                expect offers A1 shoot grenade at c4, refuses A1 shoot grenade at c2 by K-EXPLOSIVE
                expect refuses A1 shoot grenade at c3:2 by K-EXPLOSIVE, refuses A1 shoot grenade at B1 by K-EXPLOSIVE
                """);
    }

    @Test
    @Rule({"K-GRENADE", "SHO-2", "SHO-8"})
    @DisplayName("K-GRENADE, SHO-2, SHO-8: not beside an enemy, pinned or not, and not without RANGED")
    void notBesideAnEnemy() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 grenade R3 GRENADE (FRAG (1)), at h1
                B1 pinned, at c2; B2 at a1
                play
                A1 activate
                expect refuses A1 shoot grenade at c4 by SHO-2
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 shoot grenade at h3 by SHO-8
                """);
    }

    @Test
    @Rule("K-GRENADE")
    @DisplayName("K-GRENADE: over a wall from open sky to open sky, without LOS")
    void overAWall() {
        play("""
                wall north of b2 c2 d2
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 RA 4+, rifle R5, at c2
                B1 SV 5+, at c3
                play
                A1 activate
                expect offers A1 shoot grenade at c3
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 shoot rifle at B1 by SHO-4
                """);
    }

    @Test
    @Rule("K-GRENADE")
    @DisplayName("K-GRENADE: without LOS not from under a roof, nor onto a cube under one; with LOS both")
    void underARoof() {
        play("""
                floors c2:2 g3:2; wall north of b2 c2 d2; wall north of f2 g2 h2
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 RA 4+, grenade R3 GRENADE (FRAG (1)), at g2
                B1 at h8
                play
                A1 activate
                expect refuses A1 shoot grenade at c3 by K-GRENADE, offers A1 shoot grenade at e2
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses A2 shoot grenade at g3 by K-GRENADE, offers A2 shoot grenade at g4
                expect offers A2 shoot grenade at e2
                """);
    }

    @Test
    @Rule("K-GRENADE")
    @DisplayName(
            "K-GRENADE: 3 dice whatever the height, the view and friends there; one success is enough; no re-rolls")
    void noModifiersAndNoRerolls() {
        play("""
                floor c2:2
                A1 RA 4+, WEIGHT OF FIRE (2), grenade R3 GRENADE (FRAG (1)), at c2:2; A2 SV 5+, at c4
                command A dice shoot
                B1 SV 5+, at c4
                play
                A1 activate; A1 shoot grenade at c4
                expect asks A rolls 3 d8: test (K-GRENADE)
                dice A 4 1 1
                expect event it lands in c4, event 1 against 1
                """);
    }

    @Test
    @Rule({"K-GRENADE", "SCAT-1"})
    @DisplayName("K-GRENADE, SCAT-1: a failed throw scatters; the effect happens where it lands")
    void failed() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c2
                B1 SV 5+, at c4; B2 SV 5+ HP 2, at d4
                play
                A1 activate; A1 shoot grenade at c4
                dice A 3 3 3 | A 3
                expect event it lands in d4
                dice A 4 4 1 | B 5 1 1 | A 3; B2 spot 5
                expect B2 at e4, damage 1, pinned, B1 upright, unharmed
                """);
    }

    @Test
    @Rule({"K-GRENADE", "K-ONE-USE"})
    @DisplayName("K-GRENADE, K-ONE-USE: used up, hit or miss (SHO-8)")
    void usedUp() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 at h8
                play
                A1 activate; A1 shoot grenade at c4; dice A 1 1 1 | A 1
                expect event A1 has used up grenade
                A1 end; B1 activate; B1 end
                dice A model model model | B model model model; reroll command none; reroll command none
                A1 activate
                expect round 2, refuses A1 shoot grenade at c4 by SHO-8
                """);
    }

    @Test
    @Rule("K-FRAG")
    @DisplayName("K-FRAG: one roll for all; a draw does no damage, but every survivor is thrown and pinned")
    void oneRollForAll() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c2; A2 SV 5+ HP 3, at c4
                B1 SV 5+ HP 3, at c4; B2 SV 5+, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 4 3                             # 2
                dice A 1 1 1 | B 5 5 1 | B 5 5 5
                expect A2 damage 2, B1 unharmed, B2 unharmed
                dice A 1; A2 spot 5; dice A 3; B1 spot 5; dice A 5; B2 spot 5
                expect A2 pinned, B1 pinned, B2 at c3, pinned
                """);
    }

    @Test
    @Rule({"K-FRAG", "DICE-11"})
    @DisplayName("K-FRAG, DICE-11: its dice explode, but none are added or re-rolled; those of its victims are")
    void noAddedDice() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; command A dice shoot
                B1 to B2 SV 5+ HP 2, at c4; command B dice dice
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                expect asks B: added dice
                add 1                                    # for B1
                add 1                                    # for B2
                dice A 8 | A 1
                dice B 5 1 1 1 | B 1 1 1 1
                expect event B2 loses 1 HP, asks A rolls 1 d8: scatter
                """);
    }

    @Test
    @Rule({"K-FRAG", "K-AP"})
    @DisplayName("K-FRAG, K-AP: the delivering weapon's AP, its keyword's included, against AR")
    void apOfTheWeapon() {
        play("""
                A1 RA 4+, grenade R3 AP1 GRENADE (FRAG (3)) and AP (1), at c2
                B1 SV 5+ AR 3 HP 4, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 4 4 | B 1 1 1                   # 3, less AR 3 - 2
                expect B1 damage 2
                """);
    }

    @Test
    @Rule({"K-FRAG", "KT-1"})
    @DisplayName("K-FRAG, KT-1: the weapon's TOXIC counts for each model that its explosion hurts (K-TOXIC)")
    void toxicFrag() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)) and TOXIC (1), at c2
                B1 SV 5+ AR 1 HP 4, at c4; B2 SV 5+ AR 3, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 4 4 | B 1 1 1 | B 1 1 1
                expect B1 damage 3, B2 unharmed
                """);
    }

    @Test
    @Rule({"K-FRAG", "DICE-11"})
    @DisplayName("K-FRAG, DICE-11: in an empty cube nothing is rolled")
    void anEmptyCube() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c2; command A dice
                B1 at h8; command B dice
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                expect event K-FRAG, asks A: activation
                """);
    }

    @Test
    @Rule("K-BOOM")
    @DisplayName("K-BOOM: killed, it is FRAG (n) in its cube, without AP; its own side rolls, and it is not tested")
    void whenKilled() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R5 AP2, at c3
                B1 SV 5+ VP 2, BOOM! (3), at c4; B2 SV 5+ AR 1 HP 3, at c4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 killed, score A 2, asks B rolls 3 d8: test (K-BOOM)
                dice B 4 4 4 | B 1 1 1 | B 3; B2 spot 5
                expect B2 at d4, damage 2, pinned, asks A: activation
                """);
    }

    @Test
    @Rule("K-BOOM")
    @DisplayName(
            "K-BOOM: by choice, friends and enemies alike; it is killed and its VPs score; no more of its activation")
    void byChoice() {
        play("""
                A1 SV 5+ VP 2, BOOM! (2), at c4; A2 SV 5+ HP 2, at c4; A3 at a1
                B1 SV 5+ HP 2, at c4
                play
                A1 activate; A1 advance; A1 spot 9; A1 use K-BOOM
                expect A1 killed, score B 2
                dice A 4 1 | A 1 1 1 | B 5 1 1
                dice A 7; A2 spot 5; dice A 3; B1 spot 5
                expect A2 at b4, damage 1, pinned, B1 at d4, unharmed, pinned, asks B: turn
                """);
    }

    @Test
    @Rule("K-BOOM")
    @DisplayName("K-BOOM: a model that lives does not explode, and one that explodes does so once")
    void onceAndOnlyWhenKilled() {
        play("""
                barricade north of c3
                A1 to A2 RA 5+, rifle R5, at c3
                B1 SV 5+ HP 2, BOOM! (3), at c4; B2 SV 5+, at c4; B3 at h8
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1, not event K-BOOM, asks A: activation
                A1 end; B1 activate; B1 use K-BOOM
                dice B 1 1 1 | B 1 1 1 | B 3; B2 spot 5
                expect B1 killed, score A 1, asks A: turn
                """);
    }
}
