package io.github.deadcube.api.internal;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** SET-7, SET-10: a model may be deployed by air after both sides have deployed. */
public interface AirDrop extends Capability {
    /** Calls {@code each} once for every cube in which the model may land. If there is none, it is deployed in its zone. */
    void cubes(GameView game, ModelId model, Consumer<Cube> each);

    /** Why the model may not land in a cube that {@link #cubes} does not have. */
    Rejection refusal(GameView game, ModelId model, Cube cube);
}
