package io.github.deadcube.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.team.ModelId;

/** An application's sight: nobody sees farther than two cubes, whatever stands between, and nothing is clear. */
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
