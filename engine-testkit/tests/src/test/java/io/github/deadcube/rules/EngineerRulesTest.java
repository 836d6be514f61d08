package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-ENGINEER: defusing traps and booby traps, which ends the activation. */
class EngineerRulesTest {
    /** B1 starts at c4. */
    private static void comes(String rest) {
        play("initiative B; A1 SV 5+ HP 3, at h8; B1 FI 4+ SV 5+ SP 2-3, at c4; B2 at a1; " + rest);
    }

    @Test
    @Rule({"K-ENGINEER", "K-TRAP"})
    @DisplayName("35. a trap defused: it is removed, its owner is not asked, the activation ends (K-TRAP, K-ENGINEER)")
    void aTrapDefused() {
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5; B1 ENGINEER
                play
                B1 activate; B1 advance; B1 step c5
                expect nothing laid, asks B: spot (ADV-17)
                B1 spot 5
                expect B1 at c5/5, upright, unharmed, activated, asks A: turn
                """);
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5
                play
                B1 activate; B1 advance; B1 step c5
                expect asks A: keyword, laid K-TRAP (FRAG (3)) of A1 at c5
                A1 decline K-TRAP
                expect asks B: movement, laid K-TRAP (FRAG (3)) of A1 at c5
                """);
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5; B2 ENGINEER
                play
                B1 activate; B1 advance; B1 step c5
                expect asks A: keyword, laid K-TRAP (FRAG (3)) of A1 at c5
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "ADV-17"})
    @DisplayName("K-ENGINEER: it goes no further, though it might, and a SPRINT ends likewise")
    void itsMoveEnds() {
        comes("""
                laid K-TRAP (BLAST) of A1 at c5; B1 ENGINEER
                play
                B1 activate; B1 sprint; B1 step c5; B1 spot 9
                expect B1 at c5/9, activated, nothing laid, asks A: turn
                """);
    }

    @Test
    @Rule("K-ENGINEER")
    @DisplayName("K-ENGINEER: all enemy traps of the cube at once, of any layer, and none of another cube")
    void allOfTheCube() {
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5; laid K-TRAP (SMOKE) of A2 at c5; laid K-TRAP (FRAG (3)) of A1 at c6
                A2 killed; B1 ENGINEER
                play
                B1 activate; B1 advance; B1 step c5; B1 spot 5
                expect B1 activated, event the trap (SMOKE) of A2 in c5 goes, laid K-TRAP (FRAG (3)) of A1 at c6
                """);
    }

    @Test
    @Rule("K-ENGINEER")
    @DisplayName("K-ENGINEER: only enemy traps: its own side's stay, and end nothing")
    void onlyEnemyTraps() {
        comes("""
                laid K-TRAP (FRAG (3)) of B2 at c5; B1 ENGINEER
                play
                B1 activate; B1 advance; B1 step c5
                expect asks B: movement
                B1 step c6; B1 spot 5
                expect B1 at c6/5, not activated, laid K-TRAP (FRAG (3)) of B2 at c5
                """);
        comes("""
                laid K-TRAP (FRAG (3)) of B2 at c5; laid K-TRAP (FRAG (3)) of A1 at c5; B1 ENGINEER
                play
                B1 activate; B1 advance; B1 step c5; B1 spot 5
                expect B1 activated, event the trap (FRAG (3)) of A1 in c5 goes, laid K-TRAP (FRAG (3)) of B2 at c5
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "KT-13", "GEO-7"})
    @DisplayName("K-ENGINEER, GEO-7: of a half-cube the traps of the side that it enters")
    void halfCubes() {
        comes("""
                wall north-south through c5; laid K-TRAP (FRAG (3)) of A1 at c5w; laid K-TRAP (BLAST) of A1 at c5e
                B1 ENGINEER
                play
                B1 activate; B1 advance; B1 step c5w; B1 spot 1
                expect B1 activated, event the trap (FRAG (3)) of A1 in c5w goes, laid K-TRAP (BLAST) of A1 at c5e
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "ADV-18"})
    @DisplayName("K-ENGINEER, ADV-18: items lapse with the end of the activation, but the fight is fought")
    void itemsLapse() {
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5; B1 ENGINEER; token 1 I-AMMO at c5
                play
                B1 activate; B1 advance; B1 step c5; B1 spot 5
                expect B1 activated, not carries I-AMMO, token 1 at c5, asks A: turn
                """);
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5; B1 ENGINEER; A2 SV 5+ HP 3, at c5
                play
                B1 activate; B1 advance; B1 step c5; B1 spot 1; dice B 4 4 1 1 | A 5 1 1
                expect A2 damage 1, B1 at c5/1, activated, nothing laid, asks A: turn
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "I-BOOBY-TRAP"})
    @DisplayName("K-ENGINEER, I-BOOBY-TRAP: a booby trap that it reveals is discarded, and the activation ends")
    void aBoobyTrap() {
        String reveals = """
                token 1 I-BOOBY-TRAP at c5 face down; %s
                play
                B1 activate; B1 advance; B1 step c5; B1 pick up 1; B1 spot 5
                expect token 1 gone, %s
                """;
        comes(reveals.formatted("B1 ENGINEER", "B1 at c5/5, unharmed, activated, not event K-FRAG, asks A: turn"));
        comes(reveals.formatted("", "asks A rolls 3 d8: test (I-BOOBY-TRAP)"));
    }

    @Test
    @Rule({"K-ENGINEER", "AWAY-2"})
    @DisplayName("K-ENGINEER: forced entry too; an inactive model loses no activation")
    void byForce() {
        play("""
                laid K-TRAP (FRAG (3)) of A1 at c5; A1 FI 4+, hammer CC KNOCKBACK, at c4; A2 at a1
                B1 SV 5+ AR 3, ENGINEER, at c4
                play
                A1 activate; A1 assault B1; A1 wield hammer; dice A 4 1 1 | B 1 1 1; B1 throw north; B1 spot 5
                expect B1 at c5/5, not activated, nothing laid, asks B: turn
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "K-EVADE"})
    @DisplayName("K-ENGINEER, K-EVADE: an inactive model ends its move, and may be activated later")
    void byEvading() {
        play("""
                laid K-TRAP (FRAG (3)) of A1 at c5; barricade north of c3; A1 RA 5+, rifle R8, at c3
                B1 SV 5+, ENGINEER, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 2; B1 step c5; B1 spot 5
                expect B1 at c5/5, not activated, nothing laid, asks A: activation
                A1 end
                expect offers B1 activate
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "KT-10"})
    @DisplayName("K-ENGINEER, KT-10: on a weapon that it carries")
    void onAWeapon() {
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c5; B1 torch CC ENGINEER
                play
                B1 activate; B1 advance; B1 step c5; B1 spot 5
                expect B1 activated, nothing laid
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "K-TRAP"})
    @DisplayName("K-ENGINEER, K-TRAP: one that is there when a trap is laid, or takes another spot, does not enter")
    void noEntry() {
        comes("""
                laid K-TRAP (FRAG (3)) of A1 at c4; B1 ENGINEER
                play
                B1 activate; B1 advance; B1 spot 9
                expect B1 at c4/9, not activated, laid K-TRAP (FRAG (3)) of A1 at c4
                """);
    }

    @Test
    @Rule({"K-ENGINEER", "ADV-17", "ADV-4"})
    @DisplayName("34. one too many: a booby trap stops the engineer even in a cube that is full")
    void oneTooMany() {
        play("""
                A1 SP 2-3, ENGINEER, at b4; A2 SZ 4, at c4; B1 at h8; token 1 I-BOOBY-TRAP at c4 face down
                play
                A1 activate; A1 advance; A1 step c4; A1 pick up 1; A1 spot 1
                expect token 1 gone, A1 at c4/1, activated, asks B: turn
                """);
    }
}
