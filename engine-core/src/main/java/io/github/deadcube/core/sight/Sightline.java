package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * LOS-2: rays from one eye to points at right angles to one line, and their blockers.
 *
 * <p>The rays of one line run close together, so they are followed at once: the cubes near the line are visited one
 * time, and a ray that is blocked is left out from there on. What only touches a ray is kept until all blockers are
 * known, because two that touch it from both sides may leave no {@link Gap}.
 */
final class Sightline {
    /** Slightly more than half a cube's diagonal seen from above. */
    private static final double CORNER = Lattice.CUBE * 0.7072;
    /** The tolerance that includes the blockers in the faces of a cube. */
    private static final double HAIR = 4;

    private final Battlefield field;
    private final SightBlockers blockers;
    private final Ray[] rays;
    /** One bit for each ray that is not blocked. */
    private int free;

    /** Null while no blocker touches a ray. */
    private @Nullable List<Gap.Touch> @Nullable [] touched;
    /** Null while no blocker blocks a ray. */
    private @Nullable SightBlocker @Nullable [] blocked;

    Sightline(Battlefield field, SightBlockers blockers, Ray[] rays) {
        this.field = field;
        this.blockers = blockers;
        this.rays = rays;
        this.free = (1 << rays.length) - 1;
    }

    /** The number of rays that the scenery leaves free. */
    int free() {
        scan();
        return passed();
    }

    /** The number of free rays with clouds of smoke; the cloud in cube {@code own} does not count. */
    int free(Cloud[] clouds, @Nullable Cube own) {
        scan();
        for (Cloud cloud : clouds) if (own == null || !cloud.fills(own)) block(cloud.blocker);
        return passed();
    }

    private int passed() {
        if (touched != null)
            for (int i = 0; i < rays.length; i++) {
                List<Gap.Touch> touches = touched[i];
                if ((free >> i & 1) != 0 && touches != null && !Gap.between(touches))
                    block(i, touches.get(0).blocker());
            }
        return Integer.bitCount(free);
    }

    /** Whether a blocker touches a ray. */
    boolean touched() {
        if (touched != null)
            for (List<Gap.Touch> touches : touched) if (touches != null && !touches.isEmpty()) return true;
        return false;
    }

    /** The obstacle that blocks a ray; none if the ray is free. */
    Option<Sighting.Obstacle> obstacle(int ray) {
        return blocked == null
                ? Option.none()
                : Option.of(blocked[ray]).map(blocker -> new Sighting.Obstacle(blocker.what, blocker.cube));
    }

    private void block(int ray, SightBlocker blocker) {
        free &= ~(1 << ray);
        if (blocked == null) blocked = new SightBlocker[rays.length];
        blocked[ray] = blocker;
    }

    /** Checks the cubes near the rays, column by column and row by row. */
    private void scan() {
        Ray any = rays[0];
        double x = any.eye[0];
        double y = any.eye[1];
        double z = any.eye[2];
        double east = 0;
        double north = 0;
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (Ray ray : rays) {
            east += ray.v[0] / rays.length;
            north += ray.v[1] / rays.length;
            low = Math.min(low, ray.v[2]);
            high = Math.max(high, ray.v[2]);
        }
        double wide = HAIR;
        for (Ray ray : rays) wide = Math.max(wide, HAIR + Math.hypot(ray.v[0] - east, ray.v[1] - north));
        double length = Math.hypot(east, north);
        int west = cell(Math.min(x, x + east) - wide, field.width());
        int most = cell(Math.max(x, x + east) + wide, field.width());
        int south = cell(Math.min(y, y + north) - wide, field.depth());
        int last = cell(Math.max(y, y + north) + wide, field.depth());
        for (int row = south; row <= last; row++)
            for (int column = west; column <= most; column++) {
                double toEast = (column + 0.5) * Lattice.CUBE - x;
                double toNorth = (row + 0.5) * Lattice.CUBE - y;
                double begins = 0;
                double ends = 1;
                if (length > Lattice.TENTH) {
                    if (Math.abs(toEast * north - toNorth * east) > (wide + CORNER) * length) continue;
                    double along = (toEast * east + toNorth * north) / length;
                    begins = within((along - CORNER - wide) / length);
                    ends = within((along + CORNER + wide) / length);
                }
                int bottom = cell(z + Math.min(begins * low, ends * low) - HAIR, field.levels());
                int top = cell(z + Math.max(begins * high, ends * high) + HAIR, field.levels());
                for (int level = bottom; level <= top; level++) {
                    for (SightBlocker blocker : blockers.at((level * field.depth() + row) * field.width() + column))
                        block(blocker);
                    if (free == 0) return;
                }
            }
    }

    private static int cell(double at, int cells) {
        return Math.max(0, Math.min(cells - 1, (int) Math.floor(at / Lattice.CUBE)));
    }

    private static double within(double part) {
        return Math.max(0, Math.min(1, part));
    }

    private void block(SightBlocker blocker) {
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            RayIntersection meeting = RayIntersection.of(rays[i], blocker);
            if (meeting == RayIntersection.UNSURE) meeting = exactly(i, blocker);
            if (meeting == RayIntersection.MET) block(i, blocker);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of lists
    private RayIntersection exactly(int ray, SightBlocker blocker) {
        if (touched == null) touched = new List[rays.length];
        List<Gap.Touch> touches = touched[ray];
        if (touches == null) touched[ray] = touches = new ArrayList<>();
        return ExactGeometry.intersection(rays[ray], blocker, touches);
    }
}
