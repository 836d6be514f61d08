package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.team.ModelId;
import java.util.TreeMap;

/** In which cube each model is, as the events say. */
final class ModelCubes {
    private final TreeMap<ModelId, Cube> cubes = new TreeMap<>();

    ModelCubes(Position begin) {
        begin.models().forEach(model -> cubes.put(model.id(), model.cube()));
    }

    /** Whether the place is in another cube than before. */
    boolean elsewhere(ModelId model, Place place) {
        return !place.cube().equals(cubes.put(model, place.cube()));
    }
}
