package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Lying;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.api.play.Carried;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How a game begins: with a deployment, or at a turn in its middle.
 *
 * @param situation the middle; of a deployment, only its set-up counts
 * @param deployment which of both
 */
record Opening(Situation situation, boolean deployment) {
    /** How a state was begun that waits for its first input. */
    static Opening of(GameState beginning) {
        if (beginning.position().round() > 0) return new Opening(situation(beginning), false);
        return new Opening(situation(beginning), true)
                .with(beginning.position().game().setup());
    }

    /** At the beginning of a turn, as the models and tokens of a state lie; what is going on is left out. */
    static Opening at(GameState state) {
        return new Opening(situation(state), false);
    }

    private static Situation situation(GameState state) {
        Position p = state.position();
        return new SituationBuilder()
                .setup(p.game().setup().withStarting(Option.some(p.initiative())))
                .round(Math.max(1, p.round()))
                .initiative(p.initiative())
                .scoreA(p.a().score())
                .scoreB(p.b().score())
                .commandA(p.a().command())
                .commandB(p.b().command())
                .models(p.models()
                        .filter(m -> m.inPlay() && m.place().spot() > 0)
                        .map(Opening::standing)
                        .toVector())
                .tokens(p.tokens()
                        .flatMap(t -> state.secrets()
                                .item(t.number())
                                .map(item -> new Lying(t.number(), item, t.cube(), t.faceUp()))))
                .markers(p.markers())
                .reserve(p.models()
                        .filter(m -> m.status() == ModelState.Status.RESERVE)
                        .map(ModelState::id)
                        .toVector())
                .underway(Option.none())
                .build();
    }

    private static Standing standing(ModelState m) {
        Vector<String> weapons = m.profile().weapons().map(Weapon::name);
        return new Standing(
                m.id(),
                m.place(),
                m.damage(),
                m.pinned(),
                m.activated(),
                m.allegiance(),
                m.item().filter(carried -> carried.token() > 0).map(carried -> carried.item()),
                weapons.filter(m::usedUp)
                        .appendAll(m.profile()
                                .equipment()
                                .filter(piece -> !m.item().exists(Carried::bought))
                                .map(RuleId::id)),
                m.marks());
    }

    /** The state, unless the rules refuse it, or it goes on by itself: then it would be drawn as another. */
    Option<GameState> begin(Stage stage) {
        return deployment
                ? stage.rules().start(setup()).toOption()
                : stage.rules()
                        .resume(situation)
                        .toOption()
                        .filter(state -> situation(state).equals(situation));
    }

    Setup setup() {
        return situation.setup();
    }

    Opening with(Setup other) {
        return with(new SituationBuilder().from(situation).setup(other).build());
    }

    Opening with(Situation other) {
        return new Opening(other, deployment);
    }
}
