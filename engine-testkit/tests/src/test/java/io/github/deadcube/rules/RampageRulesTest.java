package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-RAMPAGE, K-UNDER-CONTROL: the trigger of the die, and its results. */
class RampageRulesTest {
    @Test
    @Rule({"K-RAMPAGE", "DICE-12"})
    @DisplayName("K-RAMPAGE, DICE-12: injured, its owner rolls one die as it is activated; unhurt it rolls none")
    void onlyInjuredModelsRoll() {
        play("""
                A1 HP 2, RAMPAGE, damage 1, at c3; A2 HP 2, RAMPAGE, at d3; B1 at h8
                play
                A1 activate
                expect asks A rolls 1 d8: keyword (K-RAMPAGE)
                dice A 8
                expect not event DICE-3, asks A: keyword (K-RAMPAGE)
                A1 decline K-RAMPAGE; A1 end; B1 activate; B1 end; A2 activate
                expect asks A: activation
                """);
    }

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

    @Test
    @Rule({"K-RAMPAGE", "RND-3", "CMD-6"})
    @DisplayName("K-RAMPAGE: on 1-2 it is marked as usual, and the turn stays with its side, with its +1 Model")
    void theTurnStays() {
        play("""
                command A model; command B model
                A1 HP 2, RAMPAGE, damage 1, at c3; A2 at a1; B1 to B2 at h8
                play
                A1 activate; dice A 1; A1 advance; A1 step c4; A1 spot 5; A1 end
                expect A1 activated, asks A: second model (CMD-6)
                spend model: A2 activate; A2 end
                expect asks B: turn, command A none, command B model
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "RND-7"})
    @DisplayName(
            "K-RAMPAGE, RND-7: its side is the one with no model left, and the next activation is its side's again")
    void itsSideHasNoModelLeft() {
        play("""
                initiative B; A1 HP 2, RAMPAGE, damage 1, at c3; B1 to B2 at h8
                play
                B1 activate; B1 end; A1 activate; dice A 1; A1 end
                B2 activate; B2 end
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                expect round 2, initiative A
                A1 activate; dice A 3
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "RND-4"})
    @DisplayName("K-RAMPAGE: on 7-8 one free cube, which is no action: ADVANCE and another are left")
    void aFreeCube() {
        play("""
                A1 HP 2 SP 2-3 RA 5+, RAMPAGE, rifle R1, damage 1, at c3; B1 at h8
                play
                A1 activate; dice A 7; A1 use K-RAMPAGE
                expect asks A: movement
                A1 step c4
                expect refuses A1 step c5 by K-RAMPAGE
                A1 spot 5
                expect asks A: activation, offers A1 sprint, offers A1 advance
                A1 advance; A1 step c5; A1 step c6; A1 spot 5
                expect A1 at c6/5, active
                """);
    }

