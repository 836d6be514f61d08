package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-TRAP: every entry springs a trap, voluntary or forced. */
class TrapEntryRulesTest {
    @Test
    @Rule({"K-TRAP", "ADV-17"})
    @DisplayName("K-TRAP, ADV-17: passing through, it is asked for before the model has a spot, and stops it there")
    void passingThrough() {
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; initiative B; A1 at a1; B1 SP 1-3, at c3
                play
                B1 activate; B1 sprint; B1 step c4; B1 step c5
                expect asks A: keyword (K-TRAP)
                A1 use K-TRAP on B1; B1 spot 1
                expect B1 at c5/1, activated, smoke c5, asks A: turn
                """);
    }

    @Test
    @Rule({"K-TRAP", "ADV-19", "ADV-17"})
    @DisplayName("K-TRAP, ADV-19: it stops a model that could only pass, which leaves the cube overfull")
    void overfull() {
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; initiative B
                A1 at a1; B1 SP 2-3, at c4; B2 SZ 4, at c5
                play
                B1 activate; B1 advance; B1 step c5
                A1 use K-TRAP on B1
                expect asks B: spot (ADV-17), offers B1 spot 1, refuses B1 spot 5 by GEO-2
                B1 spot 1
                expect B1 at c5/1, B2 at c5/5, B1 activated, asks A: turn
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-EVADE", "RND-3"})
    @DisplayName("K-TRAP, K-EVADE: a model that evades springs it too; no activation ends")
    void evading() {
        play("""
                barricade north of c3; laid K-TRAP (FRAG (1)) of A1 at c5
                A1 RA 5+, rifle R8, at c3; B1 SV 5+, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5
                expect asks A: keyword (K-TRAP)
                A1 use K-TRAP on B1; B1 spot 4
                dice A 1 | B 1 1 1; dice A 3; B1 spot 5
                expect B1 at d5/5, pinned, not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-EVADE", "ADV-17", "K-SOLID"})
    @DisplayName("K-TRAP, ADV-17: a SOLID model takes no spot first: the trap does not end its activation")
    void solidEvader() {
        play("""
                barricade north of c3; laid K-TRAP (FRAG (1)) of A1 at c5
                A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 2, EVADE, SOLID, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; A1 use K-TRAP on B1
                dice A 4 | B 1 1 1
                expect asks B: spot, B1 damage 1
                B1 spot 4
                expect B1 at c5/4, upright, asks A: activation
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-CONSTRUCT", "ADV-17"})
    @DisplayName("K-TRAP, ADV-17: a CONSTRUCT can be thrown, so it takes its spot first")
    void constructEvader() {
        play("""
                barricade north of c3; laid K-TRAP (FRAG (1)) of A1 at c5
                A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 2, EVADE, CONSTRUCT, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; A1 use K-TRAP on B1; B1 spot 4
                dice A 4 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 at c6/5, upright, damage 1
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-BIKE", "ADV-17"})
    @DisplayName("K-TRAP, ADV-17: a BIKE can be pinned, so it takes its spot first")
    void bikeEvader() {
        play("""
                barricade north of c3; laid K-TRAP (FRAG (1)) of A1 at c5
                A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 2, EVADE, BIKE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; A1 use K-TRAP on B1; B1 spot 4
                dice A 4 | B 1 1 1
                expect B1 at c5/4, pinned, damage 1
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-KNOCKBACK", "KT-2", "KT-4"})
    @DisplayName("K-TRAP, KT-4: knocked into one, a model springs it, after the pins of the blow, before EVADE")
    void knockedIn() {
        play("""
                barricade north of c3; laid K-TRAP (FRAG (1)) of A1 at c5; A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 1 HP 2, EVADE, at c4
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 | B 1 1 1
                A1 use K-TRAP on B1; B1 spot 8          # ADV-17: its owner is asked first
                dice A 4 | B 5 1 1; dice A 3; B1 spot 5
                expect B1 at d5/5, pinned, unharmed, asks A: activation
                """);
    }

    @Test
    @Rule({"K-TRAP", "KT-4"})
    @DisplayName("K-TRAP, KT-4: if declined for a thrown model, it stays for the next")
    void declinedForTheNext() {
        play("""
                laid K-TRAP (FRAG (1)) of A1 at c5; A1 RA 4+, grenade R3 GRENADE (BLAST), at c2
                B1 to B2 SV 5+, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1; A1 decline K-TRAP; B1 spot 4
                dice A 1; A1 use K-TRAP on B2; B2 spot 6
                expect B1 pinned, B2 pinned              # the explosion waits for the pins
                dice A 1 | B 1 1 1 | B 1 1 1; dice A 3; B1 spot 5; dice A 5; B2 spot 5
                expect B1 at d5/5, B2 at c4/5, asks A: activation
                """);
    }

    @Test
    @Rule({"K-TRAP", "FALL-1", "FALL-3"})
    @DisplayName("K-TRAP, FALL-3: a falling model is hurt by the fall first; a dead model springs nothing")
    void fallingIn() {
        String fall = """
                floors c4:3; barricade north of c3; laid K-TRAP (FRAG (1)) of A1 at c5
                A1 RA 5+, cannon R8 KNOCKBACK, at c2:3; B1 SV 5+ AR 1 HP %d, at c4:3; B2 at h8
                floors c2:3 c3:3; barricade north of c3:3
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 | B 1 1 1; B1 spot 8
                dice A 5 5 5 | B 5 1 1
                """;
        play(fall.formatted(3) + "A1 use K-TRAP on B1; dice A 4 | B 5 1 1; dice A 3; B1 spot 5\n"
                + "expect B1 at d5/5, damage 1, pinned");
        play(fall.formatted(1) + "expect B1 killed, not event K-TRAP, asks A: activation");
    }

    @Test
    @Rule({"K-TRAP", "ADV-12"})
    @DisplayName("K-TRAP, ADV-12: dropping one level by choice enters the cube below, and not the one dropped past")
    void droppingIn() {
        play("""
                floor c4:2; laid K-TRAP (SMOKE) of A1 at c5; initiative B; A1 at a1; B1 at c4:2
                play
                B1 activate; B1 advance; B1 step c5:2
                expect asks A: keyword (K-TRAP)
                A1 use K-TRAP on B1; B1 spot 5
                expect B1 at c5/5, activated, smoke c5
                """);
    }

    @Test
    @Rule({"K-TRAP", "K-DROP-SUIT", "ADV-17"})
    @DisplayName("K-TRAP, K-DROP-SUIT: a suit that lands on a trap springs it last")
    void aSuitThatLands() {
        play("""
                laid K-TRAP (FRAG (1)) of B1 at c5; A1 at c2; A2 SV 5+ HP 2, DROP SUIT, reserve
                B1 at h8; B2 SV 5+, at c6/5
                play
                A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5
                dice A 1 1 1 | B 1 1 1
                expect asks B: keyword (K-TRAP)
                B1 use K-TRAP on A2
                dice B 4 | A 1 1 1; dice B 7; A2 spot 5
                expect A2 at b5/5, damage 1, pinned, not activated, asks A: activation
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"use", "decline"})
    @Rule({"K-TRAP", "K-AGILE", "ADV-18"})
    @DisplayName("K-TRAP, ADV-18: among enemies the fight follows, whether its owner wants it or not")
    void amongEnemies(String answer) {
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; initiative B
                A1 FI 4+ SV 5+ HP 2, at c5; B1 FI 4+, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 %s K-TRAP%s; B1 spot 4
                A1 survive; dice B 4 1 1 1 | A 1 1 1
                expect A1 damage 1, %s
                """.formatted(
                        answer,
                        answer.equals("use") ? " on B1" : "",
                        answer.equals("use") ? "B1 activated, smoke c5" : "B1 active, no smoke"));
    }

    @Test
    @Rule("K-TRAP")
    @DisplayName("K-TRAP: an assault, a fight back or standing up there springs nothing")
    void noEntry() {
        play("""
                laid K-TRAP (FRAG (1)) of A1 at c5; initiative B
                A1 FI 4+ SV 5+ HP 3, at c5; B1 FI 4+ SV 5+ HP 3, at c5
                play
                B1 activate; B1 assault A1; A1 fight back; dice B 4 1 1 | A 4 1 1
                expect not event K-TRAP, asks A: turn
                """);
    }

    @Test
    @Rule({"K-TRAP", "SET-5", "ADV-17"})
    @DisplayName("K-TRAP, SET-5: a flanker that comes in springs one before it takes its spot")
    void aFlankerComesIn() {
        String flank = """
                laid K-TRAP (FRAG (1)) of B1 at a3; A1 SV 5+ HP 2, reserve; A2 at h2; B1 at h8; A2 activated
                play
                B1 activate; B1 end; A1 deploy a3
                expect asks B: keyword (K-TRAP)
                """;
        play(
                flank
                        + "B1 decline K-TRAP; A1 spot 5\nexpect A1 at a3/5, upright, laid K-TRAP (FRAG (1)) of B1 at a3, round 2");
        play(flank + "B1 use K-TRAP on A1; A1 spot 5; dice B 4 | A 1 1 1; dice B 3; A1 spot 5\n"
                + "expect A1 at b3/5, damage 1, pinned, nothing laid, round 2");
    }
}
