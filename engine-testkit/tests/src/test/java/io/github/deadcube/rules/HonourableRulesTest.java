package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-HONOURABLE: the models that it does not attack. */
class HonourableRulesTest {
    @Test
    @Rule({"K-HONOURABLE", "AST-1"})
    @DisplayName("K-HONOURABLE, AST-1: no ASSAULT of a pinned model; an upright one beside it may be assaulted")
    void noAssault() {
        play("""
                A1 FI 4+, HONOURABLE, at c4; B1 pinned, at c4; B2 SV 5+, at c4
                play
                A1 activate
                expect refuses A1 assault B1 by K-HONOURABLE, offers A1 assault B2
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "SHO-3", "K-RAPID-FIRE"})
    @DisplayName("K-HONOURABLE: no SHOOT at a pinned model, blazing away or with the Shoot die either")
    void noShot() {
        play("""
                command A shoot; A1 RA 5+, HONOURABLE, gun R8 RAPID FIRE, at c2; B1 pinned, at c5; B2 at d5
                play
                A1 activate
                expect refuses A1 shoot gun at B1 by K-HONOURABLE, refuses A1 shoot gun at B1 as blaze away by K-HONOURABLE
                expect refuses spend shoot: A1 shoot gun at B1 by K-HONOURABLE, offers A1 shoot gun at B2
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "K-EXPLOSIVE", "K-GRENADE"})
    @DisplayName("K-HONOURABLE: cubes may be its target, even with pinned models in them")
    void cubes() {
        play("""
                A1 RA 4+, HONOURABLE, grenade R3 GRENADE (FRAG (1)), bombs R3 EXPLOSIVE (BLAST), at c2; B1 SV 5+ HP 2, pinned, at c5
                play
                A1 activate
                expect offers A1 shoot grenade at c5, offers A1 shoot bombs at c5
                A1 shoot grenade at c5; dice A 4 1 1; dice A 4 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 at c6/5, damage 1
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "K-FIRE-CONTROL"})
    @DisplayName("K-HONOURABLE, K-FIRE-CONTROL: a target pinned since it was declared is shot at")
    void pinnedSince() {
        play("""
                barricade north of c4; A1 RA 5+, HONOURABLE, FIRE CONTROL, gun R8 RAPID FIRE, pistol R3, at c3
                B1 SV 5+ HP 2, at c5
                play
                A1 activate; A1 shoot gun at B1 as blaze away; A1 shoot pistol at B1
                dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "ADV-6"})
    @DisplayName("K-HONOURABLE, ADV-6: it makes no free attack; another of its side may")
    void noFreeAttack() {
        play("""
                A1 SV 5+, at c4; B1 FI 4+, HONOURABLE, at c4; B2 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks B: free assault (ADV-6), refuses B1 attack A1 by ADV-6, offers B2 attack A1
                """);
        play("""
                A1 SV 5+, at c4; B1 FI 4+, HONOURABLE, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "ADV-5", "SPR-1"})
    @DisplayName("K-HONOURABLE, ADV-5: it ends its movement among pinned enemies; no item is picked up, no fight")
    void amongPinnedEnemies() {
        play("""
                A1 SP 1-3 FI 4+, HONOURABLE, at c4; B1 pinned, at c5; token 1 I-AMMO at c5
                play
                A1 activate; A1 sprint; A1 step c5; A1 spot 4
                expect A1 at c5/4, activated, B1 pinned, not event ITEM-2, not event ADV-5, asks B: turn
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "ADV-5"})
    @DisplayName("K-HONOURABLE, ADV-5: with others there it chooses among the upright ones; it must fight one")
    void amongPinnedAndUpright() {
        play("""
                A1 FI 4+, HONOURABLE, at c4; B1 SV 5+, pinned, at c5; B2 SV 5+ HP 2, at c5; B3 SV 5+, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 9
                expect asks A: enemy to fight (ADV-5), refuses A1 attack B1 by ADV-5, offers A1 attack B3
                A1 attack B2; dice A 4 4 1 1 | B 5 1 1 1 # +1 for their friends
                expect B2 damage 1, B1 pinned, A1 active
                """);
        play("""
                A1 FI 4+, HONOURABLE, at c4; B1 SV 5+, pinned, at c5; B2 SV 5+ HP 2, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 9
                expect asks A rolls 4 d8: test, event A1 targets B2
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "AWAY-4"})
    @DisplayName("K-HONOURABLE, AWAY-4: forced among pinned enemies only, it does not fight")
    void forcedAmongPinned() {
        play("""
                barricade north of c3; A1 RA 5+, cannon R8 KNOCKBACK, at c3; A2 SV 5+, pinned, at c5
                B1 FI 4+ SV 5+ AR 1, HONOURABLE, at c4
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 | B 1 1 1; B1 spot 9
                expect B1 at c5/9, upright, A2 pinned, not event AWAY-4, asks A: activation
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "K-EVADE"})
    @DisplayName("K-HONOURABLE, K-EVADE: the same if it evades into such a cube")
    void evades() {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c3; A2 SV 5+, pinned, at c5
                B1 FI 4+ SV 5+, HONOURABLE, EVADE, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1; B1 step c5; B1 spot 9
                expect B1 at c5/9, A2 pinned, asks A: activation
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "STD-2"})
    @DisplayName("K-HONOURABLE, STD-2: it is passed over, another is not")
    void passedOverAtStandUp() {
        play("""
                A1 SV 5+, pinned, at c4; B1 FI 4+, HONOURABLE, at c4; B2 FI 4+, at c4
                play
                A1 activate; A1 stand up; A1 spot 5      # no side is asked: only B2 can attack
                dice A 5 5 1 | B 4 4 1 1 1
                expect event B2 targets A1, A1 upright, unharmed
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "PIN-3"})
    @DisplayName("K-HONOURABLE, PIN-3: it is passed over; with no other there the model stands up without a fight")
    void passedOverByTheThrown() {
        play("""
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; A2 FI 4+, HONOURABLE, at c5; B1 SV 5+, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1; dice A 1; B1 spot 9
                expect B1 at c5/9, upright, A2 upright, asks A: activation
                """);
        play("""
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; A2 FI 4+, HONOURABLE, at c5; A3 FI 4+, at c5; B1 SV 5+, at c4
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1; dice A 1; B1 spot 9
                dice A 4 1 1 1 1 | B 5 1 1               # A3
                expect event A3 targets B1, B1 upright
                """);
    }

    @Test
    @Rule({"K-HONOURABLE", "AST-3"})
    @DisplayName("K-HONOURABLE: it fights back as usual")
    void fightsBack() {
        play("""
                A1 FI 4+ HP 2, at c4; B1 FI 4+ SV 5+, HONOURABLE, at c4
                play
                A1 activate; A1 assault B1
                expect offers B1 fight back
                B1 fight back; dice A 1 1 1 | B 4 1 1
                expect A1 damage 1
                """);
    }
}
