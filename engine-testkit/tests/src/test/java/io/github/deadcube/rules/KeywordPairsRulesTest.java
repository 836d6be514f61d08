package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** KT: pairs of keywords that act in one chain. */
class KeywordPairsRulesTest {
    @Test
    @Rule({"K-RAMPAGE", "I-BOOBY-TRAP", "DICE-11", "ADV-18"})
    @DisplayName("K-RAMPAGE, I-BOOBY-TRAP: for a model out of control the other side picks up, and rolls the trap")
    void rampageIntoABoobyTrap() {
        play("""
                A1 SV 5+ HP 9, RAMPAGE, damage 1, at c4; A2 SV 5+ HP 9, MEDIC, at c4; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; dice A 2; A1 advance; A1 step c5
                expect asks B: pick up
                A1 pick up 1; A1 spot 1; dice B 5 1 1
                expect asks B rolls 3 d8: test (I-BOOBY-TRAP)
                dice B 1 1 1; dice B 3; A1 spot 5
                expect A1 at d5/5, damage 2, pinned, activated, token 1 gone, asks B: turn
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "K-BOOM", "KT-4", "FALL-1"})
    @DisplayName(
            "K-DROP-SUIT, K-BOOM, KT-4: a model that the suit kills by a fall explodes where it fell, after the pins")
    void aSuitBesideBoom() {
        play("""
                floors c5:3 d5:3; A1 at h1; A2 DROP SUIT, reserve; A3 SV 5+ HP 9, at e5
                B1 SV 5+, BOOM! (2), at d5:3/4; B2 SV 5+ HP 9, at d5:3/6
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5:3; A2 spot 5
                dice A 4 1 1 | B 1 1 1 | B 5 1 1         # B2: a draw
                B1 spot 1; dice A 5 1 1 | B 1 1 1                   # two down
                expect B1 killed, score A 1, asks B rolls 2 d8: test (K-BOOM)
                dice B 4 4 | A 5 1 1 | B 3; A3 spot 5
                expect A3 damage 1, pinned, at f5/5, B2 at d5:3/6, unharmed, upright, asks A: activation
                """);
    }

    @Test
    @Rule({"K-JUMP-PACK", "K-KNOCKBACK", "AWAY-4", "FALL-1"})
    @DisplayName(
            "K-JUMP-PACK, K-KNOCKBACK: knocked off a tower it is neither damaged nor pinned, and fights the enemy there")
    void aJumpPackOffATower() {
        String tower = """
                floors c3:3 c5:3; barricade north of c4:3; A1 RA 5+, gun R8 KNOCKBACK, at c3:3/5; A2 SV 5+ HP 9%s, at c6
                B1 FI 4+ SV 5+ HP 9%s, at c5:3/5; B2 at h8
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 | B 1 1 1; %s
                expect B1 damage %d, %s
                """;
        play(tower.formatted("", ", JUMP PACK", "B1 spot 1; dice A 1 1 1 1 | B 4 1 1", 1, "at c6/1, upright")
                + "expect A2 damage 1");
        play(tower.formatted(
                " FI 5+", "", "B1 spot 1; dice A 5 1 1 | B 1 1 1; dice A 5 5 1 1 1 | B 1 1 1", 4, "at c6/1"));
    }

    @Test
    @Rule({"K-GAS-CLOUD", "K-IT-BURNS", "KT-5", "K-LIFE-SUPPORT"})
    @DisplayName(
            "K-GAS-CLOUD, K-IT-BURNS: fire in a toxic cloud costs more HP, LIFE SUPPORT restores it; without loss no extra loss")
    void fireInACloud() {
        String fire = """
                A1 SV 5+ HP 9%s, marked K-IT-BURNS 1 until game, at c5; A2 at a1; B1 at h8; smoke c5; laid K-GAS-CLOUD 3 at c5
                play
                A1 activate; dice A 1 1 1 | B 4 4 1
                expect A1 activated, %s
                """;
        play(fire.formatted("", "damage 5"));
        play(fire.formatted(" AR 2", "unharmed"));
        play(fire.formatted(", LIFE SUPPORT, damage 1", "unharmed"));
        play(fire.formatted(", CONSTRUCT", "damage 2"));
    }

    @Test
    @Rule({"K-TELEPORT", "K-TRAP", "ADV-18", "K-EVADE"})
    @DisplayName(
            "K-TELEPORT, K-TRAP: a trap throws a teleporting model out of the fight; if the trap is declined, it fights")
    void teleportIntoATrap() {
        String jump = """
                A1 SP 1-2 FI 4+ SV 5+ HP 9, TELEPORT, at c4; A2 at a1; B1 SV 5+ HP 9, at e6
                laid K-TRAP (FRAG (2)) of B1 at e6
                play
                A1 activate; A1 use K-TELEPORT on e6; %s
                """;
        play(jump.formatted("""
                B1 use K-TRAP on A1; A1 spot 1
                dice B 4 1 | A 1 1 1 | B 5 1 1; dice B 1; A1 spot 5; dice B 5; B1 spot 5
                expect A1 at e7/5, damage 1, pinned, activated, B1 at e5/5, unharmed, pinned, nothing laid
                """));
        play(jump.formatted("""
                B1 decline K-TRAP; A1 spot 1
                dice A 4 4 1 1 | B 1 1 1
                expect B1 damage 2, laid K-TRAP (FRAG (2)) of B1 at e6, A1 not activated
                """));
    }
}
