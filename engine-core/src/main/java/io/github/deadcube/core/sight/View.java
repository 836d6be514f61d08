package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Block;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Line;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** LOS-1 to LOS-5: what an eye sees on a battlefield. */
final class View {
    private static final long LOW_POINT = Lattice.TENTH;
    private static final long HIGH_POINT = Lattice.INCH * 3 / 2;

    private final Battlefield field;
    private final Solids solids;
    private final List<Cube> smoke;

    View(Battlefield field, Solids solids, List<Cube> smoke) {
        this.field = field;
        this.solids = solids;
        this.smoke = smoke;
    }

    Line line(Place from, Body shooter, Place to, Body target) {
        if (smoke.contains(from.cube().whole()) || smoke.contains(to.cube().whole())) return Line.NONE;
        Ray[] rays = rays(eye(from, shooter), Stand.of(field, to, target));
        int free = 0;
        for (Ray ray : rays) if (free(ray, null)) free++;
        return free == 0 ? Line.NONE : free == rays.length ? Line.CLEAR : Line.PARTIAL;
    }

    boolean sees(Place from, Body shooter, Cube cube) {
        Cube whole = cube.whole();
        if (smoke.contains(from.cube().whole()) && !from.cube().whole().equals(whole)) return false;
        if (!field.floored(cube)) return false;
        long[] eye = eye(from, shooter);
        for (int spot = 1; spot <= cube.part().spots(); spot++) {
            Place place = new Place(cube, spot);
            if (!counts(place)) continue;
            long x = field.eastOf(place) * Lattice.TENTH;
            long y = field.northOf(place) * Lattice.TENTH;
            long z = (cube.level() - 1) * Lattice.CUBE
                    + Stand.surface(
                            field.scenery(cube),
                            x - (cube.column() - 1) * Lattice.CUBE,
                            y - (cube.row() - 1) * Lattice.CUBE);
            if (free(Ray.to(eye, x, y, z + LOW_POINT), whole) || free(Ray.to(eye, x, y, z + HIGH_POINT), whole))
                return true;
        }
        return false;
    }

    /** LOS-5: spots without floor or inside a block do not count. */
    private boolean counts(Place place) {
        Cube cube = place.cube();
        int east = field.eastOf(place) - (cube.column() - 1) * Battlefield.CUBE;
        int north = field.northOf(place) - (cube.row() - 1) * Battlefield.CUBE;
        io.github.deadcube.api.board.Floor.Cover cover = field.floor(cube).cover();
        if (cover.half() && !cover.covers(east, north)) return false;
        for (Block block : field.scenery(cube).blocks()) if (block.on(east, north)) return false;
        return true;
    }

    /**
     * KT-9: the cubes that count as crossed: those whose inside the line from the eye to the middle of the target's axis
     * crosses, and both models' own.
     */
    List<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        long[] eye = eye(from, shooter);
        Stand stand = Stand.of(field, to, target);
        Ray ray = Ray.beside(eye, stand, 0, 0, stand.height() / 2);
        List<Cube> crossed = new ArrayList<>();
        for (Cube cube : field.cubes()) {
            boolean own =
                    cube.equals(from.cube().whole()) || cube.equals(to.cube().whole());
            if (own || Exactly.inside(ray, Solid.smoke(cube))) crossed.add(cube);
        }
        return crossed;
    }

    private long[] eye(Place from, Body body) {
        Stand stand = Stand.of(field, from, body);
        return new long[] {stand.x(), stand.y(), stand.eye()};
    }

    static Ray[] rays(long[] eye, Stand target) {
        long[] heights = {Lattice.TENTH, target.height() / 2, target.height()};
        long r = target.radius();
        if (eye[0] == target.x() && eye[1] == target.y())
            return new Ray[] {
                Ray.beside(eye, target, 0, r, heights[0]),
                Ray.beside(eye, target, r, 0, heights[0]),
                Ray.beside(eye, target, 0, -r, heights[0]),
                Ray.beside(eye, target, -r, 0, heights[0]),
                Ray.beside(eye, target, 0, r, heights[2]),
                Ray.beside(eye, target, r, 0, heights[2]),
                Ray.beside(eye, target, 0, -r, heights[2]),
                Ray.beside(eye, target, -r, 0, heights[2]),
                Ray.beside(eye, target, 0, 0, heights[2])
            };
        Ray[] rays = new Ray[9];
        for (int i = 0; i < rays.length; i++) rays[i] = Ray.to(eye, target, i % 3 - 1, heights[i / 3]);
        return rays;
    }

    boolean free(Ray ray, @Nullable Cube clearOf) {
        List<Gap.Touch> touched = new ArrayList<>();
        for (int i = 0; i < field.size(); i++)
            for (Solid solid : solids.of(i)) if (meets(ray, solid, touched)) return false;
        for (Cube cube : smoke) if (!cube.equals(clearOf) && meets(ray, Solid.smoke(cube), touched)) return false;
        return Gap.between(touched);
    }

    private static boolean meets(Ray ray, Solid solid, List<Gap.Touch> touched) {
        Meeting meeting = Meeting.of(ray, solid);
        if (meeting == Meeting.UNSURE) meeting = Exactly.of(ray, solid, touched);
        return meeting == Meeting.MET;
    }
}
