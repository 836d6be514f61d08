package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** RND-2, RND-6: a rule of an application that forbids an activation for the whole round does not stop the round. */
class NeverActivatedTest {
    /** A keyword whose model is never activated. */
    private record Rooted() implements KeywordRule {
        private static final Rejection NEVER =
                new Rejection(RuleId.of("HOUSE-ROOTED"), "the model is never activated", "another model");

        @Override
        public RuleId rule() {
            return NEVER.rule();
        }

        @Override
        public String printed() {
            return "ROOTED";
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.restrict(Hooks.Restriction.ACTIVATION, Scope.OWN, (game, me, model) -> NEVER);
        }
    }

    private static Playback play(String script) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Rooted()))
                .play(script);
    }

    @Test
    @Rule("RND-6")
    @DisplayName("RND-6: a side whose last models may not be activated has to pass")
    void oneSide() {
        Playback game = play("A1 at a1, ROOTED; A2 at c1; B1 at h8; B2 at f8; play;"
                + " A2 activate; A2 end; B1 activate; B1 end; B2 activate");
        assertThat(game.events()).contains(new Event.HadToPass(Side.A));
    }

    @Test
    @Rule("RND-6")
    @DisplayName("RND-6: the round ends where no side has a model that may be activated")
    void bothSides() {
        Playback game = play("A1 at a1, ROOTED; A2 at c1; B1 at h8, ROOTED; B2 at f8; play;"
                + " A2 activate; A2 end; B2 activate; B2 end");
        assertThat(game.state().position().round()).isEqualTo(2);
        assertThat(game.events()).filteredOn(Event.HadToPass.class::isInstance).isEmpty();
    }
}
