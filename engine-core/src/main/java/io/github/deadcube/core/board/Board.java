package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Cube.Part;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.MovementMode;
import io.github.deadcube.api.play.Rejection;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * GEO-7, GEO-8, ADV-2, ADV-7 to ADV-14, PART: where a model may go from a cube in one step, what it stands on
 * there, and where something that is thrown goes. The scenery does not change, so that each answer is worked out once, when
 * it is first asked for; any thread may ask.
 */
public final class Board {
    private static final int SIZES = 4;
    private static final byte YES = 1;
    private static final byte NO = 2;
    private static final int GAITS = MovementMode.values().length;

    private final Battlefield field;
    /** By gait and size, then by cube; as long as nobody asks, the rows are empty. */
    private final @Nullable Reach[][] reach = new Reach[SIZES * GAITS][0];

    /** A few; one that two threads have made at once is lost, and made again. */
    private volatile Vector<StandingSpots> spots = Vector.empty();

    /** {@link #YES} or {@link #NO} for each cube that has been asked about. */
    private final byte[] holds;

    private final Vector<Vector<Cube>> parts;
    /** By cube; as long as nobody asks, null. */
    private final Cube[] @Nullable [] reached;

    private final Cube[] flanks;

    private Board(Battlefield field) {
        this.field = field;
        this.holds = new byte[field.places()];
        this.parts = field.cubes().map(cube -> HalfCubes.of(field, cube).toVector());
        this.reached = new Cube[field.size()][];
        this.flanks = field.cubes()
                .filter(cube -> cube.column() == 1 || cube.column() == field.width())
                .filter(field::floored)
                .flatMap(this::parts)
                .toJavaArray(Cube[]::new);
    }

    /** A battlefield's board, always the same one. */
    public static Board of(Battlefield field) {
        return field.derived(Board.class, Board::new);
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
     * Every cube to which a step leads, in board order: onto a floor, to a hold, or to where there is neither and the model
     * drops (ADV-12). To be read alone.
     */
    public Cube[] steps(MovementMode mode, int size, Cube from) {
        return reach(mode, size, from).cubes();
    }

    /** Whether one step leads from a cube to another. */
    public boolean leads(MovementMode mode, int size, Cube from, Cube to) {
        return reach(mode, size, from).holds(to);
    }

    /** Why no step leads there; null if one does. */
    public @Nullable Rejection refusal(MovementMode mode, int size, Cube from, Cube to) {
        return leads(mode, size, from, to) ? null : NoStepReason.of(field, size, mode, from, to);
    }

    /** PART-4: whether a model can stop on the floor of a cube; where not, it passes it, holds on above it, or drops. */
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
     * GEO-3, GEO-5, GEO-6, PART-5: on which spots of each cube models may stand that get about alike: bit 1 for spot 1, up to bit 9.
     *
     * @param base in millimetres
     */
    public ToIntFunction<Cube> spots(MovementMode mode, int size, int base) {
        for (StandingSpots known : spots) if (known.areOf(size, base, mode.climbs())) return known;
        StandingSpots made = new StandingSpots(field, size, base, mode.climbs());
        spots = spots.append(made);
        return made;
    }

    /** GEO-6: whether any model could stand in a cube, or on one of its sides: blocks may leave no room. */
    public boolean reached(Cube cube) {
        for (Cube part : reachedParts(cube)) if (cube.part() == Part.WHOLE || cube.equals(part)) return true;
        return false;
    }

    /** Those of the {@link #parts} of a cube where any model could stand; to be read alone. */
    public Cube[] reachedParts(Cube cube) {
        int at = field.index(cube);
        Cube[] known = reached[at];
        if (known == null)
            reached[at] = known = parts.get(at).filter(this::standable).toJavaArray(Cube[]::new);
        return known;
    }

    private boolean standable(Cube part) {
        for (int size = 1; size <= SIZES; size++)
            if (spots(MovementMode.CLIMBING, size, Body.base(size)).applyAsInt(part) != 0) return true;
        return false;
    }

    /** PART-1, PART-3: whether a cube has half the usual capacity: a side of a half-cube, or a half floor. */
    public boolean halved(Cube cube) {
        return cube.part() != Part.WHOLE || field.floor(cube).cover().half();
    }

    /** Every floor of the stack above a cube on the ground, lowest first, the sides of half-cubes one by one. */
    public Vector<Cube> floors(Cube ground) {
        return Vector.rangeClosed(1, field.levels())
                .map(level -> field.cube(field.index(ground.atLevel(level))))
                .filter(field::floored)
                .flatMap(this::parts);
    }

    /** SET-5: every floor of the leftmost and the rightmost column in board order, the sides of half-cubes one by one; to be read alone. */
    public Cube[] flanks() {
        return flanks;
    }

    /** GEO-7: the two sides of a half-cube, or the cube itself. */
    public Vector<Cube> parts(Cube cube) {
        return parts.get(field.index(cube));
    }

    /**
     * SLAM-2: where something that is thrown towards an adjacent whole cube goes: there, or to the other side of its own.
     *
     * @return none if its way is blocked; a halved cube where it may be either side
     */
    public Option<Cube> toward(int size, Cube from, Cube to) {
        StepWays ways = new StepWays(field, size, MovementMode.CLIMBING);
        boolean straight = to.level() == from.level() && (to.column() == from.column() || to.row() == from.row());
        if (straight
                && HalfCubes.towardMiddle(
                        from.part(), Direction.of(to.column() - from.column(), to.row() - from.row())))
            return Option.some(from.part(from.part().opposite())).filter(side -> ways.passes(from, side));
        if (!field.contains(to)) return Option.none();
        List<Cube> sides = HalfCubes.of(field, field.cube(field.index(to))).filter(side -> ways.passes(from, side));
        return sides.size() > 1 ? Option.some(to) : sides.headOption();
    }

    /** FALL-3: the cube below one through whose floor something falls. */
    public Cube below(Cube cube) {
        return Foothold.below(field, cube);
    }

    /** ADV-12, FALL-3, SCAT-2: the first floor, in a cube or below it, that may hold something of some SZ. */
    public Cube firstFloor(int size, Cube over) {
        return Foothold.firstFloor(field, size, over);
    }

    /** Whether a floor is one that a falling thing may miss or pass: a half floor (SCAT-3). */
    public boolean halfFloor(Cube cube) {
        return field.floor(cube).cover().half();
    }

    /** LIV-SCAT, SLAM-2: whether a floor has a hatch through which something of a SZ falls. */
    public boolean hatch(int size, Cube cube) {
        return field.floor(cube).hatch() >= size;
    }

    /** GEO-7: whether a cube is meant of which a model can only be on one side. */
    public boolean sideOpen(Cube cube) {
        return cube.part() == Part.WHOLE && field.scenery(cube).middle().isDefined();
    }

    /** AWAY-1, AWAY-2: the directions that lead directly away from a source: one, three at a corner, or all eight. */
    public Vector<Direction> away(Place source, Place target) {
        return AwayDirections.away(field, source, target);
    }

    /** Where one step leads from one place, in board order. */
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
            for (Cube to : HalfCubes.of(field, known))
                if (!to.equals(from) && ways.walks(from, to) && !Foothold.endless(field, mode, from, to)) found.add(to);
        }

        /** To be read alone. */
        Cube[] cubes() {
            return cubes;
        }

        boolean holds(Cube cube) {
            for (Cube c : cubes) if (c.equals(cube)) return true;
            return false;
        }
    }
}
