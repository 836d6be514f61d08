package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-EVADE: the step of a model after a shot at it. */
class EvadeRulesTest {
    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: it may at once move one cube, and takes a spot there; its activation is untouched")
    void oneCube() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 SP 2-3 SV 5+ HP 2, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 damage 1, asks B: evade (K-EVADE), offers B1 step d5, offers B1 decline K-EVADE
                expect refuses B1 step c6 by ADV-2, refuses B1 step c4 by ADV-2
                B1 step d5; B1 spot 9
                expect B1 at d5/9, not activated, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: or stay")
    void orStay() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 SV 5+, EVADE, at c4/5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                B1 decline K-EVADE
                expect B1 at c4/5, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: a step as in an ADVANCE: walls, space, climbing and floors (ADV-4, ADV-7, ADV-10, ADV-12)")
    void asInAnAdvance() {
        play("""
                wall west of c4; floors d4:2 b4:2
                A1 RA 5+, rifle R8, at c2; B1 SP 3-4 SV 5+, EVADE, at c4; B2 SZ 4, at c5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect asks B: evade, refuses B1 step b4 by ADV-7, refuses B1 step c5 by ADV-4
                expect refuses B1 step d4:2 by ADV-10, refuses B1 step c5:2 by ADV-12
                expect offers B1 step b4:2, offers B1 step c3, offers B1 step d5
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SP - SV 5+, EVADE, at c4", "SV 5+, EVADE, at c4, pinned", "SV 5+, at c4"})
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not with SP - (ADV-16), not if it was pinned, not without the keyword")
    void modelsThatCannotEvade(String target) {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 %s
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                expect asks A: activation, B1 at c4
                """.formatted(target));
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not if it is killed")
    void notIfKilled() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 SV 5+, EVADE, at c4; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 killed, asks A: activation
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 1 1", "4 1 1"})
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not if the shot pins it; blazing away in vain does not (K-RAPID-FIRE)")
    void notIfPinned(String survive) {
        boolean pinned = survive.equals("1 1 1");
        play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c2; B1 SV 4+, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away; dice A 5 1 1 1 | B %s
                expect B1 %s, asks %s
                """.formatted(survive, pinned ? "pinned" : "upright", pinned ? "A: activation" : "B: evade"));
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not if KNOCKBACK slams it and it is pinned (SLAM-1)")
    void notIfSlammedAndPinned() {
        play("""
                wall north of c4
                A1 RA 5+, gun R8 KNOCKBACK, at c2; B1 SV 5+ AR 4, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1
                dice A 5 1 1 | B 1 1 1
                expect B1 at c4, pinned, damage 0, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: not after an ASSAULT")
    void notAfterAnAssault() {
        play("""
                A1 FI 5+, at c3; B1 FI 4+ SV 5+, EVADE, at c4
                play
                A1 activate; A1 advance; A1 step c4; A1 spot 1; B1 survive
                dice A 1 1 1 1 | B 1 1 1
                expect asks A: activation, B1 at c4
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: breaking away does not arise (ADV-6)")
    void noBreakingAway() {
        play("""
                A1 RA 5+, rifle R8, at c2; A2 FI 4+, at c4; B1 SV 5+, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1    # 3, +2 clear, -2 A2
                B1 step c5; B1 spot 5
                expect B1 at c5/5, not event ADV-6, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: it fights enemies in its new cube, with the bonus for moving in (ADV-5, AST-5)")
    void enemiesAreFought() {
        play("""
                A1 RA 5+, rifle R8, at c2; A2 FI 5+ SV 5+ HP 2, at d5; A3 FI 5+ SV 5+ HP 2, at d5
                B1 FI 4+ SV 5+, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                B1 step d5; B1 spot 3
                expect asks B: enemy to fight (ADV-5)
                B1 attack A3
                expect asks A: fight back (AST-3)
                A3 survive; dice A 5 1 1 1 | B 4 4 1 1       # 3, +1 A2; 3, +1 moved in
                expect A3 damage 1, not activated, A2 unharmed, B1 at d5/3, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: from where KNOCKBACK has left it, before the fight, which lapses (KT-2, AWAY-4)")
    void theFightLapses() {
        play("""
                A1 RA 5+, gun R8 KNOCKBACK, at c2; A2 FI 5+ SV 5+, at c5; B1 FI 4+ SV 5+ AR 1, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 1
                expect B1 at c5/1, asks B: evade
                B1 step d6; B1 spot 5
                expect B1 at d6/5, not event AWAY-4, A2 unharmed, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: upon another enemy it fights that one, once (KT-2, ADV-5)")
    void oneFightOnly() {
        play("""
                A1 RA 5+, gun R8 KNOCKBACK, at c2; A2 FI 5+, at c5; A3 FI 5+ SV 5+, at d6
                B1 FI 4+ SV 5+ AR 1, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 1
                B1 step d6; B1 spot 4; A3 survive; dice A 1 1 1 | B 1 1 1 1
                expect event ADV-5, not event AWAY-4, asks A: activation
                """);
    }

    @Test
    @Rule("K-EVADE")
    @DisplayName("K-EVADE: if it stays in the cube to which KNOCKBACK moved it, it fights there (AWAY-4)")
    void theFightIsFought() {
        play("""
                A1 RA 5+, gun R8 KNOCKBACK, at c2; A2 FI 5+ SV 5+, at c5; B1 FI 4+ SV 5+ AR 1, EVADE, at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 1
                B1 decline K-EVADE; A2 survive; dice A 1 1 1 | B 1 1 1
                expect event AWAY-4, B1 at c5/1, asks A: activation
                """);
    }

    @Test
    @Rule({"K-EVADE", "ADV-12"})
    @DisplayName("K-EVADE, ADV-12: a step into the air, or to a hold, from which it cannot go on, ends one cube below")
    void offTheRoof() {
        String roof = """
                floors c3:2 c4:2; %s
                A1 RA 5+, rifle R8, at c3:2; B1 SP 3-4 SV 5+, EVADE, at c4:2
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1; B1 step c5:2; B1 spot 5
                expect B1 at c5/5, upright, asks A: activation
                """;
        play(roof.formatted("barricade east of a1"));
        play(roof.formatted("wall north of c5:2"));
    }

    @Test
    @Rule({"K-EVADE", "ADV-12", "FALL-1"})
    @DisplayName("K-EVADE, ADV-12: two cubes are a fall, which pins it")
    void offAHighRoof() {
        play("""
                floors c3:3 c4:3
                A1 RA 5+, rifle R8, at c3:3; B1 SP 3-4 SV 5+ HP 2, EVADE, at c4:3
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 1 1 1
                B1 step c5:3; B1 spot 5; dice A 5 1 1 | B 1 1 1
                expect B1 at c5/5, pinned, damage 1, asks A: activation
                """);
    }
}
