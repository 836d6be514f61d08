package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.shared.ColumnLetter;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.view.SpotShades.Shade;
import io.vavr.collection.Vector;
import java.util.Arrays;

/** One level in characters, from its northernmost used row to its southernmost used row. */
record LevelPicture(NamedBattlefield named, Battlefield field, int level, SpotShades spots) {
    private static final int FIRST_COLUMN = 4;
    private static final int PITCH = CubePicture.WIDTH + 1;
    /** The height with two lines of spots on each side of a wall. */
    private static final int HALVED_HEIGHT = 5;

    LevelPicture(NamedBattlefield named, int level, SpotShades spots) {
        this(named, named.battlefield(), level, spots);
    }

    Vector<String> lines() {
        Vector<Integer> rows = rows();
        if (rows.isEmpty()) return Vector.empty();
        CharGrid grid = new CharGrid(
                FIRST_COLUMN + field.width() * PITCH,
                rows.map(row -> height(row) + 1).sum().intValue() + 2);
        grid.put(0, 0, ":" + level);
        for (int column = 1; column <= field.width(); column++)
            grid.put(left(column) + CubePicture.WIDTH / 2, 0, ColumnLetter.letter(column));
        boolean northOfAll = walls(grid, rows.head() + 1, 1);
        int top = northOfAll ? 2 : 1;
        for (int row : rows) {
            row(grid, row, top);
            top += height(row) + 1;
            walls(grid, row, top - 1);
        }
        return grid.lines().take(top).dropRightWhile(String::isEmpty).append("");
    }

    private void row(CharGrid grid, int row, int top) {
        int height = height(row);
        grid.put(0, top + height / 2, (row < 10 ? " " : "") + row);
        for (int column = 1; column <= field.width(); column++) {
            Cube cube = new Cube(column, row, level);
            CubePicture picture = new CubePicture(field, cube, grid, left(column), top, height);
            picture.draw(spots);
            named.markers()
                    .find(marker -> marker.cubes().contains(cube))
                    .forEach(marker -> picture.marker(marker.symbol()));
            if (column > 1) CubePicture.upright(grid, left(column) - 1, top, height, field.face(cube, Direction.WEST));
        }
    }

    /** Draws the faces south of a row and returns whether there are any. */
    private boolean walls(CharGrid grid, int row, int line) {
        if (row == 1 || row > field.depth()) return false;
        boolean any = false;
        for (int column = 1; column <= field.width(); column++) {
            Cube cube = new Cube(column, row, level);
            any |= walled(cube, Direction.SOUTH);
            CubePicture.level(grid, left(column), line, field.face(cube, Direction.SOUTH));
            if (column > 1) grid.put(left(column) - 1, line, corner(cube));
        }
        return any;
    }

    /** The corner south-west of a cube. Faces from west to east have priority, except barricades, which come last. */
    private char corner(Cube cube) {
        Cube southWest = cube.next(Direction.SOUTH_WEST);
        Vector<Face> level = Vector.of(field.face(cube, Direction.SOUTH), field.face(southWest, Direction.NORTH));
        Vector<Face> upright = Vector.of(field.face(cube, Direction.WEST), field.face(southWest, Direction.EAST));
        Vector<Character> fills = level.map(face -> CubePicture.fill(face, false))
                .appendAll(upright.map(face -> CubePicture.fill(face, true)))
                .filter(fill -> fill != ' ');
        return fills.find(fill -> fill != ':')
                .getOrElse(() -> fills.headOption().getOrElse(' '));
    }

    private static int left(int column) {
        return FIRST_COLUMN + (column - 1) * PITCH;
    }

    private int height(int row) {
        return Vector.rangeClosed(1, field.width())
                        .flatMap(column ->
                                field.scenery(new Cube(column, row, level)).middle())
                        .exists(wall -> wall.run() == MiddleWall.Run.EAST_WEST)
                ? HALVED_HEIGHT
                : CubePicture.USUAL_HEIGHT;
    }

