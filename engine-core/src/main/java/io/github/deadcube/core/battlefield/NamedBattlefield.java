package io.github.deadcube.core.battlefield;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.text.BattlefieldText;
import io.github.deadcube.core.text.MapSymbol;
import io.github.deadcube.core.text.TextError;
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
 * @param markers what else the drawing shows; it is for those who look at it, and means nothing to the rules
 */
public record NamedBattlefield(String name, Battlefield battlefield, Vector<MapSymbol> markers) {
    /**
     * A battlefield without a name and markers.
     *
     * @return what {@link #text} writes as nothing but the drawing
     */
    public static NamedBattlefield of(Battlefield battlefield) {
        return new NamedBattlefield("", battlefield, Vector.empty());
    }

    /**
     * Reads a battlefield. Never throws. Time and memory grow with the length of the text, the stack does not; {@link
     * io.github.deadcube.core.text.TextBounds} says how long a text and its lines may be.
     *
     * @param text as {@link #text} writes it, comments and empty lines wherever they please
     * @return the battlefield, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, NamedBattlefield> read(String text) {
        return BattlefieldText.read(text, NamedBattlefield::new);
    }

    /**
     * Draws it.
     *
     * @return several lines, each with its end, which {@link #read} as an equal battlefield
     */
    public String text() {
        return BattlefieldText.of(name, battlefield, markers);
    }
}
