package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.EnumSet;
import java.util.TreeMap;

/** The floors, faces and measures that are uncertain because a part of the text has errors. */
final class TerrainDoubts {
    private static final Face BLOCKED = Face.wall(Face.Gap.BLOCKED);

    private final TreeMap<Cube, EnumSet<Direction>> smudged = new TreeMap<>();
    private boolean board;
    private boolean floors;
    private boolean acrossRows;
    private boolean acrossColumns;
    private boolean halves;

    void unread(TextPiece item) {
        String form = item.begins("floor hatch") ? "hatch" : item.first().text();
        switch (form) {
            case "hatch", "ladder", "ramp", "block", "platform", "smoke", "laid" -> {}
            case "floor", "floors", "half" -> floors();
            case "barricade", "open" -> faces();
            case "wall", "small", "medium", "large", "smooth" -> walls();
            case "board" -> board = true;
            default -> everything();
        }
    }

    void everything() {
        board = true;
        floors();
        walls();
    }

    void floors() {
        floors = true;
    }

    /** Any wall may be one that halves a cube. */
    private void walls() {
        halves = true;
        faces();
    }

    private void faces() {
        acrossRows = true;
        acrossColumns = true;
    }

    /** Records a drawn face that cannot be read. */
    void drawn(Cube cube, Direction side) {
        smudge(cube, side);
        smudge(cube.next(side), side.opposite());
        face(side);
    }

    private void smudge(Cube cube, Direction side) {
        smudged.computeIfAbsent(cube, drawn -> EnumSet.noneOf(Direction.class)).add(side);
    }

    boolean smudged(Cube cube, Direction side) {
        return Option.of(smudged.get(cube)).exists(sides -> sides.contains(side));
    }

    /** Records an uncertain face on this side of any cube. */
    void face(Direction side) {
        if (side == Direction.NORTH || side == Direction.SOUTH) acrossRows = true;
        else acrossColumns = true;
    }

    boolean board() {
        return board;
    }

    boolean any() {
        return board || floors || acrossRows || acrossColumns;
    }

    /**
     * The battlefield with every floor and wall that the text may mean. If this battlefield does not have a certain
     * fault, unreadable text may be the cause of the fault.
     */
    Battlefield most(Battlefield read, boolean higher) {
        boolean more = higher && any() && read.levels() < Battlefield.MAX_LEVELS;
        Battlefield open = Battlefield.open(read.width(), read.depth(), read.levels() + (more ? 1 : 0));
        Battlefield.Builder builder = open.toBuilder();
        for (Cube cube : open.cubes()) {
            boolean known = read.contains(cube);
            if (cube.level() > 1) builder.floor(cube, floors ? Floor.FULL : known ? read.floor(cube) : Floor.NONE);
            if (cube.row() < read.depth()) face(builder, read, cube, Direction.NORTH, acrossRows);
            if (cube.column() < read.width()) face(builder, read, cube, Direction.EAST, acrossColumns);
        }
        return builder.build().get();
    }

    /**
     * The battlefield with the floors and middle walls that unreadable text may give to cubes in which the text places
     * something.
     */
    Battlefield with(Battlefield read, Vector<Cube> used) {
        Battlefield.Builder builder = read.toBuilder();
        // of two things in one cube, the first decides how its wall runs: a later wall replaces an earlier one
        for (Cube cube : used.reverse().filter(cube -> read.contains(cube.whole()))) {
            Cube whole = cube.whole();
            if (floors && whole.level() > 1 && !read.hasFloor(whole)) builder.floor(whole, Floor.FULL);
            if (halves && read.scenery(whole).middle().isEmpty())
                between(cube.part()).forEach(run -> builder.middle(whole, new MiddleWall(run, BLOCKED)));
        }
        return builder.build().getOrElse(read);
    }

    /** How a wall runs of which a part of a cube is one side; none for a whole cube. */
    private static Option<MiddleWall.Run> between(Cube.Part part) {
        return Vector.of(MiddleWall.Run.values()).find(run -> {
            MiddleWall wall = new MiddleWall(run, BLOCKED);
            return wall.low() == part || wall.high() == part;
        });
    }

    private static void face(
            Battlefield.Builder builder, Battlefield read, Cube cube, Direction side, boolean doubtful) {
        if (doubtful) builder.face(cube, side, BLOCKED);
        else if (read.contains(cube)) builder.face(cube, side, read.face(cube, side));
    }
}
