package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A battlefield as a list of pieces, in battlefield order. */
record SceneryPieces(int width, int depth, int levels, Vector<Piece> pieces) {
    private static final int LEAST = 2;

    /** A face, a floor, or the scenery of a cube. A face belongs to the cube south or west of it. */
    record Piece(Cube cube, UnaryOperator<Battlefield.Builder> put) {}

    static SceneryPieces of(Battlefield field) {
        return new SceneryPieces(
                field.width(), field.depth(), field.levels(), field.cubes().flatMap(cube -> pieces(field, cube)));
    }

    private static Vector<Piece> pieces(Battlefield field, Cube cube) {
        Vector<Piece> pieces = Vector.empty();
        if (cube.row() < field.depth()) pieces = pieces.appendAll(face(field, cube, Direction.NORTH));
        if (cube.column() < field.width()) pieces = pieces.appendAll(face(field, cube, Direction.EAST));
        Floor floor = field.floor(cube);
        if (cube.level() > 1 && floor.exists()) pieces = pieces.append(new Piece(cube, b -> b.floor(cube, floor)));
        Scenery scenery = field.scenery(cube);
        return scenery.equals(Scenery.NONE) ? pieces : pieces.append(new Piece(cube, b -> b.scenery(cube, scenery)));
    }

    private static Option<Piece> face(Battlefield field, Cube cube, Direction side) {
        Face face = field.face(cube, side);
        return Option.when(!face.equals(Face.OPEN), new Piece(cube, b -> b.face(cube, side, face)));
    }

    /** Returns the battlefield without illegal pieces. */
    Battlefield sound() {
        Either<Seq<Fault>, Battlefield> field = build();
        if (field.isRight()) return field.get();
        Seq<Cube> faulty =
                field.getLeft().flatMap(e -> Cube.read(e.where().part()).toOption());
        return with(pieces.reject(piece -> faulty.contains(piece.cube()))).sound();
    }

    /** Builds the battlefield without pieces outside it. */
    private Either<Seq<Fault>, Battlefield> build() {
        Battlefield.Builder builder = Battlefield.builder(width, depth, levels);
        for (Piece piece : pieces) if (fits(piece.cube())) builder = piece.put().apply(builder);
        return builder.build();
    }

    private boolean fits(Cube cube) {
        return cube.column() <= width && cube.row() <= depth && cube.level() <= levels;
    }

    SceneryPieces with(Vector<Piece> others) {
        return new SceneryPieces(width, depth, levels, others);
    }

    /** Returns battlefields with less scenery and fewer levels, columns and rows. */
    static Stream<Battlefield> plainer(Battlefield field) {
        SceneryPieces all = SceneryPieces.of(field);
        return Stream.concat(all.smaller(), Simpler.fewer(all.pieces()).map(all::with))
                .flatMap(f -> f.build().toOption().toJavaStream());
    }

    private Stream<SceneryPieces> smaller() {
        return Stream.of(
                        measuring(half(width), half(depth), 1),
                        measuring(half(width), half(depth), levels),
                        measuring(half(width), depth, levels),
                        measuring(width, half(depth), levels),
                        measuring(width, depth, Math.max(levels - 1, 1)),
                        measuring(Math.max(width - 1, LEAST), depth, levels),
                        measuring(width, Math.max(depth - 1, LEAST), levels))
                .filter(f -> !f.equals(this));
    }

    private static int half(int measure) {
        return Math.max(measure / 2, LEAST);
    }

    private SceneryPieces measuring(int columns, int rows, int height) {
        return new SceneryPieces(columns, rows, height, pieces);
    }
}
