package io.github.deadcube.api.dispersion;

import io.vavr.collection.Vector;

/**
 * N3-5: where the centre of a troop's base may be, so that the whole base is in its own deployment zone, clear of barred
 * areas and of the enemy's zone, and touches a border of the table.
 *
 * @param stretches along the southern, eastern, northern and western border, in this order; empty if there is no room
 */
public record Places(Vector<Stretch> stretches) {
    /**
     * Whether the troop may be placed there.
     *
     * @param centre where the centre of its base would be
     * @return whether it is one of these places, to 1e-9 in
     */
    public boolean allow(Point centre) {
        return stretches.exists(stretch -> stretch.contains(centre));
    }

    /** The stretches, or {@code nowhere}. */
    @Override
    public String toString() {
        return stretches.isEmpty() ? "nowhere" : stretches.mkString("; ");
    }
}
