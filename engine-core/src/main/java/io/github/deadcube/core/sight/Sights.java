package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.team.ModelId;

/** LOS: the door. */
public final class Sights {
    private Sights() {}

    /** The engine's own sight. */
    public static Sight ofSpots() {
        return new SpotSight();
    }

    /** LOS-6: shooter and target cube are both visible from above. */
    public static boolean fromAbove(Table table, ModelId shooter, Cube target) {
        return table.battlefield().visibleFromAbove(table.model(shooter).cube())
                && table.battlefield().visibleFromAbove(target);
    }
}
