package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sightlines;
import io.github.deadcube.api.team.ModelId;

/** LOS: other packages come in by this class. */
public final class Sights {
    private Sights() {}

    /** The engine's own sight. */
    public static Sight ofRays() {
        return new NineRays();
    }

    /** Sight on a battlefield, whoever stands on it. */
    public static Sightlines on(Battlefield field) {
        return BattlefieldSight.on(field);
    }

    /** LOS-6: shooter and target cube are both visible from above. */
    public static boolean fromAbove(GameView game, ModelId shooter, Cube target) {
        return game.battlefield().visibleFromAbove(game.model(shooter).place())
                && game.battlefield().visibleFromAbove(target);
    }
}
