package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-DEFENDER, KT-10 to KT-14: the models that a DEFENDER SHIELD protects. A shot with a difference of 2 shows the AR. */
class DefenderRulesTest {
    /** A1 shoots at B1, which loses this number of its 2 HP. */
    private static void loses(int lost, String target) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 5
                %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage %d
                """.formatted(target, lost));
    }

    @Test
    @Rule("K-DEFENDER")
    @DisplayName("K-DEFENDER: AR +1 for itself, with AR - and with AR 1; without it nothing")
    void itself() {
        loses(2, "B1 at c4");
        loses(1, "B1 DEFENDER SHIELD, at c4");
        loses(0, "B1 AR 1, DEFENDER SHIELD, at c4");
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 1", "1, 2, 1", "2, 1, 1", "2, 2, 1", "3, 1, 2"})
    @Rule("K-DEFENDER")
    @DisplayName("K-DEFENDER: one with SZ 1 or 2 helps friends with SZ 1 and 2 in its cube, not larger ones")
    void friends(int size, int owner, int lost) {
        loses(lost, "B1 SZ %d, at c4; B2 SZ %d, DEFENDER SHIELD, at c4".formatted(size, owner));
    }

    @Test
    @Rule("K-DEFENDER")
    @DisplayName("K-DEFENDER: an owner with SZ 3 or 4 has AR +1 itself, and helps no other model")
    void largeOwners() {
        loses(1, "B1 SZ 3, DEFENDER SHIELD, at c4; B2 at c4");
        loses(1, "B1 SZ 4, DEFENDER SHIELD, at c4");
        loses(2, "B1 at c4; B2 SZ 3, DEFENDER SHIELD, at c4");
    }

    @Test
    @Rule("K-DEFENDER")
    @DisplayName("K-DEFENDER: not its enemies in the cube; a fight shows it")
    void notItsEnemies() {
        play("""
                A1 FI 5+, at c4; A2 DEFENDER SHIELD, at c4; B1 SV 5+ HP 5, at c4
                play
                A1 activate; A1 assault B1; dice A 5 5 1 1 | B 1 1 1
                expect B1 damage 2
                """);
        play("""
                A1 FI 5+, at c4; B1 SV 5+ HP 5, at c4; B2 DEFENDER SHIELD, at c4
                play
                A1 activate; A1 assault B1; dice A 5 5 1 | B 1 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("K-DEFENDER")
    @DisplayName("K-DEFENDER: only those that share a side are friends, so no neutral model")
    void notNeutralModels() {
        loses(2, "B1 neutral, at c4; B2 DEFENDER SHIELD, at c4");
        loses(2, "B1 at c4; B2 DEFENDER SHIELD, neutral, at c4");
        loses(1, "B1 DEFENDER SHIELD, neutral, at c4");
    }

    @Test
    @Rule({"K-DEFENDER", "KT-11"})
    @DisplayName("K-DEFENDER, KT-11: never more than once, wherever it comes from")
    void once() {
        loses(1, "B1 at c4; B2 to B3 DEFENDER SHIELD, at c4");
        loses(1, "B1 DEFENDER SHIELD, at c4; B2 DEFENDER SHIELD, at c4");
        loses(1, "B1 DEFENDER SHIELD, club CC DEFENDER SHIELD, at c4");
    }

    @Test
    @Rule({"K-DEFENDER", "KT-13"})
    @DisplayName("K-DEFENDER, KT-13: in its cube, not beside or above it; of a half-cube on its side alone")
    void itsCube() {
        loses(2, "B1 at c4; B2 DEFENDER SHIELD, at d4");
        loses(2, "floor c4:2; B1 at c4; B2 DEFENDER SHIELD, at c4:2");
        String halved = "wall east-west through c4; B1 at c4s; B2 DEFENDER SHIELD, at ";
        loses(1, halved + "c4s");
        loses(2, halved + "c4n");
    }

    @Test
    @Rule({"K-DEFENDER", "DMG-2", "K-AP"})
    @DisplayName("K-DEFENDER, DMG-2: it makes AR - a 1, which AP reduces; what AP leaves over does nothing more")
    void armourPiercing() {
        String shot = """
                barricade north of c3; A1 RA 5+, rifle R8 AP%d, at c3; B1 SV 5+ HP 5 AR %d, DEFENDER SHIELD, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 damage %d
                """;
        play(shot.formatted(1, 0, 2));
        play(shot.formatted(1, 1, 1));
        play(shot.formatted(3, 1, 2));
    }

    @Test
    @Rule({"K-DEFENDER", "KT-10"})
    @DisplayName("K-DEFENDER, KT-10: printed on a weapon it counts for the carrier of the weapon, in use or not")
    void onAWeapon() {
        loses(1, "B1 mace CC DEFENDER SHIELD, at c4");
        loses(1, "B1 at c4; B2 pistol R3 DEFENDER SHIELD, at c4");
    }

    @Test
    @Rule({"K-DEFENDER", "KT-12"})
    @DisplayName("K-DEFENDER, KT-12: one that is pinned, injured or activated helps; one that is dead does not")
    void protectingModels() {
        loses(1, "B1 at c4; B2 DEFENDER SHIELD, pinned, at c4; B3 at h8");
        loses(1, "B1 at c4; B2 DEFENDER SHIELD, HP 2, damage 1, at c4; B3 at h8");
        loses(1, "B1 at c4; B2 DEFENDER SHIELD, activated, at c4; B3 at h8");
        loses(2, "B1 at c4; B2 DEFENDER SHIELD, killed; B3 at h8");
    }

    @Test
    @Rule({"K-DEFENDER", "KT-14"})
    @DisplayName(
            "K-DEFENDER, KT-14: checked when damage is due: after its owner has died, the next shot is not reduced")
    void asDamageIsDue() {
        play("""
                barricade north of c3; A1 to A2 RA 5+, rifle R8, at c3
                B1 SV 5+ HP 5, at c4; B2 SV 5+, DEFENDER SHIELD, at c4; B3 at h8
                play
                A1 activate; A1 shoot rifle at B2; dice A 5 5 1 | B 1 1 1; A1 end
                B3 activate; B3 end; A2 activate; A2 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B2 killed, B1 damage 2
                """);
    }

    @Test
    @Rule({"K-DEFENDER", "KT-14", "DICE-11"})
    @DisplayName(
            "K-DEFENDER, KT-14: one roll against all models of a place checks it once: a killed owner still protects")
    void oneRollAgainstAll() {
        play("""
                A1 RA 5+, gun R8 FRAG (3), at c2; B1 SV 5+, DEFENDER SHIELD, at c5; B2 SV 5+ HP 5, at c5
                play
                A1 activate; A1 shoot gun at c5; dice A 4 4 1 | B 1 1 1 | B 1 1 1 | A 1
                expect B1 killed, B2 damage 1
                """);
    }

    @Test
    @Rule({"K-DEFENDER", "DMG-5", "SLAM-1"})
    @DisplayName("K-DEFENDER, DMG-5: against walls, falls and fire too")
    void noAttack() {
        play("""
                wall north of c4
                A1 FI 4+, hammer CC KNOCKBACK, at c4; B1 SV 5+ HP 5, DEFENDER SHIELD, at c4
                play
                A1 activate; A1 assault B1; A1 wield hammer; dice A 4 1 1 | B 1 1 1; B1 throw north
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 1, pinned
                """);
    }
}
