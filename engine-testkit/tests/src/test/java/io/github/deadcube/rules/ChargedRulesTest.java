package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-CHARGED: the extra cube and its cost. */
class ChargedRulesTest {
    @Test
    @Rule({"K-CHARGED", "DICE-9", "K-FRENZY"})
    @DisplayName("42. charged (K-CHARGED, DICE-9)")
    void charged() {
        play("""
                A1 SP 1-2 FI 4+ SV 5+ HP 2 AR 1, CHARGED, at c3; B1 SV 5+ HP 2, at c5; B2 at h8
                play
                A1 activate; A1 advance; A1 step c4; A1 step c5; A1 spot 1; dice A 4 1 1 1 | B 5 1 1
                expect asks A: reroll (DICE-8), offers reroll 1, refuses reroll 2 by DICE-8
                reroll 1; dice A 5
                expect B1 damage 1, asks A: activation
                A1 end; dice A 5 1 1
                expect A1 damage 1, event K-CHARGED, asks B: turn
                """);
    }

    @Test
    @Rule({"K-CHARGED", "DICE-8", "CMD-5", "CMD-7"})
    @DisplayName("18. K-CHARGED: SURVIVE (2) with RESILIENT, added dice and a command re-roll")
    void theTest() {
        String walk = "%sA1 SP 1-2 SV 5+ HP 2%s, CHARGED, at c3; B1 at h8; play; "
                + "A1 activate; A1 advance; A1 step c4; A1 step c5; A1 spot 5; A1 end; ";
        play(walk.formatted("", ", RESILIENT (1)")
                + "dice A 8 2 3 | A 1; reroll 1; dice A 8 | A 4; expect A1 unharmed");
        play(walk.formatted("command A advance; ", "")
                + "dice A 8 2 3 | A 1; reroll with advance; dice A 4; expect A1 damage 1");
        play(walk.formatted("command A dice; ", "") + "add 1; expect asks A rolls 4 d8: test (K-CHARGED)");
        play(walk.formatted("", "") + "dice A 5 5 1; expect A1 unharmed, asks B: turn");
    }

    @Test
    @Rule("K-CHARGED")
    @DisplayName("K-CHARGED: only the step beyond SP uses it; without that there is no test and no FRENZY")
    void notUsed() {
        play("""
                A1 SP 1-2 FI 4+ SV 5+, CHARGED, at c3; B1 SV 5+ HP 2, at c4; B2 at h8
                play
                A1 activate; A1 advance; A1 step c4; A1 spot 1; dice A 4 1 1 1 | B 5 1 1
                expect asks A: activation, A1 not marked K-CHARGED
                A1 end
                expect asks B: turn
                """);
    }

    @Test
    @Rule({"K-CHARGED", "SPR-1", "CMD-8"})
    @DisplayName("K-CHARGED: not in a SPRINT, nor with an Advance die, nor with SP -")
    void advanceAlone() {
        play("""
                A1 SP 1-2, CHARGED, at c3; B1 at h8
                play
                A1 activate; A1 sprint; A1 step c4; A1 step c5
                expect refuses A1 step c6 by SPR-1
                """);
        play("""
                A1 SP 2-2, CHARGED, at c3; B1 at h8; command A advance
                play
                A1 activate; spend advance: A1 advance; A1 step c4
                expect refuses A1 step c5 by CMD-8, not event K-CHARGED
                """);
        play("A1 SP -, CHARGED, at c3; B1 at h8; play; A1 activate; expect refuses A1 advance by ADV-16");
    }

    @Test
    @Rule({"K-CHARGED", "K-AGILE", "I-ADRENALINE"})
    @DisplayName("K-CHARGED: it adds to AGILE's level and to ADRENALINE")
    void addsUp() {
        play("""
                A1 SP 1-2 SV 5+ HP 2, CHARGED, carries I-ADRENALINE, at c3; B1 at h8
                play
                A1 activate; A1 use I-ADRENALINE; A1 advance; A1 step c4; A1 step c5
                expect A1 not marked K-CHARGED
                A1 step c6
                expect A1 marked K-CHARGED 1, refuses A1 step c7 by ADV-1
                """);
        play("""
                board 8 x 8 x 2; floor c4:2; ladder c5
                A1 SP 1-2, AGILE, FLIGHT, CHARGED, at c3; B1 at h8
                play
                A1 activate; A1 advance; A1 step c3:2; A1 step c4:2
                expect A1 not marked K-CHARGED
                A1 step c5:2
                expect A1 marked K-CHARGED 1
                """.replace("; ladder c5", "; floor c5:2"));
    }

    @Test
    @Rule({"K-CHARGED", "KT-6", "KT-17"})
    @DisplayName("K-CHARGED, KT-6: the test is made however the activation ended; FRENZY ends with the activation")
    void anyEndOfTheActivation() {
        play("""
                A1 SP 1-2 SV 5+ HP 9, CHARGED, at c3; B1 at h8; laid K-TRAP (FRAG (1)) of B1 at c5
                play
                A1 activate; A1 advance; A1 step c4; A1 step c5; B1 use K-TRAP on A1; A1 spot 5
                dice B 1 | A 1 1 1; dice B 1; A1 spot 5
                expect A1 pinned, asks A rolls 3 d8: test (K-CHARGED)
                dice A 1 1 1
                expect A1 damage 1, activated, not marked K-CHARGED, asks B: turn
                """);
    }

    @Test
    @Rule({"K-CHARGED", "K-LIFE-SUPPORT", "VIC-1", "K-TOUGH"})
    @DisplayName("K-CHARGED: the HP is lost whatever shield, ARMOUR, TOUGH and LIFE SUPPORT say; a death scores")
    void nothingPrevents() {
        String walk =
                "A1 SP 1-2 SV 5+ HP %d AR 3 VP 4, CHARGED, TOUGH, LIFE SUPPORT, ENERGY SHIELD (3), at c3; A2 at a1; "
                        + "B1 at h8; play; A1 activate; A1 advance; A1 step c4; A1 step c5; A1 spot 5; A1 end; dice A 1 1 1; ";
        play(walk.formatted(2) + "expect A1 damage 1, not marked K-LIFE-SUPPORT, asks B: turn");
        play(walk.formatted(1) + "expect A1 killed, score B 4, asks B: turn");
    }

    @Test
    @Rule({"K-CHARGED", "K-AGILE"})
    @DisplayName("K-CHARGED, K-AGILE: a level that costs no cube is not the extra cube, before it and after it")
    void aLevelIsNoCube() {
        String climb = "floors d3:2 e3:2; floor hatch 1 of d3:2; floor hatch 1 of e3:2; ladder of d3; ladder of e3\n"
                + "A1 SP 1-2 SV 5+ HP 2, CHARGED, AGILE, at c3; B1 at h8; play; A1 activate; A1 advance; A1 step d3; ";
        play(climb + "A1 step d3:2; A1 spot 5; A1 end; expect A1 at d3:2, asks B: turn");
        play(climb + "A1 step e3; A1 step e3:2; A1 spot 5; A1 end; dice A 5 5 1; expect A1 at e3:2, asks B: turn");
    }
}
