package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.shipped.Shipped;
import org.junit.jupiter.api.Test;

class RollTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void theChancesOfEveryTestSumToOneWithExplodingDice() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        DicePools pools = new DicePools(Deadcube.odds());
        int[] tests = {0};
        for (long seed = 1; seed <= 3; seed++)
            RandomBot.match(RULES, begin, seed)
                    .watchedBy((input, transition) -> {
                        GameState state = transition.state();
                        if (!(RULES.prompt(state) instanceof Prompt.DiceRequest request)
                                || request.purpose() != Purpose.TEST) return;
                        RollOutcomes roll = new RollOutcomes(RULES, pools, state, request);
                        double sum = 0;
                        for (int hits = 0; hits <= roll.most(); hits++) sum += roll.chance(hits);
                        assertThat(sum).as(request.toString()).isEqualTo(1, within(1e-12));
                        assertThat(roll.chance(roll.most())).isPositive();
                        tests[0]++;
                    })
                    .play();
        assertThat(tests[0]).isGreaterThan(30);
    }
}
