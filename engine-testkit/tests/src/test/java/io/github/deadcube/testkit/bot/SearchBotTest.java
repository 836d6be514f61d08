package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class SearchBotTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final Budget SMALL = Budget.iterations(48);
    private static final GameState TURN = Script.play("""
            A1 RA 4+ SV 5+, rifle R6, at e5
            A2 RA 4+ SV 5+, rifle R6, at c2
            B1 SV 4+ VP 2, at e2
            B2 RA 4+ SV 5+, rifle R6, at h3
            play
            """).state();
    private static final Prompt.Decision DECISION = (Prompt.Decision) RULES.prompt(TURN);

    /**
     * Equal seeds and budgets give equal games, also from a copy, with two threads, and from another guess of the
     * hidden tokens.
     */
    @Test
    void aCopyChoosesTheSame() {
        int[] hidden = {0};
        Bot checked = new Bot() {
            private final SearchBot search = SearchBot.of(2, Side.A, RULES, 1);
            private final SearchBot threads = SearchBot.of(2, Side.A, RULES, 2);

            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision) {
                throw new AssertionError("without a budget");
            }

            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
                int things = view.toShuffle().things();
                if (things > 1) hidden[0]++;
                GameState other = view.completed(
                        new Input.Shuffle(Vector.rangeClosed(1, things).reverse()));
                Bot copy = search.copy();
                Choice choice = search.choose(view, decision, budget);
                assertThat(copy.choose(other.seenBy(Side.A), decision, budget)).isEqualTo(choice);
                assertThat(threads.choose(view, decision, budget)).isEqualTo(choice);
                assertThat(decision.options()).contains(choice);
                return choice;
            }
        };
        Match.between(RULES, RULES.start(SETUP).get(), checked, Bots.fast(2, Side.B), SplitMix64.dice(2))
                .withBudget(SMALL)
                .play();
        assertThat(hidden[0]).isPositive();
    }

    /** The clock advances at each look: once for the visits of all candidates. */
    @Test
    void aTimeIsUsedUp() {
        long[] looks = {0};
        Budget counted = Budget.time(Duration.ofNanos(500), () -> looks[0]++);
        SearchBot.of(1, Side.A, RULES, 1).choose(TURN.seenBy(Side.A), DECISION, counted);
        assertThat(looks[0]).isBetween(501L, 510L);
    }

    /** The next decision has the same trees: no thread may still visit them. */
    @Test
    void aSearchThatFailsWaitsForItsThreads() {
        Thread caller = Thread.currentThread();
        AtomicBoolean begun = new AtomicBoolean();
        AtomicBoolean ended = new AtomicBoolean();
        Rules failing = new ForwardingRules() {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                if (Thread.currentThread().equals(caller)) {
                    if (begun.get()) throw new IllegalStateException("the caller fails");
                } else if (begun.compareAndSet(false, true)) {
                    LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
                    ended.set(true);
                }
                return super.apply(state, input);
            }
        };
        Budget endless = Budget.time(Duration.ofDays(1), () -> 0);
        assertThatThrownBy(() -> SearchBot.of(1, Side.A, failing, 2).choose(TURN.seenBy(Side.A), DECISION, endless))
                .hasMessage("the caller fails");
        assertThat(ended).isTrue();
    }

    @Test
    void itBeatsFastPlayWithFewIterations() {
        Tournament played = Tournament.between(
                        RULES, SETUP, (seed, side) -> SearchBot.of(seed, side, RULES, 1), Bots::fast)
                .withBudget(SMALL)
                .play(1, 4);
        assertThat(played.one()).isGreaterThan(played.other());
    }
}
