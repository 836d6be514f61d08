package io.github.deadcube.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * A game whose inputs are refused when they are given again, because a rule depends on more than the game, can be
 * simplified.
 */
class UnsteadyShrinkingTest {
    private static final int GAMES = 20;
    private static final int SMALLER = 5;

    @Test
    void refusedInputsAreSkipped() {
        AtomicInteger tests = new AtomicInteger();
        KeywordRule moody = KeywordRule.of(
                "MOODY",
                "HOUSE-MOODY",
                "Each third test has a die more.",
                (keyword, hooks) -> hooks.modify(
                        Modifier.DICE, Scope.OWN, (game, me, test) -> tests.incrementAndGet() % 3 == 0 ? 1 : 0),
                Placement.MODEL);
        RandomGenerator<PlayedState> games = DeadcubeArbitraries.games(
                        Script.Runner.standard().with(Deadcube.ruleset().with(moody)))
                .favouring("MOODY")
                .generator(1000);
        Random random = new Random(7);
        assertThatCode(() -> {
                    for (int game = 0; game < GAMES; game++)
                        games.next(random).shrink().limit(SMALLER).forEach(smaller -> smaller.value());
                })
                .doesNotThrowAnyException();
    }
}
