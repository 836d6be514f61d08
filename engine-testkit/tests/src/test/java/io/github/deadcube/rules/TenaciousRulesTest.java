package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-TENACIOUS: a model that breaks away from it has one SURVIVE die less. */
class TenaciousRulesTest {
    /** A1 leaves c4, B1 assaults it, and A1 rolls this number of dice. */
    private static void rolls(int dice, String models) {
        play("""
                A1 SV 5+ HP 2, at c4; A2 at h8; B1 FI 4+, at c4
                %s
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                expect asks A rolls %d d8: test (ADV-6)
                """.formatted(models, dice));
    }

    @Test
    @Rule({"K-TENACIOUS", "ADV-6"})
    @DisplayName("K-TENACIOUS: a die less, anyAttacker makes the free ASSAULT")
    void aDieLess() {
        rolls(3, "B2 at c4");
        rolls(2, "B1 TENACIOUS");
        rolls(2, "B2 TENACIOUS, at c4");
        rolls(2, "B2 FI 4+, TENACIOUS, at c4");
    }

    @Test
    @Rule("K-TENACIOUS")
    @DisplayName("K-TENACIOUS: once, for any number of them; the other modifiers of SURVIVE count too")
    void once() {
        rolls(2, "B1 TENACIOUS; B2 to B3 TENACIOUS, at c4");
        rolls(2, "B1 TENACIOUS, pistol R3 TENACIOUS");
        rolls(3, "A2 at c4; B1 TENACIOUS");
        rolls(3, "B1 HP 2, damage 1, TENACIOUS");
    }

    @Test
    @Rule({"K-TENACIOUS", "KT-12"})
    @DisplayName("K-TENACIOUS: also while pinned, injured or activated; not once it is dead")
    void anyAttacker() {
        rolls(2, "B2 TENACIOUS, pinned, at c4");
        rolls(2, "B2 TENACIOUS, HP 2, damage 1, activated, at c4");
        rolls(3, "B2 TENACIOUS, killed");
    }

    @Test
    @Rule("K-TENACIOUS")
    @DisplayName("K-TENACIOUS: none of its own side's or neutral models, and none in other cubes")
    void noOtherModel() {
        rolls(4, "A2 TENACIOUS, at c4");
        rolls(3, "A1 TENACIOUS");
        rolls(3, "B2 TENACIOUS, neutral, at c4");
        rolls(3, "B2 TENACIOUS, at b4");
        rolls(3, "B2 TENACIOUS, at c5");
    }

    @Test
    @Rule({"K-TENACIOUS", "KT-13", "PART-1"})
    @DisplayName("K-TENACIOUS, KT-13: of a half-cube on its side alone")
    void halfCubes() {
        play("""
                wall north-south through c4; A1 SV 5+ HP 2, at c4w; B1 FI 4+, at c4w; B2 TENACIOUS, at c4e
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                expect asks A rolls 3 d8: test (ADV-6)
                """);
    }

    @Test
    @Rule({"K-TENACIOUS", "KT-10"})
    @DisplayName("K-TENACIOUS, KT-10: on a weapon that it carries, in use or not")
    void onAWeapon() {
        rolls(2, "B1 pistol R3 TENACIOUS");
        play("""
                A1 SV 5+ HP 2, at c4; B1 FI 4+, hook CC TENACIOUS, knife CC, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield knife
                expect asks A rolls 2 d8: test (ADV-6)
                """);
    }

    @Test
    @Rule("K-TENACIOUS")
    @DisplayName("K-TENACIOUS: the enemy's FIGHT is as usual, and so is every other SURVIVE beside it")
    void otherTests() {
        play("""
                A1 SV 5+ HP 2, at c4; B1 FI 4+, TENACIOUS, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; dice A 5 1
                expect asks B rolls 3 d8: test (ADV-6)
                """);
        play("""
                A1 SV 5+ HP 2, at c4; A2 TENACIOUS, at c4; B1 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; dice A 5 1 1 1
                expect asks B rolls 3 d8: test (ADV-6)
                """);
        play("""
                A1 SV 5+ HP 2, pinned, at c4; B1 FI 4+, TENACIOUS, at c4
                play
                A1 activate; A1 stand up; A1 spot 5
                expect asks A rolls 3 d8: test (STD-2)
                """);
        play("""
                initiative B; A1 SV 5+ HP 2, at c4; B1 FI 4+, TENACIOUS, at c4
                play
                B1 activate; B1 assault A1; dice B 4 1 1
                expect asks A rolls 3 d8: test (AST-1)
                """);
    }

    @Test
    @Rule({"K-TENACIOUS", "ADV-6"})
    @DisplayName("6. breaking away: 2 dice, and 1 more if a friend is there (ADV-6, K-TENACIOUS)")
    void breakingAway() {
        String leaves = """
                A1 SP 1-2 SV 5+ HP 2, at c4; A2 at %s; B1 FI 4+, TENACIOUS, at c4; B2 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks B: free assault, offers B1 attack A1, offers B2 attack A1
                B2 attack A1; dice A %s | B 4 1 1 1
                expect asks A: movement
                A1 step c5; A1 spot 5
                expect A1 at c5/5, unharmed
                """;
        play(leaves.formatted("h8", "5 1"));
        play(leaves.formatted("c4", "5 1 1"));
        play("""
                A1 SP 1-2 SV 5+ HP 2, at c4/5; A2 at h8; B1 FI 4+, TENACIOUS, at c4; B2 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5; B2 attack A1; dice A 1 1 | B 4 4 1 1
                expect A1 killed, asks B: turn
                """);
    }

    @Test
    @Rule({"K-TENACIOUS", "ADV-18", "PIN-3", "K-TRAP"})
    @DisplayName("21. breaking away into a trap (ADV-6, ADV-18, PIN-3)")
    void breakingAwayIntoATrap() {
        play("""
                laid K-TRAP (FRAG (3)) of B1 at c5; A1 SV 5+ HP 2, at c4
                B1 FI 4+, TENACIOUS, at c4; B2 FI 4+, at c4; B3 SV 5+ HP 2, at c5
                play
                A1 activate; A1 advance; A1 step c5; B2 attack A1; dice A 5 1 | B 4 1 1 1
                A1 step c5; B1 use K-TRAP on A1; A1 spot 1
                dice B 4 6 2 | A 5 6 1 | B 1 1 5
                expect A1 unharmed, B3 damage 1
                dice B 5; A1 spot 5; dice B 1; B3 spot 5
                expect A1 at c4/5, B3 at c6/5, pinned, event A1 is pinned
                B1 attack A1; dice A 5 5 1 | B 4 5 1 1 1
                expect A1 upright, unharmed, activated, nothing laid, asks B: turn
                """);
    }
}
