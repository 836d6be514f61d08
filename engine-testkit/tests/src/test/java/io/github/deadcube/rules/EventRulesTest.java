package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every change of the game has an event with a text, so that all viewers can follow the game. */
class EventRulesTest {
    @Test
    @Rule({"CMD-2", "CMD-4", "CMD-8"})
    @DisplayName("CMD-2, CMD-4: command dice that are rolled again, and that are spent")
    void commandDice() {
        play("""
                A1 at c4, activated; B1 at h8; command B advance
                play
                B1 activate; spend advance: B1 advance; B1 spot 4
                expect event B spends advance
                B1 end
                dice A 1 2 3 | B 1 2 3
                reroll command advance
                expect event A rolls again: advance
                """);
    }

    @Test
    @Rule({"I-MEDI-PACK", "I-AMMO", "ITEM-6"})
    @DisplayName("I-MEDI-PACK, I-AMMO: HP regained, an item that is used, and that it counts for this attack")
    void itemEvents() {
        play("""
                A1 RA 5+ HP 3, rifle R8, damage 2, carries I-MEDI-PACK, at c4; B1 at h8
                play
                A1 activate; A1 use I-MEDI-PACK
                expect event A1 regains 1 HP, event A1 has I-MEDI-PACK no more
                """);
        play("""
                A1 RA 5+, rifle R8, carries I-AMMO, at c4; B1 SV 5+, at c6
                play
                A1 activate; A1 shoot rifle at B1 using I-AMMO
                expect event A1 has I-AMMO no more, event A1 is marked by I-AMMO
                dice A 1 1 1 1 1 1 | B 1 1 1
                expect event A1 is free of I-AMMO, A1 not marked I-AMMO
                """);
    }

    @Test
    @Rule({"ITEM-4", "ITEM-5"})
    @DisplayName("ITEM-4: an item that is dropped, and one that is destroyed, for another; it cannot be used again")
    void hands() {
        String find = """
                A1 carries I-STIMULANTS, at c4; B1 at h8
                token 3 I-AMMO at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 3
                """;
        play(find + """
                A1 exchange and drop
                expect event A1 drops I-STIMULANTS in c5, A1 carries I-AMMO, A1 not carries I-STIMULANTS, token 4 at c5
                """);
        play(find + """
                A1 exchange and destroy
                expect event A1 has I-STIMULANTS no more, A1 carries I-AMMO, A1 not carries I-STIMULANTS, token 4 gone
                """);
    }

    @Test
    @Rule({"DMG-3", "AWAY-5"})
    @DisplayName("DMG-3: no more HP are lost than are left; AWAY-5: a forced move has an event")
    void lossesAndForce() {
        play("""
                A1 RA 5+, cannon R6 KNOCKBACK, at c2/5; B1 SV 5+ HP 3, damage 1, at c4/5
                B2 SV 5+ HP 4, damage 2, at c4/8
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 5
                expect event B1 loses 1 HP, event B1 is forced to c5/5, B1 damage 2
                """);
        play("""
                A1 RA 5+, rifle R6, at c2; B1 SV 5+ HP 3, damage 2, at c4
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 5 1 1 | B 1 1 1
                expect event B1 loses 1 HP, B1 killed
                """);
    }

    @Test
    @Rule({"VIC-6", "RND-1"})
    @DisplayName("VIC-6: the end of the game has an event with its result")
    void theEnd() {
        play("""
                A1 at a1, activated; B1 at h8; round 5; score A 2
                play
                B1 activate; B1 end
                expect A wins, event A wins (VIC-6)
                """);
    }

    @Test
    @Rule({"AWAY-4", "KT-2"})
    @DisplayName(
            "AWAY-4, KT-2: a fight that a forced move has made due is fought once, not after the next attack again")
    void aFightOnce() {
        play("""
                A1 RA 5+, gun R8 KNOCKBACK, at c2; A2 FI 5+ SV 5+, at c5; A3 RA 5+, rifle R8, at h1
                B1 FI 4+ SV 5+ AR 1, at c4; B2 SV 5+, at h3
                play
                A1 activate; A1 shoot gun at B1; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 1
                A2 survive; dice A 1 1 1 | B 1 1 1
                A1 end; B2 activate; B2 end
                A3 activate; A3 shoot rifle at B2; dice A 1 1 1 1 1 | B 1 1 1
                expect B1 at c5, A2 at c5, asks A: activation
                """);
    }
}
