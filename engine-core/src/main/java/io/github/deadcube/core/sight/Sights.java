package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sightlines;

/** The entry point of this package: line of sight (chapter LOS). */
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
