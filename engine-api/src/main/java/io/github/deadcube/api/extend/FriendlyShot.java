package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/** A SHOOT at a friend; a weapon that offers one has no other, whatever its range (K-INVIGORATE). */
public non-sealed interface FriendlyShot extends Way {
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
