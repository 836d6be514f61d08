package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** AWAY-4, PIN-3: one explosion throws enemies into the same cube. */
class ThrownTogetherRulesTest {
    private static final String THROWN = """
            A1 RA 4+, bomb R8 EXPLOSIVE (BLAST), at c2; B2 at h8
            A2 FI 4+ SV 5+ HP 9, %s at c5/1; B1 FI 4+ SV 5+ HP 9, %s at c5/9
            play
            A1 activate; A1 shoot bomb at c5
            """;

    @Test
    @Rule("AWAY-4")
    @DisplayName("AWAY-4: of two thrown into one cube only the later arrival must fight; the first waits")
    void theLaterFights() {
        play(THROWN.formatted("CONSTRUCT,", "CONSTRUCT,") + """
                dice A 1; A2 spot 5; dice A 1; B1 spot 4
                expect asks A: fight back (AST-3), why B1 assaults A2
                A2 survive; dice A 1 1 1 | B 4 1 1
                expect A2 damage 1, B1 unharmed, asks A: activation
                """);
    }

    @Test
    @Rule({"AWAY-4", "PIN-3"})
    @DisplayName("AWAY-4, PIN-3: pinned it waits too: the model that comes after it fights it, once")
    void thePinnedOneWaits() {
        play(THROWN.formatted("", "CONSTRUCT,") + """
                dice A 1; A2 spot 5; dice A 1; B1 spot 4
                dice A 1 1 1 | B 4 1 1 1                 # +1 pinned
                expect A2 damage 1, upright, asks A: activation
                """);
    }

    @Test
    @Rule({"AWAY-4", "PIN-3"})
    @DisplayName("PIN-3: the later one pinned, the first attacks it")
    void theFirstAttacks() {
        play(THROWN.formatted("CONSTRUCT,", "") + """
                dice A 1; A2 spot 5; dice A 1; B1 spot 4
                dice A 4 1 1 1 | B 1 1 1                 # +1 pinned
                expect B1 damage 1, upright, A2 unharmed, asks A: activation
                """);
    }

    @Test
    @Rule("AWAY-4")
    @DisplayName("AWAY-4: if an enemy was there before, each of them must fight")
    void bothFight() {
        play("""
                A1 RA 4+, bomb R8 EXPLOSIVE (BLAST), at c2; B1 SV 5+ HP 9, at c6
                A2 to A3 FI 4+ SV 5+ HP 9, CONSTRUCT, at c5
                play
                A1 activate; A1 shoot bomb at c5; dice A 1; A2 spot 1; dice A 1; A3 spot 4
                dice A 4 1 1 1 | B 1 1 1                 # +1 friends
                dice A 4 1 1 1 1 | B 1 1 1               # also +1 injured
                expect B1 damage 2, asks A: activation
                """);
    }

    @Test
    @Rule("AWAY-4")
    @DisplayName(
            "AWAY-4: a model that arrived at an enemy must fight, also if another arrives later, which must fight too")
    void bothMustFight() {
        play("""
                A1 RA 4+, bomb R8 EXPLOSIVE (BLAST), at c2; B1 SV 5+ HP 9, at c6; B2 at h8
                A2 FI 4+ SV 5+ HP 9, CONSTRUCT, at c5; B3 FI 4+ SV 5+ HP 9, CONSTRUCT, at c5
                play
                A1 activate; A1 shoot bomb at c5; dice A 1; A2 spot 1; dice A 1; B3 spot 4
                expect asks A: enemy to fight (AWAY-4), offers A2 attack B1, offers A2 attack B3
                A2 attack B1; dice A 4 1 1 | B 1 1 1 1
                expect B1 damage 1, asks A: fight back, why B3 assaults A2
                A2 survive; dice A 1 1 1 | B 4 1 1 1
                expect A2 damage 1, asks A: activation
                """);
    }

    @Test
    @Rule("AWAY-4")
    @DisplayName("AWAY-4: a friend that arrives later does not take its fight")
    void friendsAfter() {
        play("""
                A1 RA 4+, bomb R8 EXPLOSIVE (BLAST), at c2; B1 SV 5+ HP 9, CONSTRUCT, at c5; B2 at h8
                A2 to A3 FI 4+ SV 5+ HP 9, CONSTRUCT, at c5
                play
                A1 activate; A1 shoot bomb at c5; dice A 1; A2 spot 1; dice A 1; A3 spot 4; dice A 1; B1 spot 5
                expect asks B: enemy to fight (AWAY-4), offers B1 attack A2, offers B1 attack A3
                """);
    }
}
