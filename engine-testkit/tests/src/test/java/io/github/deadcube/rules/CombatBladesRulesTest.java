package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** I-COMBAT-BLADES: a weapon for one ordinary ASSAULT. */
class CombatBladesRulesTest {
    @Test
    @Rule({"I-COMBAT-BLADES", "K-FRENZY", "ITEM-6", "KT-1"})
    @DisplayName(
            "I-COMBAT-BLADES: in place of the carrier's own, AP 0 and FRENZY (1); the model's AP counts; gone when used")
    void named() {
        play("""
                A1 FI 4+, AP (1), knife CC AP2, carries I-COMBAT-BLADES, at c4; A2 at a1; B1 SV 5+ AR 2 HP 9, at c4
                play
                A1 activate; A1 assault B1
                expect offers exactly A1 wield knife | A1 wield item combat blades | A1 wield nothing
                A1 wield item combat blades; dice A 4 4 1 | B 1 1 1
                expect asks A: reroll (DICE-8)
                reroll 1; dice A 4
                expect B1 damage 2, A1 not carries I-COMBAT-BLADES, token 1 gone
                """);
    }

    @Test
    @Rule("I-COMBAT-BLADES")
    @DisplayName(
            "I-COMBAT-BLADES: its FRENZY adds to the carrier's; declared and lost, it is used up; another weapon keeps it")
    void usedUp() {
        play("""
                A1 FI 4+, FRENZY (1), carries I-COMBAT-BLADES, at c4; A2 at a1; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield item combat blades; dice A 1 1 1 | B 5 5 5
                expect asks A: reroll (DICE-8), offers reroll 2, refuses reroll 3
                reroll 0
                expect A1 not carries I-COMBAT-BLADES, B1 unharmed
                """);
        play("""
                A1 FI 4+, carries I-COMBAT-BLADES, at c4; A2 at a1; B1 SV 5+ HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield nothing; dice A 4 1 1 | B 1 1 1
                expect A1 carries I-COMBAT-BLADES, B1 damage 1
                """);
    }

    @Test
    @Rule("I-COMBAT-BLADES")
    @DisplayName("I-COMBAT-BLADES: for an ASSAULT of any kind, breaking away too; not for fighting back")
    void whichAssaults() {
        play("""
                A1 SV 5+ HP 9, at c4; B1 FI 4+, carries I-COMBAT-BLADES, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                expect offers exactly B1 wield item combat blades | B1 wield nothing
                """);
        play("""
                A1 FI 4+, at c4; B1 FI 4+ SV 5+, carries I-COMBAT-BLADES, at c4
                play
                A1 activate; A1 assault B1
                expect refuses B1 fight back with item combat blades, offers B1 fight back
                """);
    }
}
