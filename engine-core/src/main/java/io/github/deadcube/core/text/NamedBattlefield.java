package io.github.deadcube.core.text;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.PackagedTexts;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.text.TerrainReader.Cell;
import io.github.deadcube.core.text.TerrainReader.Furnishings;
import io.github.deadcube.core.text.TerrainReader.Wall;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A battlefield with a name and map symbols. Its text is drawn as in scripts, but is complete: it has each cube of the ground and
 * each row exactly once, and all statements and characters of a face agree.
 *
 * <pre>{@code
 * battlefield "Two yards"
 * marker o "objective"
 * board 3 x 2 x 2
 * :1  a  b  c
 *  2  .  . |.
 *        --
 *  1  .  .  o
 * :2  a  b  c
 *  2     .
 * smooth wall north of b1
 * }</pre>
 *
 * @param name on one line; empty if it has no name
 * @param markers for readers of the drawing only; the rules ignore them
 */
public record NamedBattlefield(String name, Battlefield battlefield, Vector<MapSymbol> markers) {
    /** A battlefield without a name and markers. Its {@link #text} is only the drawing. */
    public static NamedBattlefield of(Battlefield battlefield) {
        return new NamedBattlefield("", battlefield, Vector.empty());
    }

    /**
     * Reads a battlefield. Never throws. Time and memory grow with the length of the text, but the stack does not. {@link
     * TextBounds} limits the length of the text and of its lines. An item has at most 2,000 characters.
     *
     * @param text as {@link #text} writes it; it may have comments and empty lines
     * @return the battlefield, or all errors in the order of the lines
     */
    public static Either<Seq<Fault>, NamedBattlefield> read(String text) {
        return new BattlefieldReader().read(text);
    }

    /** Draws the battlefield. Every line ends with a line break. {@link #read} returns an equal battlefield from the text. */
    public String text() {
        StringBuilder s = new StringBuilder();
        if (!name.isEmpty()) s.append("battlefield ").append(Quoted.of(name)).append('\n');
        for (MapSymbol m : markers)
            s.append("marker ")
                    .append(m.symbol())
                    .append(' ')
                    .append(Quoted.of(m.meaning()))
                    .append('\n');
        return s.append(DrawnBattlefield.even(CubeDrawing.marked(battlefield, this::symbol))
                        .text(ScriptWriter.ONE_LEVEL))
                .toString();
    }

    private String symbol(Cube cube) {
        return markers.find(m -> m.cubes().contains(cube))
                .map(m -> String.valueOf(m.symbol()))
                .getOrElse("");
    }

    /**
     * A symbol in cubes of a drawing, for example for objectives or a deployment zone. It is for readers of the drawing only; the
     * rules ignore it. A marker of the rules is a {@link io.github.deadcube.api.play.Marker}.
     *
     * @param symbol {@code a} to {@code z}; {@code o} for objectives
     * @param meaning on one line
     * @param cubes in board order, with a floor; no cube has two symbols
     */
    public record MapSymbol(char symbol, String meaning, Vector<Cube> cubes) {}

    private static final class BattlefieldReader {
        private static final String EXPECTED = "battlefield and its name, marker, board, a drawing, floors, a face ("
                + FaceWords.EXPECTED + ") or scenery (" + SceneryWords.EXPECTED + ")";

        private final SituationDraft draft = new SituationDraft(true);
        private final SituationReader situation = new SituationReader(draft);
        private String name = "";
        private Option<TextPiece> named = Option.none();

        Either<Seq<Fault>, NamedBattlefield> read(String text) {
            Either<Seq<Fault>, Vector<TextPiece>> lines = TextBounds.lines(text);
            if (lines.isLeft()) return Either.left(lines.getLeft());
            for (TextPiece line : lines.get().takeWhile(line -> !draft.hopeless()))
                if (!situation.draws(line)) line.split(';').forEach(this::statement);
            Either<Seq<Fault>, Battlefield> field = draft.terrain.battlefield();
            Vector<Fault> errors = draft.errors()
                    .appendAll(field.swap().getOrElse(Vector.empty()))
                    .appendAll(draft.markers.errors())
                    .appendAll(new BattlefieldCheck(draft.terrain).errors());
            if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
            return Either.right(new NamedBattlefield(name, field.get(), draft.markers.all()));
        }

        private void statement(TextPiece statement) {
            if (statement.begins("battlefield")) name(statement);
            else if (statement.tooLong().isDefined())
                statement.tooLong().forEach(error -> draft.unread(statement, error));
            else if (statement.begins("marker")) draft.markers.explained(statement);
            else
                for (TextPiece item : statement.split(','))
                    if (!situation.scenery(item)) draft.unread(item, item.expected(EXPECTED));
        }

