package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Items that are used in fights, and what items refuse. */
class ItemUsesRulesTest {
    @Test
    @Rule({"I-STIMULANTS", "AST-11"})
    @DisplayName("I-STIMULANTS, AST-11: or for one FIGHT, named with the weapon")
    void stimulantsInAFight() {
        play("""
                A1 FI 4+, blade CC, carries I-STIMULANTS, at c4; B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 assault B1
                expect offers A1 wield blade, offers A1 wield nothing using I-STIMULANTS
                A1 wield blade using I-STIMULANTS
                expect asks A rolls 4 d8: test, A1 not carries I-STIMULANTS
                """);
    }

    @Test
    @Rule("ITEM-1")
    @DisplayName("ITEM-1: a model carries at most one item, bought equipment included")
    void atMostOne() {
        play("""
                A1 equipment I-AMMO, at c4; A2 carries I-AMMO, at e4; B1 at h8; B2 at h7
                token 1 I-STIMULANTS at c5; token 2 I-STIMULANTS at e5
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                expect refuses A1 keep by ITEM-1
                A1 destroy; A1 stop 5; A1 end; B1 activate; B1 end
                A2 activate; A2 advance; A2 step e5; A2 pick up 2
                expect refuses A2 keep by ITEM-1
                """);
    }

    @ParameterizedTest
    @Rule({"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    @DisplayName("I-AMMO, I-AP-AMMO, I-STIMULANTS: not for a GRENADE; each says so itself")
    @ValueSource(strings = {"I-AMMO", "I-AP-AMMO", "I-STIMULANTS"})
    void citesTheItem(String item) {
        play("""
                A1 RA 4+, grenade R3 GRENADE (FRAG (1)), carries %s, at c2; B1 SV 5+, at c4
                play
                A1 activate
                expect refuses A1 shoot grenade at c4 using %s by %s
                """.formatted(item, item, item));
    }

    @Test
    @Rule("I-STIMULANTS")
    @DisplayName("I-STIMULANTS: with them 4 dice, and without a CC weapon too (AST-2); what wins is damage (AST-7)")
    void stimulantsBareHanded() {
        play("""
                A1 FI 4+, carries I-STIMULANTS, at c4; B1 SV 5+ HP 4, at c4
                play
                A1 activate; A1 assault B1; A1 wield nothing using I-STIMULANTS
                dice A 4 4 4 4 | B 5 1 1
                expect B1 damage 3, A1 not carries I-STIMULANTS, asks B: turn
                """);
    }

    @Test
    @Rule({"I-STIMULANTS", "ADV-5", "ADV-6"})
    @DisplayName("I-STIMULANTS, ADV-5, ADV-6: in the FIGHT on moving in, and in that against one who leaves")
    void stimulantsInFreeFights() {
        play("""
                A1 FI 4+ SV 5+ HP 2, carries I-STIMULANTS, at c4; B1 SV 5+ HP 4, at c5
                B2 FI 4+, carries I-STIMULANTS, at g4; A2 SV 5+ HP 2, at g4
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 9; A1 wield nothing using I-STIMULANTS
                expect asks A rolls 5 d8: test (ADV-5)
                dice A 1 1 1 1 1 | B 1 1 1; A1 end; B1 activate; B1 end
                A2 activate; A2 advance; A2 step g3; B2 attack A2; B2 wield nothing using I-STIMULANTS
                dice A 1 1 1
                expect asks B rolls 4 d8: test (ADV-6), B2 not carries I-STIMULANTS
                """);
    }

    @Test
    @Rule("I-STIMULANTS")
    @DisplayName("I-STIMULANTS: one FIGHT only, and none of who is assaulted")
    void stimulantsOfTheTarget() {
        play("""
                A1 FI 4+ SV 5+ HP 2, at c4; B1 FI 4+ SV 5+ HP 4, carries I-STIMULANTS, at c4
                command A model
                play
                A1 activate; A1 assault B1; B1 fight back
                dice A 1 1 1
                expect asks B rolls 3 d8: test (AST-1), B1 carries I-STIMULANTS
                """);
    }
}
