package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * GEO-7, GEO-8, ADV-2, ADV-7 to ADV-14, PART: the steps from each cube, the footing there, and the cubes to which a
 * thrown model goes. The scenery does not change: each result is computed once, on the first call. Thread-safe.
 */
public final class CubeGrid {
    /** ADV-4: the SZ of models of one faction for which a whole cube has room. */
    public static final int ROOM = 4;

    /** The refusal of a half-cube, {@link #sideOpen}, where one of its sides must be named. */
    public static final Rejection NO_SIDE =
            new Rejection(RuleIds.GEO_7, "the cube is halved by a wall", "one of its sides, such as c4w or c4e");

    private static final int SIZES = 4;
    private static final byte YES = 1;
    private static final byte NO = 2;
    private static final int GAITS = MovementMode.values().length;

    private final Battlefield field;
    /** By movement mode and size, then by cube; a row is empty until its first use. */
    private final @Nullable Reach[][] reach = new Reach[SIZES * GAITS][0];

    /** A short list. If two threads add at the same time, one addition is lost and is computed again. */
    private volatile Vector<StandingSpots> spots = Vector.empty();

    /** {@link #YES} or {@link #NO} for each cube with a computed result. */
    private final byte[] holds;

    private final Vector<Vector<Cube>> parts;
    /** By cube; null until the first use. */
    private final @Nullable Reached[] reached;

    private final Cube[] flanks;

    private CubeGrid(Battlefield field) {
        this.field = field;
        this.holds = new byte[field.places()];
        this.parts = field.cubes().map(cube -> HalfCubes.halves(field, cube).toVector());
        this.reached = new Reached[field.size()];
        this.flanks = field.cubes()
                .filter(cube -> cube.column() == 1 || cube.column() == field.width())
                .filter(field::hasFloor)
                .flatMap(this::parts)
                .toJavaArray(Cube[]::new);
    }

    /** The grid of a battlefield; always the same object. */
    public static CubeGrid of(Battlefield field) {
        return field.derived(CubeGrid.class, CubeGrid::new);
    }

    private Reach reach(MovementMode mode, int size, Cube from) {
        int kind = mode.ordinal() * SIZES + size - 1;
        Reach[] all = reach[kind];
        if (all.length == 0) reach[kind] = all = new Reach[field.places()];
        int at = field.place(from);
        Reach known = all[at];
        if (known == null) all[at] = known = Reach.of(field, size, mode, from);
        return known;
    }

    /**
     * Every cube to which a step leads, in battlefield order: a cube with a floor, with a hold, or with neither, where
     * the model drops (ADV-12). Callers must not change the array.
     */
    public Cube[] steps(MovementMode mode, int size, Cube from) {
        return reach(mode, size, from).cubes();
    }

    /** Whether a step leads from a cube to another. */
    public boolean leads(MovementMode mode, int size, Cube from, Cube to) {
        return reach(mode, size, from).holds(to);
    }

    /** The reason why no step leads there; null if a step does. */
    public @Nullable Rejection refusal(MovementMode mode, int size, Cube from, Cube to) {
        return leads(mode, size, from, to) ? null : NoStepReason.reason(field, size, mode, from, to);
    }

    /** PART-4: whether a model can stop on the floor of a cube. If not, it passes it, holds on above it, or drops. */
    public boolean stands(int size, Cube cube) {
        return Foothold.stands(field, size, cube);
    }

    /** ADV-12: whether a model can hold on in a cube without a floor. */
    public boolean holds(MovementMode mode, Cube cube) {
        if (!mode.climbs()) return false;
        int at = field.place(cube);
        byte known = holds[at];
        if (known == 0) holds[at] = known = Foothold.holds(field, cube) ? YES : NO;
        return known == YES;
    }

    /**
     * GEO-3, GEO-5, GEO-6, PART-5: the spots of each cube on which a model may stand: bit 1 for spot 1, up to bit 9.
     *
     * @param base in millimetres
     */
    public ToIntFunction<Cube> spots(MovementMode mode, int size, int base) {
        for (StandingSpots known : spots) if (known.areOf(size, base, mode.climbs())) return known;
        StandingSpots made = new StandingSpots(field, size, base, mode.climbs());
        spots = spots.append(made);
        return made;
    }

