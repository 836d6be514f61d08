package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LIV-AWAY: the cube that the line through a model enters next. */
class LivingAwayRulesTest {
    private static final Script.Runner LIVING = Script.Runner.standard().with(Deadcube.livingRules());

    @ParameterizedTest(name = "from {0} through {1}: {2}")
    @Rule("LIV-AWAY")
    @DisplayName("LIV-AWAY: the line leaves the cube by the face that it reaches first")
    @CsvSource({
        "c4/5, d4/5, e4/5",
        "e4/5, d4/5, c4/5",
        "d5/5, d4/5, d3/5",
        "c4/5, d4/9, e4/5",
        "c4/5, d4/3, e4/5",
        "c4/5, d5/6, e5/5",
        "c4/5, d5/8, d6/5",
        "e5/5, d4/7, c4/5",
        "e5/5, d4/2, d3/5",
        "e6/5, d4/4, c4/5",
        "e6/5, d4/2, d3/5"
    })
    void theFirstFace(String source, String target, String beyond) {
        LIVING.play("""
                A1 RA 5+, cannon R6 KNOCKBACK, at %s; B1 SV 5+ AR 9 HP 3, at %s
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                B1 spot 5
                expect B1 at %s
                """.formatted(source, target, beyond));
    }

    @Test
    @Rule("LIV-AWAY")
    @DisplayName("LIV-AWAY: in one cube every adjacent cube may be chosen, and the edge; above and below only cubes "
            + "there are")
    void anyAdjacentCube() {
        Playback playback = LIVING.play("""
                floor c4:3
                A1 FI 4+, claw CC KNOCKBACK, at a1; B1 SV 5+ HP 9, at a1
                play
                A1 activate; A1 assault B1; A1 wield claw
                dice A 4 4 1 | B 1 1 1
                expect offers B1 throw west, offers B1 throw south-west, offers B1 land a1:2, offers B1 land b2:2
                expect refuses B1 land a1 by LIV-AWAY, refuses B1 land a3:2 by LIV-AWAY
                """);
        Prompt.Decision asked = (Prompt.Decision) LIVING.rules().prompt(playback.state());
        // eight directions on the level, and on the level above the four cubes that touch the corner
        assertThat(asked.options())
                .hasSize(8 + 4)
                .allMatch(choice -> Input.read(choice.toString()).contains(choice));
    }
}
