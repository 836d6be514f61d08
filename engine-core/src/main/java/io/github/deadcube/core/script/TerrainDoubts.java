package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.control.Option;
import java.util.EnumSet;
import java.util.TreeMap;

/** The floors, faces and measures that are uncertain because a part of the text has errors. */
final class TerrainDoubts {
    private final TreeMap<Cube, EnumSet<Direction>> smudged = new TreeMap<>();
    private boolean board;
    private boolean floors;
    private boolean acrossRows;
    private boolean acrossColumns;

    /** Records an unreadable statement. */
    void unread(TextPiece item) {
        String form = item.begins("floor hatch") ? "hatch" : item.first().text();
        switch (form) {
            case "hatch", "ladder", "ramp", "block", "platform", "smoke", "laid" -> {}
            case "floor", "floors", "half" -> floors();
            case "wall", "small", "medium", "large", "smooth", "barricade", "open" -> faces();
            case "board" -> board = true;
            default -> everything();
        }
    }

    void everything() {
        board = true;
        floors();
        faces();
    }

    void floors() {
        floors = true;
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

    /** Whether the size of the battlefield is uncertain. */
    boolean board() {
        return board;
    }

    boolean any() {
        return board || floors || acrossRows || acrossColumns;
    }

    /**
     * The battlefield with every floor and wall that the text may mean. If this battlefield does not have a certain fault,
     * unreadable text may be the cause of the fault.
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

    private static void face(
            Battlefield.Builder builder, Battlefield read, Cube cube, Direction side, boolean doubtful) {
        if (doubtful) builder.face(cube, side, Face.wall(Face.Gap.BLOCKED));
        else if (read.contains(cube)) builder.face(cube, side, read.face(cube, side));
    }
}
