package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * A battlefield as a text of its own, drawn as scripts draw it, but wholly: each cube of the ground and each row once,
 * and whatever is said of a face, in words or by its character, agrees.
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
 * @param name what it is called, on one line; empty if it has no name
 * @param battlefield its cubes, faces and floors
 * @param markers what else the drawing shows; it is for those who look at it, and means nothing to the rules
 */
public record NamedBattlefield(String name, Battlefield battlefield, Vector<Marker> markers) {
    /**
     * Something that the drawing shows in cubes, such as objectives or a deployment zone.
     *
     * @param symbol its character, {@code a} to {@code z}; {@code o} for objectives, as boards draw them
     * @param meaning what it stands for, on one line
     * @param cubes where it is, in board order, on floors only; no cube has two markers
     */
    public record Marker(char symbol, String meaning, Vector<Cube> cubes) {}

    /**
     * A battlefield without a name and markers.
     *
     * @param battlefield its cubes, faces and floors
     * @return what {@link #text} writes as nothing but the drawing
     */
    public static NamedBattlefield of(Battlefield battlefield) {
        return new NamedBattlefield("", battlefield, Vector.empty());
    }

    /**
     * Reads a battlefield. Never throws.
     *
     * @param text as {@link #text} writes it, comments and empty lines wherever they please
     * @return the battlefield, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, NamedBattlefield> read(String text) {
        return new BattlefieldReader().read(text);
    }

    /**
     * Draws it.
     *
     * @return several lines, each with its end, which {@link #read} as an equal battlefield
     */
    public String text() {
        StringBuilder s = new StringBuilder();
        if (!name.isEmpty()) s.append("battlefield ").append(Quoted.of(name)).append('\n');
        for (Marker m : markers)
            s.append("marker ")
                    .append(m.symbol())
                    .append(' ')
                    .append(Quoted.of(m.meaning()))
                    .append('\n');
        return s.append(Drawn.even(Cells.marked(battlefield, this::symbol)).text(Picture.ONE_LEVEL))
                .toString();
    }

    private String symbol(Cube cube) {
        return markers.find(m -> m.cubes().contains(cube))
                .map(m -> String.valueOf(m.symbol()))
                .getOrElse("");
    }
}
