package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Limits of items: models that cannot use them, forbidden times, duration, and keywords of the carrier that count with
 * them.
 */
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
}
