package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Face;
import io.github.deadcube.api.board.Scenery;
import io.github.deadcube.api.board.Scenery.MiddleWall;
import io.github.deadcube.core.battlefield.NamedBattlefield;
import io.vavr.collection.Vector;

/** One level in characters, from its northernmost row in which there is anything to its southernmost. */
final class LevelPicture {
    private static final int FIRST_COLUMN = 4;
    private static final int PITCH = CubePicture.WIDTH + 1;
    /** For two lines of spots on either side of a wall. */
    private static final int HALVED_HEIGHT = 5;

    private final NamedBattlefield named;
    private final Battlefield field;
    private final int level;
    private final SpotShades spots;

    LevelPicture(NamedBattlefield named, int level, SpotShades spots) {
        this.named = named;
        this.field = named.battlefield();
        this.level = level;
        this.spots = spots;
    }

    Vector<String> lines() {
        Vector<Integer> rows = rows();
        if (rows.isEmpty()) return Vector.empty();
        CharGrid grid = new CharGrid(
                FIRST_COLUMN + field.width() * PITCH,
                rows.map(row -> height(row) + 1).sum().intValue() + 2);
        grid.put(0, 0, ":" + level);
        for (int column = 1; column <= field.width(); column++)
            grid.put(left(column) + CubePicture.WIDTH / 2, 0, (char) ('a' + column - 1));
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

    /** The faces south of a row; whether there are any. */
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

    /** Where the faces meet south-west of a cube: what runs from west to east before what runs from north to south. */
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

    /** From north to south, those that have anything in them, and those between; a wall on its own takes its southern row. */
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
        return field.floored(cube)
                || !field.scenery(cube).equals(Scenery.NONE)
                || walled(cube, Direction.EAST)
                || walled(cube, Direction.WEST);
    }

    private boolean walled(Cube cube, Direction side) {
        return field.contains(cube.next(side)) && field.face(cube, side).gap() != Face.Gap.OPEN;
    }
}
