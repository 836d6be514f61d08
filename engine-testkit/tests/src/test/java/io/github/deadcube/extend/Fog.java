package io.github.deadcube.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.team.ModelId;

/** A sight of an application: models see up to two cubes, regardless of scenery, and no line of sight is clear. */
record Fog() implements Sight {
    @Override
    public LineOfSight line(GameView game, ModelId from, ModelId to) {
        return sees(game, from, game.model(to).cube()) ? LineOfSight.PARTIAL : LineOfSight.NONE;
    }

    @Override
    public boolean sees(GameView game, ModelId from, Cube cube) {
        return game.model(from).cube().range(cube) <= 2;
    }
}
