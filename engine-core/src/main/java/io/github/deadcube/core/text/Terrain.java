package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.BattlefieldBuilder;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** GEO-1, GEO-4 to GEO-7: the battlefield of a script while it is read. What is said later counts. */
final class Terrain {
    private static final int LEAST_MEASURE = 2;
    private static final int USUAL_MEASURE = 8;
    private static final int MOST_LEVELS = 9;

    private int width;
    private int depth;
    private int levels;
    private int drawnWidth;
    private int highestRow;
    private int highestLevel = 1;
    private Vector<Piece> boards = Vector.empty();
    private Vector<Laid> floors = Vector.empty();
    private Vector<Wall> walls = Vector.empty();
    private Vector<Cell> cells = Vector.empty();

    private final Doubts doubts = new Doubts();
    private Vector<Furnishings.Item> furnishings = Vector.empty();

    private record Laid(Piece at, Cube cube) {}

    /** A face that is drawn, or said in words. */
    record Wall(Piece at, Cube cube, Direction side, Face face, boolean drawn) {}

    /** A cube that is drawn; where it shows nothing, the content is empty. */
    record Cell(Piece content, Cube cube) {}

    /** The measures as the script gives them; 0 for what it leaves open. */
    void measures(Piece at, int width, int depth, int levels) {
        boards = boards.append(at);
        this.width = width;
        this.depth = depth;
        this.levels = levels;
    }

    /** A drawing shows a cube. */
    void drawn(Cube cube, Piece content) {
        cells = cells.append(new Cell(content, cube));
        drawnWidth = Math.max(drawnWidth, cube.column());
        highestRow = Math.max(highestRow, cube.row());
        reaches(cube);
    }

    /** The scenery, or a model, comes up to a cube. */
    void reaches(Cube cube) {
        highestLevel = Math.max(highestLevel, cube.level());
    }

    void floor(Piece at, Cube cube) {
        floors = floors.append(new Laid(at, cube));
        reaches(cube);
    }

    void wall(Piece at, Cube cube, Direction side, Face face, boolean drawn) {
        walls = walls.append(new Wall(at, cube, side, face, drawn));
        reaches(cube);
    }

    void add(Piece at, Cube cube, SceneryWords.Addition addition) {
        furnishings = furnishings.append(new Furnishings.Item(at, cube, addition));
        reaches(cube);
    }

    /** Every statement of the measures, in the order of the text. */
    Vector<Piece> boards() {
        return boards;
    }

    Doubts doubts() {
        return doubts;
    }

    /** Every cube that is drawn, in the order of the text. */
    Vector<Cell> cells() {
        return cells;
    }

    /** Every face that is drawn or said, in the order of the text. */
    Vector<Wall> walls() {
        return walls;
    }

    /** All scenery that is said in words, in the order of the text. */
    Vector<Furnishings.Item> furnishings() {
        return furnishings;
    }

    /** As large as the text says or shows, without scenery; as large as can be, where nobody can tell. */
    Battlefield open() {
        if (doubts.board() && width == 0 && cells.isEmpty())
            return Battlefield.open(Battlefield.MOST_COLUMNS, Battlefield.MOST_COLUMNS, MOST_LEVELS);
        return Battlefield.open(
                measure(width, drawnWidth), measure(depth, highestRow), levels > 0 ? levels : highestLevel);
    }

    /** What is wrong with floors and faces does not hide what is wrong with the scenery, unless that may follow from it. */
    Either<Seq<TextError>, Battlefield> battlefield() {
        Battlefield open = open();
        BattlefieldBuilder bare = open.toBuilder();
        Vector<TextError> errors = Vector.empty();
        for (Laid f : floors) {
            Option<TextError> fault = outside(f.at(), f.cube(), open)
                    .orElse(() -> Option.when(
                            f.cube().level() == 1,
                            () -> f.at().wrong(
                                            "the ground at " + f.cube() + " has a floor",
                                            "a level above, such as c4:2")));
            if (fault.isEmpty()) bare.floor(f.cube(), Floor.FULL);
            else doubts.floors();
            errors = errors.appendAll(fault);
        }
        for (Wall w : walls) {
            Option<TextError> fault = outside(w.at(), w.cube(), open)
                    .orElse(() -> Option.when(
                            !open.contains(w.cube().next(w.side())),
                            () -> w.at().wrong(
                                            w.side() + " of " + w.cube() + " is the edge",
                                            "a face between two cubes")));
            if (fault.isEmpty()) bare.face(w.cube(), w.side(), w.face());
            else doubts.face(w.side());
            errors = errors.appendAll(fault);
        }
        for (Furnishings.Item item : furnishings) {
            Option<TextError> fault = outside(item.at(), item.cube(), open);
            fault.forEach(f -> doubts.unread(item.at()));
            errors = errors.appendAll(fault);
        }
        Either<Seq<TextError>, Battlefield> field = furnished(bare.build().get());
        return errors.isEmpty()
                ? field
                : Either.left(errors.appendAll(field.swap().getOrElse(Vector.empty())));
    }

    private Either<Seq<TextError>, Battlefield> furnished(Battlefield bare) {
        Vector<Furnishings.Item> inside = furnishings.filter(item -> bare.contains(item.cube()));
        Option<Battlefield> most = Option.when(doubts.any(), () -> doubts.most(bare, levels == 0));
        return new Furnishings(bare, inside).battlefield(most);
    }

    private static Option<TextError> outside(Piece at, Cube cube, Battlefield field) {
        return Option.when(!field.contains(cube), () -> at.wrong(cube + " is outside the " + field, "a cube of it"));
    }

    private static int measure(int said, int drawn) {
        if (said > 0) return said;
        return drawn > 0 ? Math.max(drawn, LEAST_MEASURE) : USUAL_MEASURE;
    }
}
