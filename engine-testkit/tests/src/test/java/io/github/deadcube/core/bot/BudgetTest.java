package io.github.deadcube.core.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BudgetTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void iterationsAreCounted() {
        assertThat(done(Budget.iterations(7), 300)).isEqualTo(7);
        assertThat(done(Budget.OPEN, 300)).isEqualTo(300);
    }

    /**
     * The clock advances by 10 ns at each look: at the beginning of the decision, and before each iteration but the
     * first.
     */
    @Test
    void timeEndsByTheClock() {
        long[] now = {Long.MAX_VALUE - 20};
        assertThat(done(Budget.time(Duration.ofNanos(35), () -> now[0] += 10), 300))
                .isEqualTo(4);
        assertThat(done(Budget.time(Duration.ofNanos(1), () -> now[0] += 10), 300))
                .isEqualTo(1);
    }

    @Test
    void theUsedPartIsOfIterationsOrTime() {
        Budget.Meter counted = Budget.iterations(4).begin(300);
        assertThat(counted.used()).isZero();
        counted.goesOn();
        assertThat(counted.used()).isEqualTo(0.25);
        long[] now = {0};
        Budget.Meter timed =
                Budget.time(Duration.ofNanos(40), () -> now[0] += 10).begin(300);
        assertThat(timed.used()).isEqualTo(0.25);
        assertThat(timed.used()).isEqualTo(0.5);
    }

    @Test
    void aBudgetIsMoreThanNothing() {
        assertThatThrownBy(() -> Budget.iterations(0)).hasMessageContaining("not 0");
        assertThatThrownBy(() -> Budget.time(Duration.ZERO, () -> 0)).hasMessageContaining("not PT0S");
        assertThatThrownBy(() -> Budget.time(Duration.ofNanos(-1), () -> 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aMatchGivesBothBotsItsBudget() {
        Set<Budget> given = new LinkedHashSet<>();
        Budget seven = Budget.iterations(7);
        var begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        Match.between(RULES, begin, heard(Side.A, given), heard(Side.B, given), SplitMix64.dice(1))
                .withBudget(seven)
                .play();
        assertThat(given).containsExactly(seven);
        given.clear();
        Match.between(RULES, begin, heard(Side.A, given), Bot.random(1, Side.B), SplitMix64.dice(1))
                .play();
        assertThat(given).containsExactly(Budget.OPEN);
    }

    private static Bot heard(Side side, Set<Budget> given) {
        Bot random = Bot.random(1, side);
        return new Bot() {
            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision) {
                throw new AssertionError("without a budget");
            }

            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
                given.add(budget);
                return random.choose(view, decision);
            }
        };
    }

    private static int done(Budget budget, int open) {
        Budget.Meter meter = budget.begin(open);
        int done = 0;
        while (meter.goesOn()) done++;
        assertThat(meter.goesOn()).isFalse();
        return done;
    }
}
