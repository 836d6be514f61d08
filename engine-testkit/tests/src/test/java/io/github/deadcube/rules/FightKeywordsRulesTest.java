package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-FRENZY, K-SMASH, K-HORDE, K-COMPANION: keywords that count in an ASSAULT. */
class FightKeywordsRulesTest {
    /** A1 assaults B1, which answers; each rolls this number of dice. */
    private static void rolls(int one, int other, String answer, String models) {
        play("""
                A1 FI 4+ SV 5+ HP 9, at c4; B1 FI 4+ SV 5+ HP 9, at c4
                %s
                play
                A1 activate; A1 assault B1; %s
                expect asks A rolls %d d8: test
                dice A %s
                expect asks B rolls %d d8: test
                """.formatted(models, answer, one, "1 ".repeat(one).trim(), other));
    }

    private static void fights(int one, int other, String models) {
        rolls(one, other, "B1 fight back", models);
    }

    private static void survives(int one, int other, String models) {
        rolls(one, other, "B1 survive", models);
    }

    @Test
    @Rule({"K-FRENZY", "DICE-8"})
    @DisplayName("K-FRENZY: n failed FIGHT dice are rolled again, assaulting and fighting back")
    void frenzy() {
        play("""
                A1 FI 4+, FRENZY (1), at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1
                expect asks A: reroll (DICE-8), offers reroll 1, refuses reroll 2 by DICE-8
                reroll 1; dice A 4
                expect B1 damage 2
                """);
        play("""
                A1 FI 4+ HP 9, at c4; B1 FI 4+, FRENZY (2), at c4
                play
                A1 activate; A1 assault B1; dice A 1 1 1 | B 4 1 1
                expect asks B: reroll (DICE-8), offers reroll 2
                reroll 2; dice B 4 4
                expect A1 damage 3
                """);
    }

    @Test
    @Rule({"K-FRENZY", "KT-11", "KT-1"})
    @DisplayName("K-FRENZY: cumulative, the model's and the used weapon's; of a weapon that is not used none")
    void frenzyAddsUp() {
        String assault = """
                A1 FI 4+, FRENZY (1), claws CC FRENZY (1), at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield %s; dice A 1 1 1 | B 1 1 1
                expect offers reroll %d, refuses reroll %d by DICE-8
                """;
        play(assault.formatted("claws", 2, 3));
        play(assault.formatted("nothing", 1, 2));
    }

    @Test
    @Rule("K-FRENZY")
    @DisplayName("K-FRENZY: not in SURVIVE, and not in RANGED")
    void frenzyInFightsAlone() {
        play("""
                A1 FI 4+ HP 9, at c4; B1 FI 4+ SV 5+ HP 9, FRENZY (3), at c4
                play
                A1 activate; A1 assault B1; B1 survive; dice A 4 1 1 | B 1 1 1
                expect B1 damage 1
                """);
        play("""
                barricade north of c3; A1 RA 5+, FRENZY (3), gun R8, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule("K-SMASH")
    @DisplayName("K-SMASH: n FIGHT dice more, assaulting and fighting back; not in SURVIVE")
    void smash() {
        fights(5, 3, "A1 SMASH (2)");
        fights(3, 4, "B1 SMASH (1)");
        survives(3, 3, "B1 SMASH (1)");
    }

    @Test
    @Rule({"K-SMASH", "KT-11"})
    @DisplayName("K-SMASH, KT-11: of several the highest counts; of a weapon while it is used")
    void smashIsNotCumulative() {
        String assault = """
                A1 FI 4+, SMASH (1), maul CC SMASH (%d), at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield %s
                expect asks A rolls %d d8: test
                """;
        play(assault.formatted(3, "maul", 6));
        play(assault.formatted(1, "maul", 4));
        play(assault.formatted(3, "nothing", 4));
    }

    @Test
    @Rule("K-HORDE")
    @DisplayName("K-HORDE: the die for friends, and one more for each other friend with it, in FIGHT and SURVIVE")
    void horde() {
        fights(3, 3, "A1 HORDE");
        fights(4, 3, "A1 HORDE; A2 SZ 1, at c4");
        fights(5, 3, "A1 HORDE; A2 HORDE, SZ 1, at c4");
        fights(6, 3, "A1 HORDE; A2 to A3 HORDE, SZ 1, pinned, at c4");
        fights(3, 5, "B1 HORDE; B2 HORDE, SZ 1, at c4");
        survives(3, 5, "B1 HORDE; B2 HORDE, SZ 1, at c4");
    }

    @Test
    @Rule({"K-HORDE", "KT-13"})
    @DisplayName("K-HORDE: only for one that has it, of its own side, and in its cube")
    void hordeOfItsSide() {
        fights(4, 3, "A2 HORDE, SZ 1, at c4");
        fights(3, 3, "A1 HORDE; A2 HORDE, at c5");
        fights(3, 4, "A1 HORDE; B2 HORDE, SZ 1, at c4");
    }

    @Test
    @Rule("K-HORDE")
    @DisplayName("K-HORDE: nothing outside of an ASSAULT")
    void hordeUnderFire() {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 9, HORDE, at c4; B2 HORDE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule("K-COMPANION")
    @DisplayName(
            "K-COMPANION: the die for friends, alone or not, in FIGHT and SURVIVE; real friends add nothing, HORDE does")
    void companion() {
        fights(4, 3, "A1 COMPANION");
        fights(4, 3, "A1 COMPANION; A2 SZ 1, at c4");
        fights(3, 4, "B1 COMPANION");
        survives(3, 4, "B1 COMPANION");
        fights(5, 3, "A1 COMPANION, HORDE; A2 HORDE, SZ 1, at c4");
        fights(4, 3, "A1 COMPANION, HORDE; A2 HORDE, SZ 1, at c5");
    }

    @Test
    @Rule({"K-COMPANION", "KT-1"})
    @DisplayName("K-COMPANION: on a weapon when that is used")
    void companionOnAWeapon() {
        String assault = """
                A1 FI 4+, leash CC COMPANION, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield %s
                expect asks A rolls %d d8: test
                """;
        play(assault.formatted("leash", 4));
        play(assault.formatted("nothing", 3));
    }

    @Test
    @Rule({"K-COMPANION", "SHO-6"})
    @DisplayName("K-COMPANION: no friend for SHO-6, and nothing when it is shot at")
    void companionUnderFire() {
        play("""
                barricade north of c3; A1 RA 5+, COMPANION, rifle R8, at c3; B1 SV 5+ HP 9, COMPANION, at c4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                dice A 5 1 1
                expect asks B rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-COMPANION", "K-HORDE", "K-RAMPAGE"})
    @DisplayName("K-COMPANION, K-HORDE, K-RAMPAGE: neither counts in a fight of one that is out of control")
    void outOfControl() {
        String rampage = """
                A1 FI 4+ HP 9, RAMPAGE%s, damage 1, at c4; A2 HORDE, SZ 1, at c4; B1 SV 5+ HP 9%s, at c4
                B2 HORDE, SZ 1, at c4
                play
                A1 activate; dice A 1; A1 assault B1
                expect asks %s
                """;
        play(rampage.formatted(", COMPANION, HORDE", "", "B rolls 3 d8: test"));
        play(rampage.formatted("", ", COMPANION, HORDE", "B rolls 3 d8: test")
                + "dice B 1 1 1\nexpect asks B rolls 4 d8: test   # the opponent is injured\n");
    }
}