    /**
     * The rows to draw, from north to south without a gap. A wall without other contents belongs to its southern row.
     */
    private Vector<Integer> rows() {
        Vector<Integer> used = field.cubes()
                .filter(cube -> cube.level() == level && inside(cube))
                .map(Cube::row);
        Vector<Integer> walls = field.cubes()
                .filter(cube -> cube.level() == level && walled(cube, Direction.NORTH))
                .map(Cube::row)
                .filter(row -> !used.contains(row) && !used.contains(row + 1));
        Vector<Integer> all = used.appendAll(walls);
        return all.isEmpty()
                ? all
                : Vector.rangeClosed(all.min().get(), all.max().get()).reverse();
    }

    private boolean inside(Cube cube) {
        return field.hasFloor(cube)
                || !field.scenery(cube).equals(Scenery.NONE)
                || walled(cube, Direction.EAST)
                || walled(cube, Direction.WEST);
    }

    private boolean walled(Cube cube, Direction side) {
        return field.contains(cube.next(side)) && field.face(cube, side).gap() != Face.Gap.OPEN;
    }

    /**
     * GEO-4 to GEO-7: draws the inside of one cube with characters. A column is half an inch wide. If a row of cubes
     * has five lines instead of three, a line is half an inch deep.
     *
     * @param left the first column
     * @param top the first line
     * @param height the number of lines, 3 or 5
     */
    private record CubePicture(Battlefield field, Cube cube, CharGrid grid, int left, int top, int height) {
        static final int WIDTH = 7;
        static final int USUAL_HEIGHT = 3;
        private static final int LAST = WIDTH - 1;
        private static final int[] BETWEEN_SPOTS = {2, 4};
        private static final int COLUMN = 5;
        private static final int FIRST_LINE = 25;
        private static final char NO_HATCH = '@';

        void draw(SpotShades spots) {
            Scenery all = field.scenery(cube);
            spots(spots, false);
            all.platforms().forEach(this::platform);
            all.blocks().forEach(this::block);
            spots(spots, true);
            all.ramp().forEach(this::ramp);
            all.middle().forEach(this::middle);
            if (all.ladder()) put(0, height / 2, 'H');
            int hatch = field.floor(cube).hatch();
            if (hatch > 0) put(all.ramp().contains(Direction.NORTH_WEST) ? LAST : 0, 0, hatch(hatch));
        }

        void marker(char symbol) {
            put(LAST, height / 2, symbol);
        }

        /** The character of a hatch: A to D for the largest SZ that passes, 1 to 4. */
        static char hatch(int size) {
            return (char) (NO_HATCH + size);
        }

        static char fill(Face face, boolean upright) {
            if (face.gap() == Face.Gap.OPEN) return ' ';
            if (!face.wall()) return ':';
            if (face.smooth()) return upright ? '!' : '~';
            return upright ? '|' : '-';
        }

        static void upright(CharGrid grid, int column, int top, int height, Face face) {
            for (int i = 0; i < height; i++) grid.put(column, top + i, fill(face, true));
            if (passable(face)) grid.put(column, top + height / 2, digit(face));
            if (face.hatch() > 0) grid.put(column, top + height - 1, hatch(face.hatch()));
        }

        static void level(CharGrid grid, int left, int line, Face face) {
            for (int i = 0; i < WIDTH; i++) grid.put(left + i, line, fill(face, false));
            if (passable(face)) grid.put(left + WIDTH / 2, line, digit(face));
            if (face.hatch() > 0) grid.put(left + WIDTH - 2, line, hatch(face.hatch()));
        }

        private static boolean passable(Face face) {
            return face.wall() && face.gap() != Face.Gap.BLOCKED;
        }

        private static char digit(Face face) {
            return (char) ('0' + face.gap().size());
        }

