package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Limits of items: models that cannot use them, forbidden times, duration, and keywords of the carrier that count with them. */
class ItemLimitsRulesTest {
    @ParameterizedTest
    @CsvSource({"CONSTRUCT, refuses", "TOUGH, offers"})
    @Rule({"I-MEDI-PACK", "K-CONSTRUCT"})
    @DisplayName("I-MEDI-PACK: not for a CONSTRUCT")
    void notForAConstruct(String keyword, String verb) {
        play("""
                A1 HP 3, damage 2, %s, carries I-MEDI-PACK, at c4; B1 at h8
                play
                A1 activate
                expect %s A1 use I-MEDI-PACK
                """.formatted(keyword, verb));
    }

    @Test
    @Rule({"ACT-2", "I-ADRENALINE"})
    @DisplayName("ACT-2: a pinned model uses no item, though that were no action, before it has stood up")
    void notWhilePinned() {
        play("""
                A1 carries I-ADRENALINE, pinned, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 use I-ADRENALINE by ACT-2
                A1 stand up; A1 spot 5
                expect offers A1 use I-ADRENALINE
                """);
    }

    @Test
    @Rule({"I-ADRENALINE", "RND-9"})
    @DisplayName("I-ADRENALINE: for all of the round, in another activation too, and no longer")
    void forTheRound() {
        ReveilleOrder.play("""
                A1 SP 1-2, carries I-ADRENALINE, at c1; A2 order "Reveille", leader, at a1; B1 at h8
                command A order model
                play
                A1 activate; A1 use I-ADRENALINE; A1 end
                spend model: A2 activate; spend order: A2 use HOUSE-REVEILLE on A1; A2 end; B1 activate; B1 end
                A1 activate; A1 advance; A1 step c2; A1 step c3; A1 spot 5; A1 end
                expect round 2
                dice B 1 1 1 | A 1 1 1; reroll command none; reroll command none; B1 activate; B1 end
                A1 activate; A1 advance; A1 step c4
                expect refuses A1 step c5 by ADV-1
                """);
    }

    @Test
    @Rule({"KT-1", "I-SHOCK-BATON"})
    @DisplayName("KT-1: with an item's weapon in an ASSAULT the model's AP and keywords count as with its own")
    void theCarriersKeywordsInAnAssault() {
        play("""
                A1 FI 5+, AP (1), TOXIC (2), carries I-SHOCK-BATON, at c4; B1 SV 5+ AR 1 HP 9, at c4
                play
                A1 activate; A1 assault B1; A1 wield item shock baton
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 3, asks A: direction (AWAY-1)
                """);
    }

    @Test
    @Rule({"KT-1", "I-FRAG-GRENADE"})
    @DisplayName("KT-1: and where an item's grenade explodes")
    void theCarriersKeywordsInAnExplosion() {
        play("""
                A1 RA 4+, AP (1), TOXIC (1), carries I-FRAG-GRENADE, at c2; B1 SV 5+ AR 1 HP 9, at c4
                play
                A1 activate; A1 shoot item frag grenade at c4; dice A 4 1 1
                dice A 4 1 1 | B 1 1 1
                expect B1 damage 2
                """);
    }
}
