package io.github.deadcube.api.battlefield;

import io.github.deadcube.api.battlefield.Cube.Part;

/**
 * LOS-6: the spots of a battlefield that are visible from above, in a table: bots ask for each cube that a grenade may
 * reach.
 */
final class OpenSky {
    private static final Part[] PARTS = Part.values();

    private final Battlefield field;
    /** For each cube and each of its parts one bit for each spot. */
    private final short[] spots;

    OpenSky(Battlefield field) {
        this.field = field;
        this.spots = new short[field.size() * PARTS.length];
        for (int i = 0; i < spots.length; i++)
            spots[i] = visible(field.cube(i / PARTS.length).part(PARTS[i % PARTS.length]));
    }

    /** The visible spots of a cube or of a side of a cube: the bit with a spot's number, from 1. */
    int spots(Cube cube) {
        return spots[field.index(cube) * PARTS.length + cube.part().ordinal()];
    }

    private short visible(Cube cube) {
        int visible = 0;
        for (int spot = 1; spot <= cube.part().spots(); spot++)
            if (visible(new Place(cube, spot))) visible |= 1 << spot;
        return (short) visible;
    }

    private boolean visible(Place place) {
        int east = field.eastOf(place) % Battlefield.CUBE;
        int north = field.northOf(place) % Battlefield.CUBE;
        int level = field.size() / field.levels();
        for (int i = field.index(place.cube()) + level; i < field.size(); i += level)
            if (field.floor(field.cube(i)).cover().covers(east, north)) return false;
        return true;
    }
}
