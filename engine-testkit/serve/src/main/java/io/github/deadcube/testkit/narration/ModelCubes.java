package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import java.util.TreeMap;

/** The cube of each model in play, computed from the events. */
final class ModelCubes {
    private final TreeMap<ModelId, Cube> cubes = new TreeMap<>();

    ModelCubes(Position begin) {
        begin.models().filter(Model::inPlay).forEach(model -> cubes.put(model.id(), model.cube()));
    }

    /** Forgets a model that an event takes out of play. */
    void see(Event event) {
        if (event instanceof Event.Killed killed) cubes.remove(killed.model());
        else if (event instanceof Event.Left left) cubes.remove(left.model());
        else if (event instanceof Event.WentToReserve reserve) cubes.remove(reserve.model());
    }

    /** Puts a model into a place. Returns whether it is in another cube than before. */
    boolean elsewhere(ModelId model, Place place) {
        return !place.cube().equals(cubes.put(model, place.cube()));
    }

    boolean isEmpty(Cube cube) {
        return !cubes.containsValue(cube);
    }
}
