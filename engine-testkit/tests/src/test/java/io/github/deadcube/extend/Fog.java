package io.github.deadcube.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.team.ModelId;

/** An application's sight: nobody sees farther than two cubes, whatever stands between, and nothing is clear. */
record Fog() implements Sight {
    @Override
    public LineOfSight line(Table table, ModelId from, ModelId to) {
        return sees(table, from, table.model(to).cube()) ? LineOfSight.PARTIAL : LineOfSight.NONE;
    }

    @Override
    public boolean sees(Table table, ModelId from, Cube cube) {
        return table.model(from).cube().range(cube) <= 2;
    }
}
