package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.vavr.Function3;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Battlefields that are drawn for themselves are read and written here. */
public final class BattlefieldText {
    private BattlefieldText() {}

    /**
     * Reads a battlefield. Never throws. Time and memory grow with the length of the text, the stack does not; {@link TextBounds} says
     * how long a text and its lines may be, and an item has 2,000 characters at most.
     *
     * @param text as {@link #of} writes it, comments and empty lines wherever they please
     * @param made what becomes of its name, which may be empty, its cubes and its markers
     * @param <T> what that is
     * @return the battlefield, or everything that cannot be read, in the order of the lines
     */
    public static <T> Either<Seq<TextError>, T> read(
            String text, Function3<String, Battlefield, Vector<MapSymbol>, T> made) {
        return new BattlefieldReader().read(text, made);
    }

    /**
     * Draws a battlefield.
     *
     * @param name what it is called, on one line; empty if it has no name
     * @return several lines, each with its end, which {@link #read} as an equal battlefield
     */
    public static String of(String name, Battlefield battlefield, Vector<MapSymbol> markers) {
        StringBuilder s = new StringBuilder();
        if (!name.isEmpty()) s.append("battlefield ").append(Quoted.of(name)).append('\n');
        for (MapSymbol m : markers)
            s.append("marker ")
                    .append(m.symbol())
                    .append(' ')
                    .append(Quoted.of(m.meaning()))
                    .append('\n');
        return s.append(DrawnBattlefield.even(Cells.marked(battlefield, cube -> symbol(markers, cube)))
                        .text(Picture.ONE_LEVEL))
                .toString();
    }

    private static String symbol(Vector<MapSymbol> markers, Cube cube) {
        return markers.find(m -> m.cubes().contains(cube))
                .map(m -> String.valueOf(m.symbol()))
                .getOrElse("");
    }
}
