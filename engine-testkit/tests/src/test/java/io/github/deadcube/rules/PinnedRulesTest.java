package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The options of a pinned model, and a model that force leaves among enemies. */
class PinnedRulesTest {
    @Test
    @Rule("PIN-1")
    @DisplayName("PIN-1: no action but STAND UP, by a command die neither; or none at all")
    void noActionButStandUp() {
        play("""
                A1 RA 5+ FI 5+, rifle R8, BOOM! (1), pinned, at c4; A2 at a1; command A advance
                B1 at c4, pinned; B2 at h8
                play
                A1 activate
                expect offers A1 stand up, offers A1 end, refuses A1 advance by ACT-2, refuses A1 sprint by ACT-2
                expect refuses A1 shoot rifle at B2 by ACT-2, refuses A1 assault B1 by ACT-2
                expect refuses A1 use K-BOOM by ACT-2, refuses spend advance: A1 advance
                A1 end
                expect A1 pinned, activated, asks B: turn
                """);
    }

    @Test
    @Rule({"PIN-2", "ACT-5"})
    @DisplayName("PIN-2, ACT-5: a model pinned in its activation is done, and stands up in the next at the earliest")
    void standingUpIsForTheNextActivation() {
        play("""
                A1 FI 5+ SV 5+ HP 2, at c4; A2 at a1
                B1 SV 5+, BOOM! (1), at c4; B2 at h8
                play
                A1 activate; A1 assault B1
                dice A 5 1 1 | B 1 1 1
                dice B 1 | A 1 1 1 | B 3; A1 spot 5
                expect A1 at d4, pinned, activated, asks B: turn
                B2 activate; B2 end
                expect refuses A1 activate by RND-2, offers A2 activate
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: pinned before, thrown in by an effect that does not pin: it stands and is attacked with +1")
    void pinnedBefore() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 4+, at c5
                B1 FI 3+ SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect event B1 stands up
                dice A 4 1 1 1 | B 5 1 1                 # 3, +1 pinned; B1 is not asked
                expect B1 at c5/7, upright, unharmed, not activated, A2 not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"PIN-3", "FALL-1"})
    @DisplayName("PIN-3, FALL-1: a fall counts, and pins before the fight")
    void aFallCounts() {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:3; A2 FI 4+, at c5
                B1 FI 3+ SV 5+ AR 1 HP 2, at c4:3
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                dice A 5 1 1 | B 5 1 1                   # gravity
                expect event B1 is pinned, event B1 stands up
                dice A 4 4 4 1 | B 5 1 1
                expect B1 at c5/7, upright, damage 1
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: killed by the fall, it has no fight")
    void killedByTheFall() {
        play("""
                floors c3:3 c4:3; barricade north of c3:3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3:3; A2 FI 4+, at c5
                B1 FI 3+ SV 5+ AR 1, at c4:3; B2 at h8
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                dice A 5 5 1 | B 1 1 1
                expect B1 killed, not event PIN-3, asks A: activation
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: of several enemies the opponent chooses one that is not pinned, and must choose")
    void theOpponentChooses() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 to A3 FI 4+, at c5; A4 FI 2+, pinned, at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect asks A: attacker (PIN-3), offers A2 attack B1, offers A3 attack B1
                expect refuses A4 attack B1 by PIN-3, refuses A1 attack B1, refuses B1 decline PIN-3
                A3 attack B1
                dice A 4 1 1 1 1 | B 5 1 1
                expect B1 upright, A4 pinned
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: the one enemy that can attack does, unasked; the pinned one stays down")
    void oneCanAttack() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 4+, at c5; A3 FI 2+, pinned, at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                dice A 4 1 1 1 1 | B 5 1 1               # A2, with a friend
                expect B1 upright, A3 pinned
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: one pinned enemy: both stand up and there is no fight")
    void onePinnedEnemy() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 FI 4+, pinned, at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect B1 upright, A2 upright, asks A: activation
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: of several pinned enemies the opponent chooses which stands up")
    void severalPinnedEnemies() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 to A3 FI 4+, pinned, at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect asks A: attacker (PIN-3)
                A3 attack B1
                expect B1 upright, A2 pinned, A3 upright, asks A: activation
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: the enemy there has no FIGHT: it stands up and there is no fight")
    void noEnemyCanAttack() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 at c5
                B1 SV 5+ AR 1, pinned, at c4
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect B1 upright, asks A: activation
                """);
    }

    @Test
    @Rule("PIN-3")
    @DisplayName("PIN-3: pinned among friends, or alone, it stays down")
    void withoutEnemies() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3
                B1 SV 5+ AR 1, pinned, at c4; B2 FI 4+, at c5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1; B1 spot 7
                expect B1 at c5, pinned, not event PIN-3
                """);
    }

    @Test
    @Rule({"PIN-3", "KT-2", "SCAT-8"})
    @DisplayName(
            "PIN-3, KT-2, SCAT-8: pinned models are fixed when the first fight begins; one that stood up since does not attack")
    void fixedWhenTheFirstFightBegins() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2
                A2 FI 2+ SV 5+, at c4; A3 FI 2+, pinned, at d4
                B1 FI 4+ SV 5+, at c4; B2 FI 4+, at d4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1
                dice A 1 | A 1 1 1 | B 1 1 1
                dice A 3; A2 spot 7; dice A 3; B1 spot 8
                dice A 5 1 1 1 | B 4 1 1 1 1             # B2, not B1, attacks A2; each has a friend, A2 was pinned
                expect A2 upright, asks A: attacker (PIN-3), offers A3 attack B1
                A2 attack B1
                expect B1 upright, B2 upright, A3 pinned, asks A: activation
                """);
    }

    @Test
    @Rule("PIN-4")
    @DisplayName("PIN-4: pinning a pinned model changes nothing")
    void pinnedTwice() {
        var played = Script.play("""
                barricade north of c3
                A1 RA 5+, gun R8 RAPID FIRE, at c3
                B1 SV 5+, pinned, at c4
                play
                A1 activate; A1 shoot gun at B1 as blaze away
                dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, unharmed, not activated
                """);
        assertThat(played.events()).noneMatch(e -> e instanceof Event.Pinned);
    }
}
