package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SeededDice;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class RollTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void theChancesOfEveryTestSumToOneWithExplodingDice() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        DicePools pools = new DicePools(Deadcube.odds());
        int[] tests = {0};
        for (long seed = 1; seed <= 3; seed++)
            Match.random(RULES, begin, seed)
                    .watchedBy((input, transition) -> {
                        GameState state = transition.state();
                        if (!(RULES.prompt(state) instanceof Prompt.DiceRequest request)
                                || request.purpose() != Purpose.TEST) return;
                        LookAhead.RollOutcomes roll = new LookAhead.RollOutcomes(RULES, pools, state, request);
                        double sum = 0;
                        for (int hits = 0; hits <= roll.most(); hits++) sum += roll.chance(hits);
                        assertThat(sum).as(request.toString()).isEqualTo(1, within(1e-12));
                        assertThat(roll.chance(roll.most())).isPositive();
                        tests[0]++;
                    })
                    .play();
        assertThat(tests[0]).isGreaterThan(30);
    }

    @Test
    void sevensThatExplodeAreRolledOn() {
        Setup setup = Shipped.setup(
                Deadcube.revised(),
                Shipped.team("Lanternfall Outriders").get(),
                Shipped.teams().get(1));
        GameState begin = RULES.start(setup.withTeamA(Deadcube.translated(setup.teamA(), setup.ruleset())
                                .team())
                        .withTeamB(Deadcube.translated(setup.teamB(), setup.ruleset())
                                .team()))
                .get();
        DicePools pools = new DicePools(Deadcube.odds());
        int[] tests = {0};
        for (long seed = 1; seed <= 4; seed++)
            Match.between(RULES, begin, Skirmisher.of(seed, Side.A), Skirmisher.of(seed, Side.B), SeededDice.of(seed))
                    .watchedBy((input, transition) -> {
                        GameState state = transition.state();
                        if (!Deadcube.odds().rolling(state).exists(pool -> pool.explodes() == 7)) return;
                        Prompt.DiceRequest request = (Prompt.DiceRequest) RULES.prompt(state);
                        LookAhead.RollOutcomes roll = new LookAhead.RollOutcomes(RULES, pools, state, request);
                        for (int hits = 0; hits <= roll.most(); hits++)
                            assertThat(RULES.prompt(Objects.requireNonNull(roll.with(hits)))
                                                    instanceof Prompt.DiceRequest next
                                            && next.side() == request.side())
                                    .as(hits + " of " + request)
                                    .isFalse();
                        tests[0]++;
                    })
                    .play();
        assertThat(tests[0]).isPositive();
    }
}
