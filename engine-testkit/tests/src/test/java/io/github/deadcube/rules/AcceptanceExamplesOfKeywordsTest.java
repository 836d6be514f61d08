package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Worked examples of traps, suits, two weapons, RAMPAGE and honour, with exact dice. */
class AcceptanceExamplesOfKeywordsTest {
    @Test
    @Rule({"ADV-6", "ADV-18", "PIN-3", "K-TRAP", "K-TENACIOUS"})
    @DisplayName("21. breaking away into a trap (ADV-6, ADV-18, PIN-3)")
    void breakingAwayIntoATrap() {
        play("""
                A1 SV 5+ HP 2, at c4; B1 FI 4+, TENACIOUS, at c4; B2 FI 4+, at c4; B3 SV 5+ HP 2, at c5
                laid K-TRAP (FRAG (3)) of B1 at c5
                play
                A1 activate; A1 advance; A1 step c5; B2 attack A1
                dice A 5 1 | B 4 1 1 1                   # 3, -1 TENACIOUS; 3, +1 for its friend B1
                A1 step c5; B1 use K-TRAP on A1; A1 spot 4
                dice B 4 6 2 | A 5 6 1 | B 1 1 5         # A1: a draw
                expect A1 unharmed, B3 damage 1
                dice B 5; A1 spot 9; dice B 1; B3 spot 5
                expect event A1 is pinned, A1 at c4/9, B3 at c6/5, pinned, asks B: attacker (PIN-3)
                B1 attack A1
                dice A 5 5 1 | B 4 5 1 1 1               # 3, +1 for its friend B2, +1 pinned
                expect event 2 against 2, A1 upright, at c4/9, unharmed, activated
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "DICE-11", "AWAY-2", "K-SOLID"})
    @DisplayName("30. a suit drops (K-DROP-SUIT, DICE-11, AWAY-2)")
    void aSuitDrops() {
        play("""
                command A model; A1 at c2; A2 DROP SUIT, reserve; A3 SV 5+, at c6/5
                B1 SV 5+, at d5/4; B2 SV 5+, SOLID, at b4/5
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 8 1 | A 3                       # 2
                dice A 5 5 1; A3 decline CMD-5           # a draw
                dice B 5 1 1 | B 1 1 1                   # both lose; B1 is SOLID
                expect asks B: spot
                B1 spot 4
                expect B1 at e5/4, pinned, unharmed, A3 at c6/5, upright, B2 at b4/5, upright, unharmed
                A1 end
                expect A2 at c5/5, refuses spend model: A2 activate by K-DROP-SUIT, offers spend model: A3 activate
                """);
    }

    @Test
    @Rule({"K-FIRE-CONTROL", "K-EVADE"})
    @DisplayName("31. two weapons, one EVADE (K-FIRE-CONTROL, K-EVADE)")
    void twoWeaponsOneEvade() {
        play("""
                barricade north of c3 c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3 KNOCKBACK, at c3/5
                B1 SV 5+ HP 3, EVADE, at c5/5
                play
                A1 activate; A1 shoot rifle at B1; A1 shoot pistol at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1, asks A rolls 3 d8: test
                dice A 5 6 1 | B 5 1 1; B1 spot 5
                expect B1 damage 2, at c6/5, asks B: evade (K-EVADE)
                B1 step c7; B1 spot 5
                expect B1 at c7/5, asks A: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "AST-6", "ADV-5", "CMD-8"})
    @DisplayName("33. RAMPAGE against its own team (K-RAMPAGE, AST-6)")
    void rampageAgainstItsTeam() {
        play("""
                command A assault; command B assault
                A1 FI 4+ HP 2, RAMPAGE, damage 1, at c3; A2 FI 4+ SV 5+ HP 2, at c4; B1 at h8
                play
                A1 activate; dice A 2
                expect asks B: activation
                A1 advance; A1 step c4; A1 spot 4
                expect asks A: fight back (AST-3)
                A2 survive
                dice A 5 1 1 1 | B 4 4 1 1               # 3, +1 injured; 3, +1 moved in
                A2 decline CMD-5
                expect A2 damage 1, asks B: activation, refuses spend assault: A1 assault A2 by K-RAMPAGE
                """);
    }

    @Test
    @Rule({"K-TRAP", "ADV-17", "ADV-18"})
    @DisplayName("35. a declined trap, then a detonated one (K-TRAP)")
    void aDeclinedTrap() {
        play("""
                initiative B; A1 at h8; laid K-TRAP (FRAG (3)) of A1 at c5
                B1 SP 2-3, at c4; B2 SV 5+, at b4; B3 at h1
                play
                B1 activate; B1 advance; B1 step c5
                expect asks A: keyword (K-TRAP)
                A1 decline K-TRAP
                B1 step c6; B1 spot 5; B1 end; A1 activate; A1 end
                B2 activate; B2 advance; B2 step c5; A1 use K-TRAP on B2; B2 spot 5
                dice A 4 1 1 | B 5 1 1 | A 3; B2 spot 5  # a draw
                expect B2 at d5, pinned, unharmed, activated, asks B: turn
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-ENGINEER", "ADV-18"})
    @DisplayName("35. a trap defused: its owner is not asked (K-ENGINEER)")
    void aTrapDefused() {
        play("""
                initiative B; A1 at h8; laid K-TRAP (FRAG (3)) of A1 at c5
                B1 SV 5+, at b4; B2 SP 2-3, ENGINEER, at d4
                play
                B2 activate; B2 advance; B2 step c5; B2 spot 5
                expect B2 at c5/5, activated, upright, unharmed, asks A: turn
                A1 activate; A1 end
                B1 activate; B1 advance; B1 step c5; B1 spot 4
                expect not event K-TRAP, B1 at c5/4, asks B: activation
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "STD-2", "SHO-2", "ADV-6", "CMD-8"})
    @DisplayName("43. honour (K-HONOURABLE, STD-2)")
    void honour() {
        play("""
                command A assault; A1 RA 5+ FI 4+, HONOURABLE, rifle R5, at c4
                A2 at a1; B1 SV 5+, pinned, at c5; B2 at h8
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                expect A1 at c5/4, not event ADV-5, B1 pinned, refuses A1 shoot rifle at B2 by SHO-2
                expect refuses spend assault: A1 assault B1 by K-HONOURABLE
                A1 end; B1 activate; B1 stand up; B1 spot 5
                expect not event STD-2, B1 upright, asks B: activation
                B1 advance; B1 step c6; B1 step c6; B1 spot 5   # declared, then made
                expect not event ADV-6, B1 at c6/5
                """);
    }

    @Test
    @Rule({"K-TRAP", "KT-4", "SCAT-8"})
    @DisplayName("57. two thrown into one trap (K-TRAP, KT-4)")
    void twoThrownIntoOneTrap() {
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5; A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c2
                B1 to B2 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 4 1 1 | B 5 1 1 | B 5 1 1
                dice A 1; A1 use K-TRAP on B1; B1 spot 4
                expect B1 at c5/4, upright, asks A rolls 1 d8: scatter
                dice A 1; B2 spot 6                      # the marker is gone: no side is asked
                expect B1 pinned, B2 pinned, asks A rolls 2 d8: test
                dice A 4 1 | B 1 1 1 | B 5 1 1
                expect B1 damage 1, B2 unharmed
                dice A 3; B1 spot 5; dice A 3; B2 spot 4
                expect B1 at d5/5, pinned, B2 at d5/4, pinned, asks A: activation
                """);
    }
}
