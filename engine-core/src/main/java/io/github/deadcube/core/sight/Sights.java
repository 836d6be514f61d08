package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.Sightlines;

/**
 * The entry point of this package: line of sight (chapter LOS).
 *
 * <p>A question about sight goes through three steps, until one answers it.
 *
 * <ol>
 *   <li>Answers are remembered ({@link CachedSight}): bots and rules ask the same questions many thousand times. There
 *       are two levels. {@link BattlefieldSight} has what the scenery alone decides. It lives as long as the
 *       battlefield, and every game and state on it uses the same one. {@link Clouded} has what smoke changes, for the
 *       last few sets of smoke. It is small, because smoke comes and goes, and a search looks at many sets of it. If it
 *       had the answers about the scenery too, each new smoke would lose them.
 *   <li>{@link SightView} and {@link Sightline} compute an answer from rays. They use rounded numbers first ({@link
 *       RayIntersection}), which are fast and say if they cannot decide.
 *   <li>{@link ExactGeometry} then decides with whole numbers. Such rays are frequent: bases and scenery stand at a few
 *       round distances, so many rays run along a wall or through a corner. Rounded numbers would decide them by
 *       chance.
 * </ol>
 */
public final class Sights {
    private Sights() {}

    /** The default sight: nine rays. */
    public static Sight ofRays() {
        return new NineRays();
    }

    /** Sight on a battlefield without regard to its models. */
    public static Sightlines on(Battlefield field) {
        return BattlefieldSight.on(field);
    }
}
