package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RollTest {
    private static final Rules RULES = Deadcube.rules();

    @Test
    void theChancesOfEveryTestSumToOneWithExplodingDice() {
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        DicePools pools = new DicePools();
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

    /** R25-K-HOLO-SIGHT: a 7 is a success, also against 8. Each success is damage, since B1 has no SURVIVE. */
    @ParameterizedTest
    @CsvSource({"5+, third", "8+, third", "6+, revised", "7+, revised", "8+, revised"})
    void aRollHasItsSuccesses(String skill, String edition) {
        GameState state = Script.Runner.standard()
                .play("edition " + edition + "; A1 RA " + skill + ", gun R5 HOLO-SIGHT, at c3; B1 HP 20, at c5\n"
                        + "play\nA1 activate; A1 shoot gun at B1")
                .state();
        Prompt.DiceRequest request = (Prompt.DiceRequest) RULES.prompt(state);
        LookAhead.RollOutcomes roll = new LookAhead.RollOutcomes(RULES, new DicePools(), state, request);
        for (int hits = 0; hits <= roll.most(); hits++)
            assertThat(Objects.requireNonNull(roll.with(hits))
                            .position()
                            .model(ModelId.of("B1"))
                            .get()
                            .damage())
                    .isEqualTo(hits);
    }

    @Test
    void sevensThatExplodeAreRolledOn() {
        Setup setup = Shipped.setup(
                Deadcube.revised(),
                Shipped.team("Lanternfall Outriders").get(),
                Shipped.teams().get(1));
        GameState begin = RULES.start(setup).get();
        DicePools pools = new DicePools();
        int[] tests = {0};
        for (long seed = 1; seed <= 4; seed++)
            Match.between(
                            RULES,
                            begin,
                            Bots.skirmisher(seed, Side.A),
                            Bots.skirmisher(seed, Side.B),
                            SplitMix64.dice(seed))
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
