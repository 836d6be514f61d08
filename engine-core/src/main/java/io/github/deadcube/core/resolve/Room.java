package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Allegiance;

/**
 * ADV-4, ADV-15, PART-1, PART-3: room for a model to stop in a cube: SZ 4 a faction, 8 in all, half as much on a half floor
 * or a side of a half-cube, and a spot that it may use and that is free or can be freed. Spots are sets of bits: bit 1 for
 * spot 1, up to bit 9.
 */
final class Room {
    private static final int CAPACITY = 4;

    private Room() {}

    /** The spots on which a model may stop; none where there is no room. */
    static int stops(Whereabouts scene, ModelState self, Cube cube) {
        int usable = usable(scene, self, cube);
        if (usable == 0) return 0;
        int own = self.profile().size();
        long others = scene.others(self.id(), cube);
        if (others == 0 && own <= CAPACITY / 2) return usable;
        int most = scene.game().board().halved(cube) ? CAPACITY / 2 : CAPACITY;
        Allegiance mine = scene.faction(self);
        int all = own;
        int taken = 0;
        for (long there = others; there != 0; there &= there - 1) {
            ModelState m = scene.model(Long.numberOfTrailingZeros(there));
            all += m.profile().size();
            if (scene.faction(m) == mine) own += m.profile().size();
            taken |= 1 << m.place().spot();
        }
        if (own > most || all > most * 2) return 0;
        int free = usable & ~taken;
        return free != 0 ? free : yielding(scene, self, cube);
    }

    /** The spots that a model may take: those on which nobody else stands; if there is none, those that can be freed. */
    static int spots(Whereabouts scene, ModelState self, Cube cube) {
        int free = usable(scene, self, cube) & ~taken(scene, self, cube);
        return free != 0 ? free : yielding(scene, self, cube);
    }

    private static int usable(Whereabouts scene, ModelState self, Cube cube) {
        return scene.game().spots(self).applyAsInt(cube);
    }

    private static int taken(Whereabouts scene, ModelState self, Cube cube) {
        int taken = 0;
        for (long there = scene.others(self.id(), cube); there != 0; there &= there - 1)
            taken |= 1 << scene.model(Long.numberOfTrailingZeros(there)).place().spot();
        return taken;
    }

    /** ADV-15: the spots of those who can be shifted to a free one: of friendly models, or else of others. */
    private static int yielding(Whereabouts scene, ModelState self, Cube cube) {
        int friends = 0;
        int others = 0;
        int usable = usable(scene, self, cube);
        int taken = taken(scene, self, cube);
        for (long there = scene.others(self.id(), cube); there != 0; there &= there - 1) {
            ModelState m = scene.model(Long.numberOfTrailingZeros(there));
            int held = 1 << m.place().spot() & usable;
            if (held == 0 || (usable(scene, m, cube) & ~taken) == 0) continue;
            if (m.allegiance() == self.allegiance()) friends |= held;
            else others |= held;
        }
        return friends != 0 ? friends : others;
    }
}
