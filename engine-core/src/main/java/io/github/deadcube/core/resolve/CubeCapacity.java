package io.github.deadcube.core.resolve;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.grid.CubeGrid;

/**
 * ADV-4, ADV-15, ADV-19, PART-1, PART-3: whether a model may stop in a cube. A cube holds SZ 4 of each faction and SZ 8 in all; a half
 * floor or a side of a half-cube holds half of that. The model also needs a usable spot that is free or can be freed. Spots are
 * sets of bits: bit 1 for spot 1, up to bit 9.
 */
final class CubeCapacity {
    /** The bits of one field of a crowd: the taken spots, the SZ of one faction, the SZ of all. */
    private static final int FIELD = 10;

    private static final int LOW = (1 << FIELD) - 1;

    private static final Allegiance[] FACTIONS = Allegiance.values();

    private CubeCapacity() {}

    /** The spots on which a model may stop; 0 if the cube has no room. */
    static int stops(Neighbours scene, Model self, Cube cube) {
        long others = scene.others(self.id(), cube);
        return stops(scene, self, cube, others == 0 ? 0 : crowd(scene, others, scene.faction(self)));
    }

    /** As {@link #stops(Neighbours, Model, Cube)}, with a known crowd of other models. */
    static int stops(Neighbours scene, Model self, Cube cube, int crowd) {
        int usable = usable(scene, self, cube);
        int size = self.card().size();
        if (usable == 0 || crowd == 0 && size <= CubeGrid.ROOM / 2) return usable;
        int most = scene.game().grid().room(cube);
        if ((crowd >> FIELD & LOW) + size > most || (crowd >> 2 * FIELD) + size > most * 2) return 0;
        int free = usable & ~crowd & LOW;
        return free != 0 ? free : freeableSpots(scene, self, cube);
    }

    /** The capacity that a set of models uses in its cube, for a model of a faction; 0 without models. */
    static int crowd(Neighbours scene, long models, Allegiance faction) {
        int own = 0;
        int all = 0;
        int taken = 0;
        for (long there = models; there != 0; there &= there - 1) {
            Model m = scene.model(Long.numberOfTrailingZeros(there));
            all += m.card().size();
            if (scene.faction(m) == faction) own += m.card().size();
            taken |= 1 << m.place().spot();
        }
        return taken | own << FIELD | all << 2 * FIELD;
    }

    /** ADV-4: whether models are too many for their cube: those of one faction, or all together. */
    static boolean isOverfull(Neighbours scene, Cube cube, long models) {
        int most = scene.game().grid().room(cube);
        for (Allegiance faction : FACTIONS) {
            int crowd = crowd(scene, models, faction);
            if ((crowd >> FIELD & LOW) > most || (crowd >> 2 * FIELD) > most * 2) return true;
        }
        return false;
    }

    /** The usable spots without another model; if there are none, the spots that can be freed. */
    static int spots(Neighbours scene, Model self, Cube cube) {
        int free = usable(scene, self, cube) & ~taken(scene, self, cube);
        return free != 0 ? free : freeableSpots(scene, self, cube);
    }

    private static int usable(Neighbours scene, Model self, Cube cube) {
        return scene.game().spots(self).applyAsInt(cube);
    }

    private static int taken(Neighbours scene, Model self, Cube cube) {
        int taken = 0;
        for (long there = scene.others(self.id(), cube); there != 0; there &= there - 1)
            taken |= 1 << scene.model(Long.numberOfTrailingZeros(there)).place().spot();
        return taken;
    }

    /** ADV-15: the spots of models that can be shifted to a free spot: of friendly models first, then of others. */
    private static int freeableSpots(Neighbours scene, Model self, Cube cube) {
        int friends = 0;
        int others = 0;
        int usable = usable(scene, self, cube);
        int taken = taken(scene, self, cube);
        for (long there = scene.others(self.id(), cube); there != 0; there &= there - 1) {
            Model m = scene.model(Long.numberOfTrailingZeros(there));
            int held = 1 << m.place().spot() & usable;
            if (held == 0 || (usable(scene, m, cube) & ~taken) == 0) continue;
            if (m.allegiance() == self.allegiance()) friends |= held;
            else others |= held;
        }
        return friends != 0 ? friends : others;
    }
}
