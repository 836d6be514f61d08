package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class PositionCheckTest {
    private static final Script.Runner RUNNER = Script.Runner.standard()
            .with(Shipped.ruleset().with(new House("ANCHORED", Vector.of(Trait.NEVER_MOVED, Trait.NEVER_PINNED))));

    /** An application's keyword, which grants traits. */
    private record House(String printed, Vector<Trait> traits) implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-" + printed);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            for (Trait trait : traits) hooks.grant(trait);
        }
    }

    /** ADV-17: the model has picked up a booby trap on its way, and the dice of the trap are asked for. */
    private static PlayedState sprung(String keyword) {
        Vector<String> inputs = Vector.of("A1 activate", "A1 advance", "A1 step c4", "A1 pick up 1");
        Playback played = RUNNER.play("""
                A1 SP 3-4 SV 5+ HP 3, %s, at b4; B1 at h8; token 1 I-BOOBY-TRAP at c4 face down
                play
                """.formatted(keyword) + inputs.mkString("\n"));
        return new PlayedState(RUNNER, played.begin(), inputs.map(Input::of), played.state());
    }

    @Test
    void whatIsNeitherMovedNorPinnedGoesOnWithoutASpotWhateverItsKeywordIsCalled() {
        for (String keyword : Vector.of("SOLID", "ANCHORED")) {
            PlayedState played = sprung(keyword);
            assertThat(played.prompt()).isInstanceOf(Prompt.DiceRequest.class);
            assertThat(played.state().position().models().head().place()).hasToString("c4");
            assertThatCode(() -> Promise.POSITION_IS_LEGAL.check(played)).doesNotThrowAnyException();
        }
    }
}
