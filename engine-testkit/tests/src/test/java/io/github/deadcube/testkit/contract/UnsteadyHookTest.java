package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.jqwik.Played;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** A hook that depends on more than the table is named as such by the contract. */
class UnsteadyHookTest {
    private static final RuleId RULE = RuleId.of("HOUSE-MOODY");

    private record Moody(AtomicInteger mood, BiConsumer<Hooks, AtomicInteger> does) implements KeywordRule {
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

    private static Played played(AtomicInteger mood, BiConsumer<Hooks, AtomicInteger> does) {
        Stage stage = Stage.standard().with(Deadcube.ruleset().with(new Moody(mood, does)));
        GameState beginning = Script.parse("A1 RA 5+, rifle R8, MOODY, at c4; B1 SV 5+ HP 3, at c6")
                .get()
                .run(stage)
                .get()
                .state();
        Vector<Input> inputs = Vector.of("A1 activate", "A1 shoot rifle at B1")
                .map(text -> Input.parse(text).get());
        GameState state = beginning;
        for (Input input : inputs) state = stage.rules().play(state, input).state();
        return new Played(stage, beginning, inputs, state);
    }

    @Test
    void whatWasAcceptedIsRefused() {
        AtomicInteger mood = new AtomicInteger();
        Rejection bad = new Rejection(RULE, "the mood is bad", "another day");
        Played played = played(
                mood,
                (hooks, m) -> hooks.forbids(Deed.SHOT, Scope.OWN, (table, me, shot) -> m.get() == 0 ? null : bad));
        mood.set(1);
        assertThatThrownBy(() -> Promise.SAME_INPUTS_SAME_STATE.check(played))
                .hasMessageContaining("input 2, 'A1 shoot rifle at B1', was accepted, then refused on replay by " + bad
                        + ": a hook depends on more than the table");
    }

    @Test
    void somethingElseComesOfIt() {
        Played played = played(
                new AtomicInteger(),
                (hooks, m) -> hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> m.incrementAndGet()));
        assertThatThrownBy(() -> Promise.SAME_INPUTS_SAME_STATE.check(played))
                .hasMessageContaining("a hook depends on more than the table");
    }
}