    /** GEO-6: whether any model could stand in a cube, or on one of its sides: blocks may fill it. */
    public boolean reached(Cube cube) {
        for (Cube part : reachedParts(cube)) if (cube.part() == Part.WHOLE || cube.equals(part)) return true;
        return false;
    }

    /** The {@link #parts} of a cube where any model could stand. Callers must not change the array. */
    public Cube[] reachedParts(Cube cube) {
        int at = field.index(cube);
        Reached known = reached[at];
        if (known == null)
            reached[at] =
                    known = new Reached(parts.get(at).filter(this::standable).toJavaArray(Cube[]::new));
        return known.parts;
    }

    /** An array that other threads see whole, because the field is final. */
    private static final class Reached {
        private final Cube[] parts;

        Reached(Cube[] parts) {
            this.parts = parts;
        }
    }

    private boolean standable(Cube part) {
        for (int size = 1; size <= SIZES; size++)
            if (spots(MovementMode.CLIMBING, size, Body.base(size)).applyAsInt(part) != 0) return true;
        return false;
    }

    /** ADV-4: the SZ of models of one faction for which a cube has room; it has room for twice as much in all. */
    public int room(Cube cube) {
        return halved(cube) ? ROOM / 2 : ROOM;
    }

    /** PART-1, PART-3: whether a cube has half the usual capacity: a side of a half-cube, or a half floor. */
    public boolean halved(Cube cube) {
        return cube.part() != Part.WHOLE || field.floor(cube).cover().half();
    }

    /** Every floor of the stack of a ground cube, lowest first; each side of a half-cube is a floor. */
    public Vector<Cube> floors(Cube ground) {
        return Vector.rangeClosed(1, field.levels())
                .map(level -> field.cube(field.index(ground.atLevel(level))))
                .filter(field::hasFloor)
                .flatMap(this::parts);
    }

    /**
     * SET-5: every floor of the leftmost and rightmost columns, in battlefield order, with half-cube sides. Callers
     * must not change it.
     */
    public Cube[] flanks() {
        return flanks;
    }

    /** GEO-7: the two sides of a half-cube, or the cube itself. */
    public Vector<Cube> parts(Cube cube) {
        return parts.get(field.index(cube));
    }

    /**
     * ADV-3: the {@link #parts} from which a way leads over the edge of the battlefield; of a cube that is not at the
     * edge, all.
     */
    public Vector<Cube> outerParts(Cube cube) {
        Vector<Direction> out = Direction.ALL.filter(way -> !way.diagonal() && !field.contains(cube.next(way)));
        return out.isEmpty() ? parts(cube) : parts(cube).filter(part -> out.exists(way -> !leadsInward(part, way)));
    }

    /**
     * SLAM-2: the cube to which a model or token thrown towards an adjacent whole cube goes: that cube, or the other
     * side of its half-cube.
     *
     * @return none if the way is blocked; the whole cube if it is halved and either side is possible
     */
    public Option<Cube> toward(int size, Cube from, Cube to) {
        StepWays ways = new StepWays(field, size, MovementMode.CLIMBING);
        boolean straight = to.level() == from.level() && (to.column() == from.column() || to.row() == from.row());
        if (straight
                && HalfCubes.towardMiddle(
                        from.part(), Direction.of(to.column() - from.column(), to.row() - from.row())))
            return Option.some(from.part(from.part().opposite())).filter(side -> ways.passes(from, side));
        if (!field.contains(to)) return Option.none();
        List<Cube> sides = HalfCubes.halves(field, field.cube(field.index(to))).filter(side -> ways.passes(from, side));
        return sides.size() > 1 ? Option.some(to) : sides.headOption();
    }

    /** GEO-7: whether a way leads from a side of a half-cube towards its middle wall, straight or diagonally. */
    public boolean leadsInward(Cube from, Direction toward) {
        return HalfCubes.leads(from.part(), toward.east(), toward.north());
    }

