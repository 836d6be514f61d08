package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-PREY: the marked models, and the effect of the mark. The barricade prevents clear shots. */
class PreyRulesTest {
    @Test
    @Rule({"K-PREY", "KT-1"})
    @DisplayName("38. marked without harm (K-PREY)")
    void markedWithoutDamage() {
        play("""
                barricade north of c3
                A1 RA 5+, PREY, gun R8 RAPID FIRE, at c3; A2 FI 4+, at b4; B1 SV 5+ FI 5+ HP 2, at c4; B2 at h8
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 | B 5 5 1
                expect B1 unharmed, marked K-PREY 1
                A1 end; B2 activate; B2 end; A2 activate; A2 advance; A2 step c4; A2 spot 1
                B1 fight back; dice A 4 4 1 1 1 | B 5 1 1     # 3, +1 moved in, +1 prey
                expect B1 damage 1, marked K-PREY 1
                """);
        play("""
                barricade north of c3
                A1 RA 5+, PREY, gun R8 RAPID FIRE, at c3; B1 SV 5+ FI 5+ HP 2, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, not marked K-PREY
                """);
    }

    @ParameterizedTest
    @CsvSource({"1 1 1, 1 1 1, false", "1 1 1, 5 5 5, false", "5 1 1, 5 5 5, true", "5 5 1, 1 1 1, true"})
    @Rule("K-PREY")
    @DisplayName("K-PREY: one success is enough, whether the shot wins or not; without a success no marker")
    void aSuccess(String ranged, String survive, boolean marked) {
        play("""
                barricade north of c3; A1 RA 5+, PREY, rifle R8, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A %s | B %s
                expect B1 %smarked K-PREY 1
                """.formatted(ranged, survive, marked ? "" : "not "));
    }

    @Test
    @Rule({"K-PREY", "CMD-5", "K-WEIGHT-OF-FIRE"})
    @DisplayName("K-PREY: successes count after re-rolls, of keywords and of command dice")
    void afterRerolls() {
        String shot = """
                barricade north of c3; %sA1 RA 5+, PREY, rifle R8 %s, at c3; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot rifle at B1; %s
                expect B1 marked K-PREY 1
                """;
        play(shot.formatted("", "WEIGHT OF FIRE (1)", "dice A 1 1 1 | B 5 5 5; reroll 1; dice A 5"));
        play(shot.formatted("command A advance; ", "", "dice A 1 1 1 | B 5 5 5; reroll with advance; dice A 5")
                .replace("R8 ,", "R8,"));
    }

    @Test
    @Rule({"K-PREY", "AST-1", "ADV-5"})
    @DisplayName("K-PREY: an ASSAULT by action and one by moving in, drawn or won")
    void assaults() {
        play("""
                A1 FI 4+, PREY, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 5 1 1
                expect B1 unharmed, marked K-PREY 1
                """);
        play("""
                A1 FI 4+, PREY, at c4; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 1; dice A 4 4 1 1 | B 5 1 1
                expect B1 damage 1, marked K-PREY 1
                """);
        play("""
                A1 FI 4+, PREY, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 1 1 1 | B 1 1 1
                expect B1 not marked K-PREY
                """);
    }

    @Test
    @Rule({"K-PREY", "ADV-6", "STD-2"})
    @DisplayName("K-PREY: free ASSAULTs on a model that leaves or stands up")
    void freeAssaults() {
        play("""
                A1 SV 5+ HP 9, at c4; B1 FI 4+, PREY, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; dice A 5 1 1 | B 4 1 1
                expect A1 unharmed, marked K-PREY 1
                """);
        play("""
                A1 SV 5+ HP 9, pinned, at c4; B1 FI 4+, PREY, at c4
                play
                A1 activate; A1 stand up; A1 spot 5; dice A 5 1 1 | B 4 1 1 1
                expect A1 unharmed, marked K-PREY 1
                """);
    }

    @ParameterizedTest
    @CsvSource({"4 4 1, 4 1 1, 'A1 damage 1, unmarked'", "4 1 1, 4 1 1, 'A1 unharmed, unmarked'"})
    @Rule("K-PREY")
    @DisplayName("K-PREY: fighting back marks no model, whether it wins or draws")
    void notFightingBack(String back, String assault, String expected) {
        play("""
                A1 FI 4+ HP 9, at c4; B1 FI 4+, PREY, at c4
                play
                A1 activate; A1 assault B1; dice A %s | B %s
                expect %s
                """.formatted(assault, back, expected.replace("unmarked", "not marked K-PREY, B1 not marked K-PREY")));
    }

