package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** A SHOOT at a friend. A weapon that offers it has no other SHOOT, at any range (K-INVIGORATE). */
public interface FriendlyShot extends Capability {
    /** The models that may be targets, in a stable order. By default the models in the shooter's cube. */
    default Vector<ModelId> candidates(GameView game, ModelId shooter) {
        return game.modelsIn(game.model(shooter).cube());
    }

    /** Why a model may not be the target; null if it may. */
    @Nullable
    Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, ModelId target);

    /** The effect of the shot, with its tests. */
    void shoot(Effects effects, TestContext context);
}
