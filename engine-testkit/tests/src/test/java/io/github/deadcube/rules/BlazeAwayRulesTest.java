package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RAPID FIRE. */
class BlazeAwayRulesTest {
    @ParameterizedTest(name = "{0} against {1}: {2}")
    @Rule("K-RAPID-FIRE")
    @DisplayName("K-RAPID-FIRE: the shooter must win to pin; there is never damage")
    @CsvSource({"5 1 1 1, 1 1 1, pinned", "5 1 1 1, 5 1 1, upright", "5 1 1 1, 5 5 1, upright", "5 5 5 5, 1 1 1, pinned"
    })
    void theShooterMustWin(String shooter, String target, String then) {
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c3
                B1 SV 5+, at c4
                play
                A1 activate
                expect offers A1 shoot gun at B1, offers A1 shoot gun at B1 as blaze away
                A1 shoot gun at B1 as blaze away; dice A %s | B %s
                expect B1 %s, unharmed, asks A: activation, refuses A1 shoot gun at B1 by RND-4
                """.formatted(shooter, target, then));
    }

    @Test
    @Rule({"K-RAPID-FIRE", "SHO-6"})
    @DisplayName("K-RAPID-FIRE, SHO-6: 4 dice, +2 clear, +1 from above, -2 for a friend there")
    void modifiers() {
        play("""
                floor c2:2
                A1 to A2 RA 5+, gun R8 RAPID FIRE; A1 at c2:2/8; A2 at c2:2/9; A3 at d4
                B1 SV 5+, at c4; B2 SV 5+, at d4
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                expect asks A rolls 7 d8: test
                dice A 1 1 1 1 1 1 1
                A1 end; B1 activate; B1 end; A2 activate; A2 shoot gun at B2 as blaze away
                expect asks A rolls 5 d8: test
                """);
    }

    @Test
    @Rule("K-RAPID-FIRE")
    @DisplayName("K-RAPID-FIRE: only dice and re-rolls of the weapon's keywords count, no KNOCKBACK, TOXIC or AP")
    void onlyDiceAndRerolls() {
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 AP2 RAPID FIRE and KNOCKBACK and TOXIC (1) and WEIGHT OF FIRE (1), at c3
                B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                dice A 1 1 1 1; reroll 1; dice A 5
                dice B 1 1 1
                expect B1 at c4, pinned, unharmed, not event K-KNOCKBACK
                """);
    }

    @Test
    @Rule({"K-RAPID-FIRE", "DICE-9"})
    @DisplayName(
            "K-RAPID-FIRE, DICE-9: dice are added before; the RANGED dice are re-rolled, command die and all, first")
    void rangedFirst() {
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c3; command A dice shoot
                B1 SV 5+, at c4; command B shoot
                play
                A1 activate; A1 shoot gun at B1 as blaze away; add 1
                dice A 1 1 1 1 1
                reroll with shoot; dice A 5
                dice B 1 1 1; reroll with shoot; dice B 5
                expect event 1 against 1, B1 upright
                """);
    }

    @Test
    @Rule({"K-RAPID-FIRE", "SHO-3", "SHO-4"})
    @DisplayName("K-RAPID-FIRE, SHO-3, SHO-4: a SHOOT at a model like any other; only with the keyword")
    void aShootLikeAnyOther() {
        play("""
                wall north of g3
                A1 RA 5+, gun R2 RAPID FIRE, rifle R8, at c3; A2 at c2; A3 RA 5+, gun R8 RAPID FIRE, at g3
                B1 at c4; B2 at c6; B3 at g4
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 as blaze away by SHO-9
                expect refuses A1 shoot gun at A2 as blaze away by SHO-3
                expect refuses A1 shoot gun at B2 as blaze away by SHO-4
                expect refuses A1 shoot gun at c4 as blaze away by SHO-3
                A1 end; B1 activate; B1 end; A3 activate
                expect refuses A3 shoot gun at B3 as blaze away by SHO-4
                """);
    }

    @Test
    @Rule({"K-RAPID-FIRE", "DICE-5"})
    @DisplayName("K-RAPID-FIRE, DICE-5: a target with SV - rolls nothing and is pinned by one success")
    void withoutSurvive() {
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c3
                B1 at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1
                expect B1 pinned, unharmed
                """);
    }
}
