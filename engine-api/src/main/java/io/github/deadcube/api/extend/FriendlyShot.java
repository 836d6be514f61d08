package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** A SHOOT at a friend; a weapon that offers one has no other, whatever its range (K-INVIGORATE). */
public non-sealed interface FriendlyShot extends Way {
    /**
     * Among whom its targets are.
     *
     * @param table the table
     * @param shooter who shoots
     * @return models of the game, in a stable order; by default those in the shooter's cube
     */
    default Vector<ModelId> candidates(Table table, ModelId shooter) {
        return table.in(table.model(shooter).cube());
    }

    /**
     * Why a model may not be the target.
     *
     * @param table the table
     * @param shooter who shoots
     * @param arm its weapon
     * @param target any model of the game
     * @return the rejection, or null if it may
     */
    @Nullable
    Rejection refusal(Table table, ModelId shooter, Arm arm, ModelId target);

    /**
     * Shoots.
     *
     * @param flow what it may do
     * @param occasion shooter, target and weapon
     */
    void shoot(Flow flow, Occasion occasion);
}
