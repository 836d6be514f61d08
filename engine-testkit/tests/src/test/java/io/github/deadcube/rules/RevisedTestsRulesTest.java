package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.differs;
import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R25: changes to the dice of tests: AUGMENTED, HOLO-SIGHT, INDIRECT, PSYCHIC. */
class RevisedTestsRulesTest {
    @Test
    @Rule({"R25-K-HOLO-SIGHT", "DICE-3"})
    @DisplayName("48. R25, sevens (R25-K-HOLO-SIGHT)")
    void sevens() {
        String shot = """
                A1 RA %s, gun R5 HOLO-SIGHT, at c3; B1 SV 8+ HP 9, STEALTHY, at c5
                play
                A1 activate; A1 shoot gun at B1
                """;
        differs(
                shot.formatted("5+"),
                "dice A 7 8 1 1 | A 7; expect asks B rolls 3 d8: test (SHO-5)",
                "dice A 7 8 1 | A 7 2 | A 5; dice B 1 1 1; expect B1 damage 4");
        revised(shot.formatted("8+") + "dice A 7 8 1 | A 7 2 | A 5; dice B 1 1 1; expect B1 damage 3");
    }

    @Test
    @Rule({"R25-K-AUGMENTED", "R25-K-EXPLOSIVE"})
    @DisplayName("49. R25, augmented (R25-K-AUGMENTED)")
    void augmented() {
        isNew("""
                A1 RA 5+ SV 5+ HP 2, RESILIENT (1), cannon R5 AUGMENTED and EXPLOSIVE (FRAG (3)), at c2
                B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot cannon at c5; dice A 5 1 1
                expect offers exactly A1 use R25-K-AUGMENTED | A1 decline R25-K-AUGMENTED
                A1 use R25-K-AUGMENTED
                dice A 4 1 2; reroll 2; dice A 8 3 | A 4
                dice B 5 1 1; expect B1 damage 2
                dice A 1; B1 spot 5; expect B1 at c6, pinned
                A1 end
                dice A 5 1 1; reroll 1; dice A 6
                expect A1 unharmed, activated
                """);
    }

    @Test
    @Rule("R25-K-AUGMENTED")
    @DisplayName("R25-K-AUGMENTED: not used, no test; no model hit, no declaration")
    void notUsed() {
        isNew("""
                A1 RA 5+ FI 4+ SV 5+ HP 2, gun R5 AUGMENTED, at c2; B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot gun at B1; A1 decline R25-K-AUGMENTED
                dice A 5 1 1 1 1 | B 5 1 1
                A1 end; expect asks B: turn
                """);
        revised("""
                A1 RA 5+ SV 5+ HP 2, cannon R5 AUGMENTED and EXPLOSIVE (FRAG (3)), at c2; B1 at h8
                play
                A1 activate; A1 shoot cannon at c5; dice A 5 1 1
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"R25-K-AUGMENTED", "KT-6", "AST-3", "KT-8"})
    @DisplayName(
            "R25-K-AUGMENTED: declared with the weapon, before the answer; fighting back it is paid in the other's "
                    + "activation")
    void fights() {
        isNew("""
                A1 FI 4+ SV 5+ HP 9, claw CC AUGMENTED, at c5; B1 FI 4+ SV 5+ HP 9, fang CC AUGMENTED, at c5
                play
                A1 activate; A1 assault B1; A1 wield claw; A1 use R25-K-AUGMENTED
                expect asks B: fight back
                B1 fight back with fang; B1 use R25-K-AUGMENTED
                dice A 4 1 1 | B 1 1 1; reroll 2; dice A 4 1; reroll 2; dice B 1 1
                expect B1 damage 2
                dice A 1 1 1; dice B 5 5 1
                expect A1 damage 1, B1 damage 2, asks B: turn
                """);
    }

    @Test
    @Rule({"R25-K-AUGMENTED", "R25-K-IT-BURNS"})
    @DisplayName("R25-K-AUGMENTED: even where re-rolls are barred: flames, and the aim of INDIRECT")
    void evenIfRerollsAreBarred() {
        isNew("""
                A1 RA 5+ SV 5+, gun R5 AUGMENTED and IT BURNS!, at c3; B1 SV 5+ HP 5, at c5
                play
                A1 activate; A1 shoot gun at B1; A1 use R25-K-AUGMENTED
                dice A 5 1 1; reroll 2; dice A 5 5; dice B 1 1 1
                expect B1 damage 3
                """);
        isNew("""
                A1 RA 5+ SV 5+, gun R8 AUGMENTED and INDIRECT (FRAG (1)), at c1; B1 SV 5+ HP 5, at c5
                play
                A1 activate; A1 shoot gun at c5; A1 use R25-K-AUGMENTED
                dice A 1 1 1; reroll 2; dice A 1 5
                expect asks A: keyword (R25-K-AUGMENTED)
                A1 use R25-K-AUGMENTED; dice A 1; reroll 1; dice A 1; dice B 1 1 1; dice A 1; B1 spot 5
                dice A 5 5 1; dice A 5 5 1
                expect A1 unharmed
                """);
    }

    @Test
    @Rule("R25-K-INDIRECT")
    @DisplayName("R25-K-INDIRECT: smoke beside the line to all that it sees there takes a die")
    void indirect() {
        differs("""
                smoke b3; A1 RA 5+, mortar R8 INDIRECT (SMOKE), at c1; B1 at c5
                play
                A1 activate; A1 shoot mortar at c5
                """, "dice A 1 1 5; expect smoke b3 c5", "dice A 1 5; expect smoke b3 c5");
        revised("""
                A1 RA 5+, mortar R8 INDIRECT (SMOKE), at c1; B1 at c5
                play
                A1 activate
                expect refuses A1 shoot mortar at c3 by R25-K-INDIRECT
                A1 shoot mortar at c5; dice A 1 1 5; expect smoke c5
                """);
    }

    @ParameterizedTest
    @CsvSource({"c5/3, c5/5, 2", "c5/7, c5/3, 3", "c5/3, c5/7, 3"})
    @Rule("R25-K-INDIRECT")
    @DisplayName("R25-K-INDIRECT: of several that it sees there the best counts")
    void theBestSeen(String one, String other, int dice) {
        revised("""
                smoke d3; A1 RA 5+, mortar R8 INDIRECT (SMOKE), at a1/5; B1 at %s; B2 at %s
                play
                A1 activate; A1 shoot mortar at c5
                expect asks A rolls %d d8: test
                """.formatted(one, other, dice));
    }

    @ParameterizedTest
    @CsvSource({"WEIGHT OF FIRE (1), c3, 5", "SMASH (1), c3:2, 6"})
    @Rule("R25-K-PSYCHIC")
    @DisplayName("R25-K-PSYCHIC: neither the model's keywords nor the situation change its RANGED")
    void psychicWithoutModifiers(String keyword, String at, int dice) {
        String ones = " 1".repeat(dice);
        differs(
                """
                floors c3:2; A1 RA 5+, %s, mind R5 PSYCHIC, at %s; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 shoot mind at B1
                """.formatted(keyword, at),
                "dice A" + ones + " | B 1 1 1",
                "dice A 1 1 1 | B 1 1 1; expect asks A: activation");
    }
}
