package io.github.deadcube.api.board;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * What stands in a cube between its faces (GEO-6, GEO-7).
 *
 * @param ladder whether a ladder joins it to the cube above
 * @param ramp where a ramp that begins here leads, one level up
 * @param blocks solid boxes
 * @param platforms what models may climb on
 * @param middle what bisects it
 */
@Value.Builder
public record Scenery(
        boolean ladder,
        Option<Direction> ramp,
        Vector<Block> blocks,
        Vector<Platform> platforms,
        Option<MiddleWall> middle)
        implements WithScenery {
    /** Nothing at all. */
    public static final Scenery NONE = new Scenery(false, Option.none(), Vector.empty(), Vector.empty(), Option.none());
}