        /** Draws the spots on which a model can stand, over all other contents, or the other spots. */
        private void spots(SpotShades spots, boolean usable) {
            for (Cube part : SightMap.parts(field, cube))
                for (int spot = 1; spot <= part.part().spots(); spot++) {
                    Place place = new Place(part, spot);
                    Shade shade = spots.shade(place);
                    if (shade.usable() == usable) spot(place, shade.symbol());
                }
        }

        private void spot(Place place, char symbol) {
            int east = field.eastOf(place) % Battlefield.CUBE;
            int north = field.northOf(place) % Battlefield.CUBE;
            put(Math.round(east / (float) COLUMN), line(north), symbol);
        }

        private void platform(Platform platform) {
            for (int spot : platform.spots()) {
                int column = Math.round(Part.WHOLE.eastOf(spot) / (float) COLUMN);
                int line = line(Part.WHOLE.northOf(spot));
                put(column - 1, line, '=');
                put(column + 1, line, '=');
            }
        }

        /** Draws a block in every character that it covers sufficiently, but in at least one character. */
        private void block(Block block) {
            char symbol = block.height() == Block.FULL_HEIGHT ? '#' : '%';
            int deep = height == USUAL_HEIGHT ? 2 * COLUMN : COLUMN;
            put((block.west() + block.east()) / (2 * COLUMN), line((block.south() + block.north()) / 2), symbol);
            for (int line = 0; line < height; line++)
                for (int column = 0; column < WIDTH; column++)
                    if (overlaps(block.west(), block.east(), column * COLUMN, COLUMN)
                            && overlaps(block.south(), block.north(), north(line), deep)) put(column, line, symbol);
        }

        /** Whether the overlap is nearly a third or more. */
        private static boolean overlaps(int from, int to, int middle, int size) {
            int twice = Math.min(2 * to, 2 * middle + size) - Math.max(2 * from, 2 * middle - size);
            return 10 * twice >= 6 * size;
        }

        private void ramp(Direction toward) {
            char slope = toward.diagonal() ? toward.east() == toward.north() ? '/' : '\\' : head(toward);
            for (int line = 0; line < height; line++) for (int column : BETWEEN_SPOTS) put(column, line, slope);
            if (toward.diagonal())
                put(toward.east() > 0 ? LAST : 0, toward.north() > 0 ? 0 : height - 1, toward.north() > 0 ? '^' : 'V');
        }

        private static char head(Direction toward) {
            return toward.north() > 0 ? '^' : toward.north() < 0 ? 'V' : toward.east() > 0 ? '>' : '<';
        }

        private void middle(MiddleWall wall) {
            if (wall.run() == MiddleWall.Run.NORTH_SOUTH) upright(grid, left + WIDTH / 2, top, height, wall.face());
            else level(grid, left, top + height / 2, wall.face());
        }

        /** The line of a point, which is given in tenths of an inch from the southern face. */
        private int line(int north) {
            int line = height == USUAL_HEIGHT
                    ? (Battlefield.CUBE - 1 - north) / 10
                    : Math.round((FIRST_LINE - north) / (float) COLUMN);
            return Math.max(0, Math.min(height - 1, line));
        }

        private int north(int line) {
            return FIRST_LINE - line * (height == USUAL_HEIGHT ? 2 * COLUMN : COLUMN);
        }

        private void put(int column, int line, char c) {
            grid.put(left + column, top + line, c);
        }
    }

    /** A grid of characters, at first blank. */
    private static final class CharGrid {
        private final char[][] lines;

        CharGrid(int width, int height) {
            lines = new char[height][width];
            for (char[] line : lines) Arrays.fill(line, ' ');
        }

        void put(int column, int line, char c) {
            lines[line][column] = c;
        }

        void put(int column, int line, String text) {
            for (int i = 0; i < text.length(); i++) put(column + i, line, text.charAt(i));
        }

        Vector<String> lines() {
            return Vector.of(lines).map(line -> new String(line).stripTrailing());
        }
    }
}
