package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import java.util.TreeMap;

/** How many HP each model has left, as the events say. */
final class Health {
    private final TreeMap<ModelId, Integer> left = new TreeMap<>();

    Health(Position begin) {
        for (ModelState model : begin.models())
            left.put(model.id(), model.profile().hitPoints() - model.damage());
    }

    /** The HP that are left after a loss, or a gain if negative; never less than 0. */
    int after(ModelId model, int lost) {
        return left.merge(model, lost, (before, less) -> Math.max(0, before - less));
    }
}
