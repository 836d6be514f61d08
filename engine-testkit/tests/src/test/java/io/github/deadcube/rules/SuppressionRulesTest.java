package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-SUPPRESSION: the models that it pins, and the time. The barricade prevents clear shots. */
class SuppressionRulesTest {
    @Test
    @Rule({"K-SUPPRESSION", "KT-2", "KT-4", "K-SOLID"})
    @DisplayName("39. pins before the bang (K-SUPPRESSION, KT-2, KT-4)")
    void pinsBeforeTheBang() {
        play("""
                barricade north of c5
                A1 RA 5+, gun R8 SUPPRESSION, at c3; B1 SV 6+ HP 1, BOOM! (2), at c6; B2 SV 5+ HP 2, SOLID, at c6
                B3 SV 5+ HP 2, at c6
                play
                A1 activate; A1 shoot gun at B1; dice A 5 5 1 | B 1 1 1
                expect B1 killed, B3 pinned, B2 upright
                dice B 4 1 | B 5 1 1 | B 1 1 1; dice B 3; B3 spot 5
                expect B3 at d6/5, pinned, damage 1, B2 at c6, unharmed
                """);
    }

    @ParameterizedTest
    @CsvSource({"1 1 1, 1 1 1", "5 1 1, 5 1 1", "5 1 1, 5 5 5", "5 5 1, 1 1 1"})
    @Rule("K-SUPPRESSION")
    @DisplayName(
            "K-SUPPRESSION: every model in the target's cube, of either side, whatever the successes; no model beside it")
    void allModelsInTheCube(String ranged, String survive) {
        play("""
                command A dice dice; barricade north of c5; A1 RA 5+, gun R8 SUPPRESSION, at c3; A2 at c6; B1 SV 5+ HP 9, at c6
                B2 at c6; B3 at c7
                play
                A1 activate; A1 shoot gun at B1; add 2; dice A %s | B %s
                expect A2 pinned, B1 pinned, B2 pinned, B3 upright, A1 upright
                """.formatted(ranged, survive));
    }

    @Test
    @Rule({"K-SUPPRESSION", "K-KNOCKBACK"})
    @DisplayName("K-SUPPRESSION: after KNOCKBACK, also at new places; models that were not there are not pinned")
    void afterKnockback() {
        play("""
                barricade north of c5
                A1 RA 5+, gun R8 SUPPRESSION and KNOCKBACK, at c3; B1 SV 5+ HP 9, at c6/5; B2 at c6/7; B3 at c7
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 | B 1 1 1; B1 spot 1
                expect B1 at c7/1, pinned, damage 1, B2 at c6, pinned, B3 upright, not marked K-SUPPRESSION
                """);
    }

    @Test
    @Rule({"K-SUPPRESSION", "PIN-5"})
    @DisplayName("K-SUPPRESSION, PIN-5: not those that are never pinned")
    void neverPinned() {
        play("""
                barricade north of c5; A1 RA 5+, gun R8 SUPPRESSION, at c3; B1 SV 5+, CONSTRUCT, at c6; B2 BIKE, at c6
                play
                A1 activate; A1 shoot gun at B1; dice A 1 1 1 | B 1 1 1
                expect B1 upright, B2 pinned, not marked K-SUPPRESSION, B1 not marked K-SUPPRESSION
                """);
    }

    @Test
    @Rule({"K-SUPPRESSION", "K-RAPID-FIRE", "K-EVADE"})
    @DisplayName("K-SUPPRESSION: blazing away pins its target alone; a pinned model does not EVADE")
    void otherShots() {
        play("""
                barricade north of c5; A1 RA 5+, gun R8 SUPPRESSION and RAPID FIRE, at c3; B1 SV 5+, at c6; B2 at c6
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, B2 upright
                """);
        play("""
                barricade north of c5; A1 RA 5+, gun R8 SUPPRESSION, at c3; B1 SV 5+, EVADE, at c6
                play
                A1 activate; A1 shoot gun at B1; dice A 1 1 1 | B 1 1 1
                expect B1 pinned, at c6/5, asks A: activation
                """);
    }

    @Test
    @Rule({"K-SUPPRESSION", "K-EXPLOSIVE", "KT-15"})
    @DisplayName("K-SUPPRESSION, KT-15: of a shot at a cube, all models that were there when it landed")
    void atACube() {
        play("""
                A1 RA 5+, cannon R8 EXPLOSIVE (SMOKE) and SUPPRESSION, at c1; A2 at c4; B1 SOLID, at c4; B2 at c4; B3 at c5
                play
                A1 activate; A1 shoot cannon at c4
                expect smoke c4, A2 pinned, B1 upright, B2 pinned, B3 upright
                """);
    }

    @Test
    @Rule({"K-SUPPRESSION", "KT-19"})
    @DisplayName("K-SUPPRESSION: of the weapon that is fired alone")
    void ofTheWeapon() {
        play("""
                barricade north of c5; A1 RA 5+, gun R8 SUPPRESSION, rifle R8, at c3; B1 SV 5+, at c6
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 5 1 1
                expect B1 upright
                """);
    }
}
