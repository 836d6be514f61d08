package io.github.deadcube.core.hooks;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A capability that only rules of the game offer. */
public interface GameCapability extends Capability {
    /** SET-7, SET-10: a model may be deployed by air after both sides have deployed. */
    interface AirDrop extends GameCapability {
        /**
         * Calls {@code each} once for every cube in which the model may land. If there is none, it is deployed in its
         * zone.
         */
        void cubes(GameView game, ModelId model, Consumer<Cube> each);

        /** Why the model may not land in a cube that {@link #cubes} does not have. */
        Rejection refusal(GameView game, ModelId model, Cube cube);
    }

    /** A SHOOT at a friend. A weapon that offers it has no other SHOOT, at any range (K-INVIGORATE). */
    interface FriendlyShot extends GameCapability {
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

    /**
     * SET-10: a movement after deployment, before the first round.
     *
     * @param advance the cubes of an ADVANCE; none for a SPRINT
     * @param amongFriends whether the model may enter cubes with friends; otherwise all other models bar its way
     */
    record OpeningMove(RuleId rule, Option<Integer> advance, boolean amongFriends) implements GameCapability {}
}