    /**
     * FALL-3, GEO-7: the cube below. A side of a half-cube stays the same side if the cube below is halved the same
     * way.
     */
    public Cube below(Cube cube) {
        Cube below = cube.atLevel(cube.level() - 1);
        Cube kept = below.part(cube.part());
        return field.contains(kept) ? kept : below;
    }

    /** ADV-12, FALL-3, SCAT-2: the first floor, in a cube or below it, that may stop a model of the SZ. */
    public Cube firstFloor(int size, Cube over) {
        Cube at = over;
        while (!stands(size, at)) at = below(at);
        return at;
    }

    /** Whether the floor is a half floor, which a falling model or token may miss (SCAT-3). */
    public boolean halfFloor(Cube cube) {
        return field.floor(cube).cover().half();
    }

    /** LIV-SCAT, SLAM-2: whether a floor has a hatch large enough for the SZ. */
    public boolean hatch(int size, Cube cube) {
        return field.floor(cube).hatch() >= size;
    }

    /** GEO-7: whether the cube is a whole half-cube: a model can only be on one of its sides. */
    public boolean sideOpen(Cube cube) {
        return cube.part() == Part.WHOLE && field.scenery(cube).middle().isDefined();
    }

    /**
     * AWAY-1, AWAY-2: the directions that lead directly away from a source: the straight line, seen from above, from
     * its spot through the target's spot into the first other cube.
     *
     * @param source the origin of the attack; the point of the spot counts, not the position of a base on it
     * @return one direction; three if the line leaves through a corner; all eight if one is above the other, or if
     *     both are in one cube
     */
    public Vector<Direction> away(Place source, Place target) {
        if (source.cube().equals(target.cube())) return Direction.ALL;
        int east = field.eastOf(target) - field.eastOf(source);
        int north = field.northOf(target) - field.northOf(source);
        if (east == 0 && north == 0) return Direction.ALL;
        int toEast = toFace(east, field.eastOf(target));
        int toNorth = toFace(north, field.northOf(target));
        // the distances to the faces along the line, compared without division
        long eastward = (long) toEast * Math.abs(north);
        long northward = (long) toNorth * Math.abs(east);
        if (east == 0) return Vector.of(Direction.of(0, Integer.signum(north)));
        Direction sideways = Direction.of(Integer.signum(east), 0);
        if (north == 0) return Vector.of(sideways);
        Direction lengthways = Direction.of(0, Integer.signum(north));
        if (eastward < northward) return Vector.of(sideways);
        if (northward < eastward) return Vector.of(lengthways);
        return Vector.of(lengthways, sideways, Direction.of(sideways.east(), lengthways.north()));
    }

    private static int toFace(int towards, int position) {
        int within = Math.floorMod(position, Battlefield.CUBE);
        return towards > 0 ? Battlefield.CUBE - within : within;
    }

    /** The cubes to which a step leads from one place, in battlefield order. */
    static final class Reach {
        private final Cube[] cubes;

        private Reach(java.util.List<Cube> cubes) {
            this.cubes = cubes.toArray(Cube[]::new);
        }

        static Reach of(Battlefield field, int size, MovementMode mode, Cube from) {
            StepWays ways = new StepWays(field, size, mode);
            java.util.List<Cube> found = new ArrayList<>();
            for (int level = from.level() - 1; level <= from.level() + 1; level++)
                for (int row = from.row() - 1; row <= from.row() + 1; row++)
                    for (int column = from.column() - 1; column <= from.column() + 1; column++) {
                        Cube cube = new Cube(column, row, level);
                        if (field.contains(cube)) add(field, ways, mode, from, cube, found);
                    }
            return new Reach(found);
        }

        private static void add(
                Battlefield field, StepWays ways, MovementMode mode, Cube from, Cube cube, java.util.List<Cube> found) {
            Cube known = field.cube(field.index(cube));
            for (Cube to : HalfCubes.halves(field, known))
                if (!to.equals(from) && ways.walks(from, to) && !Foothold.endless(field, mode, from, to)) found.add(to);
        }

        /** Callers must not change the array. */
        Cube[] cubes() {
            return cubes;
        }

        boolean holds(Cube cube) {
            for (Cube c : cubes) if (c.equals(cube)) return true;
            return false;
        }
    }
}
