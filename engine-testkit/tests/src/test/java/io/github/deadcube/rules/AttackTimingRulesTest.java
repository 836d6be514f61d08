package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class AttackTimingRulesTest {
    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: keywords of the weapon and of the model both apply, in a SHOOT and in an ASSAULT")
    void weaponAndModel() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R5 TOXIC (1), KNOCKBACK, at c3; A2 FI 5+, blade CC KNOCKBACK, TOXIC (1), at g4
                B1 SV 5+ HP 9, at c4; B2 SV 5+ HP 9, at g4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 5
                expect B1 at c5, damage 2
                A1 end; B1 activate; B1 end; A2 activate; A2 assault B2; A2 wield blade
                dice A 5 1 1 | B 1 1 1; B2 throw east; B2 spot 5
                expect B2 at h4, damage 2
                """);
    }

    @Test
    @Rule("KT-1")
    @DisplayName("KT-1: WEIGHT OF FIRE of weapon and model together let two dice be rolled again (K-WEIGHT-OF-FIRE)")
    void rerollsOfWeaponAndModel() {
        play("""
                A1 RA 5+, WEIGHT OF FIRE (1), rifle R5 WEIGHT OF FIRE (1), at c3
                B1 SV 5+ HP 9, at c4
                barricade north of c3
                play
                A1 activate; A1 shoot rifle at B1
                dice A 1 1 1 | B 1 1 1
                expect asks A: reroll, offers reroll 2, refuses reroll 3
                reroll 2; dice A 5 5
                expect B1 damage 2
                """);
    }

    @Test
    @Rule("KT-2")
    @DisplayName("KT-2: damage, then the throw: dead models are not thrown")
    void theDeadAreNotThrown() {
        play("""
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 4+, at c5
                B1 SV 5+, at c4; B2 at h8
                barricade north of c3
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 killed, not event K-KNOCKBACK, asks A: activation
                """);
    }

    @Test
    @Rule({"KT-2", "KT-4"})
    @DisplayName("KT-2, KT-4: BOOM! in the cube in which the fall killed it, before any fight")
    void boomWhereItFell() {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:3; A2 FI 4+ SV 5+ HP 2, at c5
                B1 SV 5+ AR 1, BOOM! (2), at c4:3; B2 FI 4+ SV 5+, at d5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 1
                dice A 5 5 1 | B 1 1 1                   # gravity kills it
                dice B 4 1 | A 5 1 1                     # BOOM! in c5
                dice B 3; A2 spot 9                      # thrown to B2, pinned
                dice A 5 1 1 | B 4 1 1 1                 # PIN-3
                expect B1 killed, A2 at d5, upright, unharmed, not event AWAY-4
                """);
    }

    @Test
    @Rule({"KT-2", "KT-4", "K-EVADE"})
    @DisplayName("KT-2, K-EVADE: explosions come before EVADE; a model that an explosion pinned may not EVADE")
    void explosionsBeforeEvade() {
        String thrownIntoATrap = """
                barricade north of c3; laid K-TRAP (FRAG (1)) of A2 at c5
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 at a1; B1 SV 5+ AR 1, %s, EVADE, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; A2 use K-TRAP on B1; B1 spot 5
                dice A 1 | B 1 1 1 | A 1; B1 spot 5      # the trap throws it on
                """;
        play(thrownIntoATrap.formatted("CONSTRUCT") + "expect B1 at c6, upright, asks B: evade (K-EVADE)");
        play(thrownIntoATrap.formatted("TOUGH") + "expect B1 at c6, pinned, asks A: activation");
    }

    @Test
    @Rule("KT-2")
    @DisplayName("KT-2: a fight lapses if one of the two evaded out of the cube")
    void aFightLapses() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 4+ SV 5+, at c5
                B1 FI 4+ SV 5+ AR 1, EVADE, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 9
                B1 step d6; B1 spot 5
                expect B1 at d6, upright, not event AWAY-4, not event ADV-6, asks A: activation
                """);
    }

    @Test
    @Rule("KT-3")
    @DisplayName("KT-3: all damage, then all throws, then all pins")
    void damageThrowsPins() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (2)), at c2; A2 SV 5+ HP 2, at c4
                B1 SV 5+ HP 2, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 1 | A 1 1 1
                expect A2 damage 1, upright, at c4, asks B rolls 3 d8: test
                dice B 1 1 1
                expect B1 damage 1, asks A rolls 1 d8: scatter
                dice A 1; A2 spot 5
                expect A2 at c5, upright
                dice A 5; B1 spot 5
                expect A2 pinned, B1 pinned
                """);
    }

    @Test
    @Rule({"KT-4", "K-BOOM"})
    @DisplayName("KT-4, K-BOOM: a killed model explodes after the attack and its pins, in the cube in which it died")
    void boomBesideBoom() {
        play("""
                wall north of c4
                A1 SV 5+, BOOM! (2), at c4; A2 at a1
                B1 SV 5+, BOOM! (2), at c4; B2 SV 5+ HP 3, at c4; B3 SV 5+ HP 3, at c4
                play
                A1 activate; A1 use K-BOOM
                dice A 4 1 | B 1 1 1 | B 1 1 1 | B 5 1 1
                expect B1 killed, B2 damage 1
                dice A 1; dice A 5 1 1 | B 5 1 1         # B2 is slammed and stays
                dice A 3; B3 spot 5
                expect B2 pinned, B3 at d4, pinned
                dice B 4 4 | B 1 1 1                     # only B2 is left in the cube
                expect B2 killed, asks B: turn
                """);
    }

    @Test
    @Rule({"KT-4", "SCAT-8"})
    @DisplayName(
            "KT-4, SCAT-8: several explosions with one cause are resolved one after the other, each up to its pins")
    void explosionsInOrder() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (2)), at c2; A2 SV 5+, BOOM! (1), at c4
                B1 SV 5+, BOOM! (1), at c4; B2 SV 5+ HP 4 SZ 2, at c4; B3 SZ 3, at d4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 1 | A 1 1 1 | B 1 1 1 | B 1 1 1
                dice A 3                                 # d4 has no room for B2
                expect A2 killed, B1 killed, B2 at c4, pinned, damage 1
                dice A 4 | B 1 1 1 | A 3                 # A2's
                dice B 4 | B 1 1 1 | B 5; B2 spot 5      # B1's
                expect B2 at c3, damage 3, pinned, asks A: activation
                """);
    }

    @Test
    @Rule("KT-4")
    @DisplayName("KT-4: all fights come last, after the second explosion")
    void fightsComeLast() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 FI 4+ SV 5+, at d4
                B1 SV 5+, BOOM! (1), at c4; B2 SV 5+ HP 2, at c4; B3 SV 5+ SZ 4, at c5
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 | B 1 1 1 | B 5 1 1
                dice A 3; B2 spot 9                      # B2 in with A2; B1's BOOM! is empty
                dice A 4 4 1 1 | B 5 1 1                 # PIN-3, after it
                expect B1 killed, B2 at d4, upright, damage 1, event K-BOOM
                """);
    }

    @Test
    @Rule("KT-4")
    @DisplayName("KT-4: an explosion caused by a due fight is resolved within that fight, before the next")
    void anExplosionInADueFight() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 FI 4+ SV 5+ HP 2, at d4
                A3 FI 4+ SV 5+, at c5
                B1 SV 5+, BOOM! (1), at c4; B2 SV 5+ HP 2, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | B 1 1 1 | B 1 1 1
                dice A 3; B1 spot 9; dice A 1; B2 spot 9
                dice A 4 1 1 1 | B 1 1 1                 # B1 is killed in d4
                dice B 4 | A 5 1 1 | B 7; A2 spot 5      # its BOOM!
                dice A 4 1 1 1 | B 5 1 1                 # B2 in c5
                expect A2 at c4, pinned, B2 upright, unharmed
                """);
    }

    @Test
    @Rule({"KT-6", "RND-8"})
    @DisplayName("KT-6, RND-8: an activation that a pin ended is marked as activated, and one that death ended is not")
    void aPinEndsTheActivationAndADeathDoesNot() {
        play("""
                A1 FI 5+ SV 5+ HP 2, at c4; A2 FI 5+ SV 5+, at g4; A3 at a1
                B1 SV 5+, BOOM! (1), at c4; B2 SV 5+, BOOM! (1), at g4; B3 to B4 at h8
                play
                A1 activate; A1 assault B1; dice A 5 1 1 | B 1 1 1
                dice B 4 | A 1 1 1 | B 3; A1 spot 5
                expect A1 pinned, damage 1, activated, event A1 is marked as activated
                B3 activate; B3 end; A2 activate; A2 assault B2; dice A 5 1 1 | B 1 1 1
                dice B 4 | A 1 1 1
                expect A2 killed, score B 1, asks B: turn
                """);
    }

    @Test
    @Rule("KT-8")
    @DisplayName("KT-8: a fight back that wins is an attack with its weapon: AP, TOXIC and KNOCKBACK")
    void aFightBackIsAnAttack() {
        play("""
                A1 FI 4+ SV 5+ AR 1 HP 4, at c4
                B1 FI 4+ SV 5+, hammer CC AP1 KNOCKBACK and TOXIC (1), at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4; B1 fight back with hammer
                dice A 1 1 1 1 | B 4 1 1
                expect A1 damage 2, asks B: direction (AWAY-1)
                A1 throw east; A1 spot 5
                expect A1 at d5, upright, active, refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule("KT-8")
    @DisplayName(
            "KT-8: the assaulter's weapon does nothing in a fight that it loses or draws, nor when the target survives")
    void aLostAssaultIsNoAttack() {
        play("""
                A1 FI 4+ SV 5+ HP 4, hammer CC AP1 KNOCKBACK and TOXIC (1), at c4; A2 FI 4+, hammer CC KNOCKBACK, at g4
                B1 FI 4+ SV 5+, hammer CC KNOCKBACK, at c4; B2 SV 5+, at g4
                play
                A1 activate; A1 assault B1; A1 wield hammer; B1 fight back with hammer
                dice A 4 1 1 | B 4 1 1
                expect not event K-KNOCKBACK, B1 at c4, asks B: turn
                B1 activate; B1 end; A2 activate; A2 assault B2; A2 wield hammer
                dice A 4 1 1 | B 5 5 1
                expect not event K-KNOCKBACK, B2 at g4, A2 at g4
                """);
    }

    @Test
    @Rule("KT-4")
    @DisplayName("KT-4: a chain of three deaths (K-BOOM)")
    void chainOfDeaths() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, BOOM! (1), at c4; B2 SV 5+ HP 2, BOOM! (1), at c4; B3 SV 5+ HP 3, at c4; B4 SZ 4, at d4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 | B 1 1 1 | B 1 1 1 | B 1 1 1
                dice A 3 | A 3                           # d4 is full
                dice B 4 | B 1 1 1 | B 1 1 1 | B 3       # B1's
                expect B2 killed, B3 damage 2
                dice B 4 | B 1 1 1                       # B2's
                expect B3 killed, score A 3, asks A: activation
                """);
    }

    @Test
    @Rule("KT-4")
    @DisplayName(
            "KT-4: a model killed by the throw explodes after one killed by damage, though it is first in its team")
    void deathsByDamageExplodeFirst() {
        play("""
                wall north of c4
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                B1 SV 5+, BOOM! (1), at c4; B2 SV 5+, BOOM! (2), at c4; B3 SV 5+ HP 4, at c4; B4 SZ 4, at d4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 | B 5 1 1 | B 1 1 1 | B 5 1 1
                dice A 1 | A 5 1 1 | B 1 1 1 | A 3       # B1 dies of the wall, B3 stays
                expect B1 killed, B2 killed, asks B rolls 2 d8: test
                dice B 4 1 | B 1 1 1 | B 3
                expect asks B rolls 1 d8: test, B3 damage 1
                """);
    }

    @Test
    @Rule({"KT-2", "SCAT-8", "PIN-3"})
    @DisplayName("KT-2, SCAT-8, PIN-3: thrown off a roof among enemies, they fight in the order they were thrown")
    void offARoofAmongEnemies() {
        play("""
                floor c4:2
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; A2 FI 3+ SV 5+, at c4:2; A3 FI 4+, at d4
                B1 FI 3+ SV 5+ HP 2, at c4:2; B2 FI 4+, at c5
                play
                A1 activate; A1 shoot grenade at c4:2; dice A 4 1 1
                dice A 1 | A 1 1 1 | B 1 1 1
                dice A 1; A2 spot 9; dice A 3; B1 spot 9 # 1 down each, no test
                dice A 5 1 1 | B 4 1 1 1                 # B2 attacks A2
                dice A 4 4 1 1 | B 5 1 1                 # A3 attacks B1
                expect A2 at c5/9, upright, unharmed, B1 at d4/9, upright, damage 1
                """);
    }
}
