package io.github.deadcube.core.prepared;

import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** The choices that a model is often offered, and the model as a target; created once. */
public final class SharedChoices {
    private final Choice end;
    private final Target target;
    private final Choice[] stops = new Choice[Place.SPOTS + 1];

    SharedChoices(ModelId model) {
        end = new Choice.EndActivation(model);
        target = Target.of(model);
        for (int spot = 1; spot <= Place.SPOTS; spot++) stops[spot] = new Choice.TakeSpot(model, spot);
    }

    public Choice end() {
        return end;
    }

    public Target target() {
        return target;
    }

    /** GEO-2: the choices to take each spot of a set: bit 1 for spot 1, up to bit 9. */
    public void stops(int spots, Consumer<Choice> each) {
        for (int left = spots; left != 0; left &= left - 1) each.accept(stops[Integer.numberOfTrailingZeros(left)]);
    }
}
