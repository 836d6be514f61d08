package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.script.TerrainReader.Cell;
import io.github.deadcube.core.script.TerrainReader.Laid;
import io.github.deadcube.core.script.TerrainReader.Wall;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Finds missing, repeated and contradictory parts, which are allowed in a script but not in a battlefield. */
final class BattlefieldCheck {
    private final TerrainReader terrain;
    private final Battlefield open;
    private final TreeMap<Cube, Cell> cells = new TreeMap<>();
    private final TreeMap<Between, Wall> walls =
            new TreeMap<>(Comparator.comparing(Between::cube).thenComparing(Between::side));
    private final TreeMap<String, Furnishings.Item> said = new TreeMap<>();
    private final TreeMap<Cube, Laid> laid = new TreeMap<>();
    private Option<Cube> doubtful = Option.none();
    private Vector<Fault> errors = Vector.empty();

    /** A face by the cube south or west of it. */
    private record Between(Cube cube, Direction side) {
        static Between of(Cube cube, Direction side) {
            return side == Direction.NORTH || side == Direction.EAST
                    ? new Between(cube, side)
                    : new Between(cube.next(side), side == Direction.SOUTH ? Direction.NORTH : Direction.EAST);
        }

        @Override
        public String toString() {
            return "the face between " + cube + " and " + cube.next(side);
        }
    }

    BattlefieldCheck(TerrainReader terrain) {
        this.terrain = terrain;
        this.open = terrain.open();
    }

    Vector<Fault> errors() {
        terrain.cells.forEach(this::once);
        Vector<Cell> ground =
                Vector.ofAll(cells.values()).filter(cell -> cell.cube().level() == 1);
        if (ground.isEmpty())
            errors = errors.append(Fault.at(1, 1, "the ground is not drawn", "a drawing that begins ':1  a  b'"));
        else whole(ground);
        terrain.walls.filter(Wall::drawn).forEach(this::agrees);
        terrain.walls.reject(Wall::drawn).forEach(this::agrees);
        terrain.floors.forEach(this::laid);
        terrain.furnishings.forEach(this::saidOnce);
        for (TextPiece at : terrain.boards.drop(1))
            wrong(
                    at,
                    Sentence.of(
                            "the size of the battlefield is in line {line} already",
                            terrain.boards.head().line()),
                    "it once");
        return errors;
    }

    /** Reports an error of a row only for its first cube. */
    private void once(Cell cell) {
        Cube cube = cell.cube();
        Option<Cell> other = Option.of(cells.putIfAbsent(cube, cell));
        boolean outside = !open.contains(cube);
        if (other.isEmpty() && !outside) return;
        if (!doubtful.contains(cube.next(Direction.WEST))) {
            if (outside)
                wrong(
                        cell.content(),
                        Sentence.of("{cube} is outside the {open}", cube, open),
                        "a cube of the battlefield");
            else
                other.forEach(o -> wrong(
                        cell.content(),
                        Sentence.of(
                                "{cube} is drawn in line {line} already",
                                cube,
                                o.content().line()),
                        "it once"));
        }
        doubtful = Option.some(cube);
    }

    /** Checks the corners and holes of the ground. {@link LevelDrawing} checks for missing rows. */
    private void whole(Vector<Cell> ground) {
        Cell northWest = ground.minBy(c -> c.cube().column() - c.cube().row() * open.width())
                .get();
        Cell southEast = ground.maxBy(c -> c.cube().column() - c.cube().row() * open.width())
                .get();
        Cube first = northWest.cube();
        Cube last = southEast.cube();
        int least = TerrainReader.LEAST_MEASURE;
        if (terrain.boards.isEmpty() && Math.min(first.row(), last.column()) < least) {
            wrong(
                    northWest.content(),
                    Sentence.of("the ground has {column} × {row} cubes", last.column(), first.row()),
                    Sentence.of("{least} × {least} or more", least));
            return;
        }
        if (first.row() < open.depth() || first.column() > 1)
            wrong(
                    northWest.content(),
                    Sentence.of("the ground begins with {first}", first),
                    Sentence.of("{cube} as its first cube", new Cube(1, open.depth(), 1)));
        if (last.row() > 1 || last.column() < open.width())
            wrong(
                    southEast.content(),
                    Sentence.of("the ground ends with {last}", last),
                    Sentence.of("{cube} as its last cube", new Cube(open.width(), 1, 1)));
        ground.filter(cell -> cell.content().isEmpty())
                .forEach(cell -> wrong(
                        cell.content(),
                        Sentence.of("a hole: nothing is drawn at {cube}", cell.cube()),
                        "'.' for the ground, or a marker"));
    }

    /**
     * Checks that a floor is stated once, and not where the drawing has a hole. The floors of the drawing are checked
     * as cells.
     */
    private void laid(Laid floor) {
        @Nullable Cell drawn = cells.get(floor.cube());
        if (drawn != null && drawn.content().equals(floor.at())) return;
        @Nullable Laid first = laid.putIfAbsent(floor.cube(), floor);
        if (first != null)
            wrong(
                    floor.at(),
                    Sentence.of(
                            "{cube} has a floor in line {line} already",
                            floor.cube(),
                            first.at().line()),
                    "it once");
        else if (drawn != null && drawn.content().isEmpty())
            wrong(
                    floor.at(),
                    Sentence.of(
                            "{cube} has a floor here, but is drawn without one in line {line}",
                            floor.cube(),
                            drawn.content().line()),
                    "a drawing and floors that agree");
    }

    /** Checks scenery that a cube or a face can have only once. */
    private void saidOnce(Furnishings.Item item) {
        String thing = item.addition().thing();
        if (thing.isEmpty()) return;
        String where = item.addition()
                .side()
                .map(side -> Between.of(item.cube(), side).toString())
                .getOrElse(item.cube()::toString);
        Furnishings.@Nullable Item other = said.putIfAbsent(thing + " of " + where, item);
        if (other != null)
            wrong(
                    item.at(),
                    Sentence.of(
                            "{where} has a {thing} in line {line} already",
                            where,
                            thing,
                            other.at().line()),
                    "it once");
    }

    private void agrees(Wall wall) {
        if (!open.contains(wall.cube()) || !open.contains(wall.cube().next(wall.side()))) return;
        Between face = Between.of(wall.cube(), wall.side());
        @Nullable Wall other = walls.put(face, wall);
        if (other != null && !agree(wall, other))
            differ(
                    wall,
                    face,
                    FaceWords.words(other.face()) + " in line " + other.at().line());
        else if (other == null && !wall.drawn() && wall.face().gap() != Face.Gap.OPEN && drawn(face))
            differ(wall, face, "drawn open");
    }

    /** A drawing and a statement may differ in smoothness, because smooth faces have no character. */
    private static boolean agree(Wall one, Wall other) {
        return one.face().gap() == other.face().gap()
                && (one.drawn() != other.drawn()
                        || one.face().smooth() == other.face().smooth());
    }

    private boolean drawn(Between face) {
        return !terrain.doubts.smudged(face.cube(), face.side())
                && cells.containsKey(face.cube())
                && cells.containsKey(face.cube().next(face.side()));
    }

    private void differ(Wall wall, Between face, String other) {
        wrong(
                wall.at(),
                Sentence.of("{face} is {words} here, but {other}", face, FaceWords.words(wall.face()), other),
                "faces that agree");
    }

    private void wrong(TextPiece at, CharSequence fault, CharSequence expected) {
        errors = errors.append(at.wrong(fault, expected));
    }
}
