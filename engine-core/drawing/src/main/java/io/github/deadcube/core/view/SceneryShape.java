package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** GEO-4 to GEO-7: the shapes of a legend, each with a sample. */
enum SceneryShape {
    WALL("| -", "wall without a gap", face(face -> face.gap() == Face.Gap.BLOCKED), wall(Face.BLOCKED)),
    SMALL("1", "wall with a small gap, for SZ 1", gap(Face.Gap.SMALL), wall(Face.wall(Face.Gap.SMALL))),
    MEDIUM("2", "wall with a medium gap, for SZ 1 and 2", gap(Face.Gap.MEDIUM), wall(Face.wall(Face.Gap.MEDIUM))),
    LARGE("3", "wall with a large gap, for SZ 1 to 3", gap(Face.Gap.LARGE), wall(Face.wall(Face.Gap.LARGE))),
    SMOOTH("! ~", "smooth wall, which no model climbs", face(Face::smooth), wall(new Face(Face.Gap.BLOCKED, true))),
    LOW(":", "barricade", gap(Face.Gap.LOW), wall(Face.LOW)),
    WALL_HATCH(
            Sentence.of("A to D"),
            "hatch in a wall, for SZ 1 to 4",
            face(face -> face.hatch() > 0),
            wall(new Face(Face.Gap.BLOCKED, false, 2))),
    FLOOR_HATCH(
            Sentence.of("A to D"),
            "hatch in a floor, for SZ 1 to 4",
            (field, cube) -> field.floor(cube).hatch() > 0,
            (b, cube) -> b.floor(cube.atLevel(2), new Floor(Floor.Cover.FULL, 2))),
    HALF_FLOOR(
            "",
            "half floor: the spots of its half and of the middle line",
            (field, cube) -> field.floor(cube).cover().half(),
            (b, cube) -> b.floor(cube.atLevel(2), Floor.of(Floor.Cover.NORTH))),
    LADDER("H", "ladder to the cube above", (field, cube) -> field.scenery(cube).ladder(), (b, cube) -> b.ladder(cube)),
    RAMP(
            "^ > V <",
            "ramp that leads up in this direction",
            (field, cube) -> field.scenery(cube).ramp().exists(toward -> !toward.diagonal()),
            (b, cube) -> b.ramp(cube, Direction.EAST)),
    DIAGONAL_RAMP(
            "/^ /V \\^ \\V",
            "ramp that leads up to a corner",
            (field, cube) -> field.scenery(cube).ramp().exists(Direction::diagonal),
            (b, cube) -> b.ramp(cube, Direction.NORTH_EAST)),
    BLOCK(
            "#",
            "block as high as the cube",
            (field, cube) -> field.scenery(cube).blocks().exists(b -> b.height() == Block.FULL_HEIGHT),
            (b, cube) -> b.block(cube, new Block(4, 4, 26, 26, Block.FULL_HEIGHT))),
    LOWER_BLOCK(
            "%",
            "lower block",
            (field, cube) -> field.scenery(cube).blocks().exists(b -> b.height() < Block.FULL_HEIGHT),
            (b, cube) -> b.block(cube, new Block(4, 4, 26, 26, 12))),
    PLATFORM(
            "=.=",
            "platform",
            (field, cube) -> field.scenery(cube).platforms().nonEmpty(),
            (b, cube) -> b.platform(cube, new Platform(Vector.of(1, 2, 4, 5), Platform.DEFAULT_HEIGHT))),
    HALF_CUBE(
            "",
            "half-cube: a wall through its middle, six spots on either side",
            (field, cube) -> field.scenery(cube).middle().isDefined(),
            (b, cube) -> b.middle(cube, new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.wall(Face.Gap.LARGE))));

    /** The cube of a sample to draw, unless the cube above it has a floor. */
    private static final Cube SAMPLE = new Cube(1, 1, 1);

    private static final Cube UPPER = new Cube(1, 1, 2);

    private final Sentence symbols;
    private final Sentence words;
    private final BiPredicate<Battlefield, Cube> there;
    private final BiFunction<Battlefield.Builder, Cube, Battlefield.Builder> put;

    SceneryShape(
            String symbols,
            CharSequence words,
            BiPredicate<Battlefield, Cube> there,
            BiFunction<Battlefield.Builder, Cube, Battlefield.Builder> put) {
        this(Sentence.verbatim(symbols), words, there, put);
    }

    SceneryShape(
            Sentence symbols,
            CharSequence words,
            BiPredicate<Battlefield, Cube> there,
            BiFunction<Battlefield.Builder, Cube, Battlefield.Builder> put) {
        this.symbols = symbols;
        this.words = Sentence.of(words);
        this.there = there;
        this.put = put;
    }

    static Vector<SceneryShape> in(Battlefield field) {
        return Vector.of(values()).filter(kind -> field.cubes().exists(cube -> kind.there.test(field, cube)));
    }

    /** The characters of the shape; none if only its spots show it. */
    Sentence symbols() {
        return symbols;
    }

    Sentence words() {
        return words;
    }

    /** A battlefield with only this shape, of which {@link #sampleCube} is drawn. */
    Battlefield sample() {
        return put.apply(Battlefield.builder(2, 2, 2), SAMPLE).build().get();
    }

    Cube sampleCube() {
        return sample().hasFloor(UPPER) ? UPPER : SAMPLE;
    }

    private static BiPredicate<Battlefield, Cube> gap(Face.Gap gap) {
        return face(face -> face.gap() == gap);
    }

    /** Tests the faces that belong to a cube, and its middle wall. */
    private static BiPredicate<Battlefield, Cube> face(Predicate<Face> kind) {
        return (field, cube) -> field.scenery(cube).middle().exists(wall -> kind.test(wall.face()))
                || Vector.of(Direction.NORTH, Direction.EAST)
                        .filter(side -> field.contains(cube.next(side)))
                        .exists(side -> kind.test(field.face(cube, side)));
    }

    private static BiFunction<Battlefield.Builder, Cube, Battlefield.Builder> wall(Face face) {
        return (b, cube) -> b.face(cube, Direction.NORTH, face);
    }
}
