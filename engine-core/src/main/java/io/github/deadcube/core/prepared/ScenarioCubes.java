package io.github.deadcube.core.prepared;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.core.grid.CubeGrid;
import io.vavr.collection.Vector;

/** The cubes that the scenario of a game names, prepared once: deployment zones, objectives and exits. */
public final class ScenarioCubes {
    private final Battlefield battlefield;
    private final Vector<Vector<Cube>> zones;
    private final Cube[][] floors;
    /** By zone, then by cube: whether the ground cube is in the zone. */
    private final boolean[][] inZone;

    private final Goal[] goals;
    private final Vector<Cube> exits;

    /** VIC-2: an objective, and its cube with the sides of a half-cube. */
    public record Goal(Objective objective, Vector<Cube> parts) {}

    /** @param grid of the battlefield, whose faces may have changed since the set-up */
    ScenarioCubes(Setup setup, CubeGrid grid) {
        Scenario scenario = setup.scenario();
        this.battlefield = setup.battlefield();
        this.zones = scenario.zones(battlefield);
        this.floors = zones.map(zone -> zone.flatMap(grid::floors).toJavaArray(Cube[]::new))
                .toJavaArray(Cube[][]::new);
        this.inZone = new boolean[zones.size()][battlefield.size()];
        for (int zone = 0; zone < inZone.length; zone++)
            for (Cube ground : zones.get(zone)) inZone[zone][battlefield.index(ground)] = true;
        this.goals = scenario.objectives(battlefield)
                .map(objective -> goal(objective, grid))
                .toJavaArray(Goal[]::new);
        this.exits = scenario.exits(battlefield).flatMap(grid::outerParts);
    }

    private Goal goal(Objective objective, CubeGrid grid) {
        Cube cube = objective.place(battlefield);
        return new Goal(objective, grid.parts(cube).prepend(cube).distinct());
    }

    public Vector<Vector<Cube>> zones() {
        return zones;
    }

    /** SET-3: whether a cube of the battlefield is in a deployment zone. */
    public boolean isInAnyZone(Cube ground) {
        for (boolean[] zone : inZone) if (zone[battlefield.index(ground)]) return true;
        return false;
    }

    /** Whether a cube on the ground is in a zone, 1 or 2. */
    public boolean inZone(int zone, Cube ground) {
        return inZone[zone - 1][battlefield.index(ground)];
    }

    /** SET-8: every floor above a zone, 1 or 2. Do not modify the array. */
    public Cube[] floors(int zone) {
        return floors[zone - 1];
    }

    /** ADV-3: whether models may leave the battlefield from this cube. */
    public boolean isExit(Cube cube) {
        return !exits.isEmpty() && exits.contains(cube);
    }

    /** SET-2: the objectives with their cubes. Do not modify the array. */
    public Goal[] goals() {
        return goals;
    }
}
