package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Offered and missing options of an activation in edge cases of the rules. */
class OfferedOptionsRulesTest {
    @ParameterizedTest
    @CsvSource({"FLIGHT, refuses", "'FLIGHT, JUMP PACK', refuses", "'JUMP PACK, FLIGHT', refuses"})
    @Rule({"K-FLIGHT", "K-JUMP-PACK", "ADV-12"})
    @DisplayName(
            "K-FLIGHT, K-JUMP-PACK: in the air a model with FLIGHT goes on, with a JUMP PACK too; a jumping model drops")
    void lettingGo(String keywords, String letsGo) {
        play("""
                board 8 x 8 x 3
                A1 SP 2-3, %s, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4:2
                expect %s A1 let go, refuses A1 spot 5 by ADV-12, offers A1 step c4
                """.formatted(keywords, letsGo));
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: after an assault in which the enemy has died too")
    void afterADeadlyAssault() {
        HeraldOrder.play(Trigger.ASSAULTED, """
                A1 FI 5+, order "Herald", at c4; B1 SV 5+, at c4; B2 at h8; command A order
                play
                A1 activate; A1 assault B1
                dice A 5 5 1 | B 1 1 1; A1 decline CMD-5
                expect B1 killed, asks A: special order (CMD-9)
                """);
    }
}
