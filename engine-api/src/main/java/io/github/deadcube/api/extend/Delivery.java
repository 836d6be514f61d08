package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How the shots of a weapon get to cubes; such a weapon has no ordinary SHOOT. */
public non-sealed interface Delivery extends Way {
    /**
     * Why a model may not be the target.
     *
     * @return K-EXPLOSIVE in the game's own words
     */
    default Rejection noCube() {
        return CubeTargets.NO_CUBE;
    }

    /**
     * Why a cube without a floor, or the shooter's own, may not be the target.
     *
     * @return K-EXPLOSIVE in the game's own words
     */
    default Rejection notThere() {
        return CubeTargets.NOT_THERE;
    }

    /**
     * Why a cube may not be aimed at, beyond what any cube target obeys (K-EXPLOSIVE) and the weapon's range.
     *
     * @param table the table
     * @param shooter who shoots
     * @param arm its weapon
     * @param cube a floored cube in range
     * @return the rejection, or null if it may
     */
    @Nullable
    Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube);

    /**
     * The test by which the shot is aimed; odds count by it.
     *
     * @param table the table
     * @param shot shooter, weapon and cube
     * @return the test that is passed if the shot lands where it is aimed; none, as by default, if it always does
     */
    default Option<DiceTest> aim(Table table, CubeShot shot) {
        return Option.none();
    }

    /**
     * Shoots; ends in {@link Flow#land} or {@link Flow#scatter}, or in nothing.
     *
     * @param flow what it may do
     * @param shot shooter, weapon and cube
     */
    void shoot(Flow flow, CubeShot shot);
}