    @Test
    @Rule("K-PREY")
    @DisplayName("K-PREY: an assaulter that loses to the answer has marked its target; without a success it has not")
    void beaten() {
        String assault = """
                A1 FI 4+ HP 9, PREY, at c4; B1 FI 4+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A %s | B 4 4 1
                expect %s, A1 not marked K-PREY
                """;
        play(assault.formatted("4 1 1", "A1 damage 1, B1 marked K-PREY 1"));
        play(assault.formatted("1 1 1", "A1 damage 2, B1 not marked K-PREY"));
    }

    @Test
    @Rule({"K-PREY", "KT-2"})
    @DisplayName("K-PREY: no marker for dead models, nor for models in a cube that is the target")
    void noMarkerForTheDead() {
        play("""
                A1 FI 4+, PREY, at c4; B1 SV 5+, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1
                expect B1 killed, not marked K-PREY
                """);
        play("""
                A1 RA 5+, PREY, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 shoot pot at c4; dice A 5 1 1; dice A 4 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 damage 1, not marked K-PREY
                """);
    }

    /** A1 assaults B1, which fights back. */
    private static void rolls(int one, int other, String models) {
        play("""
                A1 FI 4+ HP 9, at c4; B1 FI 4+ HP 9, at c4
                %s
                play
                A1 activate; A1 assault B1
                expect asks A rolls %d d8: test
                dice A %s
                expect asks B rolls %d d8: test
                """.formatted(models, one, "1 ".repeat(one).trim(), other));
    }

    @Test
    @Rule("K-PREY")
    @DisplayName("K-PREY: FIGHT tests of the marker's side against it have a die more, assaulting and fighting back")
    void aDieMore() {
        rolls(3, 3, "A2 at h8");
        rolls(4, 3, "B1 marked K-PREY 1 by A until game");
        rolls(3, 4, "A1 marked K-PREY 1 by B until game");
        rolls(4, 4, "A1 marked K-PREY 1 by B until game; B1 marked K-PREY 1 by A until game");
    }

    @Test
    @Rule("K-PREY")
    @DisplayName("K-PREY: only those of the marker's side, and only against the marked model")
    void onlyAgainstTheMarkedModel() {
        rolls(3, 3, "B1 marked K-PREY 1 by B until game");
        rolls(3, 3, "A1 marked K-PREY 1 by A until game");
        rolls(3, 4, "B2 at c4, marked K-PREY 1 by A until game");
        rolls(4, 3, "B1 marked K-PREY 1 by A until game, marked K-PREY 1 by B until game");
    }

    @Test
    @Rule({"K-PREY", "KT-12"})
    @DisplayName("K-PREY: it is not cumulative, and outlasts the model that marked: here A2, which is dead")
    void notCumulative() {
        rolls(4, 3, "A1 PREY; A2 PREY, killed; B1 marked K-PREY 1 by A until game");
        play("""
                barricade north of c3; A1 to A2 RA 5+ FI 4+, PREY, rifle R8, at c3; B1 FI 4+ SV 5+ HP 9, at c4; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 5 1 1; A1 end; B2 activate; B2 end
                A2 activate; A2 shoot rifle at B1; dice A 5 1 1 | B 5 1 1
                expect B1 marked K-PREY 1
                A2 advance; A2 step c4; A2 spot 1; B1 fight back
                expect asks A rolls 5 d8: test           # 3, +1 moved in, +1 prey
                """);
    }

    @Test
    @Rule("K-PREY")
    @DisplayName("K-PREY: no die more for a shot at it, nor for its SURVIVE or another's")
    void onlyInFights() {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; B1 SV 5+, marked K-PREY 1 by A until game, at c4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 3 d8: test
                dice A 5 1 1
                expect asks B rolls 3 d8: test
                """);
        play("""
                A1 SV 5+, at c4; B1 FI 4+, marked K-PREY 1 by A until game, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    @Rule({"K-PREY", "RND-9"})
    @DisplayName("K-PREY: it stays for the game; one model may have markers of both sides")
    void staysForTheGame() {
        play("""
                A1 FI 4+, PREY, at c4; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 5 1 1
                B1 activate; B1 end; dice A 1 2 3 | B 1 2 3; reroll command none; reroll command none
                expect round 2, B1 marked K-PREY 1
                """);
        play("""
                A1 PREY, RA 5+, rifle R8, at c2; B1 neutral, SV 5+ HP 3, at c5; B2 PREY, RA 5+, rifle R8, at c7
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 5 1 1; A1 end
                B2 activate; B2 shoot rifle at B1; dice B 5 1 1 1 1 | B 5 1 1
                expect B1 marked K-PREY 1
                """);
    }
}
