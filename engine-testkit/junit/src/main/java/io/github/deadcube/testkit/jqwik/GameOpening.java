package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.control.Option;

/** The beginning of a game: a deployment, for which only the set-up counts, or a turn in the middle of a game. */
record GameOpening(Situation situation, boolean deployment) {
    /** Returns the opening of a state that has had no input. */
    static GameOpening of(GameState beginning) {
        if (beginning.position().round() > 0) return new GameOpening(situation(beginning), false);
        return new GameOpening(situation(beginning), true)
                .with(beginning.position().game().setup());
    }

    /** Returns an opening at the beginning of a turn, with the models and tokens of a state. Unfinished frames are left out. */
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

    /** Returns the state, unless the rules refuse it or continue without an input. In the second case a picture would show another state. */
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
        return with(situation.withSetup(other).withModels(situation.models().map(m -> on(m, other.card(m.id())))));
    }

    /** Returns the model with another card, without equipment that the card does not have. */
    private static Model on(Model m, Card card) {
        return m.withCard(card)
                .withDamage(m.status() == Model.Status.KILLED ? card.hitPoints() : m.damage())
                .withItem(m.item()
                        .filter(item -> !item.bought() || card.equipment().contains(item.item())));
    }

    GameOpening with(Situation other) {
        return new GameOpening(other, deployment);
    }
}
