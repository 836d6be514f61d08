package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlanJudgeTest {
    private static final int MATCHES = 12;

    /** The dice of a match lay its tokens. A judge with the same seed must not guess them by the same draws. */
    @Test
    void theSeedOfAMatchDoesNotTellItsJudgeTheTokens() {
        int guessed = 0;
        for (long seed = 0; seed < MATCHES; seed++) {
            GameState state = firstTurn(seed);
            Prompt.Decision decision = (Prompt.Decision) Deadcube.rules().prompt(state);
            Imagined rules = new Imagined();
            PlanJudge.of(rules, seed).best(state.seenBy(decision.side()), decision, 1, 1);
            assertThat(rules.secrets).isNotEmpty();
            if (rules.secrets.contains(state.secrets())) guessed++;
        }
        assertThat(guessed).isLessThan(MATCHES / 4);
    }

    @Test
    void numbersBelowTheLeastAreRefused() {
        GameState state = firstTurn(1);
        Prompt.Decision decision = (Prompt.Decision) Deadcube.rules().prompt(state);
        PlanJudge judge = PlanJudge.of(Deadcube.rules(), 1);
        PlayerView view = state.seenBy(decision.side());
        assertThatThrownBy(() -> judge.best(view, decision, 0, 1)).hasMessageEndingWith("not 0 and 1");
        assertThatThrownBy(() -> judge.best(view, decision, decision.options().head(), 0))
                .hasMessageEndingWith("not 1 and 0");
        Vector<Choice> plan = Vector.of(decision.options().head());
        assertThatThrownBy(() -> judge.differences(view, plan, plan, 0)).hasMessage("visits are 1 or more, not 0");
    }

    @Test
    void theViewIsThatOfTheSideAndTheChoiceIsAnOption() {
        GameState state = firstTurn(1);
        Prompt.Decision decision = (Prompt.Decision) Deadcube.rules().prompt(state);
        PlanJudge judge = PlanJudge.of(Deadcube.rules(), 1);
        PlayerView other = state.seenBy(decision.side().other());
        assertThatThrownBy(() -> judge.best(other, decision, 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the view is that of side " + other.side() + ", and side " + decision.side() + " decides");
        Choice none = new Choice.EndTurn();
        assertThatThrownBy(() -> judge.best(state.seenBy(decision.side()), decision, none, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'" + none + "' is not an option of ");
    }

    private static GameState firstTurn(long seed) {
        GameState state = Deadcube.rules().start(Shipped.setup()).get();
        SplitMix64 dice = SplitMix64.dice(seed);
        while (state.position().round() < 1) {
            Prompt prompt = Deadcube.rules().prompt(state);
            Input input = prompt instanceof Prompt.Decision decision
                    ? decision.options().head()
                    : dice.answer(prompt).get();
            state = Deadcube.rules().play(state, input).state();
        }
        while (!(Deadcube.rules().prompt(state) instanceof Prompt.Decision))
            state = Deadcube.rules()
                    .play(state, dice.answer(Deadcube.rules().prompt(state)).get())
                    .state();
        return state;
    }

    /** Keeps what hidden tokens are in the states that it is asked about. */
    private static final class Imagined extends ForwardingRules {
        private final Set<Vector<TokenItem>> secrets = new LinkedHashSet<>();

        @Override
        public Either<Rejection, Transition> apply(GameState state, Input input) {
            secrets.add(state.secrets());
            return super.apply(state, input);
        }
    }
}
