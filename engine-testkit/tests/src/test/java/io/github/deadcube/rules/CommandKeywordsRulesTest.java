package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** K-COMBAT-TEAM, K-COMM-RELAY: effects in the command phase. */
class CommandKeywordsRulesTest {
    private static final String ROUND = "\nplay\nA1 activate; A1 end; B1 activate; B1 end\n";

    @ParameterizedTest
    @CsvSource({
        "'COMBAT TEAM TRAINING', A",
        "'whistle CC COMBAT TEAM TRAINING', A",
        "'COMBAT TEAM TRAINING, pinned, HP 2, damage 1', A",
        "'HORDE', B"
    })
    @Rule({"K-COMBAT-TEAM", "CMD-3", "KT-10"})
    @DisplayName(
            "14. K-COMBAT-TEAM: fewer than half remain, and the side may roll again all the same while it is in play")
    void combatTeam(String card, String next) {
        play("A1 " + card + ", at a1; A2 killed; A3 killed; B1 at h8" + ROUND + """
                dice A 1 1 1 | B 1 1 1
                expect asks %s: command reroll (CMD-2)
                """.formatted(next));
    }

    @Test
    @Rule({"K-COMBAT-TEAM", "KT-12"})
    @DisplayName("K-COMBAT-TEAM: not in reserve, not dead, not neutral, and not for the other side")
    void combatTeamAway() {
        for (String away : new String[] {"killed", "DROP SUIT, reserve", "neutral, activated, at a2"})
            play("A1 at a1; A2 COMBAT TEAM TRAINING, %s; A3 to A5 killed; B1 at h8".formatted(away)
                    + ROUND
                    + "dice A 1 1 1 | B 1 1 1; expect asks B: command reroll");
        play("A1 at a1; A2 to A3 killed; B1 COMBAT TEAM TRAINING, at h8" + ROUND + """
                dice A 1 1 1 | B 1 1 1
                expect asks B: command reroll
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DROP SUIT, reserve", "left"})
    @Rule({"K-COMM-RELAY", "R25-K-COMM-RELAY", "SET-11", "ADV-3"})
    @DisplayName(
            "K-COMM-RELAY: also in reserve or off the battlefield, as long as it is not killed; R25: in play alone")
    void relayElsewhere(String where) {
        String later = """
                ; A2 at a1; B1 at h8
                play
                A2 activate; A2 end; B1 activate; B1 end
                dice A 2 2 2 | B 2 2 2; reroll command none; reroll command none
                """;
        play("A1 COMMUNICATIONS RELAY, " + where + later + "expect command A model dice dice dice");
        Examples.playRevised("A1 COMMUNICATIONS RELAY, " + where.replace("reserve", "activated, reserve") + later
                + "expect command A dice dice dice");
    }
}
