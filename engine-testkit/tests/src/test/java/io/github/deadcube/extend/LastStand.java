package io.github.deadcube.extend;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A scenario of an application: B scores 3 in every end phase, deaths score nothing, models may leave from a1, and B
 * wins after two rounds.
 */
record LastStand() implements Scenario {
    static final RuleId RULE = RuleId.of("HOUSE-LAST-STAND");

    @Override
    public String name() {
        return "Last Stand";
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield field) {
        return Vector.of(row(field, 1), row(field, field.depth()));
    }

    private static Vector<Cube> row(Battlefield field, int row) {
        return Vector.rangeClosed(1, field.width()).map(column -> new Cube(column, row, 1));
    }

    @Override
    public Vector<Objective> objectives(Battlefield field) {
        return Vector.empty();
    }

    @Override
    public Vector<Cube> exits(Battlefield field) {
        return Vector.of(new Cube(1, 1, 1));
    }

    @Override
    public int items() {
        return 0;
    }

    @Override
    public int rounds() {
        return 2;
    }

    @Override
    public int worth(GameView game, Model dead) {
        return 0;
    }

    @Override
    public void endPhase(Effects effects) {
        effects.addScore(Side.B, 3, RULE);
    }

    @Override
    public Option<Result> verdict(GameView game) {
        return game.round() < 2 ? Option.none() : Option.some(new Result(Option.some(Side.B), RULE));
    }
}
