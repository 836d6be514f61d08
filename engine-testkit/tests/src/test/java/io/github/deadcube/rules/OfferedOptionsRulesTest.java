package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Offered and missing options of an activation in edge cases of the rules. */
class OfferedOptionsRulesTest {
    @ParameterizedTest
    @CsvSource({"FLIGHT, refuses", "'FLIGHT, JUMP PACK', refuses", "'JUMP PACK, FLIGHT', refuses"})
    @Rule({"K-FLIGHT", "K-JUMP-PACK", "ADV-12"})
    @DisplayName("K-FLIGHT, K-JUMP-PACK: in the air a model with FLIGHT goes on, with a JUMP PACK too; a jumping model "
            + "drops")
    void lettingGo(String keywords, String letsGo) {
        play("""
                board 8 x 8 x 3
                A1 SP 2-3, %s, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4:2
                expect %s A1 let go, refuses A1 spot 5 by ADV-12, offers A1 step c4
                """.formatted(keywords, letsGo));
    }

    @ParameterizedTest(name = "{2}: {3}")
    @CsvSource(
            delimiter = '>',
            value = {
                "RA 5+, gun R8, at c3; B1 at c5/2 > A1 activate > A1 shoot gun at B1 > c5/2",
                "RA 5+, tube R8 GRENADE (SMOKE), at c3; B1 at h8 > A1 activate > A1 shoot tube at c5 > c5",
                "at c4; B1 at c4/7 > A1 activate > A1 assault B1 > c4/7",
                "at c4; B1 at c5/1; B2 at c5/2 > A1 activate; A1 advance; A1 step c5; A1 spot 4 > A1 attack B2 > c5/2",
                "carries I-MEDI-PACK, at c4; A2 HP 2, damage 1, at c4/7; B1 at h8 > A1 activate > A1 use "
                        + "I-MEDI-PACK on A2 > c4/7",
                "at c4; B1 at h8 > A1 activate; A1 advance > A1 step c5 > c5",
                "at c4; B1 at h8 > A1 activate; A1 advance; A1 step c5 > A1 spot 2 > c5/2",
                "at c4; token 1 I-INTEL at c5; token 2 I-AMMO at a1; B1 at h8 > A1 activate; A1 advance; A1 step c5 "
                        + "> A1 pick up 1 > c5",
                "JUMP PACK, at c4:3; floor c4:3; B1 at h8 > A1 activate; A1 advance; A1 step c5:3 > A1 let go > c5",
                "FI 5+, KNOCKBACK, at c4; B1 SV 5+ AR 9, at c4 > A1 activate; A1 assault B1; dice A 5 1 1 | B 1 1 1 "
                        + "> B1 throw north > c5"
            })
    @DisplayName("An option says where it leads, aims or happens")
    void places(String situation, String played, String option, String place) {
        GameState state =
                Script.play("A1 SP 2-3, " + situation + "; play; " + played).state();
        Prompt.Decision asked = (Prompt.Decision) Deadcube.rules().prompt(state);
        assertThat(asked.facts((Choice) Input.of(option)).place().map(Place::toString))
                .contains(place);
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
