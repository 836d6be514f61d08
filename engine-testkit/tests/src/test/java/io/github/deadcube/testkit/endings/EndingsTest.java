package io.github.deadcube.testkit.endings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.testkit.perft.Solver;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndingsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Endings ENDINGS = new Endings(RULES, 2, 7);

    /** Sees the whole state of an open position, and takes its best or its worst choice. */
    private record Solving(boolean best, List<Boolean> ends) implements Bot {
        @Override
        public Choice choose(PlayerView view, Prompt.Decision decision) {
            GameState state =
                    view.completed(Input.Shuffle.inOrder(view.toShuffle().things()));
            Solver solver = Solver.ofWins(RULES);
            Vector<Choice> ranked = decision.options()
                    .sortBy(choice -> solver.loss(state, choice).doubleValue());
            return best ? ranked.head() : ranked.last();
        }

        @Override
        public void ended() {
            ends.add(best);
        }
    }

    @Test
    void theBestPlayLosesNothingAndOtherPlayLoses() {
        List<Boolean> ends = new ArrayList<>();
        Vector<Endings.Judgement> judged = ENDINGS.judge(
                Vector.of(
                        (seed, side) -> new Solving(true, ends), (seed, side) -> new Solving(false, ends), Bot::random),
                Budget.OPEN,
                done -> {});
        assertThat(judged.head()).isEqualTo(new Endings.Judgement(2, 0, 0, 2));
        assertThat(judged.get(1).mean())
                .isPositive()
                .isGreaterThanOrEqualTo(judged.last().mean());
        assertThat(judged.last().decisions()).isEqualTo(2);
        assertThat(ends).containsExactlyInAnyOrder(true, false, true, false);
        assertThat(ENDINGS.judge(Vector.of(Bot::random), Budget.OPEN, done -> {}))
                .containsExactly(judged.last());
    }

    @Test
    void eachDecisionHasItsOwnSeed() {
        List<Long> seeds = new ArrayList<>();
        ENDINGS.judge(
                Vector.of((seed, side) -> {
                    seeds.add(seed);
                    return Bot.random(seed, side);
                }),
                Budget.OPEN,
                done -> {});
        assertThat(seeds).containsExactly(7L, 8L);
    }
}
