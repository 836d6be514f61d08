package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-TRAP: the conditions to spring a trap, the side that decides, and the effect. */
class TrapRulesTest {
    @Test
    @Rule({"K-TRAP", "ADV-17", "ACT-5"})
    @DisplayName("K-TRAP, ADV-17: detonated, it goes off where it lies; the marker goes, and the activation ends")
    void detonated() {
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5; initiative B
                A1 SV 5+, at a1; B1 SP 3-3 SV 5+ HP 3, at c4; B2 SV 5+, at h8
                play
                B1 activate; B1 advance; B1 step c5
                expect asks A: keyword (K-TRAP), offers A1 use K-TRAP on B1, offers A1 decline K-TRAP
                A1 use K-TRAP on B1
                expect asks B: spot (ADV-17)
                B1 spot 7; dice A 4 4 | B 5 1 1
                expect B1 at c5/7, damage 1
                dice A 1; B1 spot 5
                expect B1 at c6/5, pinned, activated
                A1 activate; A1 end; B2 activate; B2 end # the round is over
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                A1 activate; A1 end; B1 activate; B1 stand up; B1 spot 5; B1 advance; B1 step c5; B1 spot 5
                expect B1 at c5/5
                """);
    }

    @Test
    @Rule("K-TRAP")
    @DisplayName("K-TRAP: declined, it stays, and its owner is asked at each entry, for each model, to the game's end")
    void askedAtEachEntry() {
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5; initiative B
                A1 at a1; B1 SP 3-3 SV 5+, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 decline K-TRAP
                B1 step c6; B1 step c5; A1 decline K-TRAP
                B1 spot 5; B1 end
                A1 activate; A1 end
                dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none
                expect round 2
                B1 activate; B1 advance; B1 step c6; B1 step c5
                expect asks A: keyword (K-TRAP)
                """);
    }

    @Test
    @Rule("K-TRAP")
    @DisplayName("K-TRAP: a model that takes another spot of the cube, stands up there or leaves it does not enter")
    void anotherSpotIsNoEntry() {
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5; initiative B
                A1 at a1; B1 SV 5+, pinned, at c5
                play
                B1 activate; B1 stand up; B1 spot 9; B1 advance; B1 spot 1
                expect B1 at c5/1, not event K-TRAP, asks A: turn
                """);
    }

    @Test
    @Rule("K-TRAP")
    @DisplayName("K-TRAP: it does nothing to friends of its owner, nor to neutral models, nor in the next cube")
    void enemiesOnly() {
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5
                A1 at c4; A2 at b4; B1 at c7
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4; A1 end
                B1 activate; B1 advance; B1 step c6; B1 spot 5
                expect not event K-TRAP, asks B: activation
                """);
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5
                A1 RA 4+, grenade R3 GRENADE (BLAST), at c2; A2 neutral, at c4; B1 at a8
                play
                A1 activate; A1 shoot grenade at c4; dice A 4 1 1; dice A 1; A2 spot 5
                expect A2 at c5/5, pinned, not event K-TRAP, asks A: activation
                """);
    }

    @Test
    @Rule({"K-TRAP", "KT-12", "DICE-11"})
    @DisplayName("K-TRAP, KT-12: it outlasts its owner; the owner's side is asked and rolls for it")
    void itOutlastsItsOwner() {
        play("""
                laid K-TRAP (FRAG (2)) of A2 at c5; initiative B
                A1 at a1; A2 killed; B1 SV 5+ HP 3, at c4
                play
                B1 activate; B1 advance; B1 step c5; A2 use K-TRAP on B1; B1 spot 5
                dice A 4 4 | B 5 1 1; dice A 1; B1 spot 5
                expect B1 at c6/5, damage 1, pinned
                """);
    }

    @Test
    @Rule({"K-TRAP", "KT-1", "DMG-1"})
    @DisplayName("K-TRAP: its effect has neither AP nor keywords of its owner")
    void noKeywordsOfItsOwner() {
        play("""
                laid K-TRAP (FRAG (3)) of A1 at c5; initiative B
                A1 AP (1), TOXIC (2), at a1; B1 SV 5+ AR 1 HP 9, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5
                dice A 4 4 4 | B 5 1 1; dice A 1; B1 spot 5
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-TRAP", "DICE-10", "DICE-11", "CMD-7"})
    @DisplayName("K-TRAP, DICE-11: its owner adds and re-rolls nothing; the victim may")
    void noDiceOfItsOwner() {
        play("""
                command A dice; command B dice; laid K-TRAP (FRAG (1)) of A1 at c5; initiative B
                A1 at a1; B1 SV 5+ HP 9, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5
                expect asks B: added dice (CMD-7)
                add 1
                dice A 1 | B 5 1 1 1; dice A 1; B1 spot 5
                expect B1 at c6/5, unharmed, command A dice
                """);
    }

    @Test
    @Rule({"K-TRAP", "ADV-18"})
    @DisplayName(
            "K-TRAP, ADV-18: several, in the order laid: each is asked for, and each goes off if the model is still there")
    void severalInTheOrderLaid() {
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; laid K-TRAP (FRAG (1)) of A2 at c5; initiative B
                A1 to A2 at a1; B1 SV 5+ HP 9, at c4
                play
                B1 activate; B1 advance; B1 step c5
                expect asks A: keyword (K-TRAP), offers A1 use K-TRAP on B1, refuses A2 use K-TRAP on B1 by ASK-5
                A1 use K-TRAP on B1; B1 spot 5
                expect offers A2 use K-TRAP on B1, no smoke
                A2 use K-TRAP on B1
                dice A 1 | B 1 1 1; dice A 1; B1 spot 5
                expect smoke c5, B1 at c6/5, pinned
                """);
    }

    @Test
    @Rule({"K-TRAP", "ADV-18"})
    @DisplayName("K-TRAP, ADV-18: the activation over, items lapse, but the fight is fought")
    void itemsLapseTheFightDoesNot() {
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; token 1 I-AMMO at c5; initiative B
                A1 at a1; B1 at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5
                expect smoke c5, B1 activated, at c5/5, upright, asks A: turn, not event ITEM-2
                """);
        play("""
                laid K-TRAP (SMOKE) of A1 at c5; initiative B; A1 at a1; A2 FI 4+ SV 5+ HP 2, at c5; B1 FI 4+ SV 5+, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 4
                expect smoke c5, asks A: fight back (AST-3)
                A2 survive; dice B 4 4 1 1 | A 5 1 1     # 3, +1 moved in
                expect A2 damage 1, B1 activated, asks A: turn
                """);
    }

    @Test
    @Rule({"K-TRAP", "ADV-18"})
    @DisplayName("K-TRAP, ADV-18: thrown or pinned by it, the model does not fight")
    void noFightForAThrownModel() {
        play("""
                laid K-TRAP (FRAG (1)) of A1 at c5; initiative B
                A1 at a1; A2 FI 4+ SV 5+, at c5; B1 FI 4+ SV 5+, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 4
                dice A 1 | B 1 1 1 | A 1 1 1; dice A 3; B1 spot 5; dice A 1; A2 spot 5
                expect B1 at d5/5, pinned, A2 at c6/5, pinned, not event ADV-5, asks A: turn
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FRAG (2)", "BLAST", "SMOKE"})
    @Rule({"K-TRAP", "KT-19"})
    @DisplayName("K-TRAP: the effect in its brackets resolves")
    void effects(String effect) {
        play("""
                laid K-TRAP (%s) of A1 at c5; initiative B
                A1 at a1; B1 SV 5+ HP 3, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5
                %s
                """.formatted(
                effect,
                switch (effect) {
                    case "FRAG (2)" -> "dice A 4 1 | B 1 1 1; dice A 1; B1 spot 5\nexpect B1 damage 1, at c6/5, pinned";
                    case "BLAST" -> "dice A 1; B1 spot 5\nexpect B1 unharmed, at c6/5, pinned, activated";
                    default -> "expect smoke c5, B1 at c5/5, upright, unharmed, activated";
                }));
    }

    @Test
    @Rule({"K-TRAP", "ADV-17"})
    @DisplayName("K-TRAP, ADV-17: a model that can be neither thrown nor pinned stops too: its activation ends")
    void solidAndActive() {
        play("""
                laid K-TRAP (FRAG (2)) of A1 at c5; initiative B
                A1 at a1; B1 SP 3-3 SV 5+ HP 3, SOLID, at c4
                play
                B1 activate; B1 advance; B1 step c5; A1 use K-TRAP on B1; B1 spot 5
                dice A 4 4 | B 5 1 1
                expect B1 at c5/5, damage 1, upright, activated, asks A: turn
                """);
    }

    @ParameterizedTest
    @CsvSource({"c4w, c5w, true", "c4e, c5e, false"})
    @Rule({"K-TRAP", "GEO-7"})
    @DisplayName("K-TRAP, GEO-7: it lies on one side of a half-cube")
    void onOneSide(String from, String to, boolean sprung) {
        play("""
                wall north-south through c4 c5; laid K-TRAP (FRAG (2)) of A1 at c5w; initiative B
                A1 at a1; B1 at %s
                play
                B1 activate; B1 advance; B1 step %s
                expect asks %s
                """.formatted(from, to, sprung ? "A: keyword (K-TRAP)" : "B: movement"));
    }
}