        private void name(TextPiece statement) {
            TextPiece quoted = statement.after("battlefield");
            named.forEach(first -> draft.wrong(
                    statement.wrong("the battlefield has a name in line " + first.line() + " already", "it once")));
            named = named.orElse(Option.some(statement));
            if (Quoted.is(quoted.text())) name = Quoted.unquoted(quoted.text());
            else draft.wrong(quoted.expected("its name in quotation marks"));
        }
    }

    /** Finds missing, repeated and contradictory parts, which are allowed in a script but not in a battlefield. */
    private static final class BattlefieldCheck {
        private final TerrainReader terrain;
        private final Battlefield open;
        private final TreeMap<Cube, Cell> cells = new TreeMap<>();
        private final TreeMap<Between, Wall> walls =
                new TreeMap<>(Comparator.comparing(Between::cube).thenComparing(Between::side));
        private final TreeMap<String, Furnishings.Item> said = new TreeMap<>();
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
            terrain.cells().forEach(this::once);
            Vector<Cell> ground =
                    Vector.ofAll(cells.values()).filter(cell -> cell.cube().level() == 1);
            if (ground.isEmpty())
                errors = errors.append(Fault.at(1, 1, "the ground is not drawn", "a drawing that begins ':1  a  b'"));
            else whole(ground);
            terrain.walls().filter(Wall::drawn).forEach(this::agrees);
            terrain.walls().reject(Wall::drawn).forEach(this::agrees);
            terrain.furnishings().forEach(this::saidOnce);
            terrain.boards()
                    .drop(1)
                    .forEach(at -> errors = errors.append(at.wrong(
                            "the size of the board is in line "
                                    + terrain.boards().head().line() + " already",
                            "it once")));
            return errors;
        }

        /** Reports an error of a row only for its first cube. */
        private void once(Cell cell) {
            Cube cube = cell.cube();
            Option<Cell> other = Option.of(cells.putIfAbsent(cube, cell));
            boolean outside = !open.contains(cube);
            if (other.isEmpty() && !outside) return;
            if (!doubtful.contains(cube.next(Direction.WEST))) {
                if (outside) wrong(cell, cube + " is outside the " + open, "a cube of the battlefield");
                else
                    other.forEach(o -> wrong(
                            cell, cube + " is drawn in line " + o.content().line() + " already", "it once"));
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
            if (first.row() < open.depth() || first.column() > 1)
                wrong(
                        northWest,
                        "the ground begins with " + first,
                        new Cube(1, open.depth(), 1) + " as its first cube");
            if (last.row() > 1 || last.column() < open.width())
                wrong(southEast, "the ground ends with " + last, new Cube(open.width(), 1, 1) + " as its last cube");
            ground.filter(cell -> cell.content().isEmpty())
                    .forEach(cell -> wrong(
                            cell, "a hole: nothing is drawn at " + cell.cube(), "'.' for the ground, or a marker"));
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
                errors = errors.append(item.at()
                        .wrong(
                                where + " has a " + thing + " in line "
                                        + other.at().line() + " already",
                                "it once"));
        }

        private void agrees(Wall wall) {
            if (!open.contains(wall.cube()) || !open.contains(wall.cube().next(wall.side()))) return;
            Between face = Between.of(wall.cube(), wall.side());
            @Nullable Wall other = walls.put(face, wall);
            if (other != null && !agree(wall, other))
                differ(
                        wall,
                        face,
                        FaceWords.of(other.face()) + " in line " + other.at().line());
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
            return !terrain.doubts().smudged(face.cube(), face.side())
                    && cells.containsKey(face.cube())
                    && cells.containsKey(face.cube().next(face.side()));
        }

        private void differ(Wall wall, Between face, String other) {
            errors = errors.append(wall.at()
                    .wrong(face + " is " + FaceWords.of(wall.face()) + " here, but " + other, "faces that agree"));
        }

        private void wrong(Cell cell, String fault, String expected) {
            errors = errors.append(cell.content().wrong(fault, expected));
        }
    }

    /**
     * The battlefields that ship. Each has 8 × 8 cubes and suits Patrol; its markers show the zones and objectives of
     * Patrol. Each looks the same to both sides after half a turn. Together they have every kind of scenery.
     *
     * @return an open street, a walled compound, a quarter of roofs, a container yard, a refinery, and a tower block of four
     *     levels
     */
    public static Vector<NamedBattlefield> shipped() {
        return ShippedFiles.TEXTS.all();
    }

    /** A shipped battlefield, such as {@code Tower block}. The others are not read. */
    public static Option<NamedBattlefield> shipped(String name) {
        return ShippedFiles.TEXTS.named(name);
    }

    private static final class ShippedFiles {
        static final PackagedTexts<NamedBattlefield> TEXTS = new PackagedTexts<>(
                ShippedFiles.class,
                "",
                NamedBattlefield::read,
                "Open street",
                "Walled compound",
                "Rooftop quarter",
                "Container yard",
                "Refinery",
                "Tower block");

        private ShippedFiles() {}
    }
}
