package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-DROP-SUIT: the effect of a landing suit on nearby models. */
class DropSuitLandingRulesTest {
    @Test
    @Rule({"K-DROP-SUIT", "DICE-11"})
    @DisplayName("K-DROP-SUIT, DICE-11: if no model is near, nothing is rolled")
    void noModelIsNear() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 at c7; B2 at e5
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5
                expect asks A: spot
                A2 spot 5
                expect A2 at c5/5, upright, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "DICE-11", "CMD-7"})
    @DisplayName(
            "K-DROP-SUIT, DICE-11: added dice model by model, then the suit's roll, without any, then each model's")
    void theOrderOfTheDice() {
        play("""
                command A dice; command B dice dice; A1 at c2; A2 DROP SUIT, reserve; A3 SV 5+, at c6
                B1 SV 5+, at d5; B2 SV 5+, at b5
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                expect asks A: added dice (CMD-7)
                add 0; add 1; add 0
                dice A 1 1 1 | A 1 1 1
                A3 decline CMD-5
                expect asks B rolls 4 d8: test
                dice B 1 1 1 1; B1 decline CMD-5; dice B 1 1 1; B2 decline CMD-5
                expect command A dice, command B dice, B1 upright, B2 upright
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "DICE-8"})
    @DisplayName("K-DROP-SUIT: nearby models re-roll by keyword, and the suit rolls once for all")
    void rolledOnce() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 SV 5+, RESILIENT (1), at d5/4; B2 SV 5+, at b5/6
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1; reroll 1; dice B 5
                dice B 1 1 1; B2 spot 5
                expect B1 at d5/4, upright, B2 at a5/5, pinned, unharmed, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "DMG-1", "K-SHIELD-GENERATOR"})
    @DisplayName("K-DROP-SUIT: it is no attack and deals no damage, however many successes it has")
    void noDamage() {
        play("""
                A1 at c2; A2 DROP SUIT, AP (2), TOXIC (3), reserve; B1 SV 5+, at d5/4
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 8 8 8 | A 4 4 4 | B 1 1 1; B1 spot 5
                expect B1 at e5/5, pinned, unharmed
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "SCAT-8", "PIN-1"})
    @DisplayName("K-DROP-SUIT, SCAT-8: all tests, then the throws one by one, then the pins of all")
    void testsThrowsPins() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 SV 5+, at d5/4; B2 SV 5+, at b5/6
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1
                expect B1 at d5/4, upright, asks B rolls 3 d8: test
                dice B 1 1 1
                expect B1 at d5/4, asks B: spot
                B1 spot 5
                expect B1 at e5/5, upright, B2 at b5/6
                B2 spot 5
                expect B2 at a5/5, B1 pinned, B2 pinned
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "AWAY-2"})
    @DisplayName("K-DROP-SUIT, AWAY-2: away from its own spot; of several ways its side chooses")
    void directlyAway() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 SV 5+, at d6/5
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1
                expect asks A: direction (AWAY-2), offers B1 throw north, offers B1 throw east
                B1 throw north-east; B1 spot 5
                expect B1 at e7/5, pinned
                """);
        play("""
                A1 at c2; A2 DROP SUIT, reserve; B1 SV 5+, at d6/5
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 9
                dice A 4 1 1 | B 1 1 1; B1 throw north; B1 spot 5
                expect B1 at d7/5, pinned
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "ACT-5"})
    @DisplayName("K-DROP-SUIT, ACT-5: the caller is thrown too, and its activation ends when it is pinned")
    void theCallerToo() {
        play("""
                A1 SV 5+, at c4/5; A2 DROP SUIT, reserve; B1 at h8
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | A 1 1 1; A1 spot 5
                expect A1 at c3/5, pinned, activated, asks B: turn
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "GEO-8", "FALL-1", "SLAM-1"})
    @DisplayName("K-DROP-SUIT, GEO-8: above and below too; the thrown fall and are slammed")
    void aboveAndBelow() {
        play("""
                floors d5:3 c5:2; wall west of b5; A1 at h1; A2 DROP SUIT, reserve
                B1 SV 5+ HP 3, at d5:3/4; B2 SV 5+ HP 3, at b5/6
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5:2; A2 spot 5
                dice A 4 1 1 | B 1 1 1 | B 1 1 1
                B1 spot 5; dice A 5 1 1 | B 1 1 1        # two down
                dice A 5 1 1 | B 1 1 1                   # the wall
                expect B1 at e5/5, damage 1, pinned, B2 at b5/6, damage 1, pinned
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "KT-2", "PIN-3"})
    @DisplayName("K-DROP-SUIT, KT-2, PIN-3: a model that is thrown among enemies stands up and is attacked")
    void amongEnemies() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; A3 FI 4+ SV 5+, at e5/5; B1 SV 5+ HP 2, at d5/4
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1; B1 spot 4
                dice A 4 4 1 1 | B 5 1 1                 # 3, +1 pinned
                expect B1 at e5/4, upright, damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "K-CONSTRUCT", "AWAY-4"})
    @DisplayName("K-DROP-SUIT, K-CONSTRUCT, AWAY-4: a CONSTRUCT is thrown and not pinned, and fights where it comes")
    void aConstruct() {
        play("""
                A1 at c2; A2 DROP SUIT, reserve; A3 FI 4+ SV 5+ HP 2, at e5/5; B1 FI 4+ SV 5+, CONSTRUCT, at d5/4
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1; B1 spot 4
                A3 survive; dice A 5 1 1 | B 4 4 1
                expect B1 at e5/4, upright, A3 damage 1, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "K-ENGINEER", "K-TRAP"})
    @DisplayName("K-DROP-SUIT, K-ENGINEER: last, a suit that is an ENGINEER defuses the traps there")
    void anEngineer() {
        play("""
                laid K-TRAP (FRAG (3)) of B1 at c5; A1 at c2; A2 DROP SUIT, ENGINEER, reserve; B1 SV 5+, at d5/4
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 1 1 1 | B 1 1 1
                expect event K-ENGINEER, A2 at c5/5, not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"K-DROP-SUIT", "KT-4", "K-TRAP"})
    @DisplayName(
            "K-DROP-SUIT, KT-4: a trap sprung by a thrown model goes off after the pins, before traps in the suit's cube")
    void trapsOfTheThrown() {
        play("""
                laid K-TRAP (FRAG (1)) of B2 at c5; laid K-TRAP (FRAG (1)) of A1 at e5
                A1 at c2; A2 SV 5+, DROP SUIT, reserve; B1 SV 5+, at d5/4; B2 at h8
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 4 1 1 | B 1 1 1; A1 use K-TRAP on B1; B1 spot 5
                dice A 1 | B 1 1 1; dice A 3; B1 spot 5
                expect B1 at f5/5, pinned, asks B: keyword (K-TRAP), offers B2 use K-TRAP on A2
                """);
    }
}
