package io.github.deadcube.core.hooks;

import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import java.util.ArrayList;
import java.util.List;

/**
 * The owners of hooks in a position: each model with its item and its marks, the markers, the scenario. A position
 * changes rarely what has hooks, and is asked often.
 */
@SuppressWarnings("NullAway.Init") // the owners are set when a state is loaded
public final class HooksInPlay {
    private HookOwners owners;
    /** KT-17, ITEM-7: the hooks of each model with its item and its marks, by its index. */
    private final ModelHooks[] models = new ModelHooks[Roster.MOST];

    private List<Marker> laid = new ArrayList<>();
    private boolean hasMarkers;

    /**
     * The owners of the game to which the position belongs. Returns whether they were known, so that the hooks of equal
     * models stay.
     */
    public boolean load(HookOwners next) {
        boolean known = owners == next;
        owners = next;
        return known;
    }

    /** A model has this item and these marks. */
    public void put(Model model, int index) {
        models[index] = owners.hooks(model, index);
    }

    /** @param markers in the order of laying; it is not modified later */
    public void lay(List<Marker> markers) {
        laid = markers;
        hasMarkers = !markers.isEmpty();
    }

    HookOwners owners() {
        return owners;
    }

    ModelHooks hooks(ModelId id) {
        return models[owners.index(id)];
    }

    ModelHooks hooks(int index) {
        return models[index];
    }

    boolean hasMarkers() {
        return hasMarkers;
    }

    /** The markers in the order of laying. */
    List<Marker> laid() {
        return laid;
    }
}