    @Test
    @Rule("K-RAMPAGE")
    @DisplayName("K-RAMPAGE: it may be forgone; SP - has no free cube to take")
    void forgone() {
        play("""
                A1 HP 2, RAMPAGE, damage 1, at c3; A2 SP - HP 2, RAMPAGE, damage 1, at a1; B1 at h8
                play
                A1 activate; dice A 8; A1 decline K-RAMPAGE
                expect A1 at c3, asks A: activation
                A1 end; B1 activate; B1 end; A2 activate; dice A 8
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "ADV-5", "ADV-6", "AST-5"})
    @DisplayName("K-RAMPAGE, ADV-5, ADV-6: the free cube is an ADVANCE: it breaks away, and moves in to fight with +1")
    void theFreeCubeIsAnAdvance() {
        play("""
                A1 FI 4+ SV 5+ HP 3, RAMPAGE, damage 1, at c3
                B1 FI 4+ SV 5+, at c3; B2 FI 4+ SV 5+ HP 2, at c4
                play
                A1 activate; dice A 7; A1 use K-RAMPAGE; A1 step c4
                expect asks B: free assault (ADV-6)
                B1 attack A1; dice A 5 1 1 | B 4 1 1 1   # +1 injured
                A1 step c4; A1 spot 4; B2 survive
                dice A 4 4 1 1 | B 5 1 1 1               # +1 moved in
                expect B2 damage 1, A1 at c4/4, asks A: activation
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "STD-1", "STD-2", "ACT-2"})
    @DisplayName("K-RAMPAGE: pinned, the 7-8 is a free STAND UP instead, attacked as usual; then two actions")
    void aFreeStandUp() {
        play("""
                A1 SV 5+ HP 3, RAMPAGE, damage 1, pinned, at c3; B1 FI 4+, at c3
                play
                A1 activate; dice A 7; A1 stand up; A1 spot 9
                dice A 5 1 1 | B 4 1 1 1 1               # 3, +1 pinned, +1 injured
                expect A1 upright, at c3/9, asks A: activation, offers A1 advance
                """);
        play("""
                A1 SP - HP 3, RAMPAGE, damage 1, pinned, at c3; B1 at h8
                play
                A1 activate; dice A 7
                expect offers exactly A1 decline K-RAMPAGE | A1 stand up
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "KT-5", "K-HEADSTRONG"})
    @DisplayName("K-RAMPAGE, KT-5: HEADSTRONG comes first: stood up by it, the 7-8 is a move")
    void afterHeadstrong() {
        play("""
                A1 HP 3, RAMPAGE, HEADSTRONG, damage 1, pinned, at c3; B1 at h8
                play
                A1 activate; dice A 5; A1 stand up; A1 spot 5; dice A 8; A1 use K-RAMPAGE
                expect asks A: movement
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "KT-5", "K-IT-BURNS"})
    @DisplayName(
            "K-RAMPAGE, KT-5: fire comes first: a model that it injures rolls; if fire ends the activation, there is no roll")
    void afterFire() {
        play("""
                A1 SV 5+ HP 3, RAMPAGE, damage 1, marked K-IT-BURNS, at c3; B1 at h8
                play
                A1 activate; dice A 5 1 1 | B 4 1 1
                expect asks A rolls 1 d8: keyword (K-RAMPAGE)
                """);
        play("""
                A1 SV 5+ HP 3, RAMPAGE, damage 1, marked K-IT-BURNS, at c3; B1 at h8
                play
                A1 activate; dice A 1 1 1 | B 4 1 1
                expect A1 activated, damage 2, not event K-RAMPAGE, asks B: turn
                """);
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

    @Test
    @Rule({"K-RAMPAGE", "I-INTEL", "K-HACKER", "VIC-3"})
    @DisplayName("K-RAMPAGE: intel that a model out of control picks up scores for its own side")
    void intelScoresForItsSide() {
        play("""
                A1 HP 2, RAMPAGE, HACKER, damage 1, at c4; A2 at a1; B1 at h8; token 1 I-INTEL at c5
                play
                A1 activate; dice A 1; A1 advance; A1 step c5; A1 pick up 1
                expect score A 2, score B 0
                """);
    }

    @Test
    @Rule({"K-RAMPAGE", "DICE-11", "K-BOOM"})
    @DisplayName("K-RAMPAGE, DICE-11: the controlling side rolls the BOOM! of a model out of control")
    void itsBoomIsTheControllersRoll() {
        String boom = """
                A1 HP 2, RAMPAGE, BOOM! (2), damage 1, at c4; A2 SV 5+ HP 3, at c4; B1 at h8
                play
                A1 activate; dice A %s
                """;
        play(boom.formatted("1; A1 use K-BOOM; expect asks B rolls 2 d8; dice B 4 1 | A 1 1 1; expect A2 damage 1"));
        play(boom.formatted("3; A1 use K-BOOM; expect asks A rolls 2 d8"));
    }

    @Test
    @Rule({"K-RAMPAGE", "DICE-11", "I-BOOBY-TRAP"})
    @DisplayName("K-RAMPAGE, DICE-11: the controlling side rolls both parts of a booby trap that the model reveals")
    void aBoobyTrapIsTheControllersRoll() {
        play("""
                A1 SV 5+ HP 3, RAMPAGE, damage 1, at c4; A2 at a1; B1 at h8; token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; dice A 2; A1 advance; A1 step c5; A1 pick up 1; A1 spot 5
                expect asks B rolls 3 d8
                dice B 4 1 1; expect asks B rolls 3 d8
                dice B 5 1 1; expect A1 damage 1
                """);
    }
}
