package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.bot.SearchTree.Strata;
import io.github.deadcube.testkit.script.Script;
import java.util.HashMap;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class StrataTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int VISITS = 400;

    /** Random dice miss the expected numbers by 10 and more. */
    @Test
    void outcomesComeAsOftenAsTheirProbabilitySays() {
        GameState rolling = Script.play("""
                A1 RA 4+ SV 5+, rifle R6, at e5
                B1 SV 4+ VP 2, at e2
                play
                A1 activate
                A1 shoot rifle at B1
                """).state();
        Prompt.DiceRequest request = (Prompt.DiceRequest) RULES.prompt(rolling);
        Strata strata = new Strata();
        Map<Object, Integer> times = new HashMap<>();
        for (int visit = 0; visit < VISITS; visit++)
            times.merge(strata.roll(rolling, request.rule(), visit), 1, Integer::sum);
        assertThat(Deadcube.odds().outcomes(rolling))
                .hasSizeGreaterThan(5)
                .allSatisfy((Chance outcome) -> assertThat(times.getOrDefault(outcome.dice(), 0))
                        .isCloseTo((int) Math.round(VISITS * outcome.probability()), Offset.offset(3)));
    }

    @Test
    void aStateThatAsksForNoTestHasNone() {
        GameState turn = Script.play("A1 at e5; B1 at e2; play").state();
        assertThat(new Strata().roll(turn, RULES.prompt(turn).rule(), 0)).isNull();
    }
}
