package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-RAMPAGE, K-UNDER-CONTROL: the trigger of the die, and its results. */
class RampageRulesTest {
    @ParameterizedTest
    @CsvSource({
        "1, B: activation",
        "2, B: activation",
        "3, A: activation",
        "6, A: activation",
        "7, A: keyword (K-RAMPAGE)",
        "8, A: keyword (K-RAMPAGE)"
    })
    @Rule("K-RAMPAGE")
    @DisplayName("K-RAMPAGE: 1-2 the other side controls it, 3-6 as normal, 7-8 as normal and first a free move")
    void faces(int face, String asked) {
        play("""
                A1 HP 2, RAMPAGE, damage 1, at c3; B1 at h8
                play
                A1 activate; dice A %d
                expect asks %s
                """.formatted(face, asked));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A2 UNDER CONTROL, at c3",
                "A2 UNDER CONTROL, pinned, at c3",
                "A2 UNDER CONTROL, activated, at c3",
                "A2 whip CC UNDER CONTROL, at c3",
                "A2 carries I-SHOCK-BATON, at c3",
                "A2 HP 2, UNDER CONTROL, damage 1, at c3"
            })
    @Rule({"K-UNDER-CONTROL", "KT-10", "KT-12", "I-SHOCK-BATON"})
    @DisplayName("K-UNDER-CONTROL, KT-10, KT-12: another friend with it, in its cube, pinned or not: no die is rolled")
    void underControl(String keeper) {
        play("""
                A1 HP 2, RAMPAGE, damage 1, at c3; %s; B1 at h8
                play
                A1 activate
                expect asks A: activation, not event K-RAMPAGE
                """.formatted(keeper));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A2 UNDER CONTROL, at c4",
                "A2 UNDER CONTROL, killed",
                "A2 UNDER CONTROL, neutral, at c3",
                "A2 at c3; A1 UNDER CONTROL",
                "A2 at c3; A1 carries I-SHOCK-BATON",
                "A2 at h1; B2 UNDER CONTROL, at c3"
            })
    @Rule({"K-UNDER-CONTROL", "KT-12"})
    @DisplayName("K-UNDER-CONTROL: not from the next cube, nor the dead, neutral, itself or an enemy")
    void notUnderControl(String keeper) {
        play("""
                A1 HP 2, RAMPAGE, damage 1, at c3; B1 at h8; %s
                play
                A1 activate
                expect asks A rolls 1 d8: keyword (K-RAMPAGE)
                """.formatted(keeper));
    }

    @ParameterizedTest
    @CsvSource({"c3w, A: activation", "c3e, A rolls 1 d8: keyword (K-RAMPAGE)"})
    @Rule({"K-UNDER-CONTROL", "KT-13"})
    @DisplayName("K-UNDER-CONTROL, KT-13: of a half-cube, on its own side")
    void onItsSide(String keeper, String asked) {
        play("""
                wall north-south through c3; A1 HP 2, RAMPAGE, damage 1, at c3w; A2 UNDER CONTROL, at %s; B1 at h8
                play
                A1 activate
                expect asks %s
                """.formatted(keeper, asked));
    }
}
