package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.shared.SpotSquare;
import java.util.function.ToIntFunction;

/**
 * GEO-3, GEO-5, GEO-6, PART-4, PART-5: the spots of each cube on which models of one size and base may stand. Each cube
 * is computed on first use. Thread-safe. The unit of length is 1/5080 inch: a millimetre of radius has 200 units.
 */
final class StandingSpots implements ToIntFunction<Cube> {
    /** The bit that marks a computed set of spots. */
    private static final int KNOWN = 1;

    private static final int TENTH = 508;
    private static final int HALF_MILLIMETRE = 100;

    private final Battlefield field;
    private final int size;
    private final int base;
    private final boolean climbs;
    private final int[] known;

    StandingSpots(Battlefield field, int size, int base, boolean climbs) {
        this.field = field;
        this.size = size;
        this.base = base;
        this.climbs = climbs;
        this.known = new int[field.places()];
    }

    boolean areOf(int ofSize, int ofBase, boolean whoClimb) {
        return size == ofSize && base == ofBase && climbs == whoClimb;
    }

    /** Bit 1 for spot 1, up to bit 9. */
    @Override
    public int applyAsInt(Cube cube) {
        int at = field.place(cube);
        int spots = known[at];
        if (spots == 0) known[at] = spots = found(cube) | KNOWN;
        return spots & ~KNOWN;
    }

    private int found(Cube cube) {
        if (!Foothold.stands(field, size, cube)) return 0;
        int spots = 0;
        for (int spot = 1; spot <= cube.part().spots(); spot++) if (usable(new Place(cube, spot))) spots |= 1 << spot;
        return spots;
    }

    private boolean usable(Place place) {
        Cube cube = place.cube();
        Part part = cube.part();
        int east = field.eastOf(place) % Battlefield.CUBE;
        int north = field.northOf(place) % Battlefield.CUBE;
        Floor.Cover cover = field.floor(cube).cover();
        if (!cover.covers(east, north)) return false;
        Scenery scenery = field.scenery(cube);
        if (scenery.blocks().isEmpty() && (climbs || scenery.platforms().isEmpty())) return true;
        int half = Math.min(part.east() - part.west(), part.north() - part.south()) * TENTH / 2;
        int radius = Math.min(base * HALF_MILLIMETRE, half);
        int x = within(east * TENTH, part.west() * TENTH + radius, part.east() * TENTH - radius);
        int y = within(north * TENTH, part.south() * TENTH + radius, part.north() * TENTH - radius);
        for (Block b : scenery.blocks()) if (on(x, y, b.west(), b.south(), b.east(), b.north())) return false;
        if (climbs) return true;
        for (Platform platform : scenery.platforms())
            for (int spot : platform.spots()) {
                SpotSquare at = SpotSquare.of(spot);
                if (spot == place.spot() || on(x, y, at.west(), at.south(), at.east(), at.north())) return false;
            }
        return true;
    }

    private static boolean on(int x, int y, int west, int south, int east, int north) {
        return west * TENTH <= x && x <= east * TENTH && south * TENTH <= y && y <= north * TENTH;
    }

    private static int within(int spot, int least, int most) {
        return Math.max(least, Math.min(most, spot));
    }
}
