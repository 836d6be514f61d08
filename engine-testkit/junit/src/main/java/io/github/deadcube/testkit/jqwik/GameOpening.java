package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.control.Option;

/** How a game begins: with a deployment, of which only the set-up counts, or at a turn in its middle. */
record GameOpening(Situation situation, boolean deployment) {
    /** How a state was begun that waits for its first input. */
    static GameOpening of(GameState beginning) {
        if (beginning.position().round() > 0) return new GameOpening(situation(beginning), false);
        return new GameOpening(situation(beginning), true)
                .with(beginning.position().game().setup());
    }

    /** At the beginning of a turn, as the models and tokens of a state lie; what is going on is left out. */
    static GameOpening at(GameState state) {
        return new GameOpening(situation(state), false);
    }

    private static Situation situation(GameState state) {
        Situation all = Deadcube.situation(state);
        Setup setup = all.setup().withStarting(Option.some(all.initiative()));
        return new SituationBuilder()
                .from(all)
                .setup(setup)
                .underway(Option.none())
                .build();
    }

    /** The state, unless the rules refuse it, or it goes on by itself: then it would be drawn as another. */
    Option<GameState> begin(ScriptRunner runner) {
        return deployment
                ? runner.rules().start(setup()).toOption()
                : runner.rules()
                        .resume(situation)
                        .toOption()
                        .filter(state -> situation(state).equals(situation));
    }

    Setup setup() {
        return situation.setup();
    }

    GameOpening with(Setup other) {
        return with(new SituationBuilder().from(situation).setup(other).build());
    }

    GameOpening with(Situation other) {
        return new GameOpening(other, deployment);
    }
}
