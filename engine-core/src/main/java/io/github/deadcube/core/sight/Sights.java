package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sightlines;
import io.github.deadcube.api.team.ModelId;

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

    /** LOS-6: shooter and target cube are both visible from above. */
    public static boolean fromAbove(GameView game, ModelId shooter, Cube target) {
        return game.battlefield().visibleFromAbove(game.model(shooter).place())
                && game.battlefield().visibleFromAbove(target);
    }
}
