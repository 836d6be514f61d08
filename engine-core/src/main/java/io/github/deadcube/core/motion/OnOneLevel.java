package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.grid.CubeGrid;
import io.vavr.collection.Vector;

/** AWAY-1, AWAY-2: directly away as seen from above, on the target's level. */
@SavedName("onOneLevel")
record OnOneLevel() implements DirectlyAway {
    @Override
    public Vector<Cube> cubes(Battlefield battlefield, Place source, Place target) {
        return CubeGrid.of(battlefield).away(source, target).map(target.cube()::next);
    }
}
