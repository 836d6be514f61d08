package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** GEO-1, GEO-4 to GEO-7: collects the battlefield of a script. Later statements replace earlier ones. */
final class TerrainReader {
    static final int LEAST_MEASURE = 2;
    private static final int USUAL_MEASURE = 8;

    private int width;
    private int depth;
    private int levels;
    private int drawnWidth;
    private int highestRow;
    private int highestLevel = 1;
    final TerrainDoubts doubts = new TerrainDoubts();

    Vector<TextPiece> boards = Vector.empty();
    /** All drawn and stated floors and faces, drawn cubes and stated scenery, each in the order of the text. */
    Vector<Laid> floors = Vector.empty();

    Vector<Wall> walls = Vector.empty();
    Vector<Cell> cells = Vector.empty();
    Vector<Furnishings.Item> furnishings = Vector.empty();
    private boolean usualSize;

    record Laid(TextPiece at, Cube cube) {}

    record Wall(TextPiece at, Cube cube, Direction side, Face face, boolean drawn) {}

    /** A drawn cube. An empty cell has empty content. */
    record Cell(TextPiece content, Cube cube) {}

    /** Sets the size of the battlefield; 0 for a measure that the script does not give. */
    void measures(TextPiece at, int width, int depth, int levels) {
        boards = boards.append(at);
        this.width = width;
        this.depth = depth;
        this.levels = levels;
    }

    void drawn(Cube cube, TextPiece content) {
        cells = cells.append(new Cell(content, cube));
        drawnWidth = Math.max(drawnWidth, cube.column());
        highestRow = Math.max(highestRow, cube.row());
        reaches(cube);
    }

    /** Makes the battlefield high enough for a cube. */
    void reaches(Cube cube) {
        highestLevel = Math.max(highestLevel, cube.level());
    }

    void floor(TextPiece at, Cube cube) {
        floors = floors.append(new Laid(at, cube));
        reaches(cube);
    }

    void wall(TextPiece at, Cube cube, Direction side, Face face, boolean drawn) {
        walls = walls.append(new Wall(at, cube, side, face, drawn));
        reaches(cube);
    }

    void add(TextPiece at, Cube cube, SceneryWords.Addition addition) {
        furnishings = furnishings.append(new Furnishings.Item(at, cube, addition));
        reaches(cube);
    }

    boolean describesBoard() {
        return boards.nonEmpty() || cells.nonEmpty() || floors.nonEmpty() || walls.nonEmpty() || furnishings.nonEmpty();
    }

    /** Takes the usual size if the size cannot be read. Scenarios refuse the greatest size, whatever the text has. */
    void takeUsualSize() {
        usualSize = true;
    }

    /** Whether unreadable text may give the size, which no other part of the text gives. */
    boolean sizeInDoubt() {
        return doubts.board() && width == 0 && cells.isEmpty();
    }

    /**
     * A battlefield without scenery, in the stated or drawn size. If the size cannot be read, it has the greatest size.
     */
    Battlefield open() {
        if (sizeInDoubt() && !usualSize)
            return Battlefield.open(Battlefield.MAX_COLUMNS, Battlefield.MAX_COLUMNS, Battlefield.MAX_LEVELS);
        return Battlefield.open(
                measure(width, drawnWidth), measure(depth, highestRow), levels > 0 ? levels : highestLevel);
    }

    /** Errors of floors and faces do not hide errors of the scenery, unless they may be the cause. */
    Either<Seq<Fault>, Battlefield> battlefield() {
        Battlefield open = open();
        Battlefield.Builder bare = open.toBuilder();
        Vector<Fault> errors = Vector.empty();
        for (Laid f : floors) {
            Option<Fault> fault = outside(f.at(), f.cube(), open)
                    .orElse(() -> Option.when(
                            f.cube().level() == 1,
                            () -> f.at().wrong(
                                            Sentence.of("the ground at {cube} has a floor", f.cube()),
                                            "a level above, such as c4:2")));
            if (fault.isEmpty()) bare.floor(f.cube(), Floor.FULL);
            else doubts.floors();
            errors = errors.appendAll(fault);
        }
        for (Wall w : walls) {
            Option<Fault> fault = outside(w.at(), w.cube(), open)
                    .orElse(() -> Option.when(
                            !open.contains(w.cube().next(w.side())),
                            () -> w.at().wrong(
                                            Sentence.of("{side} of {cube} is the edge", w.side(), w.cube()),
                                            "a face between two cubes")));
            if (fault.isEmpty()) bare.face(w.cube(), w.side(), w.face());
            else doubts.face(w.side());
            errors = errors.appendAll(fault);
        }
        for (Furnishings.Item item : furnishings) {
            Option<Fault> fault = outside(item.at(), item.cube(), open);
            fault.forEach(f -> doubts.unread(item.at()));
            errors = errors.appendAll(fault);
        }
        Either<Seq<Fault>, Battlefield> field = furnished(bare.build().get());
        return errors.isEmpty()
                ? field
                : Either.left(errors.appendAll(field.swap().getOrElse(Vector.empty())));
    }

    private Either<Seq<Fault>, Battlefield> furnished(Battlefield bare) {
        Vector<Furnishings.Item> inside = furnishings.filter(item -> bare.contains(item.cube()));
        Option<Battlefield> most = Option.when(doubts.any(), () -> doubts.most(bare, levels == 0));
        return new Furnishings(bare, inside).battlefield(most);
    }

    static Option<Fault> outside(TextPiece at, Cube cube, Battlefield field) {
        return Option.when(
                !field.contains(cube),
                () -> at.wrong(Sentence.of("{cube} is outside the {field}", cube, field), "a cube of the battlefield"));
    }

    static boolean isMeasure(int cubes) {
        return cubes >= LEAST_MEASURE && cubes <= Battlefield.MAX_COLUMNS;
    }

    private static int measure(int said, int drawn) {
        if (said > 0) return said;
        return drawn > 0 ? Math.max(drawn, LEAST_MEASURE) : USUAL_MEASURE;
    }
}
