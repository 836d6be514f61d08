package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** KT-2, AWAY-4: if several fights are due, one can cancel the next. */
class DueFightRulesTest {
    private static final String TWO_THROWN_IN = """
            A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; A2 SV 5+ HP 2, %s, at c5/1; A3 SV 5+ HP 9, at c6/1
            B1 FI 4+ SV 5+ HP 9, hammer CC KNOCKBACK, CONSTRUCT, at c4; B2 FI 4+ SV 5+ HP 9, CONSTRUCT, at c4
            play
            A1 activate; A1 shoot grenade at c4; dice A 4 1 1
            dice A 1; B1 spot 5; dice A 1; B2 spot 6
            """;

    @Test
    @Rule({"KT-2", "AWAY-4"})
    @DisplayName("KT-2, AWAY-4: two thrown in with one enemy both fight it, one after the other")
    void bothFight() {
        play(TWO_THROWN_IN.formatted("TOUGH") + """
                B1 wield nothing; dice A 5 5 5 | B 4 1 1 1               # B2 is a friend
                expect A2 unharmed, asks A rolls 3 d8: test (AWAY-4)
                """);
    }

    @Test
    @Rule({"KT-2", "AWAY-4"})
    @DisplayName("KT-2, AWAY-4: the second lapses if the enemy dies of the first")
    void theEnemyIsDead() {
        play(TWO_THROWN_IN.formatted("SOLID") + """
                B1 wield nothing; dice A 1 1 1 | B 4 4 1 1
                expect A2 killed, B2 at c5/6, upright, asks A: activation
                """);
    }

    @Test
    @Rule({"KT-2", "AWAY-4", "K-KNOCKBACK"})
    @DisplayName("KT-2, AWAY-4: the second lapses if the first throws the enemy out of the cube")
    void theEnemyIsThrownOut() {
        play(TWO_THROWN_IN.formatted("STEALTHY") + """
                B1 wield hammer; dice A 1 1 1 | B 4 1 1 1; A2 throw west; A2 spot 5
                expect A2 at b5/5, damage 1, B2 at c5/6, asks A: activation
                """);
    }

    @Test
    @Rule({"KT-2", "KT-4", "AWAY-4"})
    @DisplayName(
            "KT-2, KT-4: the second lapses if the first has thrown its model on; that model fights once, at its new place")
    void theModelIsThrownOn() {
        play(TWO_THROWN_IN.formatted("BOOM! (1)") + """
                B1 wield nothing; dice A 1 1 1 | B 4 4 1 1
                dice A 1 | B 1 1 1 | B 1 1 1                     # A2 explodes
                dice A 3; B1 spot 5; dice A 1; B2 spot 4
                expect asks A rolls 3 d8: test (AWAY-4)
                dice A 5 5 5 | B 4 1 1
                expect A2 killed, B2 at c6/4, A3 unharmed, asks A: activation
                """);
    }
}
