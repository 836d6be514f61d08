package io.github.deadcube.rules;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Effects of house keywords that no built-in keyword has. */
class HouseKeywordRulesTest {
    @Test
    @Rule({"KT-1", "DICE-4"})
    @DisplayName("KT-1: dice in every SURVIVE test, against shots and gravity; dice removed from opponents only")
    void diceInEveryTestOfTheKind() {
        Sturdy.play("""
                floors c4:3 c5:3; barricade north of c4:3
                A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
                B1 SV 5+ HP 9, STURDY (2), at c5:3/5
                play
                A1 activate; A1 shoot cannon at B1
                expect asks A rolls 2 d8: test
                dice A 5 5
                expect asks B rolls 5 d8: test
                dice B 5 1 1 1 1; B1 spot 5
                expect asks A rolls 3 d8: test (FALL-1)          # not fewer: gravity is not a model (DICE-11)
                dice A 5 5 1
                expect asks B rolls 5 d8: test (FALL-1)
                """);
    }

    @Test
    @Rule({"DMG-1", "DMG-2"})
    @DisplayName("DMG-1: AR that a keyword adds is added to what is printed, and AP reduces both")
    void addedArmour() {
        String fight = """
                barricade north of a2; board 2 x 4
                A1 RA 5+, rifle R8 AP%d, at a1
                B1 AR 1 HP 9, STURDY (1), at a4
                play
                A1 activate; A1 shoot rifle at B1
                dice A 8 5 | A 5
                """;
        Sturdy.play(fight.formatted(0) + "expect B1 damage 1");
        Sturdy.play(fight.formatted(1) + "expect B1 damage 2");
        Sturdy.play(fight.formatted(2) + "expect B1 damage 3");
        Sturdy.play(fight.formatted(3) + "expect B1 damage 3");
    }

    @Test
    @Rule({"DICE-3", "DICE-11", "KT-1"})
    @DisplayName("KT-1: faces that a keyword lets explode do so in an explosion's SURVIVE too, which is settled before "
            + "it is rolled")
    void facesThatExplodeAgainstAll() {
        Lucky.play("""
                A1 RA 4+, cannon R5 EXPLOSIVE (FRAG (3)), at c2; B1 SV 8+ HP 9, LUCKY (2), at c4
                play
                A1 activate; A1 shoot cannon at c4; dice A 5 1 1
                expect asks B rolls 3 d8: test
                dice B 6 7 1
                expect asks B rolls 2 d8: test
                dice B 1 1
                expect B1 unharmed
                """);
    }

    @Test
    @Rule("DICE-3")
    @DisplayName("DICE-3: a die is never a success below 2: 1s fail with any keyword")
    void onesAlwaysFail() {
        Lucky.play("""
                barricade north of a1; board 2 x 2; A1 RA 8+, LUCKY (9), rifle R5, at a1; B1 SV 8+ HP 9, at a2
                play
                A1 activate; A1 shoot rifle at B1; dice A 2 1 1
                expect asks A rolls 1 d8: test
                dice A 1 | B 1 1 1
                expect B1 damage 1
                """);
    }
}
