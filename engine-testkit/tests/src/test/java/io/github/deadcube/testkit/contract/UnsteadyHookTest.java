package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** If a hook depends on state outside the game, the contract names the hook. */
class UnsteadyHookTest {
    private static final RuleId RULE = RuleId.of("HOUSE-MOODY");

    private record UnsteadyKeyword(AtomicInteger mood, BiConsumer<Hooks, AtomicInteger> does) implements KeywordRule {
        @Override
        public String printed() {
            return "MOODY";
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            does.accept(hooks, mood);
        }
    }

    private static PlayedState played(AtomicInteger mood, BiConsumer<Hooks, AtomicInteger> does) {
        Script.Runner runner = Script.Runner.standard().with(Deadcube.ruleset().with(new UnsteadyKeyword(mood, does)));
        GameState beginning = Script.of("A1 RA 5+, rifle R8, MOODY, at c4; B1 SV 5+ HP 3, at c6")
                .run(runner)
                .get()
                .state();
        Vector<Input> inputs = Vector.of("A1 activate", "A1 shoot rifle at B1").map(text -> Input.of(text));
        GameState state = beginning;
        for (Input input : inputs) state = runner.rules().play(state, input).state();
        return new PlayedState(runner, beginning, inputs, state);
    }

    @Test
    void anAcceptedChoiceIsRefusedLater() {
        AtomicInteger mood = new AtomicInteger();
        Rejection bad = new Rejection(RULE, "the mood is bad", "another day");
        PlayedState played = played(
                mood,
                (hooks, m) -> hooks.restrict(
                        Hooks.Restriction.SHOT, Scope.OWN, (game, me, shot) -> m.get() == 0 ? null : bad));
        mood.set(1);
        assertThatThrownBy(() -> Promise.SAME_INPUTS_SAME_STATE.check(played))
                .hasMessageContaining("input 2, 'A1 shoot rifle at B1', was accepted, then refused on replay by " + bad
                        + ": a hook depends on more than the game state");
    }

    @Test
    void theResultChanges() {
        PlayedState played = played(
                new AtomicInteger(),
                (hooks, m) -> hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> m.incrementAndGet()));
        assertThatThrownBy(() -> Promise.SAME_INPUTS_SAME_STATE.check(played))
                .hasMessageContaining("a hook depends on more than the game state");
    }
}
