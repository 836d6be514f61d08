package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.core.table.SightMap;
import io.vavr.collection.Vector;

/**
 * LOS-1 to LOS-3: which cubes are seen from a place.
 *
 * @param place where the viewer stands
 * @param body the viewer's
 */
record SeenCubes(Place place, Body body) {
    /** A digit for each cube: 0 unseen, 1 seen partly, 2 seen clearly from at least one of its spots. Smoke is left out. */
    String digits(Battlefield field, Vector<Cube> cubes) {
        SightMap map = new SightMap(field, place, body);
        int[] best = new int[cubes.size()];
        map.places().forEach(looked -> {
            int cube = cubes.indexOf(looked.cube().whole());
            best[cube] = Math.max(best[cube], digit(map.line(looked)));
        });
        best[cubes.indexOf(place.cube().whole())] = digit(LineOfSight.CLEAR);
        StringBuilder digits = new StringBuilder();
        for (int each : best) digits.append(each);
        return digits.toString();
    }

    private static int digit(LineOfSight line) {
        return switch (line) {
            case NONE -> 0;
            case PARTIAL -> 1;
            case CLEAR -> 2;
        };
    }
}
