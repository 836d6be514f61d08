package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.grid.CubeGrid;
import io.vavr.collection.Vector;

/** ADV-4, PART-1, PART-3: how full the cubes of a battlefield are. */
final class CapacityCheck {
    private final Vector<Model> models;
    private final CubeGrid grid;

    CapacityCheck(Setup setup, Vector<Model> models) {
        this.models = models.filter(Model::inPlay);
        this.grid = CubeGrid.of(setup.battlefield());
    }

    /** ADV-19: the cubes that hold more than their capacity, in battlefield order. */
    Vector<Cube> overfull() {
        return models.map(Model::cube)
                .distinct()
                .filter(cube -> all(cube) > most(cube) * 2
                        || Vector.of(Allegiance.values()).exists(allegiance -> count(cube, allegiance) > most(cube)))
                .sorted();
    }

    int most(Cube cube) {
        return grid.room(cube);
    }

    boolean halved(Cube cube) {
        return grid.halved(cube);
    }

    int all(Cube cube) {
        return size(there(cube));
    }

    int count(Cube cube, Allegiance allegiance) {
        return size(there(cube).filter(m -> m.allegiance() == allegiance));
    }

    private Vector<Model> there(Cube cube) {
        return models.filter(m -> m.cube().equals(cube));
    }

    private static int size(Vector<Model> models) {
        return models.map(m -> m.card().size()).sum().intValue();
    }
}
