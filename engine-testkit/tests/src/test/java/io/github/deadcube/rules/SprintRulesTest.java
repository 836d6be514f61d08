package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SprintRulesTest {
    @Test
    @Rule("SPR-1")
    @DisplayName("SPR-1: up to the second SP in cubes")
    void upToTheSecondSpeed() {
        play("""
                A1 SP 1-3, at c2; B1 at h8
                play
                A1 activate; A1 sprint; A1 step c3; A1 step c4
                expect offers A1 spot 5, offers A1 step c5
                A1 step c5
                expect refuses A1 step c6 by SPR-1, offers A1 spot 5
                A1 spot 5
                expect A1 at c5/5, activated
                """);
    }

    @Test
    @Rule("SPR-1")
    @DisplayName("SPR-1: otherwise as ADVANCE: walls, capacity and the spot (ADV-4, ADV-7, ADV-17)")
    void otherwiseAsAnAdvance() {
        play("""
                wall north of c4
                A1 SP 1-2, at c3; A2 SZ 4, at d4; A3 at c4/5; B1 at h8
                play
                A1 activate; A1 sprint; A1 step c4
                expect refuses A1 step c5 by ADV-7, refuses A1 step d4 by ADV-4, refuses A1 step c6 by ADV-2
                expect refuses A1 spot 5 by GEO-2
                A1 spot 1
                expect A1 at c4/1
                """);
    }

    @Test
    @Rule("SPR-1")
    @DisplayName("SPR-1: and it ends in a fight among enemies (ADV-5)")
    void itEndsAmongEnemies() {
        play("""
                A1 SP 1-3 FI 5+, at c2; B1 FI 4+ SV 4+, at c3
                play
                A1 activate; A1 sprint; A1 step c3; A1 spot 4; B1 fight back
                dice A 5 1 1 1 | B 4 1 1                       # 3, +1 moved in: a draw
                expect A1 at c3/4, activated, asks B: turn
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"B1 FI 4+, pinned, at c2", "B1 FI 4+, at c2; B2 at c2, pinned"})
    @Rule("SPR-2")
    @DisplayName("SPR-2: not while sharing a cube with an enemy, pinned or not")
    void notBesideEnemies(String enemies) {
        String rule = enemies.startsWith("B1 FI 4+, pinned") ? " by SPR-2" : "";
        play("""
                A1 FI 5+, at c2; %s
                play
                A1 activate
                expect refuses A1 sprint%s, offers A1 advance
                """.formatted(enemies, rule));
    }

    @Test
    @Rule("SPR-2")
    @DisplayName("SPR-2: friends and neutral models do not hinder it")
    void besideFriendsAndNeutralModels() {
        play("""
                A1 at c2; A2 at c2; B1 at c2, neutral; B2 at h8
                play
                A1 activate
                expect offers A1 sprint
                """);
    }
}
